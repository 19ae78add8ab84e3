import type { ConnectorRecordings } from '../recordings.ts';

const LIST_URL = 'https://api.lever.co/v0/postings/harbourworks?mode=json';
const EU_LIST_URL = 'https://api.eu.lever.co/v0/postings/harbourworks?mode=json';

const crane = {
  id: '5b1f0c9e-6f0a-4c1e-9d53-0a8b4d0c0001',
  text: 'Crane Operator',
  categories: {
    location: 'Tacoma, WA',
    commitment: 'Regular Full Time (Hourly)',
    team: 'Terminal 4',
    department: 'Operations',
    allLocations: ['Tacoma, WA', 'Oakland, CA'],
  },
  country: 'US',
  workplaceType: 'onsite',
  createdAt: 1_762_300_000_000,
  opening: '<div>We move boxes.</div>',
  openingPlain: 'We move boxes.',
  description: '<div>We move boxes.</div><div>You run the crane for teams of &lt;10 people.</div>',
  descriptionPlain: 'We move boxes.\nYou run the crane for teams of <10 people.',
  descriptionBody: '<div>You run the crane for teams of &lt;10 people.</div>',
  lists: [
    { text: 'What you do', content: '<li>Lift containers</li><li>Check the hook</li>' },
    { text: 'Requirements', content: '<li>A licence & a calm hand</li>' },
  ],
  additional: '<div>We answer every letter.</div>',
  additionalPlain: 'We answer every letter.',
  salaryRange: { min: 31.5, max: 44.75, currency: 'USD', interval: 'per-hour-wage' },
  salaryDescription: '<div>Shift premiums come on top.</div>',
  hostedUrl: 'https://jobs.lever.co/harbourworks/5b1f0c9e-6f0a-4c1e-9d53-0a8b4d0c0001',
  applyUrl: 'https://jobs.lever.co/harbourworks/5b1f0c9e-6f0a-4c1e-9d53-0a8b4d0c0001/apply',
};

const planner = {
  id: '5b1f0c9e-6f0a-4c1e-9d53-0a8b4d0c0002',
  text: 'Berth Planner',
  categories: { location: 'Portugal - Lisbon', team: 'Data Science', allLocations: ['Portugal - Lisbon'] },
  country: 'PT',
  workplaceType: 'hybrid',
  createdAt: 1_480_000_000_000,
  descriptionPlain: 'You decide which ship goes where.\n\nYou like tides & <tables>.',
  lists: [],
  salaryRange: { min: 52_000, currency: 'EUR', interval: 'per-year-salary' },
  hostedUrl: 'http://jobs.lever.co/harbourworks/5b1f0c9e-6f0a-4c1e-9d53-0a8b4d0c0002',
};

const clerk = {
  id: '5b1f0c9e-6f0a-4c1e-9d53-0a8b4d0c0003',
  text: 'Customs Clerk',
  categories: {},
  country: null,
  workplaceType: 'unspecified',
  createdAt: 1_763_000_000_000,
  description: '<div>You fill in forms that matter.</div>',
};

/** Harbourworks is invented; the shapes are Lever's. */
export const recordings: ConnectorRecordings = {
  board: 'harbourworks',
  company: 'Harbourworks',
  badBoards: [
    '',
    'eu/',
    'us/harbourworks',
    'https://jobs.lever.co/harbourworks',
    'harbour works',
    '..',
    'a?b',
    'eu/a/b',
  ],
  healthy: [
    {
      url: LIST_URL,
      headers: { etag: 'W/"hw-1"' },
      body: [crane, { ...clerk, id: '5b1f0c9e-6f0a-4c1e-9d53-0a8b4d0c0009', text: '' }, planner, clerk],
    },
  ],
  expectedIds: [crane.id, planner.id, clerk.id],
  expectedRejects: { 'no-title': 1 },
  empty: [
    { url: LIST_URL, headers: { etag: 'W/"hw-0"' }, body: [] },
    { url: EU_LIST_URL, status: 404, body: { ok: false, error: 'Document not found' } },
  ],
  unknownBoard: [
    { url: LIST_URL, status: 404, body: { ok: false, error: 'Document not found' } },
    { url: EU_LIST_URL, status: 404, body: { ok: false, error: 'Document not found' } },
  ],
  isListRequest: (request) => request.url === LIST_URL || request.url === EU_LIST_URL,
  isDetailRequest: null,
};
