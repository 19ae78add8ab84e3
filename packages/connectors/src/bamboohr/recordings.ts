import type { AtsRequest } from '../contract.ts';
import type { ConnectorRecordings } from '../recordings.ts';

const CAREERS = 'https://tidewrack.bamboohr.com/careers';
const NO_OFFICE = { city: null, state: null };
const NO_TYPED_PLACE = { country: null, state: null, province: null, city: null };

const list = {
  meta: { totalCount: 5 },
  result: [
    {
      id: '12',
      jobOpeningName: 'Dredge Engineer ',
      departmentId: '18',
      departmentLabel: 'Engineering',
      employmentStatusLabel: 'Full-Time',
      employmentType: null,
      location: { city: 'Mobile', state: 'Alabama' },
      atsLocation: NO_TYPED_PLACE,
      isRemote: null,
      locationType: '0',
    },
    {
      id: '15',
      jobOpeningName: 'Support Specialist',
      departmentId: null,
      departmentLabel: null,
      employmentStatusLabel: 'Part-Time',
      location: NO_OFFICE,
      atsLocation: { country: 'Canada', state: null, province: 'Nova Scotia', city: 'Halifax' },
      isRemote: null,
      locationType: '1',
    },
    {
      id: 16,
      jobOpeningName: 'Hydrographer',
      departmentLabel: 'Survey',
      employmentStatusLabel: 'Contractor',
      location: NO_OFFICE,
      atsLocation: { country: 'United States', state: null, province: null, city: null },
      isRemote: null,
      locationType: '1',
    },
    {
      id: '19',
      jobOpeningName: 'Deckhand, night shift; '.repeat(60),
      departmentLabel: 'Marine',
      employmentStatusLabel: 'TBC',
      location: { city: 'Mobile', state: 'Alabama' },
      atsLocation: NO_TYPED_PLACE,
      isRemote: null,
      locationType: '0',
    },
    {
      id: '20',
      jobOpeningName: 'Talent Community @ Tidewrack',
      departmentLabel: null,
      employmentStatusLabel: 'Full-Time',
      location: { city: 'Mobile', state: 'Alabama' },
      atsLocation: NO_TYPED_PLACE,
      isRemote: null,
      locationType: '2',
    },
  ],
};

const openings: Record<string, object> = {
  '12': {
    jobOpeningShareUrl: `${CAREERS}/12`,
    jobOpeningName: 'Dredge Engineer ',
    jobOpeningStatus: 'Open',
    jobCategoryId: '7',
    departmentLabel: 'Engineering',
    employmentStatusLabel: 'Full-Time',
    location: { city: 'Mobile', state: 'Alabama', postalCode: '36602', addressCountry: 'United States' },
    atsLocation: { country: null, countryId: null, state: null, city: null },
    description:
      '<p><span style="font-size: 16px">You keep the cutter turning.\u00a0</span></p><p><br></p>' +
      '<p><strong>Requirements</strong></p><ul><li>Five years at sea</li></ul>',
    compensation: '$310 - $440/Day ($22.14 - $31.43 per hour)',
    datePosted: '2026-10-02',
    minimumExperience: 'Experienced',
    locationType: '0',
    seekPromoted: false,
  },
  '15': {
    jobOpeningShareUrl: `${CAREERS}/15`,
    jobOpeningName: 'Support Specialist',
    jobOpeningStatus: 'Open',
    departmentLabel: '',
    employmentStatusLabel: 'Part-Time',
    location: { city: null, state: null, postalCode: null, addressCountry: null },
    atsLocation: { country: 'Canada', countryId: '2', state: 'Nova Scotia', city: 'Halifax' },
    description: '<p>You answer skippers by phone and mail.</p>',
    compensation: null,
    datePosted: null,
    locationType: '1',
  },
  '16': {
    jobOpeningName: 'Hydrographer',
    jobOpeningStatus: 'Open',
    departmentLabel: 'Survey',
    employmentStatusLabel: 'Contractor',
    location: { city: null, state: null, postalCode: null, addressCountry: null },
    atsLocation: { country: 'United States', countryId: '1', state: null, city: null },
    description: '',
    compensation: 'Competitive',
    datePosted: '2026-11-01',
    locationType: '1',
  },
  '20': {
    jobOpeningShareUrl: `${CAREERS}/20`,
    jobOpeningName: 'Talent Community @ Tidewrack',
    jobOpeningStatus: 'Open',
    departmentLabel: '',
    employmentStatusLabel: 'Full-Time',
    location: { city: 'Mobile', state: 'Alabama', postalCode: '36602', addressCountry: 'United States' },
    description: '<p>Nothing fits today? Leave us your name.</p>',
    compensation: null,
    datePosted: '2022-12-14',
    locationType: '2',
  },
};

/** An invented dredging company. */
export const recordings: ConnectorRecordings = {
  board: 'tidewrack',
  company: 'Tidewrack Marine',
  badBoards: ['', 'www', 'two words', 'tidewrack.example.com', 'https://www.bamboohr.com', '-x', 'a/b'],
  healthy: [
    { url: `${CAREERS}/list`, body: list },
    ...Object.entries(openings).map(([id, jobOpening]) => ({
      url: `${CAREERS}/${id}/detail`,
      body: { meta: {}, result: { jobOpening, formFields: { firstName: { isRequired: true }, zip: [] } } },
    })),
  ],
  expectedIds: ['12', '15', '16', '20'],
  expectedRejects: { 'too-large': 1 },
  empty: [{ url: `${CAREERS}/list`, body: { meta: { totalCount: 0 }, result: [] } }],
  unknownBoard: [
    {
      url: `${CAREERS}/list`,
      status: 302,
      headers: { location: 'https://www.bamboohr.com' },
      body: '<html><title>Moved</title></html>',
    },
  ],
  isListRequest: ({ url }: AtsRequest) => url === `${CAREERS}/list`,
  isDetailRequest: ({ url }: AtsRequest) => url.endsWith('/detail'),
};
