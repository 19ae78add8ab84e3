import type { ConnectorRecordings } from '../recordings.ts';

const ORIGIN = 'https://tidewater-robotics.breezy.hr';
const COMPANY = {
  name: 'Tidewater Robotics',
  logo_url: null,
  friendly_id: 'tidewater-robotics',
  isMultipleLocationsEnabled: true,
};

const NORFOLK = {
  country: { name: 'United States', id: 'US' },
  state: { id: 'VA', name: 'Virginia' },
  city: 'Norfolk',
  primary: true,
  is_remote: false,
  // Left over from the time when the flag was set.
  remote_details: { value: 'remote-location', label: 'Fully remote, within chosen location(s)' },
  name: 'Norfolk, VA',
  id: 'a1b2c3d4e5f6',
};

const BERLIN = {
  country: { name: 'Germany', id: 'DE' },
  city: 'Berlin',
  is_remote: true,
  remote_details: { value: 'hybrid', label: 'Hybrid' },
  name: 'Berlin, DE',
  id: 'b1b2c3d4e5f6',
};

/** An invented employer's board, in the shape of Breezy's list. */
const ROWS = [
  {
    id: '3f9a01bc22d4',
    friendly_id: '3f9a01bc22d4-hull-technician',
    name: 'Hull Technician',
    url: `${ORIGIN}/p/3f9a01bc22d4-hull-technician`,
    published_date: '2026-10-30T14:28:22.981Z',
    type: { id: 'fullTime', name: 'Vollzeit' },
    location: NORFOLK,
    department: 'Production',
    salary: '$24.50+ / hour',
    company: COMPANY,
    locations: [NORFOLK],
    description: '<h2>Your work</h2><p>You weld &amp; test hulls.</p>',
  },
  {
    id: '4f9a01bc22d4',
    friendly_id: '4f9a01bc22d4-navigation-engineer',
    name: 'Navigation Engineer',
    url: 'http://tidewater-robotics.breezy.hr/p/4f9a01bc22d4-navigation-engineer',
    published_date: '2026-11-01T09:00:00.000Z',
    type: { id: 'contract', name: 'Contract' },
    location: BERLIN,
    department: null,
    salary: '€70,000 – €85,000 / year',
    company: COMPANY,
    locations: [NORFOLK, BERLIN],
    description: '<p>You teach boats where they are.</p>',
  },
  {
    id: '5f9a01bc22d4',
    friendly_id: '5f9a01bc22d4-',
    name: null,
    url: `${ORIGIN}/p/5f9a01bc22d4-`,
    published_date: '2026-11-01T09:00:00.000Z',
    type: { id: 'other', name: 'Other' },
    location: null,
    locations: [],
  },
  {
    id: '6f9a01bc22d4',
    friendly_id: '6f9a01bc22d4-talent-pool',
    name: 'Talent Pool',
    published_date: '2021-09-20T20:43:04.044Z',
    type: { id: 'other', name: 'Other' },
    location: { country: { name: 'Worldwide', id: 'worldwide' }, city: '', name: 'Worldwide' },
    department: 'Any',
    salary: '',
    locations: [],
  },
];

export const recordings: ConnectorRecordings = {
  board: 'tidewater-robotics',
  company: 'Tidewater Robotics',
  badBoards: ['', 'two words', 'acme.breezy.hr', 'https://acme.breezy.hr', '-acme', 'acme/p'],
  healthy: [{ url: `${ORIGIN}/json?verbose=true`, body: ROWS }],
  expectedIds: ['3f9a01bc22d4', '4f9a01bc22d4', '6f9a01bc22d4'],
  expectedRejects: { 'no-title': 1 },
  empty: [{ url: `${ORIGIN}/json?verbose=true`, body: [] }],
  unknownBoard: [
    {
      url: `${ORIGIN}/json?verbose=true`,
      status: 404,
      body: '<!DOCTYPE html><html><head><title>Career portal not found</title></head><body></body></html>',
    },
  ],
  isListRequest: (request) => request.url.endsWith('/json?verbose=true'),
  isDetailRequest: null,
};
