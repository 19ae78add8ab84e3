import type { LabelledPosting } from '../../../packages/claims/src/testing/labelled.ts';

export const TRADES: readonly LabelledPosting[] = [
  [
    'CDL Driver – Regional',
    [
      'Home every weekend.',
      'Requirements',
      '• Class A CDL',
      '• 2 years of verifiable driving experience in the last 5 years',
      '• Clean record',
    ],
    { years: 2, skills: ['CDL'] },
  ],
  [
    'Electrician, Journeyman',
    [
      'You hold the state card.',
      'Blueprints, conduit, manners.',
      'At least 4 years in the electrical trade required.',
    ],
    { years: 4, skills: ['electrical'] },
  ],
  [
    'HVAC Technician',
    [
      'Why us',
      'Trucks from this decade, and a boss who did your job for 17 years.',
      'You need',
      'EPA card',
      'HVAC troubleshooting',
      '5 yrs exp.',
    ],
    { years: 5, skills: ['HVAC', 'troubleshooting'] },
  ],
  [
    'Welder (MIG/TIG)',
    [
      'Second shift, 10-hour days, four of them.',
      'Qualifications',
      'Pass a 3G test',
      'Read blueprints',
      'No experience? We run a school on Saturdays.',
    ],
    { skills: ['welding', 'blueprint reading'] },
  ],
  [
    'Forklift Operator',
    [
      'What you need to succeed:',
      '- Forklift certificate',
      '- 1+ year in a warehouse',
      '- Inventory management',
    ],
    { years: 1, skills: ['forklift', 'inventory management'] },
  ],
  [
    'Line Cook',
    [
      'We feed a theatre twice a night.',
      'You have cooked on a line for two years or more.',
      'ServSafe within 30 days; we pay.',
    ],
    { years: 2 },
  ],
  [
    'Barista',
    ['No experience necessary – we train.', 'Weekends are part of it.', 'Spanish is a plus.'],
    { years: 0, skills: ['barista'] },
  ],
  [
    'Head Chef',
    [
      'You lead nine cooks.',
      'HACCP, menu planning, budgeting: you have done all three.',
      'Experience as a head or sous chef for at least 5 years.',
      'Work permit required; we cannot help with one.',
    ],
    { years: 5, visa: 'refuses', skills: ['HACCP', 'menu planning', 'budgeting'] },
  ],
  [
    'Maintenance Technician',
    [
      'Skills and experience',
      'Preventive maintenance, PLC, hydraulics',
      '3–5 years’ experience in a plant',
      'OSHA 10 within the first 90 days',
    ],
    { years: 3, skills: ['preventive maintenance', 'PLC', 'OSHA'] },
  ],
  [
    'Shift Lead, Distribution Centre',
    ['You have led people before.', 'Experience in logistics of 12 months.', 'Nights.'],
    { seniority: 'lead', skills: ['logistics'] },
  ],
  [
    'Housekeeper',
    ['A hotel of 62 rooms by the lake.', 'You are reliable, quick and kind.', 'Housing can be arranged.'],
    {},
  ],
  [
    'Tischler (m/w/d)',
    [
      'Das bringst du mit',
      'Abgeschlossene Ausbildung als Tischler',
      'Zwei Jahre Berufserfahrung',
      'CNC',
      'Führerschein',
    ],
    { years: 2, skills: ['CNC'] },
  ],
  [
    'Apprentice Plumber',
    ['Earn while you learn.', 'Four years, then your papers.', 'You are 17 or older and like water.'],
    { seniority: 'intern' },
  ],
  [
    'Security Officer',
    [
      'Must be 21 years old.',
      'Guard card.',
      'CCTV and patrol experience required.',
      'We promote from within.',
    ],
    { skills: ['CCTV', 'security patrol'] },
  ],
  [
    'CNC Machinist',
    [
      'Requirements',
      'Machining aluminium to five microns',
      'SolidWorks or another CAD',
      'Minimum three years; five for second shift',
    ],
    { years: 3, skills: ['CNC', 'machining', 'SolidWorks', 'CAD'] },
  ],
  ['Roofer', ['You climb.', 'Two seasons on roofs at least.', 'Truck and tools ours, boots yours.'], {}],
  [
    'Restaurant Manager',
    [
      'The place',
      'Eighty seats, a terrace, a landlord with opinions.',
      'You',
      'At least 3 years of experience running a restaurant',
      'POS, scheduling, payroll',
    ],
    { years: 3, skills: ['point of sale', 'scheduling', 'payroll'] },
  ],
  [
    'Landscaping Crew Leader',
    [
      'Irrigation, pruning, a chainsaw.',
      'You must have 2 years of landscaping experience and a driving licence.',
    ],
    { seniority: 'lead', years: 2, skills: ['landscaping'] },
  ],
  [
    'Production Supervisor',
    [
      'Education',
      'Degree or 7 years of experience in manufacturing',
      'Six Sigma, lean manufacturing',
      'This position does not offer sponsorship for employment visas.',
    ],
    { years: 7, visa: 'refuses', skills: ['Six Sigma', 'lean manufacturing'] },
  ],
  [
    'Magazijnmedewerker',
    [
      'Wat vragen wij',
      'Minimaal 1 jaar ervaring in een magazijn',
      'Heftruckcertificaat',
      'Je spreekt Nederlands',
    ],
    { years: 1 },
  ],
  [
    'Pastry Chef',
    ['You bake for three shops.', 'Four years’ baking experience, two of them with laminated dough.'],
    { years: 4, skills: ['baking'] },
  ],
  [
    'Delivery Driver',
    ['Requirements:', '- Driving licence for at least 3 years', '- Good English', '- Smartphone'],
    { skills: ['English'] },
  ],
  [
    'Solar Installer – Entry Level',
    ['Heights, sun, wire.', 'First job? Good. Electrical experience is a plus.'],
    { seniority: 'entry' },
  ],
  [
    'Farm Hand',
    [
      'Milking at four.',
      'You have worked with livestock and can drive a tractor.',
      'A room over the stable.',
    ],
    { skills: ['livestock', 'tractor'] },
  ],
  [
    'Undersköterska',
    ['Vi söker dig', 'som har minst 2 års erfarenhet av hemtjänst', 'körkort', 'Meriterande: arabiska'],
    { years: 2 },
  ],
];
