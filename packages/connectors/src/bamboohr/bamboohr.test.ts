import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TransportError } from '../contract.ts';
import { collect, createContext, createRecordedFetch } from '../testing/run-recordings.ts';
import type { RecordedAnswer } from '../recordings.ts';
import { parseBoard, toBoardUrl } from './board-address.ts';
import { bamboohr } from './list-postings.ts';
import { recordings } from './recordings.ts';

const CAREERS = 'https://acme.bamboohr.com/careers';
const DETAIL = { jobOpeningName: 'Cook', jobOpeningStatus: 'Open', description: '<p>You cook.</p>' };

function toAnswers(row: object, detail: object): [RecordedAnswer, RecordedAnswer] {
  return [
    { url: `${CAREERS}/list`, body: { meta: { totalCount: 1 }, result: [{ id: '7', ...row }] } },
    { url: `${CAREERS}/7/detail`, body: { meta: {}, result: { jobOpening: { ...DETAIL, ...detail } } } },
  ];
}

async function readOne(row: object, detail: object) {
  const reading = await collect(bamboohr, 'acme', createContext(createRecordedFetch(toAnswers(row, detail))));
  return { ...reading, posting: reading.postings[0] };
}

describe('board address', () => {
  test('a subdomain, a host and a careers address are the same board', () => {
    for (const board of ['acme', ' Acme ', 'acme.bamboohr.com', 'https://acme.bamboohr.com/careers/']) {
      expect(parseBoard(board)).toBe('acme');
    }
    expect(toBoardUrl('acme')).toBe(CAREERS);
  });
});

describe('list', () => {
  test('a redirect to the marketing page means that there is no such board', async () => {
    const reading = await collect(
      bamboohr,
      recordings.board,
      createContext(createRecordedFetch(recordings.unknownBoard)),
    );
    expect(reading.error).toMatchObject({ failure: 'board-gone' });
  });

  test('fewer rows than the count says is an incomplete list', async () => {
    const [list, detail] = toAnswers({}, {});
    const short = { ...list, body: { meta: { totalCount: '3' }, result: [{ id: 7 }] } };
    const reading = await collect(bamboohr, 'acme', createContext(createRecordedFetch([short, detail])));
    expect(reading.postings).toHaveLength(1);
    expect(reading.end).toMatchObject({
      complete: false,
      incompleteReason: 'the list holds 1 of 3 openings',
    });
  });

  test('a list without a count proves nothing', async () => {
    const answers = [{ url: `${CAREERS}/list`, body: { result: [] } }];
    const reading = await collect(bamboohr, 'acme', createContext(createRecordedFetch(answers)));
    expect(reading.end).toMatchObject({ complete: false, emptyIsProof: false });
  });

  test('a row without an id keeps the list from closing anything', async () => {
    const answers = [{ url: `${CAREERS}/list`, body: { meta: { totalCount: 1 }, result: [{ id: null }] } }];
    const reading = await collect(bamboohr, 'acme', createContext(createRecordedFetch(answers)));
    expect(reading.rejects).toMatchObject([{ reason: 'no-id', externalId: null }]);
    expect(reading.end?.complete).toBe(false);
  });

  test('an unchanged opening is seen without a request for its detail', async () => {
    const fetch = createRecordedFetch(toAnswers({}, {}));
    const first = await collect(bamboohr, 'acme', createContext(fetch));
    const held = new Map(first.postingEvents.map((event) => [event.posting.externalId, event.fingerprint]));
    const second = await collect(bamboohr, 'acme', createContext(fetch, { held }));
    expect(second.seen).toHaveLength(1);
    expect(fetch.requests.map(({ url }) => url)).toEqual([
      `${CAREERS}/list`,
      `${CAREERS}/7/detail`,
      `${CAREERS}/list`,
    ]);
  });
});

describe('detail', () => {
  test('the office gives a full place and its postal code', async () => {
    const { posting } = await readOne(
      { location: { city: 'Lyon', state: null } },
      { location: { city: 'Hilo', state: 'Hawaii', postalCode: '96720', addressCountry: 'United States' } },
    );
    expect(posting?.places).toMatchObject([
      { city: 'Hilo', state: 'HI', postalCode: '96720', country: 'US' },
    ]);
  });

  test('the typed place stands in when the office is empty, and the two are never mixed', async () => {
    const { posting } = await readOne(
      {},
      {
        location: { city: null, state: '', postalCode: null, addressCountry: null },
        atsLocation: { country: 'Canada', countryId: '2', state: 'Nova Scotia', city: 'Halifax' },
      },
    );
    expect(posting?.places).toMatchObject([{ city: 'Halifax', state: 'NS', country: 'CA' }]);
  });

  test("the list's province is the state when the detail says no place", async () => {
    const { posting } = await readOne(
      { atsLocation: { country: 'Canada', state: null, province: 'Quebec', city: 'Laval' } },
      { location: [] },
    );
    expect(posting?.places).toMatchObject([{ city: 'Laval', state: 'QC', country: 'CA' }]);
  });

  test('a remote opening may have a country only', async () => {
    const { posting } = await readOne(
      { locationType: '1' },
      { atsLocation: { country: 'Switzerland', state: null, city: null }, locationType: '1' },
    );
    expect(posting).toMatchObject({ workMode: 'remote', places: [{ city: null, country: 'CH' }] });
  });

  test('the location type says where the work is done, as text or as a number', async () => {
    for (const [locationType, workMode] of [
      ['0', 'on_site'],
      [1, 'remote'],
      ['2', 'hybrid'],
      [null, null],
      ['9', null],
    ]) {
      expect((await readOne({}, { locationType })).posting?.workMode).toBe(workMode);
    }
  });

  test('isRemote is believed only when it is true', async () => {
    expect((await readOne({ isRemote: false }, {})).posting?.workMode).toBe(null);
    expect((await readOne({ isRemote: true }, {})).posting?.workMode).toBe('remote');
  });

  test('pay is read from prose, with the words it came from', async () => {
    const pay = async (compensation: unknown) => {
      const { posting } = await readOne(
        {},
        { compensation, location: { city: 'Hilo', state: 'Hawaii', addressCountry: 'United States' } },
      );
      return posting?.pay;
    };
    expect(await pay('$310 - $440/Day ($22.14 - $31.43 per hour)')).toMatchObject({
      min: 310,
      max: 440,
      currency: 'USD',
      period: 'day',
      sentence: '$310 - $440/Day ($22.14 - $31.43 per hour)',
    });
    expect(await pay('£48,000–£58,000/ OTE: £95,000–£110,000')).toMatchObject({
      min: 48_000,
      max: 58_000,
      currency: 'GBP',
      period: 'year',
    });
    expect(await pay('$18.50 - $26.00 / hr')).toMatchObject({ min: 18.5, max: 26, period: 'hour' });
    expect(await pay('$150,000+')).toMatchObject({ min: 150_000, max: null });
    expect(await pay('Competitive')).toBe(null);
    expect(await pay({ from: 1 })).toBe(null);
  });

  test('a department that is an empty text is none', async () => {
    expect((await readOne({ departmentLabel: null }, { departmentLabel: '' })).posting?.department).toBe(
      null,
    );
    expect((await readOne({}, { departmentLabel: 'Marketing ' })).posting?.department).toBe('Marketing');
  });

  test('an evergreen opening keeps the date the source gives', async () => {
    expect((await readOne({}, { datePosted: '2022-12-14' })).posting?.publishedAt).toBe('2022-12-14');
    expect((await readOne({}, { datePosted: 'soon' })).posting?.publishedAt).toBe(null);
  });

  test('only a page of the ATS is taken as the page of the opening', async () => {
    const page = async (jobOpeningShareUrl: unknown) => (await readOne({}, { jobOpeningShareUrl })).posting;
    expect((await page('http://acme.bamboohr.com/careers/7'))?.hostedUrl).toBe(`${CAREERS}/7`);
    expect((await page('javascript:alert(1)'))?.hostedUrl).toBe(`${CAREERS}/7`);
    expect((await page('https://bamboohr.com.example.org/7'))?.applyUrl).toBe(`${CAREERS}/7`);
    expect((await page(null))?.applyUrl).toBe(`${CAREERS}/7`);
  });

  test('an opening that is filled is gone although its row still stands', async () => {
    const reading = await readOne({}, { jobOpeningStatus: 'Filled' });
    expect(reading.rejects).toMatchObject([{ externalId: '7', reason: 'detail-gone' }]);
    expect(reading.end?.complete).toBe(true);
  });

  test('an opening whose detail answers 404 is gone', async () => {
    const [list] = toAnswers({}, {});
    const notFound = { type: 'not_found', title: 'Resource not found.', meta: [] };
    const fetch = createRecordedFetch([list, { url: `${CAREERS}/7/detail`, status: 404, body: notFound }]);
    const reading = await collect(bamboohr, 'acme', createContext(fetch));
    expect(reading.rejects).toMatchObject([{ externalId: '7', reason: 'detail-gone' }]);
    expect(reading.end?.complete).toBe(true);
  });

  test('a redirected or senseless detail is unreadable, never a closing', async () => {
    const [list] = toAnswers({}, {});
    for (const answer of [
      { status: 302, body: '' },
      { body: '<html>Sign in</html>' },
      { body: { result: [] } },
      { body: { result: { jobOpening: {} } } },
    ]) {
      const fetch = createRecordedFetch([list, { url: `${CAREERS}/7/detail`, ...answer }]);
      const reading = await collect(bamboohr, 'acme', createContext(fetch));
      expect(reading.rejects).toMatchObject([{ externalId: '7', reason: 'detail-unreadable' }]);
    }
  });

  test('a throttled detail ends the reading', async () => {
    const [list] = toAnswers({}, {});
    const recorded = createRecordedFetch([list]);
    const reading = await collect(
      bamboohr,
      'acme',
      createContext(async (request) => {
        if (request.url.endsWith('/list')) return recorded(request);
        throw new TransportError('rate-limited', 'slow down', { retryAfterSeconds: 30 });
      }),
    );
    expect(reading.error).toMatchObject({ failure: 'rate-limited', retryAfterSeconds: 30 });
  });
});

const samples = new URL('../../../../../shared/ats/bamboohr/samples/', import.meta.url);

describe.skipIf(!existsSync(samples))('recorded answers (skipped without the shared/ats folder)', () => {
  const read = (name: string): { result: { jobOpening: object } & unknown[] } =>
    JSON.parse(readFileSync(new URL(name, samples), 'utf8'));

  test('every recorded row is listed, and its detail becomes a posting', async () => {
    const list = read('giottoai_list.json');
    const site = 'https://giottoai.bamboohr.com/careers';
    const reading = await collect(
      bamboohr,
      'giottoai',
      createContext(
        createRecordedFetch([
          { url: `${site}/list`, body: list },
          { url: `${site}/36/detail`, body: read('giottoai_detail_36.json') },
          { url: `${site}/*`, status: 404, body: read('error_404_detail.json') },
        ]),
      ),
    );
    expect(reading.end?.complete).toBe(true);
    expect(reading.postings).toMatchObject([
      {
        externalId: '36',
        title: 'AI Research Scientist',
        places: [{ city: 'Lausanne', postalCode: '1003', country: 'CH' }],
        workMode: 'hybrid',
        employmentType: 'full_time',
        publishedAt: '2026-07-21',
        hostedUrl: `${site}/36`,
      },
    ]);
    expect(reading.rejects.map(({ externalId, reason }) => [externalId, reason])).toEqual([
      ['39', 'detail-gone'],
      ['42', 'detail-gone'],
    ]);
  });

  test('recorded details keep places, pay and department as the employer wrote them', async () => {
    const vessel = await readOne({}, read('curtinmaritime_detail.json').result.jobOpening);
    expect(vessel.posting).toMatchObject({
      title: 'Vessel Chef',
      department: 'Marine Transportation',
      workMode: 'on_site',
      pay: { min: 300, max: 425, currency: 'USD', period: 'day' },
      places: [{ city: 'Long Beach', state: 'CA', postalCode: '90802', country: 'US' }],
      hostedUrl: 'https://curtinmaritime.bamboohr.com/careers/201',
    });
    const community = await readOne({}, read('giatecscientific_detail_nulls.json').result.jobOpening);
    expect(community.posting).toMatchObject({ department: null, pay: null, publishedAt: '2022-12-14' });
    const hourly = await readOne(
      {},
      read('constructed_detail_no_location_hourly_pay.json').result.jobOpening,
    );
    expect(hourly.posting).toMatchObject({
      places: [],
      workMode: 'remote',
      employmentType: 'part_time',
      pay: { min: 19, max: 27, period: 'hour' },
    });
  });

  test('a recorded empty list closes nothing by itself', async () => {
    const answers = [{ url: `${CAREERS}/list`, body: read('zapier_list_empty.json') }];
    const reading = await collect(bamboohr, 'acme', createContext(createRecordedFetch(answers)));
    expect(reading.end).toMatchObject({ complete: true, emptyIsProof: false });
  });
});
