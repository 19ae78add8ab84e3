import type { JobviteFacts } from '../../../packages/connectors/src/testing/labelled/boards/jobvite.ts';
import type { LabelledPosting } from '../../../packages/connectors/src/testing/labelled/labelled-posting.ts';

export const JOBVITE: readonly LabelledPosting<JobviteFacts>[] = [
  [
    'Light Keeper & Guide',
    { places: [['Portland ', 'Maine,', 'United States']], industry: 'Operations', type: 'Full-Time' },
    [
      '# Your nights',
      '+You keep the lamp lit and the log written.',
      '+By day you show visitors up the stairs and tell them of the wrecks.',
      'The salary is $44,000 per year, with lodging.',
    ],
    {
      at: ['Portland, US'],
      pay: [44000, 44000, 'USD', 'year'],
      type: 'full_time',
      category: 'Hospitality & Food',
      language: 'en',
    },
  ],
  [
    'Data Engineer',
    {
      places: [
        ['Portland', 'Maine', 'United States'],
        ['Cork', 'Cork', 'Ireland'],
      ],
      industry: 'Information Technology',
      isRemote: true,
      salary: ['95000', '120000', 'USD', 'Annually'],
    },
    ['+You count ships and publish the count every hour.', 'SQL, Python and a head for numbers.'],
    {
      at: ['Portland, US', 'Cork, IE'],
      pay: [95000, 120000, 'USD', 'year'],
      mode: 'remote',
      category: 'Data & Analytics',
      language: 'en',
    },
  ],
  [
    'Accountant',
    { places: [['Remote', '', 'United States']], industry: 'Finance', type: 'Part-Time' },
    [
      '+You balance the books of three lighthouses and file their taxes.',
      'CPA preferred.',
      'Hourly rate: $35.00 - $42.00.',
    ],
    {
      at: ['US'],
      pay: [35, 42, 'USD', 'hour'],
      mode: 'remote',
      type: 'part_time',
      category: 'Finance & Accounting',
      language: 'en',
    },
  ],
  [
    'Field Service Engineer',
    { places: [['Bangalore ', 'Karnataka,', 'India']], industry: 'Engineering', type: 'Full-Time' },
    [
      '+You install lamps and radars in ports along the west coast and keep them running.',
      'Six to nine years with marine electronics.',
      'CTC of ₹12,00,000 to ₹15,00,000 per annum.',
    ],
    {
      at: ['Bangalore|Bengaluru, IN'],
      pay: [1200000, 1500000, 'INR', 'year'],
      type: 'full_time',
      category: 'Engineering',
      language: 'en',
    },
  ],
  [
    'Boat Builder Apprentice',
    { places: [['Cork', '', 'Ireland']], industry: 'Yard', type: 'Apprenticeship' },
    [
      '+You learn to plank, caulk and steam from two masters.',
      'The apprenticeship lasts four years.',
      'You start at €310 a week.',
    ],
    {
      at: ['Cork, IE'],
      pay: [310, null, 'EUR', 'week'],
      type: 'apprenticeship',
      category: 'Construction & Trades',
      language: 'en',
    },
  ],
  [
    'Senior Product Manager',
    {
      places: [['San Jose', 'California', 'United States']],
      industry: 'Product & Tech',
      type: 'Full-Time Regular',
      salary: ['', '', '', ''],
    },
    [
      '+You decide what our chart plotters do next and say no to the rest.',
      '+You talk to ten captains a month.',
      'Hybrid: we expect you in San Jose Tuesday through Thursday.',
      'Base pay for this position is between $172,000 and $201,000.',
    ],
    {
      at: ['San Jose, US'],
      pay: [172000, 201000, 'USD', 'year'],
      mode: 'hybrid',
      type: 'full_time',
      category: 'Product',
      language: 'en',
    },
  ],
  [
    'Security Officer - Pier 9',
    { places: [['Vancouver', 'British Columbia', 'Canada']], industry: 'Facilities', type: 'Casual' },
    [
      '+You patrol the pier at night, check badges and write down what you see.',
      'A provincial security licence is required.',
      '$22.10 per hour plus shift premium.',
    ],
    {
      at: ['Vancouver, CA'],
      pay: [22.1, 22.1, 'CAD', 'hour'],
      type: 'per_diem',
      category: 'Public Safety',
      language: 'en',
    },
  ],
  [
    'Technischer Redakteur (m/w/d)',
    { places: [['Hamburg', '', 'Germany']], industry: 'Dokumentation', type: 'Vollzeit' },
    [
      '+Sie schreiben die Handbücher zu unseren Leuchtfeuern und halten sie aktuell.',
      '+Sie zeichnen einfache Bilder selbst.',
      'Sie haben einen Abschluss in technischer Redaktion.',
      'Wir bieten mobiles Arbeiten an zwei Tagen pro Woche.',
    ],
    {
      at: ['Hamburg, DE'],
      mode: 'hybrid',
      type: 'full_time',
      category: 'Media & Writing',
      language: 'de',
    },
  ],
  [
    'Inside Sales Representative',
    {
      places: [['Jordan', 'Minnesota', 'United States']],
      industry: 'Sales',
      type: 'Full-Time',
      salary: ['21.50', '21.50', 'USD', 'Hourly'],
    },
    [
      '+You call boat yards, quote spare parts and follow up until they order.',
      'Uncapped commission on top.',
      'No cold calls after five.',
    ],
    {
      at: ['Jordan, US'],
      pay: [21.5, 21.5, 'USD', 'hour'],
      type: 'full_time',
      category: 'Sales',
      language: 'en',
    },
  ],
  [
    'Network Administrator',
    { places: [['Georgia', '', 'United States']], industry: 'IT', type: 'Contract' },
    [
      '+You look after switches and firewalls at eleven sites.',
      'Contract to hire after six months.',
      '#LI-Onsite',
    ],
    { at: ['US'], mode: 'on_site', type: 'contract', category: 'IT & Security', language: 'en' },
  ],
  [
    'Marine Biologist',
    {
      places: [['Galway', 'Galway', 'Ireland']],
      industry: 'R&D',
      type: 'Temporary',
      salary: ['41000', '46000', 'EUR', 'Yearly'],
    },
    [
      '+You sample the water around our buoys and count what lives on them.',
      'A doctorate or three years in the field.',
    ],
    {
      at: ['Galway, IE'],
      pay: [41000, 46000, 'EUR', 'year'],
      type: 'temporary',
      category: 'Science & Research',
      language: 'en',
    },
  ],
  [
    'Assistant(e) administratif(ve)',
    {
      places: [['Bordeaux', 'Nouvelle-Aquitaine', 'France']],
      industry: 'Services généraux',
      type: 'Temps partiel',
    },
    [
      '+Vous recevez les visiteurs, vous classez les contrats et vous préparez les réunions.',
      'Vous maîtrisez les outils bureautiques.',
      'Poste à 80 %.',
    ],
    { at: ['Bordeaux, FR'], type: 'part_time', category: 'Administration', language: 'fr' },
  ],
];
