import type { WorkdayFacts } from '../../../packages/connectors/src/testing/labelled/boards/workday.ts';
import type { LabelledPosting } from '../../../packages/connectors/src/testing/labelled/labelled-posting.ts';

const US = ['US', 'United States of America'] as const;

export const WORKDAY: readonly LabelledPosting<WorkdayFacts>[] = [
  [
    'Caster II',
    { location: 'US, OH, Akron', country: US, timeType: 'Full time' },
    [
      'Ferrous parts from our halls are in every second tractor.',
      '+You pour metal at line 4, watch it set and take samples.',
      '+You clean moulds between shifts.',
      'The pay range for this role is $23.15 - $29.80 per hour.',
    ],
    {
      at: ['Akron, US'],
      pay: [23.15, 29.8, 'USD', 'hour'],
      type: 'full_time',
      category: 'Manufacturing',
      language: 'en',
    },
  ],
  [
    'Sr. Director, Clinical Operations',
    {
      location: 'Remote - US',
      more: ['Boston - HQ'],
      country: US,
      timeType: 'Full time',
      remoteType: 'Fully Remote',
    },
    [
      '+You run our trials in nine countries and choose the sites that take part.',
      '+You lead a group of twenty project managers.',
      'The anticipated salary range is $245,000 to $290,000 annually, with an annual bonus.',
      'Fifteen years in clinical research are expected.',
    ],
    {
      at: ['US', 'Boston, US'],
      pay: [245000, 290000, 'USD', 'year'],
      mode: 'remote',
      type: 'full_time',
      category: 'Healthcare',
      language: 'en',
    },
  ],
  [
    'Software Engineer, Embedded',
    { location: 'IND-Bengaluru', country: ['IN', 'India'], timeType: 'Full time', remoteType: 'Hybrid' },
    [
      '+You write firmware for the pumps that our plants depend on.',
      '+You bring up boards and read their traces.',
      'Four years of C are needed.',
      'We are proud of our culture.',
    ],
    {
      at: ['Bengaluru, IN'],
      mode: 'hybrid',
      type: 'full_time',
      category: 'Software Development',
      language: 'en',
    },
  ],
  [
    'Pharmacy Technician - Nights',
    { location: 'Main Hospital - Tower B', country: US, timeType: 'Part time' },
    [
      '+You fill carts, mix solutions and deliver drugs to the wards.',
      'A state licence is required.',
      'Minimum pay is $19.00 an hour; maximum pay is $27.50 an hour.',
      'This is an on-site job in Toledo, Ohio.',
    ],
    {
      at: ['Toledo, US'],
      pay: [19, 27.5, 'USD', 'hour'],
      mode: 'on_site',
      type: 'part_time',
      category: 'Healthcare',
      language: 'en',
    },
  ],
  [
    'Kundenberater Privatkunden 60-80%',
    { location: 'Winterthur', country: ['CH', 'Switzerland'], timeType: 'Part time' },
    [
      '# Ihre Aufgaben',
      '+Sie beraten Kundinnen und Kunden zu Konten, Karten und Hypotheken.',
      '+Sie gewinnen neue Kunden in der Region.',
      '# Ihr Profil',
      'Abgeschlossene Banklehre und einige Jahre Erfahrung.',
    ],
    { at: ['Winterthur, CH'], type: 'part_time', category: 'Finance & Accounting', language: 'de' },
  ],
  [
    'Quality Inspector',
    { location: 'Ghent', more: ['Lille', 'Ghent'], country: ['BE', 'Belgium'], timeType: 'Full time' },
    [
      '+You measure castings against their drawings and stop what is out of tolerance.',
      'You speak Dutch or French, and some English.',
      'We work in two shifts.',
    ],
    { at: ['Ghent, BE', 'Lille, FR'], type: 'full_time', category: 'Manufacturing', language: 'en' },
  ],
  [
    'Store Manager - Store 1187',
    { location: 'GA - Athens - 2140 Prince Ave', country: US, timeType: 'Full time' },
    [
      '+You run a shop of twelve people: plans, stock, windows and the till.',
      '+You hire and train your team.',
      'Starting salary: $61,500.',
      'Employees receive a discount.',
    ],
    {
      at: ['Athens, US'],
      pay: [61500, null, 'USD', 'year'],
      type: 'full_time',
      category: 'Retail',
      language: 'en',
    },
  ],
  [
    'Werkstudent Controlling (m/w/d)',
    {
      location: 'DE-Stuttgart',
      country: ['DE', 'Germany'],
      timeType: 'Part time',
      remoteType: 'Flexible / Hybrid',
    },
    [
      '+Du erstellst Berichte, prüfst Kosten und hilfst bei der Planung.',
      'Du studierst BWL und kannst gut mit Tabellen umgehen.',
      'Bis zu 20 Stunden pro Woche.',
    ],
    {
      at: ['Stuttgart, DE'],
      mode: 'hybrid',
      type: 'part_time',
      category: 'Finance & Accounting',
      language: 'de',
    },
  ],
  [
    'Mechanical Design Intern - Summer 2027',
    { location: 'Waterloo, Ontario', country: ['CA', 'Canada'], timeType: 'Full time' },
    [
      '+You design fixtures with the test team and build two of them yourself.',
      'You are enrolled in mechanical engineering.',
      'Interns are paid CAD 27 per hour.',
    ],
    {
      at: ['Waterloo, CA'],
      pay: [27, 27, 'CAD', 'hour'],
      type: 'internship',
      category: 'Engineering',
      language: 'en',
    },
  ],
  [
    'Regional Sales Manager',
    { location: 'Field - Texas', country: US, timeType: 'Full time', remoteType: 'Remote' },
    [
      '+You sell our castings to makers of pumps and visit them from Houston to Lubbock.',
      'Base salary $85,000-$95,000; total target compensation $150,000.',
      'A car is provided.',
    ],
    {
      at: ['US'],
      pay: [85000, 95000, 'USD', 'year'],
      mode: 'remote',
      type: 'full_time',
      category: 'Sales',
      language: 'en',
    },
  ],
  [
    'Lagermedarbetare',
    { location: 'Göteborg', country: ['SE', 'Sweden'], timeType: 'Full time' },
    [
      '+Du plockar, packar och lastar varor till våra butiker.',
      '+Du kör truck och håller ordning på lagret.',
      'Truckkort är ett krav.',
      'Månadslön 27 500 kr.',
    ],
    {
      at: ['Göteborg|Gothenburg, SE'],
      pay: [27500, 27500, 'SEK', 'month'],
      type: 'full_time',
      category: 'Logistics & Transport',
      language: 'sv',
    },
  ],
  [
    'Financial Analyst (12 Month Contract)',
    { location: '2 Harbour Street, Sydney', country: ['AU', 'Australia'], timeType: 'Full time' },
    [
      '+You build the forecast of our mines and explain where it was wrong.',
      'You will work from home two days a week and from our office the rest.',
      'Package of $110,000 to $125,000 plus super.',
    ],
    {
      at: ['Sydney, AU'],
      pay: [110000, 125000, 'AUD', 'year'],
      mode: 'hybrid',
      type: 'contract',
      category: 'Finance & Accounting',
      language: 'en',
    },
  ],
];
