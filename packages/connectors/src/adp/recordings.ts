import type { ConnectorRecordings, RecordedAnswer } from '../recordings.ts';

/** An invented employer with a career centre in English and French, in the shape of Workforce Now's answers. */
const CID = '4d1c8a52-7b0e-4f63-9a1d-2e5f60718293';
const CCID = '19000101_000001';
const STAFFING = 'mascsr/default/careercenter/public/events/staffing';

/** What a row of our recordings says; everything else is as empty as ADP sends it. */
export interface RowFacts {
  id: string;
  title: string | null;
  reference: string;
  posted: string;
  level?: string;
  places: { shortName: string; city: string; state: string; postalCode: string }[];
  jobClass?: string;
  pay?: { min: number; max: number; currency: string; type: string; text: string };
}

export function toRow(facts: RowFacts): Record<string, unknown> {
  const { pay } = facts;
  return {
    itemID: `92010${facts.id}_1`,
    links: [],
    ...(facts.title === null ? {} : { requisitionTitle: facts.title }),
    postDate: facts.posted,
    ...(facts.level === undefined ? {} : { workLevelCode: { shortName: facts.level } }),
    organizationalUnits: [],
    clientRequisitionID: facts.reference,
    ...(pay === undefined
      ? {}
      : {
          payGradeRange: {
            minimumRate: { amountValue: pay.min, currencyCode: pay.currency },
            maximumRate: { amountValue: pay.max, currencyCode: pay.currency },
          },
        }),
    customFieldGroup: {
      // The clock differs on every call and must not look like a change.
      dateFields: [{ dateValue: '2026-11-20T07:00Z', nameCode: { codeValue: 'CurrentServerDateTime' } }],
      numberFields: [{ numberValue: 0, categoryCode: { codeValue: 'ApplicantCount' } }],
      codeFields: pay === undefined ? [] : [{ codeValue: pay.type, nameCode: { codeValue: 'SalaryType' } }],
      stringFields: [
        { nameCode: { codeValue: 'GuidelineOid' } },
        { stringValue: facts.id, nameCode: { codeValue: 'ExternalJobID' } },
        { stringValue: '', nameCode: { codeValue: 'HomeDepartment' } },
        {
          ...(facts.jobClass === undefined ? {} : { stringValue: facts.jobClass }),
          nameCode: { codeValue: 'JobClass' },
        },
        ...(pay === undefined ? [] : [{ stringValue: pay.text, nameCode: { codeValue: 'SalaryRange' } }]),
      ],
    },
    requisitionLocations: facts.places.map((place) => ({
      aliasNames: [],
      address: {
        cityName: place.city,
        countrySubdivisionLevel1: { codeValue: place.state },
        postalCode: place.postalCode,
      },
      nameCode: { shortName: place.shortName },
    })),
  };
}

const ORILLIA = { shortName: ' Orillia, ON, CA', city: 'Orillia', state: 'ON', postalCode: 'L3V 1A1' };
const GATINEAU = {
  shortName: 'Depot 4, Gatineau, QC, CA',
  city: 'Gatineau',
  state: 'QC',
  postalCode: 'J8X 1A1',
};
const REMOTE = { shortName: ' Remote, CA', city: 'Remote', state: '', postalCode: '' };

const ENGLISH_ROWS = [
  toRow({
    id: '710101',
    title: 'Ferry Deckhand ',
    reference: '2001',
    posted: '2026-11-02T09:15:00.000-05:00',
    level: 'FT Hourly',
    places: [ORILLIA],
    jobClass: 'Operations',
    pay: { min: 0, max: 31.5, currency: 'CAD', type: 'HR', text: 'Up to 31.50 (CAD) Hourly' },
  }),
  toRow({
    id: '710102',
    title: null,
    reference: '2002',
    posted: '2026-11-03T09:15:00.000-05:00',
    places: [],
  }),
  toRow({
    id: '710103',
    title: 'Payroll Specialist',
    reference: '2003',
    posted: '2026-11-04T10:00:00.000-05:00',
    level: 'Casual',
    places: [REMOTE, ORILLIA],
    jobClass: 'Clerical',
    pay: { min: 52000, max: 61000, currency: 'CAD', type: 'AN', text: '52000.00 To 61000.00 (CAD) Annually' },
  }),
  toRow({
    id: '710104',
    title: 'Marine Mechanic',
    reference: '2004',
    posted: '2026-11-05T10:00:00.000-05:00',
    places: [GATINEAU],
  }),
];

const FRENCH_ROWS = [
  ENGLISH_ROWS[3] ?? {},
  toRow({
    id: '710105',
    title: 'Préposé à la billetterie',
    reference: '2005',
    posted: '2026-11-06T10:00:00.000-05:00',
    level: 'Temps plein',
    places: [GATINEAU],
  }),
];

function toUrl(path: string, query = ''): string {
  return `https://workforcenow.adp.com/${STAFFING}/${path}?cid=${CID}&ccId=${CCID}${query}`;
}

export function toList(
  lang: string,
  skip: number,
  rows: Record<string, unknown>[],
  total: number,
): RecordedAnswer {
  return {
    url: toUrl('v1/job-requisitions', `&lang=${lang}&locale=${lang}&$top=20&$skip=${skip}`),
    body: { jobRequisitions: rows, meta: { startSequence: skip, totalNumber: total, links: [] } },
  };
}

export function toDetail(
  lang: string,
  id: string,
  row: Record<string, unknown> | undefined,
  html: string,
): RecordedAnswer {
  return {
    url: toUrl(`v1/job-requisitions/${id}`, `&lang=${lang}&locale=${lang}`),
    body: { ...row, requisitionDescription: html },
  };
}

export const CONTENT_LINKS: RecordedAnswer = {
  url: toUrl('v1/content-links/career-center'),
  body: {
    contentLinks: [],
    meta: {
      customFieldGroup: {
        indicatorFields: [{ indicatorValue: true, nameCode: { codeValue: 'PublishedIndicator' } }],
        stringFields: [
          { stringValue: 'D', nameCode: { codeValue: 'LinkLocation' } },
          { stringValue: 'fr_CA', nameCode: { codeValue: 'Locale' } },
          { stringValue: 'en_CA', nameCode: { codeValue: 'Locale' } },
        ],
      },
    },
  },
};

export const CLIENT_FEATURES: RecordedAnswer = {
  url: toUrl('client-features'),
  body: {
    contentLinks: [],
    meta: {
      customFieldGroup: {
        stringFields: [
          { nameCode: {} },
          { stringValue: 'en_CA', nameCode: { codeValue: 'ClientDefaultLocale' } },
          { stringValue: 'SIMCOE FERRIES LTD', nameCode: { codeValue: 'ClientName' } },
        ],
      },
    },
  },
};

const NOT_FOUND = '<html><head><title>404 Not Found</title></head><body><h1>404 Not Found</h1></body></html>';

export const recordings: ConnectorRecordings = {
  board: `${CID}/${CCID}`,
  company: 'Simcoe Ferries',
  badBoards: [
    '',
    'acme',
    'myjobs/',
    'myjobs/a b',
    `${CID}/abc`,
    `${CID}/${CCID}/x`,
    'https://myjobs.adp.com/acme/cx',
  ],
  healthy: [
    CONTENT_LINKS,
    CLIENT_FEATURES,
    toList('en_CA', 1, ENGLISH_ROWS.slice(0, 3), 4),
    toList('en_CA', 4, ENGLISH_ROWS.slice(3), 4),
    toList('fr_CA', 1, FRENCH_ROWS, 2),
    toDetail(
      'en_CA',
      '710101',
      ENGLISH_ROWS[0],
      '<link href="https://static.example/froala.css" rel="stylesheet"><p><strong>The job:</strong> handle lines &amp; cars.</p>',
    ),
    toDetail(
      'en_CA',
      '710103',
      ENGLISH_ROWS[2],
      '<p>You run the payroll of 90 people.</p><p>Remote within Canada.</p>',
    ),
    toDetail('en_CA', '710104', ENGLISH_ROWS[3], '<p>See attached job description</p>'),
    toDetail('fr_CA', '710104', ENGLISH_ROWS[3], '<p>Voir la description jointe</p>'),
    toDetail('fr_CA', '710105', FRENCH_ROWS[1], '<p>Vous accueillez les passagers &agrave; quai.</p>'),
  ],
  expectedIds: ['710101', '710103', '710104', '710105'],
  expectedRejects: { 'no-title': 1 },
  empty: [
    CONTENT_LINKS,
    CLIENT_FEATURES,
    { url: toUrl('v1/job-requisitions', '*'), body: { jobRequisitions: [] } },
  ],
  unknownBoard: [
    { url: 'https://workforcenow.adp.com/*', status: 404, body: NOT_FOUND },
    { url: 'https://workforcenow.cloud.adp.com/*', status: 404, body: NOT_FOUND },
  ],
  isListRequest: (request) => /\/v1\/job-requisitions\?/.test(request.url),
  isDetailRequest: (request) => /\/v1\/job-requisitions\/[^?]+\?/.test(request.url),
};
