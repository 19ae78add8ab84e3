import type { Phrases } from './phrases.ts';

export const PHRASES_NL: Phrases = {
  headings: {
    employer: ['Over ons', 'Wie wij zijn', 'Over {company}'],
    role: ['De functie', 'In het kort', 'Jouw plek'],
    duties: ['Wat je gaat doen', 'Je taken', 'Jouw werkdag'],
    needs: ['Wat je meebrengt', 'Wat we vragen', 'Jouw profiel'],
    pluses: ['Mooi meegenomen', 'Een pluspunt'],
    offer: ['Wat we bieden', 'Arbeidsvoorwaarden', 'Dit krijg je'],
    pay: ['Salaris', 'Beloning'],
    closing: ['Solliciteren', 'Hoe het verdergaat'],
  },
  employerMore: [
    'We bestaan sinds {founded} en de meeste leidinggevenden zijn op de werkvloer begonnen.',
    'Beslissingen nemen we dicht bij het werk.',
    'Collega’s blijven gemiddeld acht jaar.',
  ],
  opening: [
    'Voor onze vestiging in {city} zoeken we versterking.',
    'Ons team in {city} groeit en er is plaats voor een nieuwe collega.',
    'Een collega gaat met pensioen; in {city} komt een plek vrij.',
    'Door nieuwe opdrachten breiden we uit in {city}.',
  ],
  openingRemote: [
    'Ons verspreide team zoekt versterking.',
    'We breiden een team uit dat al jaren op afstand werkt.',
  ],
  team: [
    'Je werkt met {n} collega’s en je aanspreekpunt is de {boss}.',
    'Het team telt {n} mensen, van wie twee dit jaar begonnen.',
    'De eerste maand loopt een ervaren collega met je mee.',
    'In een team van {n} mensen weet iedereen wie er jarig is.',
  ],
  modes: {
    remote: [
      'Je werkt volledig op afstand, waar je maar wilt in {country}.',
      'Dit werk doe je thuis; twee keer per jaar komen we in {city} bij elkaar.',
    ],
    hybrid: [
      'We werken hybride: {days} dagen per week op kantoor in {city}, de rest thuis.',
      'Je bent {days} vaste dagen per week in {city}.',
    ],
    on_site: [
      'Je werkt op locatie in {city}.',
      'De standplaats is {city}.',
      'Je begint je dag in {city}, goed bereikbaar met de fiets.',
    ],
  },
  hours: {
    office: [
      'Een werkweek telt {hours} uur met flexibele tijden.',
      'Je deelt je dag zelf in rond een paar vaste uren.',
    ],
    shifts: [
      'Je werkt in wisselende diensten; het rooster is zes weken vooruit bekend.',
      'Diensten ruilen regel je onderling in de app.',
      'Je werkt overdag, ’s avonds en om het derde weekend.',
    ],
    days: [
      'Je werkt van maandag tot en met vrijdag, {hours} uur per week.',
      'Overuren worden betaald of opgenomen.',
    ],
  },
  employment: {
    part_time: ['Het gaat om een parttimebaan van 20 tot 28 uur per week.'],
    temporary: ['De functie is tijdelijk voor zes maanden, met kans op verlenging.'],
    contract: ['Het contract vervangt ouderschapsverlof en duurt twaalf maanden.'],
    internship: ['De stage duurt vijf maanden en je krijgt een vergoeding.'],
  },
  benefits: {
    other: [
      '27 vakantiedagen bij een volledige baan',
      'Acht procent vakantiegeld en een dertiende maand',
      'Goed pensioen waaraan wij twee derde betalen',
      'Reiskostenvergoeding of een leasefiets',
      'Eigen opleidingsbudget',
      'Toeslagen voor avond, nacht en weekend',
      'Vast contract na zeven maanden',
      'Lunch van de groenteboer om de hoek',
      'Ruimte voor mantelzorg',
    ],
  },
  pay: {
    hour: ['Het uurloon is {pay} per uur.', 'Je verdient {pay} per uur, exclusief toeslagen.'],
    month: [
      'Het salaris is {pay} bruto per maand bij een volledige werkweek.',
      'Je verdient een salaris van {pay} per maand.',
    ],
    year: [
      'Het salaris is {pay} bruto per jaar.',
      'Je jaarsalaris is {pay} per jaar, afhankelijk van ervaring.',
    ],
  },
  closing: [
    'Stuur je cv; een brief hoeft niet. Binnen vijf werkdagen hoor je van ons.',
    'Na een telefoongesprek kom je een dagdeel meelopen, betaald.',
    'Eerst een vraag? Laat je nummer achter en we bellen terug.',
  ],
  equality: [
    'Iedereen is welkom om te solliciteren, ongeacht leeftijd, afkomst, geslacht of beperking.',
    'Voldoe je niet aan elk punt? Reageer toch.',
  ],
  updates: [
    'Bijgewerkt: de gesprekken zijn in de komende twee weken.',
    'Bijgewerkt: er is een tweede plek bij gekomen.',
  ],
};
