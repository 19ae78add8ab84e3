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
  ],
  on_site: [
    'We are in the office in Soho every day.',
    'There is no home working.',
    'Work from office, all 5 days.',
    'Präsenzpflicht vor Ort.',
    'Le télétravail n’est pas possible pour ce poste.',
    'Trabajo presencial en nuestras oficinas de Chamartín.',
    'You work at our Waterloo plant.',
  ],
  remote: [
    'You can do this job from anywhere in the UK.',
    'We meet in the office once a quarter, otherwise we work from home.',
    'Remote from Ireland, Spain or Portugal.',
    'Sie arbeiten vom Homeoffice aus und besuchen Kunden.',
    'Lavoro completamente da remoto in Italia.',
  ],
  silent: [
    'Most people choose two or three days a week in the office.',
    'Our office is open Monday to Friday.',
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
    'Poste permanent, 37,5 heures par semaine.',
  ],
  part_time: [
    '21 hours per week, permanent.',
    'Part-time, 15-20 hours a week, from home.',
    '24 tot 32 uur per week.',
  ],
  contract: [
    '6-month contract, renewable.',
    'Contract length: 6 months',
    'Auf freiberuflicher Basis, ortsunabhängig.',
    'Contratação PJ.',
  ],
  temporary: [
    'A fixed-term role of 12 months covering parental leave.',
    'CDD de 8 mois, remplacement d’un congé maternité.',
    'Befristet bis Ende Jänner.',
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
