import type { AtsRequest } from '../contract.ts';
import type { ConnectorRecordings } from '../recordings.ts';

const API = 'https://app.dover.com/api/v1';
const PAGE_ID = '3f0c8a52-91d7-4b6e-a1c4-5d2e7b9f0a13';
const LIST = `${API}/careers-page/${PAGE_ID}/jobs?limit=100`;

/** `1` → `c0ffee00-0000-4000-8000-000000000001` */
const toId = (number: number): string => `c0ffee00-0000-4000-8000-${String(number).padStart(12, '0')}`;

const portland = {
  location_type: 'HYBRID',
  location_option: {
    id: 'b1',
    display_name: 'Portland, OR',
    location_type: 'CITY',
    city: 'Portland',
    state: 'Oregon',
    country: 'US',
  },
  name: 'Portland, OR',
  is_primary: true,
};

const unitedStates = {
  location_type: 'REMOTE',
  location_option: {
    id: 'b2',
    display_name: 'United States',
    location_type: 'COUNTRY',
    city: '',
    state: '',
    country: 'US',
  },
  name: 'United States',
  is_primary: false,
};

const visible = { is_published: true, is_sample: false };
const rows = [
  { id: toId(1), title: ' Firmware Engineer ', workplace_type: 'HYBRID', locations: [portland], ...visible },
  {
    id: toId(2).toUpperCase(),
    title: 'Customer Success Lead',
    workplace_type: null,
    locations: [unitedStates, { ...unitedStates, name: 'united states', is_primary: true }],
    ...visible,
  },
  {
    id: toId(3),
    title: 'Example Engineer',
    workplace_type: 'REMOTE',
    locations: [],
    ...visible,
    is_sample: true,
  },
  { id: toId(4), title: 'Workshop Manager', workplace_type: 'ONSITE', locations: [], ...visible },
  { id: toId(5), title: 'Draft', workplace_type: 'ONSITE', locations: [], ...visible, is_published: false },
];

const details: (Record<string, unknown> & { id: string })[] = [
  {
    ...rows[0],
    id: toId(1),
    client_name: 'Lantern & Loom',
    active: true,
    is_private: false,
    user_provided_description: '<h1>Firmware Engineer</h1><p>You write the code that dims the lamp.</p>',
    created: '2026-11-03T09:12:44.120394Z',
    compensation: {
      lower_bound: 120000,
      upper_bound: 150000,
      currency_code: 'usd',
      salary_range_type: 'YEARLY',
      employment_type: 'FULL_TIME',
      open_to_sharing_comp: true,
      offers_equity: true,
    },
    application_questions: [{ id: 'q', question: 'Resume', question_type: 'RESUME', required: true }],
  },
  {
    ...rows[1],
    id: toId(2),
    client_name: 'Lantern & Loom',
    active: true,
    user_provided_description: '<p>You look after the shops that sell our lamps.</p>',
    created: '2026-10-30T15:00:00.000001Z',
    compensation: {
      lower_bound: 90000,
      upper_bound: 110000,
      currency_code: 'USD',
      salary_range_type: 'YEARLY',
      employment_type: 'CONTRACT',
      open_to_sharing_comp: false,
    },
  },
  {
    ...rows[3],
    id: toId(4),
    client_name: 'Lantern & Loom',
    active: true,
    user_provided_description: '',
    created: '2026-10-01T08:00:00',
    location: 'Bend, OR',
    compensation: null,
  },
];

/** An invented lamp maker. */
export const recordings: ConnectorRecordings = {
  board: 'lantern-and-loom',
  company: 'Lantern & Loom',
  badBoards: ['', 'two words', 'https://app.dover.com/login/x', 'a/b', '<script>', '-'],
  healthy: [
    {
      url: `${API}/careers-page-slug/lantern-and-loom`,
      body: {
        id: PAGE_ID,
        slug: 'lantern-and-loom',
        name: 'Lantern & Loom',
        careers_page_info: '<p>Light</p>',
      },
    },
    {
      url: `${LIST}&offset=0`,
      body: { count: 5, next: `${LIST}&offset=3`, previous: null, results: rows.slice(0, 3) },
    },
    {
      url: `${LIST}&offset=3`,
      body: { count: 5, next: null, previous: `${LIST}&offset=0`, results: rows.slice(3) },
    },
    {
      url: `${API}/job-groups/${PAGE_ID}/job-groups`,
      body: [
        { id: 'g1', name: 'Engineering', jobs: [{ id: toId(1) }] },
        { id: 'g2', name: 'Success', jobs: [{ id: toId(2).toUpperCase() }] },
      ],
    },
    ...details.map((detail) => ({
      url: `${API}/inbound/application-portal-job/${detail.id}`,
      body: detail,
    })),
  ],
  expectedIds: [toId(1), toId(2), toId(4)],
  expectedRejects: { sample: 1, 'not-public': 1 },
  empty: [
    {
      url: `${API}/careers-page-slug/lantern-and-loom`,
      body: { id: PAGE_ID, slug: 'lantern-and-loom', name: 'Lantern & Loom' },
    },
    { url: `${LIST}&offset=0`, body: { count: 0, next: null, previous: null, results: [] } },
  ],
  unknownBoard: [
    { url: `${API}/careers-page-slug/lantern-and-loom`, status: 404, body: { detail: 'Not found.' } },
  ],
  isListRequest: ({ url }: AtsRequest) => url === `${LIST}&offset=0`,
  isDetailRequest: ({ url }: AtsRequest) => url.includes('/application-portal-job/'),
};
