import { describe, expect, test } from 'vitest';
import { TransportError, type AtsFetch, type ListEvent } from '../contract.ts';
import { collect, createContext, createRecordedFetch, toHeld } from '../testing/run-recordings.ts';
import type { RecordedAnswer } from '../recordings.ts';
import { adp } from './list-postings.ts';

const BOARD = 'myjobs/pinewharf';
const SITE_URL = 'https://myjobs.adp.com/public/staffing/v1/career-site/pinewharf';
const API = 'https://my.adp.com/myadp_prefix/mycareer/public/staffing/v1/job-requisitions';

const SITE: RecordedAnswer = {
  url: SITE_URL,
  body: {
    domain: 'pinewharf',
    clientName: 'Pine Wharf Stores',
    orgoid: 'G1',
    active: true,
    myJobsToken: 'visit-1',
  },
};

function toPlace(city: string, state: [string, string], name: string, primary: boolean): object {
  return {
    address: {
      country: { codeValue: 'USA', longName: 'United States' },
      cityName: city,
      postalCode: '53202',
      countrySubdivisionLevel1: { codeValue: state[0], longName: state[1] },
    },
    nameCode: { codeValue: 'X', longName: name },
    primaryIndicator: primary,
  };
}

const ROWS = [
  {
    reqId: '5001000000101',
    jobTitle: 'Clerk 12',
    publishedJobTitle: 'Store Clerk ',
    jobDescription: '<p>You keep shelves full.</p>',
    jobQualifications: '<p>You can lift 20 kg.</p>',
    postingDate: '2026-11-03T18:42:47Z',
    workLevelCode: 'PT 129 or Less Hours',
    clientRequisitionID: '364',
    organizationalUnits: [{ name: 'Retail', codeValue: 'R' }],
    requisitionLocations: [
      toPlace('Merrill', ['WI', 'Wisconsin'], 'Merrill Store', false),
      toPlace('Milwaukee', ['WI', 'Wisconsin'], 'Milwaukee Store', true),
    ],
  },
  {
    reqId: '5001000000102',
    jobTitle: 'Buyer',
    jobDescription: '<p>You buy.</p><p>Requirements: patience.</p>',
    jobQualifications: '<p>Requirements: <b>patience.</b></p>',
    workLevelCode: 'Full-time',
    requisitionLocations: [toPlace('', ['VA', 'Virginia'], 'Remote', true)],
  },
];

function toListUrl(skip: number, top = 50): string {
  return `${API}/apply-custom-filters?$select=reqId,jobTitle,publishedJobTitle,jobDescription,jobQualifications,workLevelCode,postingDate,requisitionLocations,organizationalUnits,clientRequisitionID&$orderby=reqId&$top=${top}&$skip=${skip}`;
}

function toDetail(reqId: string, customFieldGroup: object): RecordedAnswer {
  return { url: `${API}/search-meta/${reqId}`, body: { jobRequisitions: [{ customFieldGroup }] } };
}

const DETAILS = [
  toDetail('5001000000101', {
    stringFields: [
      {
        stringValue: '$16.50 - $18.00 per hour',
        categoryCode: { codeValue: 'RTiReqExtended_compensationDetails' },
      },
    ],
  }),
  toDetail('5001000000102', {
    amountFields: [
      {
        amountValue: 70000,
        currencyCode: 'USD',
        categoryCode: { codeValue: 'RTiReqExtended_payTransparencyMinSalary' },
      },
      {
        amountValue: 90000,
        currencyCode: 'USD',
        categoryCode: { codeValue: 'RTiReqExtended_payTransparencyMaxSalary' },
      },
    ],
  }),
];

const HEALTHY = [SITE, { url: toListUrl(0), body: { count: 2, jobRequisitions: ROWS } }, ...DETAILS];

function read(fetch: AtsFetch, options: Parameters<typeof createContext>[1] = {}) {
  return collect(adp, BOARD, createContext(fetch, options));
}

describe('MyJobs', () => {
  test('the list carries whole postings; pay comes from the details', async () => {
    const reading = await read(createRecordedFetch(HEALTHY));
    expect(reading.end).toMatchObject({ complete: true, emptyIsProof: false });
    expect(reading.postings).toMatchObject([
      {
        externalId: '5001000000101',
        title: 'Store Clerk',
        company: 'Pine Wharf Stores',
        employmentType: 'part_time',
        department: 'Retail',
        publishedAt: '2026-11-03T18:42:47.000Z',
        pay: { min: 16.5, max: 18, currency: 'USD', period: 'hour' },
        reference: '364',
        hostedUrl: 'https://myjobs.adp.com/pinewharf/cx/job-details?reqId=5001000000101',
      },
      {
        externalId: '5001000000102',
        publishedAt: null,
        pay: { min: 70000, max: 90000, currency: 'USD', period: null },
        workMode: 'remote',
      },
    ]);
  });

  test('pay that changed behind an unchanged row is read again; a detail that cannot be read takes none away', async () => {
    const [first] = ROWS;
    const held = toHeld(await read(createRecordedFetch(HEALTHY)));
    const raised = toDetail(first?.reqId ?? '', {
      stringFields: [
        {
          stringValue: '$20.50 - $22.00 per hour',
          categoryCode: { codeValue: 'RTiReqExtended_compensationDetails' },
        },
      ],
    });
    const fetch = createRecordedFetch([...HEALTHY.slice(0, 2), raised], { unrecorded: 'not-found' });
    const readers = new Map<string, () => Promise<ListEvent>>();
    await read(fetch, { held, keepForLater: readers.set.bind(readers) });
    const again = await Promise.all([...readers.values()].map((readAgain) => readAgain()));
    expect(again).toMatchObject([
      { kind: 'posting', posting: { pay: { min: 20.5, max: 22, currency: 'USD', period: 'hour' } } },
      { kind: 'reject', externalId: '5001000000102', reason: 'detail-unreadable' },
    ]);
  });

  test('the primary place comes first', async () => {
    const [clerk] = (await read(createRecordedFetch(HEALTHY))).postings;
    expect(clerk?.places).toMatchObject([
      { text: 'Milwaukee, Wisconsin, United States', city: 'Milwaukee', state: 'WI', country: 'US' },
      { city: 'Merrill', state: 'WI', country: 'US' },
    ]);
  });

  test('qualifications stand under Requirements, unless the description has them already', async () => {
    const [clerk, buyer] = (await read(createRecordedFetch(HEALTHY))).postings;
    expect(clerk?.requirementsHtml).toContain('lift 20 kg');
    expect(buyer?.descriptionText.match(/patience/g)).toHaveLength(1);
  });

  test('only exactly en-US is asked for, and the token goes to the list and the details', async () => {
    const fetch = createRecordedFetch(HEALTHY);
    await read(fetch);
    expect(fetch.requests.map((request) => request.headers?.['accept-language'])).toEqual(
      fetch.requests.map(() => 'en-US'),
    );
    expect(fetch.requests.slice(1).map((request) => request.headers?.['myjobstoken'])).toEqual([
      'visit-1',
      'visit-1',
      'visit-1',
    ]);
  });

  test('unchanged rows are seen without a detail', async () => {
    const first = await read(createRecordedFetch(HEALTHY));
    const fetch = createRecordedFetch(HEALTHY.slice(0, 2));
    const second = await read(fetch, { held: toHeld(first) });
    expect(second.seen).toHaveLength(2);
    expect(fetch.requests).toHaveLength(2);
  });

  test('postings are whole without details, and details that fail are given up after three', async () => {
    const rows = Array.from({ length: 5 }, (_, index) => ({ ...ROWS[1], reqId: `500200000000${index}` }));
    const fetch = createRecordedFetch([
      SITE,
      { url: toListUrl(0), body: { count: 5, jobRequisitions: rows } },
      { url: `${API}/search-meta/*`, status: 400, body: { message: 'Bad Request' } },
    ]);
    const reading = await read(fetch);
    expect(reading.postings).toHaveLength(5);
    expect(reading.rejects).toHaveLength(0);
    expect(fetch.requests.filter((request) => request.url.includes('search-meta'))).toHaveLength(3);
  });

  test('a page too large for the host is asked again in halves', async () => {
    const recorded = createRecordedFetch([
      SITE,
      { url: toListUrl(0, 12), body: { count: 2, jobRequisitions: ROWS.slice(0, 1) } },
      { url: toListUrl(1), body: { count: 2, jobRequisitions: ROWS.slice(1) } },
      ...DETAILS,
    ]);
    const fetch: AtsFetch = (request) =>
      /top=(50|25)&\$skip=0$/.test(request.url)
        ? Promise.reject(new TransportError('unreachable', 'my.adp.com answers 502'))
        : recorded(request);
    const reading = await read(fetch);
    expect(reading.postings).toHaveLength(2);
    expect(reading.end?.complete).toBe(true);
  });

  test('a host that is down stays down after the smallest page', async () => {
    const tops: string[] = [];
    const fetch: AtsFetch = async (request) => {
      if (request.url === SITE_URL) return createRecordedFetch([SITE])(request);
      tops.push(/top=(\d+)/.exec(request.url)?.[1] ?? '');
      throw new TransportError('unreachable', 'my.adp.com answers 502');
    };
    expect((await read(fetch)).error?.failure).toBe('unreachable');
    expect(tops).toEqual(['50', '25', '12', '6']);
  });

  test('a token that has run out is fetched anew, once a page', async () => {
    let visits = 0;
    const fetch: AtsFetch = async (request) => {
      if (request.url === SITE_URL) {
        visits += 1;
        return {
          status: 200,
          headers: {},
          text: JSON.stringify({ clientName: 'P', myJobsToken: `visit-${visits}` }),
        };
      }
      if (request.headers?.['myjobstoken'] === 'visit-1') {
        return { status: 400, headers: {}, text: '{"message":"postingChannelId not found"}' };
      }
      return createRecordedFetch(HEALTHY)(request);
    };
    expect((await read(fetch)).postings).toHaveLength(2);
    expect(visits).toBe(2);
  });

  test('an unknown slug answers 400 and is a board that is gone', async () => {
    const fetch = createRecordedFetch([
      { url: SITE_URL, status: 400, body: { message: 'Careersite not found' } },
    ]);
    expect((await read(fetch)).error?.failure).toBe('board-gone');
  });

  test('a record without a token, and a list that is none, have changed their shape', async () => {
    const noToken = createRecordedFetch([{ url: SITE_URL, body: { clientName: 'Pine Wharf' } }]);
    expect((await read(noToken)).error?.failure).toBe('shape-changed');
    const noList = createRecordedFetch([SITE, { url: toListUrl(0), body: { count: 2 } }]);
    expect((await read(noList)).error?.failure).toBe('shape-changed');
  });

  test('fewer postings than counted, and a missing count, prove nothing', async () => {
    const short = createRecordedFetch([
      SITE,
      { url: toListUrl(0), body: { count: 3, jobRequisitions: ROWS } },
      { url: toListUrl(2), body: { count: 3, jobRequisitions: [] } },
      ...DETAILS,
    ]);
    expect((await read(short)).end).toMatchObject({
      complete: false,
      incompleteReason: 'the list has 2 of 3 postings',
    });
    const uncounted = createRecordedFetch([
      SITE,
      { url: toListUrl(0), body: { jobRequisitions: ROWS } },
      { url: toListUrl(2), body: { jobRequisitions: [] } },
      ...DETAILS,
    ]);
    expect((await read(uncounted)).end?.complete).toBe(false);
  });

  test('the token is in no message', async () => {
    const fetch = createRecordedFetch([SITE, { url: toListUrl(0), body: '<html></html>' }]);
    expect((await read(fetch)).error?.message).not.toContain('visit-1');
  });
});
