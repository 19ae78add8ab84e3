import { describe, expect, test } from 'vitest';
import { findEmploymentTypeInDescription } from './employment-type-in-description.ts';
import { findPayInDescription } from './pay.ts';
import { findWorkModeInDescription } from './work-mode-in-description.ts';

const MODES: Readonly<Record<string, readonly string[]>> = {
  hybrid: [
    'You will be expected in our downtown office Tuesdays through Thursdays.',
    'Employees may work remotely up to two days each week.',
    'Minimum 50% in our Holborn office.',
    'In-office expectation: 3 days.',
    'Zwei Tage pro Woche dürfen Sie von zu Hause arbeiten.',
    'Wir arbeiten hybrid mit zwei festen Bürotagen.',
    'Esquema híbrido con dos días en oficina.',
    'Sono previsti due giorni di smart working.',
    '60/40 split between home and office.',
    '£60k, car allowance, 60/40 split between home and office',
    'You split your week between home and our Dublin office.',
    '4 days at Citywest, one at home',
    'This seat is expected in Austin about half of every week.',
    'Work from our Manchester office at least 40% of the time.',
    'Mobiles Arbeiten an zwei Wochentagen',
    '50 % Telearbeit',
    'Work one day remotely.',
    '2-3 days of telework.',
    'Home working for half the week.',
    'WFH on Mondays and Fridays.',
    'Office-based Tuesdays and Thursdays, home for the rest.',
    'Zwei Tage mobiles Arbeiten.',
    'Bis zu drei Tage von zu Hause.',
    'Deux jours à la maison.',
    'Twee dagen per week op afstand.',
    'Tot drie dagen thuiswerken.',
    'Två dagar i veckan hemma.',
    'Dwa dni w tygodniu w biurze.',
    'Do trzech dni tygodniowo z domu.',
    'Bis zu 60 % mobiles Arbeiten.',
    'Dos días en Chamartín, tres en casa.',
    'Asistencia a la oficina tres mañanas y el resto a distancia.',
    'Je werkt de helft van de week thuis en de andere helft bij ons.',
    'Halva veckan på distans',
    'Trois jours à Lyon et les autres jours en télétravail.',
  ],
  on_site: [
    'We are in the office in Soho every day.',
    'There is no home working.',
    'Work from office, all 5 days.',
    'Präsenzpflicht vor Ort.',
    'Le télétravail n’est pas possible pour ce poste.',
    'Trabajo presencial en nuestras oficinas de Chamartín.',
    'You work at our Waterloo plant.',
    'Site-based five days a week on a live scheme.',
    'Downtown office, five days a week since January.',
    'All lessons in person.',
    'The post is strictly site-based in Leeds.',
    'All work takes place in person.',
    'The role is based full-time in our Leeds office.',
    'Must work onsite Monday through Friday.',
    'No remote or hybrid option.',
    'You work in our shop every day.',
    'Clases siempre presenciales',
    'Undervisningen sker på plats.',
    'Praca odbywa się wyłącznie stacjonarnie.',
    'Ce poste n’est pas ouvert au télétravail.',
    'Unterricht ausschließlich vor Ort',
  ],
  remote: [
    'You can do this job from anywhere in the UK.',
    'Calls from a quiet home office with a wired connection.',
    'Everyone on the team works from home.',
    'You can do this job from home.',
    'The post is permanently remote.',
    'Deinen Arbeitsort wählst du frei.',
    'We meet in the office once a quarter, otherwise we work from home.',
    'Remote from Ireland, Spain or Portugal.',
    'Sie arbeiten vom Homeoffice aus und besuchen Kunden.',
    'Lavoro completamente da remoto in Italia.',
  ],
  silent: [
    'Most people choose two or three days a week in the office.',
    'Our office is open Monday to Friday.',
    'Half of the home has been renovated.',
    '20% home insurance discount',
    'Care at home for half of the week.',
    'Four days at sea, one at home port',
    'You care for residents at home and in the community.',
    '50% of our team works remotely.',
    'The rest of the home team will support you.',
    'All classes are small.',
    'Perks: gym, hybrid cloud credits, 50% lunch',
    'Onboarding takes place in our office for 3 days.',
    'Fresh fruit in the office every day.',
    'Our vendors work in the office two days a week.',
    'You may work from anywhere up to four weeks a year.',
    'A Hybrid Work Policy that allows you to work from wherever you are.',
    'You lead remote learning for 9,000 students.',
    'Our offices in Denver and Boulder have an on-site gym.',
  ],
};

const TYPES: Readonly<Record<string, readonly string[]>> = {
  full_time: [
    '40 hrs/week, Monday to Friday.',
    'Vollzeit, Firmenwagen.',
    'Vollzeit, 45.000 € im Jahr, mobiles Arbeiten an zwei Tagen möglich',
    'Contrato indefinido a jornada completa.',
    'Umowa o pracę na pełny etat, 7 200 zł',
    'Días libres, contrato fijo y jornada completa',
    'Days and nights, 40+ hrs weekly',
    'Hours: 40 per week',
    'Start in May, Full-time position, day shifts.',
    'Full-time contract, permanent.',
    '40 uur in de week',
    'Poste permanent, 37,5 heures par semaine.',
  ],
  part_time: [
    '21 hours per week, permanent.',
    'Tillsvidareanställning på deltid, lön vid heltid 30 000 kr',
    'Un poste stable, à temps partiel',
    'Praca na pół etatu',
    'Part-time, 15-20 hours a week, from home.',
    '24 tot 32 uur per week.',
  ],
  contract: [
    '6-month contract, renewable.',
    'Contract length: 6 months',
    '16 000–21 000 PLN na B2B',
    'You will be an independent contractor.',
    'Auf freiberuflicher Basis, ortsunabhängig.',
    'Contratação PJ.',
  ],
  temporary: [
    'A fixed-term role of 12 months covering parental leave.',
    'CDD de 8 mois, remplacement d’un congé maternité.',
    'Befristet bis Ende Jänner.',
    'Maternity cover, 9 months',
    'Temp role for 3 months',
    'Temporary appointment until June.',
    'Praca tymczasowa z opcją stałej',
    'Umowa na zastępstwo',
    'Tijdelijk contract van zeven maanden.',
  ],
  internship: ['Stage di sei mesi con rimborso.', 'A 12 week paid internship, 40 hours a week.'],
  per_diem: ['On-call position; hours vary.'],
  silent: [
    'Flexible hours, part time or full time.',
    'Free meals; health insurance for full-time employees.',
    'You lead contract negotiation with suppliers.',
    'Alojamiento temporal incluido los primeros días.',
    'You manage interns and temporary staff.',
    'Our clinic is open 60 hours a week.',
    'Full-time and contract roles, medical cover',
    'Vous managez six vendeuses, dont deux à temps partiel',
    'Gehalt auf Basis Vollzeit: 3.000 €',
    'Unsere Mitarbeiter in Vollzeit erhalten 30 Tage.',
    'Pełny etat lub pół etatu',
    'Two days of paid leave, Full-time staff only',
  ],
};

const flatten = (cases: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(cases).flatMap(([said, texts]) =>
    texts.map((text) => [text, said === 'silent' ? null : said]),
  );

describe('what employers say in words that no fixed sentence foresees', () => {
  test.each(flatten(MODES))('the work mode: %s', (text, said) => {
    expect(findWorkModeInDescription(text ?? '')?.mode ?? null).toBe(said);
  });

  test.each(flatten(TYPES))('the employment: %s', (text, said) => {
    expect(findEmploymentTypeInDescription(text ?? '')?.type ?? null).toBe(said);
  });

  test.each([
    ['Base pay $128,900/year up to $174,300/year depending on location.', 'US', '128900-174300 USD year'],
    ['€90,000 base / €180,000 OTE.', 'DE', '90000-90000 EUR year'],
    ['€31,500 a year and a bonus of up to 10%.', 'IE', '31500-31500 EUR year'],
    [
      'AED 18,000–22,000 monthly, tax free, plus housing allowance of AED 5,000.',
      'AE',
      '18000-22000 AED month',
    ],
    ['Tagessatz 350 bis 420 €.', 'DE', '350-420 EUR day'],
    ['CDI, 12 h de nuit, 2 450 € à 2 900 € brut par mois selon profil.', 'FR', '2450-2900 EUR month'],
    ['Contrato indefinido. 28.500 € brutos anuales más guardias.', 'ES', '28500-28500 EUR year'],
    ['Umowa o pracę, 7 200 – 8 600 zł brutto miesięcznie', 'PL', '7200-8600 PLN month'],
    ['Heltid, 34 000 kr per månad.', 'SE', '34000-34000 SEK month'],
    ['Mind. 2.700 € brutto / Monat', 'DE', '2700-null EUR month'],
    ['Jahresbrutto ab € 58.000', 'AT', '58000-null EUR year'],
    ['Start in May. 2,000 customers a month.', 'US', null],
    ['Free parking, £120 per month.', 'GB', null],
    ['We moved. Rent of €900 per month.', 'IE', null],
    ['R25 000 - R32 000 per month.', 'ZA', '25000-32000 ZAR month'],
    ['Entre 45 et 55 k€ selon profil.', 'FR', '45000-55000 EUR year'],
    ['$75 a month for internet.', 'US', null],
    ['A $3,000 signing bonus and a $1,200 home office stipend.', 'US', null],
    ['The company makes $12M a year.', 'US', null],
  ])('pay: %s', (text, country, said) => {
    const pay = findPayInDescription(text, { country });
    expect(pay && `${pay.min}-${pay.max} ${pay.currency} ${pay.period}`).toBe(said);
  });
});
