import type {
  DoverFacts,
  DoverPlace,
} from '../../../packages/connectors/src/testing/labelled/boards/dover.ts';
import type { LabelledPosting } from '../../../packages/connectors/src/testing/labelled/labelled-posting.ts';

const UNITED_STATES: DoverPlace = { name: 'United States', option: { type: 'COUNTRY', country: 'US' } };

function inCity(name: string, city: string, state: string, country = 'US'): DoverPlace {
  return { name, option: { type: 'CITY', city, state, country } };
}

export const DOVER: readonly LabelledPosting<DoverFacts>[] = [
  [
    'Firmware Engineer',
    {
      workplace: 'HYBRID',
      places: [inCity('Portland, OR', 'Portland', 'Oregon')],
      heading: 'Engineering',
      employment: 'FULL_TIME',
      salary: { low: 120000, high: 150000, currency: 'usd', type: 'YEARLY', isShared: true },
    },
    [
      '# What we do',
      'Quillhaven makes lamps that know the hour.',
      '# What you will do',
      '+You write the code that dims the lamp and measure what it draws.',
      '+You bring new boards to life with the hardware team.',
    ],
    {
      at: ['Portland, US'],
      pay: [120000, 150000, 'USD', 'year'],
      mode: 'hybrid',
      type: 'full_time',
      category: 'Software Development',
      language: 'en',
    },
  ],
  [
    'Founding Account Executive',
    {
      workplace: 'REMOTE',
      places: [UNITED_STATES],
      heading: 'GTM',
      employment: 'FULL_TIME',
      salary: { low: 90000, high: 110000, currency: 'USD', type: 'YEARLY', isShared: false },
    },
    [
      '+You find and win our first fifty hotels.',
      '+You write down what works so that the next seller can repeat it.',
      'Backed by people who have done this before.',
    ],
    { at: ['US'], mode: 'remote', type: 'full_time', category: 'Sales', language: 'en' },
  ],
  [
    'Workshop Manager',
    { workplace: 'ONSITE', places: [{ name: 'Bend, OR' }], heading: 'Making' },
    [
      '+You plan the work of eight lamp makers and order wood and brass.',
      'We pay $31 to $36 an hour.',
      'You have run a workshop or a small plant.',
    ],
    {
      at: ['Bend, US'],
      pay: [31, 36, 'USD', 'hour'],
      mode: 'on_site',
      category: 'Manufacturing',
      language: 'en',
    },
  ],
  [
    'Product Engineer',
    {
      workplace: 'REMOTE',
      places: [{ name: 'Europe', option: { type: 'REGION' } }],
      heading: 'Product Engineering',
      employment: 'CONTRACT',
      salary: { low: 400, high: 550, currency: 'EUR', type: 'DAILY', isShared: true },
    },
    [
      '+You build features from the database to the button, a week each.',
      'Your hours overlap with Lisbon by four or more.',
    ],
    {
      pay: [400, 550, 'EUR', 'day'],
      mode: 'remote',
      type: 'contract',
      category: 'Software Development',
      language: 'en',
    },
  ],
  [
    'Chief of Staff',
    {
      workplace: 'ONSITE',
      places: [inCity('New York, NY', 'New York', 'New York')],
      heading: 'Other',
      employment: 'FULL_TIME',
    },
    [
      'We grew fourfold last year.',
      '+You run the weekly meeting, chase what was promised and take on whatever has no owner.',
      'Salary: $150K – $180K + equity.',
    ],
    {
      at: ['New York, US'],
      pay: [150000, 180000, 'USD', 'year'],
      mode: 'on_site',
      type: 'full_time',
      category: 'Administration',
      language: 'en',
    },
  ],
  [
    'Customer Success Lead',
    {
      places: [inCity('Toronto, ON', 'Toronto', 'Ontario', 'CA'), inCity('Austin, TX', 'Austin', 'Texas')],
      heading: 'Success',
      employment: 'FULL_TIME',
    },
    [
      '+You look after the shops that sell our lamps and train their staff.',
      '+You report what they ask for to the product team.',
      'This role is remote-friendly within driving distance of either city: one day a week is spent in the office.',
    ],
    {
      at: ['Toronto, CA', 'Austin, US'],
      mode: 'hybrid',
      type: 'full_time',
      category: 'Customer Service',
      language: 'en',
    },
  ],
  [
    'Growth Intern',
    {
      workplace: 'HYBRID',
      places: [inCity('London', 'London', 'England', 'GB')],
      heading: 'Marketing',
      employment: 'INTERNSHIP',
      salary: { low: 13, high: 15, currency: 'GBP', type: 'HOURLY', isShared: true },
    },
    [
      '+You test headlines, pictures and offers and keep the table of what won.',
      'You have finished a first degree.',
    ],
    {
      at: ['London, GB'],
      pay: [13, 15, 'GBP', 'hour'],
      mode: 'hybrid',
      type: 'internship',
      category: 'Marketing',
      language: 'en',
    },
  ],
  [
    'Electrical Engineer',
    {
      workplace: 'ONSITE',
      places: [{ name: 'California', option: { type: 'STATE', state: 'California', country: 'US' } }],
      heading: 'Hardware',
      employment: 'FULL_TIME',
      salary: { low: 135000, high: 135000, currency: 'USD', type: 'YEARLY', isShared: true },
    },
    [
      '+You design drivers for LEDs from schematic to production.',
      '+You find out why the ninth lamp of ten hums.',
      'A degree in electrical engineering.',
    ],
    {
      at: ['US'],
      pay: [135000, 135000, 'USD', 'year'],
      mode: 'on_site',
      type: 'full_time',
      category: 'Engineering',
      language: 'en',
    },
  ],
  [
    'Operations Associate',
    {
      workplace: 'HYBRID',
      places: [inCity('Mexico City', 'Mexico City', 'CDMX', 'MX')],
      heading: 'Ops',
      employment: 'PART_TIME',
    },
    [
      '+You follow each shipment from the workshop to the shop and solve what gets stuck at customs.',
      'Monthly pay: MXN 18,000.',
    ],
    {
      at: ['Mexico City, MX'],
      pay: [18000, 18000, 'MXN', 'month'],
      mode: 'hybrid',
      type: 'part_time',
      category: 'Operations',
      language: 'en',
    },
  ],
  [
    'Brand Designer (Freelance)',
    { workplace: 'REMOTE', places: [], heading: 'Creative' },
    [
      '+You draw our packaging, our catalogue and the signs for two fairs.',
      'About ten days a month at $60-$75/hour.',
    ],
    { pay: [60, 75, null, 'hour'], mode: 'remote', type: 'contract', category: 'Design', language: 'en' },
  ],
  [
    'Recruiter',
    {
      workplace: 'REMOTE',
      places: [UNITED_STATES, { name: 'Canada', option: { type: 'COUNTRY', country: 'CA' } }],
      heading: 'People',
      employment: 'FULL_TIME',
      salary: { low: 75000, high: 90000, currency: 'USD', type: 'YEARLY', isShared: true },
    },
    [
      '+You find the engineers that our teams wait for and lead them through the interviews.',
      'Three years of technical recruiting.',
    ],
    {
      at: ['US', 'CA'],
      pay: [75000, 90000, 'USD', 'year'],
      mode: 'remote',
      type: 'full_time',
      category: 'Human Resources',
      language: 'en',
    },
  ],
  [
    'Security Engineer',
    {
      workplace: 'ONSITE',
      places: [inCity('Tel Aviv', 'Tel Aviv', 'Tel Aviv District', 'IL')],
      heading: 'Infra',
      employment: 'FULL_TIME',
    },
    [
      '+You find the holes in our cloud before others do and close them with the teams.',
      '+You answer when an alarm goes off.',
      'You have broken and mended systems for five years.',
    ],
    {
      at: ['Tel Aviv, IL'],
      mode: 'on_site',
      type: 'full_time',
      category: 'IT & Security',
      language: 'en',
    },
  ],
];
