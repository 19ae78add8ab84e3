import type { ConnectorRecordings, RecordedAnswer } from '../recordings.ts';

const POSTINGS = 'https://api.smartrecruiters.com/v1/companies/BrightFoods/postings';
const PAGE_ONE = `${POSTINGS}?limit=100&offset=0`;
const PAGE_TWO = `${POSTINGS}?limit=100&offset=3`;
const company = { identifier: 'BrightFoods', name: 'Bright Foods Group' };

const chef = {
  id: '744000900000001',
  name: 'Sous Chef ',
  uuid: '1f6bb6b0-17a5-4a70-9f0c-5d2f3a000001',
  jobAdId: '1f6bb6b0-17a5-4a70-9f0c-5d2f3a000011',
  refNumber: 'REF11A',
  company,
  releasedDate: '2026-11-10T09:15:00.120Z',
  location: {
    city: 'Warsaw',
    country: 'pl',
    remote: false,
    hybrid: false,
    address: 'xxxx',
    fullLocation: 'Warsaw, , Poland',
  },
  function: { id: 'other', label: 'Other' },
  typeOfEmployment: { id: 'permanent', label: 'Full-time' },
  department: { id: '660001', label: 'Kitchens' },
  visibility: 'PUBLIC',
  ref: `${POSTINGS}/744000900000001`,
  language: { code: 'en', label: 'English', labelNative: 'English (US)' },
};

const buyer = {
  id: '744000900000002',
  name: 'Category Buyer',
  company,
  releasedDate: '2020-02-06T19:42:44.000Z',
  location: {
    city: 'Austin',
    region: 'TX',
    country: 'us',
    postalCode: '78701',
    remote: true,
    hybrid: true,
    fullLocation: 'Austin, TX, United States',
  },
  function: { id: 'purchasing', label: 'Purchasing' },
  typeOfEmployment: { id: 'part-time', label: 'Teilzeit' },
  department: {},
  visibility: 'PUBLIC',
};

const driver = {
  id: '744000900000003',
  name: 'Lieferfahrer (m/w/d)',
  company,
  releasedDate: '2026-11-01T00:00:00.000Z',
  location: { region: 'BE', country: 'de', remote: true, hybrid: false },
  visibility: 'PUBLIC',
  language: { code: 'de' },
};

const internal = { ...chef, id: '744000900000004', name: 'Head of Recipes', visibility: 'INTERNAL' };

function toDetail(row: { id: string }, more: object): RecordedAnswer {
  return {
    url: `${POSTINGS}/${row.id}`,
    body: {
      ...row,
      active: true,
      postingUrl: `https://jobs.smartrecruiters.com/BrightFoods/${row.id}-a-job`,
      applyUrl: `https://jobs.smartrecruiters.com/BrightFoods/${row.id}-a-job?oga=true`,
      ...more,
    },
  };
}

/** Bright Foods Group is invented; the shapes are SmartRecruiters'. */
export const recordings: ConnectorRecordings = {
  board: 'BrightFoods',
  company: 'Bright Foods',
  badBoards: [
    '',
    'Bright Foods',
    'https://jobs.smartrecruiters.com/BrightFoods',
    'a/b',
    '.hidden',
    'a?limit=1',
  ],
  healthy: [
    {
      url: PAGE_ONE,
      body: { offset: 0, limit: 100, totalFound: 4, content: [chef, internal, buyer] },
    },
    { url: PAGE_TWO, body: { offset: 3, limit: 100, totalFound: 4, content: [driver] } },
    toDetail(chef, {
      department: { id: 660001, label: 'Kitchens' },
      jobAd: {
        sections: {
          companyDescription: { title: 'Company Description', text: '<p>We&#xa0;cook.</p>' },
          jobDescription: {
            title: 'Job Description',
            text: '<p>You run the line &amp; taste everything.</p>',
          },
          qualifications: { title: 'Qualifications', text: '<ul><li>Five years at a stove</li></ul>' },
          additionalInformation: { title: 'Additional Information', text: '' },
          videos: { title: 'Videos', urls: [] },
        },
      },
      compensation: { min: 96_000, max: 120_000, currency: 'PLN', period: 'YEARLY' },
    }),
    toDetail(buyer, {
      postingUrl: undefined,
      applyUrl: undefined,
      jobAd: {
        sections: { jobDescription: { title: 'Job Description', text: '<p>You buy good things.</p>' } },
      },
    }),
    toDetail(driver, {
      jobAd: {
        sections: {
          jobDescription: { title: 'Stellenbeschreibung', text: '<p>Sie fahren aus.</p>' },
          qualifications: { title: 'Das bringst du mit', text: '<ul><li>Klasse B</li></ul>' },
        },
      },
    }),
  ],
  expectedIds: [chef.id, buyer.id, driver.id],
  expectedRejects: { 'not-public': 1 },
  empty: [{ url: PAGE_ONE, body: { offset: 0, limit: 100, totalFound: 0, content: [] } }],
  unknownBoard: [{ url: PAGE_ONE, body: { offset: 0, limit: 100, totalFound: 0, content: [] } }],
  isListRequest: (request) => request.url.startsWith(`${POSTINGS}?`),
  isDetailRequest: (request) => request.url.startsWith(`${POSTINGS}/`),
};
