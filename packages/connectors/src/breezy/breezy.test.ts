import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AtsFetch } from '../contract.ts';
import { collect, createContext, createRecordedFetch } from '../testing/run-recordings.ts';
import { breezy } from './list-postings.ts';
import { recordings } from './recordings.ts';

const URL_OF_LIST = 'https://tidewater-robotics.breezy.hr/json?verbose=true';
const ROWS = recordings.healthy[0]?.body as Record<string, unknown>[];

function read(body: string | object, options: { status?: number; headers?: Record<string, string> } = {}) {
  const fetch = createRecordedFetch([{ url: URL_OF_LIST, body, ...options }]);
  return collect(breezy, recordings.board, createContext(fetch));
}

/** Reads the first recorded row with some fields changed. */
async function readRow(fields: object) {
  const reading = await read([{ ...ROWS[0], ...fields }]);
  return { posting: reading.postings[0], reject: reading.rejects[0] };
}

describe('breezy', () => {
  test('one request brings the whole board, descriptions included', async () => {
    const fetch = createRecordedFetch(recordings.healthy);
    const reading = await collect(breezy, recordings.board, createContext(fetch));
    expect(fetch.requests).toHaveLength(1);
    expect(fetch.requests[0]).toMatchObject({ maxBytes: 32 * 1024 * 1024, timeoutMs: 60_000 });
    expect(reading.postings[0]).toMatchObject({
      externalId: '3f9a01bc22d4',
      title: 'Hull Technician',
      company: 'Tidewater Robotics',
      employmentType: 'full_time',
      department: 'Production',
      publishedAt: '2026-10-30T14:28:22.981Z',
      pay: {
        min: 24.5,
        max: null,
        currency: 'USD',
        period: 'hour',
        origin: 'field',
        sentence: '$24.50+ / hour',
      },
      applyUrl: 'https://tidewater-robotics.breezy.hr/p/3f9a01bc22d4-hull-technician/apply',
    });
    expect(reading.postings[0]?.descriptionText).toContain('You weld & test hulls.');
    expect(reading.end).toMatchObject({ complete: true });
  });

  test('state and country are objects, and repeated places are taken once, the primary one first', async () => {
    const reading = await read(ROWS);
    expect(reading.postings[0]?.places).toEqual([
      { text: 'Norfolk, VA', city: 'Norfolk', state: 'VA', postalCode: null, country: 'US' },
    ]);
    expect(reading.postings[1]?.places).toMatchObject([
      { city: 'Berlin', country: 'DE' },
      { city: 'Norfolk', country: 'US' },
    ]);
  });

  test('worldwide is no country, and every one', async () => {
    const { posting } = await readRow({
      location: {
        country: { id: 'worldwide', name: 'Worldwide' },
        city: '',
        name: 'Worldwide',
        is_remote: true,
      },
      locations: [],
    });
    expect(posting?.places).toMatchObject([{ text: 'Worldwide', country: null }]);
    expect(posting?.workMode).toBe('remote');
  });

  test.each([
    [true, 'remote', 'remote'],
    [true, 'remote-location', 'remote'],
    [true, 'hybrid', 'hybrid'],
    [true, undefined, 'remote'],
    [false, 'remote-location', 'on_site'],
    [undefined, 'remote', null],
  ])('a remote flag of %s with details "%s" is %s', async (flag, value, mode) => {
    const location = { name: 'Norfolk, VA', city: 'Norfolk', is_remote: flag, remote_details: { value } };
    const { posting } = await readRow({ location, locations: [location], description: '' });
    expect(posting?.workMode).toBe(mode);
  });

  test('the type’s id counts, not its translated name', async () => {
    expect((await readRow({ type: { id: 'partTime', name: 'Teilzeit' } })).posting?.employmentType).toBe(
      'part_time',
    );
    expect((await readRow({ type: { id: 'other', name: 'Vollzeit' } })).posting?.employmentType).toBeNull();
    expect((await readRow({ type: null })).posting?.employmentType).toBeNull();
  });

  test('an http address is upgraded, and a missing one is made from the friendly id', async () => {
    const reading = await read(ROWS);
    expect(reading.postings[1]?.hostedUrl).toBe(
      'https://tidewater-robotics.breezy.hr/p/4f9a01bc22d4-navigation-engineer',
    );
    expect(reading.postings[2]?.hostedUrl).toBe(
      'https://tidewater-robotics.breezy.hr/p/6f9a01bc22d4-talent-pool',
    );
  });

  test('an address that is no web address is not used, and without any the row is rejected', async () => {
    expect((await readRow({ url: 'javascript:alert(1)' })).posting?.hostedUrl).toMatch(
      /^https:\/\/tidewater/,
    );
    const { reject } = await readRow({ url: 'javascript:alert(1)', friendly_id: null });
    expect(reject).toMatchObject({ externalId: '3f9a01bc22d4', reason: 'no-address' });
  });

  test('pictures inside a description are dropped before its size is judged', async () => {
    const picture = `<p>Text</p><img src="data:image/png;base64,${'A'.repeat(3_000_000)}">`;
    const { posting } = await readRow({ description: picture });
    expect(posting?.descriptionText).toContain('Text');
    expect(posting?.descriptionHtml.length).toBeLessThan(1_000);
    expect((await readRow({ description: 'x'.repeat(3_000_000) })).reject?.reason).toBe('too-large');
  });

  test('a row without a description is a posting without one', async () => {
    expect((await readRow({ description: undefined })).posting?.descriptionHtml).toBe('');
  });

  test('a row that changed has another fingerprint, a logo that changed has not', async () => {
    const toFingerprints = async (row: object) =>
      (await read([row])).postingEvents.map((event) => event.fingerprint);
    const [before] = await toFingerprints(ROWS[0] ?? {});
    expect(await toFingerprints({ ...ROWS[0], salary: '$26+ / hour' })).not.toEqual([before]);
    const company = { name: 'Tidewater Robotics', logo_url: 'https://cdn.example/new.png' };
    expect(await toFingerprints({ ...ROWS[0], company })).toEqual([before]);
  });

  test('a row listed twice is given once', async () => {
    expect((await read([ROWS[0] ?? {}, ROWS[0] ?? {}])).postings).toHaveLength(1);
  });

  test('a row nobody can name makes the reading incomplete', async () => {
    const reading = await read([ROWS[0] ?? {}, { name: 'Nameless' }, 7]);
    expect(reading.rejects.map((reject) => reject.reason)).toEqual(['no-id', 'wrong-type']);
    expect(reading.end).toMatchObject({ complete: false, incompleteReason: '2 rows have no id' });
  });

  test('a name that is no text, and one without end, are rejected with their id', async () => {
    expect((await readRow({ name: { de: 'Koch' } })).reject).toMatchObject({
      externalId: '3f9a01bc22d4',
      reason: 'wrong-type',
    });
    expect((await readRow({ name: 'x'.repeat(1_000_000) })).reject?.reason).toBe('too-large');
  });

  test('an empty board is read, but is no proof by itself', async () => {
    expect((await read([])).end).toMatchObject({ complete: true, emptyIsProof: false });
  });

  test('404 and every redirect mean that the board is gone, 403 that we are too fast', async () => {
    expect((await read('<html></html>', { status: 404 })).error?.failure).toBe('board-gone');
    const headers = { location: 'https://breezy.hr/' };
    expect((await read('', { status: 302, headers })).error?.failure).toBe('board-gone');
    expect((await read('Forbidden', { status: 403 })).error?.failure).toBe('rate-limited');
  });

  test('a body that is no list is never an empty one', async () => {
    for (const body of ['{}', 'null', '<html>portal</html>', '[{"id":', '']) {
      expect((await read(body)).error?.failure).toBe('shape-changed');
    }
  });

  test('a stopped crawl sends no request', async () => {
    const fetch: AtsFetch = () => Promise.reject(new Error('asked'));
    const context = createContext(fetch, { signal: AbortSignal.abort(new Error('stopping')) });
    await expect(collect(breezy, recordings.board, context)).rejects.toThrow('stopping');
  });
});

/** Answers recorded from real boards lie beside the project, where there are any; they are not part of it. */
const SAMPLES = new URL('../../../../../shared/ats/breezy/samples/', import.meta.url);

if (!existsSync(SAMPLES)) {
  test.skip('recorded Breezy boards are read (skipped: ../shared/ats/breezy/samples is not beside the project)', () => {});
} else {
  describe('recorded Breezy boards', () => {
    const readSample = (name: string) => read(readFileSync(new URL(name, SAMPLES), 'utf8'));

    test.each([
      ['breezy_trial_list.json', 2],
      ['gaccs_verbose_rows.json', 2],
      ['ssg_corp_verbose_row_no_department.json', 1],
      ['ssg_corp_stale_remote_details_no_description.json', 1],
      ['75f_talent_pool_row.json', 1],
      ['clean_air_task_force_trimmed_row.json', 1],
      ['empty_board.json', 0],
    ])('%s gives %d postings and no reject', async (name, count) => {
      const reading = await readSample(name);
      expect(reading.postings).toHaveLength(count);
      expect(reading.rejects).toEqual([]);
      expect(reading.end?.complete).toBe(true);
    });

    test('stale remote details are not remote, and Canadian dollars are told by the country', async () => {
      const [posting] = (await readSample('ssg_corp_stale_remote_details_no_description.json')).postings;
      expect(posting).toMatchObject({
        workMode: 'on_site',
        employmentType: 'temporary',
        pay: { min: 19.35, max: null, currency: 'CAD', period: 'hour' },
        places: [{ city: 'Toronto', state: 'ON', country: 'CA' }],
      });
    });

    test('a yearly range without its period, and a country alone', async () => {
      const [manager] = (await readSample('gaccs_verbose_rows.json')).postings;
      expect(manager?.pay).toMatchObject({ min: 75000, max: 85000, currency: 'USD', period: 'year' });
      const [talent] = (await readSample('75f_talent_pool_row.json')).postings;
      expect(talent?.places).toMatchObject([{ text: 'United States', city: null, country: 'US' }]);
    });
  });
}
