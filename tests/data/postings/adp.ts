import type { AdpFacts } from '../../../packages/connectors/src/testing/labelled/boards/adp.ts';
import type { LabelledPosting } from '../../../packages/connectors/src/testing/labelled/labelled-posting.ts';

function inTown(city: string, state: string, country: string, site?: string) {
  const shortName = ` ${[site, city, state, country].filter((part) => part !== undefined).join(', ')}`;
  return { shortName, city, state, postalCode: '' };
}

const HOURLY = { currency: 'CAD', type: 'HR' };

export const ADP: readonly LabelledPosting<AdpFacts>[] = [
  [
    'Ferry Deckhand',
    {
      level: 'FT Hourly',
      places: [inTown('Orillia', 'ON', 'CA')],
      jobClass: 'Operations',
      pay: { min: 0, max: 31.5, ...HOURLY, text: 'Up to 31.50 (CAD) Hourly' },
    },
    [
      '+You handle lines and cars and keep watch at night.',
      '+You help passengers who are unwell.',
      'You hold a Marine Emergency Duties certificate.',
    ],
    {
      at: ['Orillia, CA'],
      pay: [null, 31.5, 'CAD', 'hour'],
      type: 'full_time',
      category: 'Logistics & Transport',
      language: 'en',
    },
  ],
  [
    'Payroll Specialist',
    {
      level: 'Casual',
      places: [
        { shortName: ' Remote, CA', city: 'Remote', state: '', postalCode: '' },
        inTown('Orillia', 'ON', 'CA'),
      ],
      jobClass: 'Clerical',
      pay: {
        min: 52000,
        max: 61000,
        currency: 'CAD',
        type: 'AN',
        text: '52000.00 To 61000.00 (CAD) Annually',
      },
    },
    ['+You run the payroll of 90 people and answer their questions about it.', 'Remote within Canada.'],
    {
      at: ['CA', 'Orillia, CA'],
      pay: [52000, 61000, 'CAD', 'year'],
      mode: 'remote',
      type: 'per_diem',
      category: 'Finance & Accounting',
      language: 'en',
    },
  ],
  [
    'Préposé à la billetterie',
    { level: 'Temps plein', places: [inTown('Gatineau', 'QC', 'CA', 'Quai 4')], isFrench: true },
    [
      '+Vous accueillez les passagers à quai et vous vendez les billets.',
      'Vous parlez français et anglais.',
      'Salaire horaire : 21,75 $.',
    ],
    {
      at: ['Gatineau, CA'],
      pay: [21.75, 21.75, 'CAD', 'hour'],
      type: 'full_time',
      category: 'Customer Service',
      language: 'fr',
    },
  ],
  [
    'Licensed Practical Nurse',
    {
      level: 'PT 129 or Less Hours',
      places: [inTown('Rockville Centre', 'NY', 'US', 'Main Campus')],
      jobClass: 'Nursing',
    },
    [
      '+You give medicines, dress wounds and note how residents are.',
      'A New York licence is required.',
      'Rate of pay: $29.50 to $33.00/hour.',
      'Tuition is reimbursed.',
    ],
    {
      at: ['Rockville Centre, US'],
      pay: [29.5, 33, 'USD', 'hour'],
      type: 'part_time',
      category: 'Healthcare',
      language: 'en',
    },
  ],
  [
    'HVAC Mechanic',
    { level: 'Full Time', places: [inTown('Fairmont', 'WV', 'US')], jobClass: 'Maint' },
    [
      '+You install and repair boilers and cooling in schools across the county.',
      'EPA certificate needed.',
      'Take-home van and tools.',
    ],
    { at: ['Fairmont, US'], type: 'full_time', category: 'Construction & Trades', language: 'en' },
  ],
  [
    'Third Grade Teacher',
    {
      level: 'Full Time Salaried',
      places: [inTown('Newport', 'RI', 'US', 'Harbor School')],
      jobClass: 'Instruction',
      pay: {
        min: 51000,
        max: 64500,
        currency: 'USD',
        type: 'AN',
        text: '51000.00 To 64500.00 (USD) Annually',
      },
    },
    [
      '+You teach a class of twenty in all subjects but sport.',
      '+You meet parents twice a year.',
      'State certificate for elementary education.',
    ],
    {
      at: ['Newport, US'],
      pay: [51000, 64500, 'USD', 'year'],
      type: 'full_time',
      category: 'Education',
      language: 'en',
    },
  ],
  [
    'Commercial Lines Underwriter',
    {
      level: 'Regular',
      places: [{ shortName: 'Atlanta, GA', city: 'Atlanta', state: 'GA', postalCode: '30303' }],
    },
    [
      'Our firm insures marinas and boat yards.',
      '+You weigh risks, set premiums and visit yards before we sign.',
      'This position follows a hybrid schedule with three days in the Atlanta office.',
      'Annual salary of $88,000 - $104,000, bonus up to 12%.',
    ],
    {
      at: ['Atlanta, US'],
      pay: [88000, 104000, 'USD', 'year'],
      mode: 'hybrid',
      category: 'Finance & Accounting',
      language: 'en',
    },
  ],
  [
    'Dispatcher - 2nd Shift',
    {
      level: 'Temp',
      places: [inTown('St. Louis', 'MO', 'US', 'Yard 7'), inTown('East St. Louis', 'IL', 'US')],
      jobClass: 'Transportation',
      pay: { min: 20, max: 23, currency: 'USD', type: 'HR', text: '20.00 To 23.00 (USD) Hourly' },
    },
    [
      '+You send trucks out, change their routes and calm drivers and customers.',
      'Two years behind such a desk.',
    ],
    {
      at: ['St. Louis, US', 'East St. Louis, US'],
      pay: [20, 23, 'USD', 'hour'],
      type: 'temporary',
      category: 'Logistics & Transport',
      language: 'en',
    },
  ],
  [
    'Aide-cuisinier saisonnier',
    { level: 'Saisonnier', places: [inTown('Lévis', 'QC', 'CA')], jobClass: 'Cuisine', isFrench: true },
    [
      '+Vous préparez les légumes et vous lavez la vaisselle sur nos traversiers.',
      'De mai à septembre.',
      '18,50 $ de l’heure et les repas.',
    ],
    {
      at: ['Lévis, CA'],
      pay: [18.5, 18.5, 'CAD', 'hour'],
      type: 'temporary',
      category: 'Hospitality & Food',
      language: 'fr',
    },
  ],
  [
    'Software Developer',
    {
      level: 'Full Time',
      places: [{ shortName: 'Work from Home, US', city: 'Work from Home', state: '', postalCode: '' }],
      jobClass: 'Professional',
    },
    [
      '+You extend the booking site of our ferries and watch over it on summer weekends.',
      'You know C# and SQL.',
      'Salary range $95,000.00 - $110,000.00 Salary/year.',
    ],
    {
      at: ['US'],
      pay: [95000, 110000, 'USD', 'year'],
      mode: 'remote',
      type: 'full_time',
      category: 'Software Development',
      language: 'en',
    },
  ],
  [
    'Marketing Coordinator',
    { level: 'Part-Time', places: [inTown('London', 'ON', 'CA')], jobClass: 'Other' },
    [
      '+You write our newsletter, plan events at three piers and look after the photo archive.',
      'Diploma in communication.',
      'We thank all applicants; only those chosen will be contacted.',
    ],
    { at: ['London, CA'], type: 'part_time', category: 'Marketing', language: 'en' },
  ],
  [
    'Correctional Officer',
    {
      level: 'Full Time',
      places: [inTown('Peru', 'IN', 'US')],
      jobClass: 'Security',
      pay: { min: 0, max: 0, currency: 'USD', type: 'HR', text: '' },
    },
    [
      '+You watch over a wing of sixty and write a report at the end of each shift.',
      'You are 21 or older and pass a background check.',
      'Starting pay $24.75/hr; $26.25/hr after one year.',
    ],
    {
      at: ['Peru, US'],
      pay: [24.75, null, 'USD', 'hour'],
      type: 'full_time',
      category: 'Public Safety',
      language: 'en',
    },
  ],
];
