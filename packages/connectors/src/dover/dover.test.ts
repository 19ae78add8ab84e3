import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collect, createContext, createRecordedFetch, toHeld } from '../testing/run-recordings.ts';
import type { RecordedAnswer } from '../recordings.ts';
import { parseBoard, toBoardUrl, toPostingUrl } from './board-address.ts';
import { DETAILS_PER_READING, dover } from './list-postings.ts';
import { recordings } from './recordings.ts';

const API = 'https://app.dover.com/api/v1';
const PAGE = '11111111-2222-3333-4444-555555555555';
const ID = 'abcdefab-0000-1000-8000-00000000000a';

const page: RecordedAnswer = {
  url: `${API}/careers-page-slug/acme`,
  body: { id: PAGE, slug: 'acme', name: 'Acme Labs' },
};
const noHeadings: RecordedAnswer = { url: `${API}/job-groups/*`, status: 404, body: {} };

function toList(results: object[], rest: object = {}): RecordedAnswer {
  return {
    url: `${API}/careers-page/${PAGE}/jobs?limit=100&offset=0`,
    body: { count: results.length, next: null, previous: null, results, ...rest },
  };
}

function toDetail(id: string, detail: object): RecordedAnswer {
  return { url: `${API}/inbound/application-portal-job/${id}`, body: { id, title: 'Cook', ...detail } };
}

async function readOne(row: object, detail: object) {
  const answers = [page, noHeadings, toList([{ id: ID, title: 'Cook', ...row }]), toDetail(ID, detail)];
  const context = createContext(createRecordedFetch(answers), { company: 'Configured' });
  const reading = await collect(dover, 'acme', context);
  return { ...reading, posting: reading.postings[0] };
}

describe('board address', () => {
  test('a slug and its page are the same board, in any case', () => {
    expect(parseBoard(' Acme-Labs ')).toBe('acme-labs');
    expect(parseBoard('https://app.dover.com/jobs/Acme-Labs?embed=1')).toBe('acme-labs');
    expect(toBoardUrl('acme-labs')).toBe('https://app.dover.com/jobs/acme-labs');
  });

  test('an older address holds the id of the page, which has an endpoint of its own', async () => {
    const board = parseBoard(`https://app.dover.com/Acme/careers/${PAGE.toUpperCase()}`);
    expect(board).toBe(PAGE);
    const byId = { url: `${API}/careers-page/${PAGE}`, body: { id: PAGE, name: 'Acme Labs' } };
    const reading = await collect(dover, board, createContext(createRecordedFetch([byId, toList([])])));
    expect(reading.end).toMatchObject({ complete: true, emptyIsProof: true });
  });

  test('the name in a posting address is escaped and never leads elsewhere', () => {
    expect(toPostingUrl('Lantern & Loom', ID)).toBe(`https://app.dover.com/apply/Lantern%20%26%20Loom/${ID}`);
    expect(toPostingUrl('..', ID)).toBe(`https://app.dover.com/apply/job/${ID}`);
    expect(toPostingUrl('a\ud800/b', ID)).toBe(`https://app.dover.com/apply/a%2Fb/${ID}`);
  });
});

describe('list', () => {
  test('pages follow each other by the rows they brought', async () => {
    const fetch = createRecordedFetch(recordings.healthy);
    const reading = await collect(dover, recordings.board, createContext(fetch));
    const lists = fetch.requests.map(({ url }) => url).filter((url) => url.includes('limit='));
    expect(lists.map((url) => new URL(url).searchParams.get('offset'))).toEqual(['0', '3']);
    expect(reading.end).toMatchObject({ complete: true, detailsLeft: 0 });
  });

  test('a next page on another host is not visited', async () => {
    const list = toList([{ id: ID, title: 'Cook', is_sample: true }], { next: 'https://evil.example/jobs' });
    const again = { ...list, url: list.url.replace('offset=0', 'offset=1') };
    const fetch = createRecordedFetch([page, list, again]);
    const reading = await collect(dover, 'acme', createContext(fetch));
    expect(reading.end).toMatchObject({ complete: false });
    expect(new Set(fetch.requests.map(({ url }) => new URL(url).host))).toEqual(new Set(['app.dover.com']));
  });

  test('demonstrations and unpublished jobs are rejected without a request', async () => {
    const rows = [
      { id: ID, title: 'Example', is_sample: true },
      { id: PAGE, title: 'Draft', is_published: false },
    ];
    const fetch = createRecordedFetch([page, toList(rows)]);
    const reading = await collect(dover, 'acme', createContext(fetch));
    expect(reading.rejects.map(({ reason }) => reason)).toEqual(['sample', 'not-public']);
    expect(fetch.requests).toHaveLength(2);
  });

  test('fewer rows than counted, or no word on a next page, proves nothing', async () => {
    const short = createContext(createRecordedFetch([page, toList([], { count: 4 })]));
    expect((await collect(dover, 'acme', short)).end).toMatchObject({
      complete: false,
      incompleteReason: 'the list holds 0 of 4 jobs',
    });
    const open = createContext(createRecordedFetch([page, toList([], { next: undefined })]));
    expect((await collect(dover, 'acme', open)).end?.complete).toBe(false);
  });

  test('a bare array is not the list', async () => {
    const bare = { ...toList([]), body: [] };
    const reading = await collect(dover, 'acme', createContext(createRecordedFetch([page, bare])));
    expect(reading.error).toMatchObject({ failure: 'shape-changed' });
  });
});

describe('politeness', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `${ID.slice(0, -2)}${String(index).padStart(2, '0')}`);
  const answers = [
    page,
    noHeadings,
    toList(ids.map((id) => ({ id, title: 'Cook' }))),
    ...ids.map((id) => toDetail(id, {})),
  ];

  test('a large board is taken up over several readings, each whole and each with a few details', async () => {
    const held = new Map<string, string>();
    const left: (number | undefined)[] = [];
    for (let run = 0; run < 3; run += 1) {
      const reading = await collect(dover, 'acme', createContext(createRecordedFetch(answers), { held }));
      expect(reading.end?.complete).toBe(true);
      expect(reading.postings.length).toBeLessThanOrEqual(DETAILS_PER_READING);
      expect(reading.postings.length + reading.seen.length).toBe(40);
      for (const [id, fingerprint] of toHeld(reading)) held.set(id, fingerprint);
      left.push(reading.end?.detailsLeft);
    }
    expect(left).toEqual([25, 10, 0]);
    expect([...held.keys()]).toEqual(ids);
  });

  test('headings are not asked for when no detail is wanted', async () => {
    const fetch = createRecordedFetch(recordings.healthy);
    const first = await collect(dover, recordings.board, createContext(fetch));
    fetch.requests.length = 0;
    await collect(dover, recordings.board, createContext(fetch, { held: toHeld(first) }));
    expect(fetch.requests.map(({ url }) => url).filter((url) => url.includes('job-groups'))).toEqual([]);
  });

  test('a robot check ends the reading, wherever it comes', async () => {
    const challenge = { status: 403, headers: { 'cf-mitigated': 'challenge' }, body: '<html>Wait</html>' };
    const list = toList([{ id: ID, title: 'Cook' }]);
    const walled: RecordedAnswer[][] = [
      [{ ...page, ...challenge }],
      [page, { ...list, ...challenge, status: 200 }],
      [page, list, { url: `${API}/job-groups/*`, ...challenge }],
      [page, list, noHeadings, { ...toDetail(ID, {}), ...challenge }],
    ];
    for (const recorded of walled) {
      const reading = await collect(dover, 'acme', createContext(createRecordedFetch(recorded)));
      expect(reading.error).toMatchObject({ failure: 'rate-limited' });
    }
  });
});

describe('detail', () => {
  const shown = {
    lower_bound: '90000',
    upper_bound: 110000,
    currency_code: 'cad',
    salary_range_type: 'YEARLY',
    employment_type: 'PART_TIME',
    open_to_sharing_comp: true,
  };

  test('pay is given exactly when the employer shares it', async () => {
    expect((await readOne({}, { compensation: shown })).posting?.pay).toMatchObject({
      min: 90_000,
      max: 110_000,
      currency: 'CAD',
      period: 'year',
      origin: 'field',
    });
    for (const open_to_sharing_comp of [false, null, 'true', undefined]) {
      const { posting } = await readOne({}, { compensation: { ...shown, open_to_sharing_comp } });
      expect(posting).toMatchObject({ pay: null, employmentType: 'part_time' });
    }
  });

  test('older names of the pay fields are understood, an unknown interval is none', async () => {
    const compensation = { ...shown, currency_code: null, currency: 'EUR', salary_range_type: 'FORTNIGHT' };
    expect((await readOne({}, { compensation })).posting?.pay).toMatchObject({
      currency: 'EUR',
      period: null,
    });
    const older = {
      ...shown,
      salary_range_type: undefined,
      salary_type: 'HOURLY',
      lower_bound: 40,
      upper_bound: 55,
    };
    expect((await readOne({}, { compensation: older })).posting?.pay).toMatchObject({ period: 'hour' });
  });

  test('the primary place comes first and repeats are dropped', async () => {
    const locations = [
      {
        name: 'Canada',
        location_option: { display_name: 'Canada', location_type: 'COUNTRY', country: 'CA' },
      },
      {
        is_primary: true,
        location_option: {
          display_name: 'Bend, OR',
          location_type: 'CITY',
          city: 'Bend',
          state: 'Oregon',
          country: 'US',
        },
      },
      { name: 'canada', location_option: { display_name: 'canada' } },
    ];
    expect((await readOne({ locations }, {})).posting?.places).toMatchObject([
      { text: 'Bend, OR', city: 'Bend', state: 'OR', country: 'US' },
      { text: 'Canada', city: null, state: null, country: 'CA' },
    ]);
  });

  test("the list's exact places win over a detail's bare names", async () => {
    const exact = [
      { name: 'Hull', location_option: { display_name: 'Hull', city: 'Hull', state: '', country: 'GB' } },
    ];
    const { posting } = await readOne({ locations: exact }, { locations: [{ name: 'Hull' }] });
    expect(posting?.places).toMatchObject([{ city: 'Hull', country: 'GB' }]);
    const bare = await readOne({ locations: [] }, { locations: [{ name: 'Denver, CO' }] });
    expect(bare.posting?.places).toMatchObject([{ city: 'Denver', state: 'CO', country: 'US' }]);
  });

  test('without a word for the job, places decide the work mode if they agree', async () => {
    const mode = async (types: string[]) =>
      (await readOne({ locations: types.map((type) => ({ name: 'Bend, OR', location_type: type })) }, {}))
        .posting?.workMode;
    expect(await mode(['REMOTE', 'REMOTE'])).toBe('remote');
    expect(await mode(['REMOTE', 'IN_OFFICE'])).toBe(null);
    expect(await mode(['IN_PERSON'])).toBe('on_site');
    expect((await readOne({ workplace_type: 'HYBRID' }, { workplace_type: null })).posting?.workMode).toBe(
      'hybrid',
    );
  });

  test('a creation time counts only with its offset', async () => {
    expect((await readOne({}, { created: '2026-09-22T20:22:56.231573Z' })).posting?.publishedAt).toBe(
      '2026-09-22T20:22:56.231Z',
    );
    expect((await readOne({}, { created: '2026-09-22T20:22:56' })).posting?.publishedAt).toBe(null);
  });

  test("the company is the payload's, then the page's, never the slug", async () => {
    expect((await readOne({}, { client_name: 'Acme, Inc.' })).posting?.company).toBe('Acme, Inc.');
    expect((await readOne({}, {})).posting?.company).toBe('Acme Labs');
  });

  test('an inactive job is gone, a private one is not public, another id is unreadable', async () => {
    expect((await readOne({}, { active: false })).rejects).toMatchObject([{ reason: 'detail-gone' }]);
    expect((await readOne({}, { is_private: true })).rejects).toMatchObject([{ reason: 'not-public' }]);
    expect((await readOne({}, { id: PAGE })).rejects).toMatchObject([
      { reason: 'detail-unreadable', externalId: ID },
    ]);
  });
});

const samples = new URL('../../../../../shared/ats/dover/samples/', import.meta.url);

describe.skipIf(!existsSync(samples))('recorded answers (skipped without the shared/ats folder)', () => {
  const read = (name: string): object & { id: string } =>
    JSON.parse(readFileSync(new URL(name, samples), 'utf8'));

  test('recorded rows without details are listed and kept open', async () => {
    const rows = read('dover_results_rows.json') as unknown as object[];
    const answers = [page, noHeadings, toList(rows), { url: `${API}/inbound/*`, body: '<html></html>' }];
    const reading = await collect(dover, 'acme', createContext(createRecordedFetch(answers)));
    expect(reading.end?.complete).toBe(true);
    expect(reading.rejects.map(({ externalId }) => externalId)).toEqual([
      'aa378aa1-79f3-4995-8667-b78a61c12b11',
      '066865ee-3ba5-4098-9420-53cd8d45cd12',
    ]);
  });

  test('a careers page, its list and a detail become postings', async () => {
    const careers = read('careers_page_constructed_by_career_ops.json');
    const list = `${API}/careers-page/${careers.id}/jobs?limit=100&offset=0`;
    const detail = read('detail_with_questions_constructed.json');
    const answers: RecordedAnswer[] = [
      { ...page, body: careers },
      noHeadings,
      { url: list, body: read('list_envelope_constructed_by_career_ops.json') },
      { url: `${API}/inbound/application-portal-job/${detail.id}`, body: detail },
      { url: `${API}/inbound/*`, status: 404, body: {} },
    ];
    const reading = await collect(dover, 'acme', createContext(createRecordedFetch(answers)));
    expect(reading.postings).toMatchObject([
      {
        externalId: detail.id,
        title: 'Senior AI Engineer',
        company: 'Acme Labs',
        places: [{ city: 'Baltimore', state: 'MD', country: 'US' }],
        workMode: 'hybrid',
        employmentType: 'full_time',
        pay: { min: 190_000, max: 260_000, currency: 'USD', period: 'year', origin: 'field' },
        publishedAt: '2026-09-22T20:22:56.231Z',
        hostedUrl: `https://app.dover.com/apply/Acme%20Labs/${detail.id}`,
      },
    ]);
    expect(reading.rejects).toHaveLength(2);
  });

  test('recorded details with bare place names are understood', async () => {
    const fit = async (name: string) => (await readOne({}, { ...read(name), id: ID })).posting;
    expect(await fit('mural_detail_trimmed.json')).toMatchObject({
      company: 'Mural Pay',
      places: [
        { city: 'New York City', state: 'NY', country: 'US' },
        { city: 'Denver', state: 'CO', country: 'US' },
      ],
      workMode: 'on_site',
      pay: null,
    });
    expect(await fit('suppli_detail_trimmed_salary.json')).toMatchObject({
      places: [
        { city: null, country: 'US' },
        { city: 'Austin', state: 'TX', country: 'US' },
      ],
      pay: { min: 170_000, max: 200_000, currency: 'USD', period: 'year' },
    });
  });
});
