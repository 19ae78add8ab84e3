import { describe, expect, test } from 'vitest';
import type { AtsFetch, AtsResponse } from '../contract.ts';
import { collect, createContext } from '../testing/run-recordings.ts';
import { workday } from './list-postings.ts';

const BOARD = 'wd5/acme/External';

interface ListRequest {
  appliedFacets: Record<string, string[]>;
  limit: number;
  offset: number;
  searchText: string;
}

interface Site {
  /** Rows from an offset, of those the facet selects; called for every list request. */
  list: (request: ListRequest, times: number) => object | AtsResponse;
  requests: ListRequest[];
}

function toRow(number: number): object {
  return { title: `Job ${number}`, externalPath: `/job/Here/Job_R-${number}`, bulletFields: [`R-${number}`] };
}

function toRows(count: number, from = 0): object[] {
  return Array.from({ length: count }, (_, index) => toRow(from + index));
}

/** A career site whose list is a function; every detail is there. */
function createSite(list: Site['list']): Site & { fetch: AtsFetch } {
  const requests: ListRequest[] = [];
  const fetch: AtsFetch = async ({ url, body, method }) => {
    if (method !== 'POST') {
      const info = { title: url.slice(url.lastIndexOf('/') + 1), jobDescription: '<p>Work</p>' };
      return toAnswer({ jobPostingInfo: info });
    }
    const request = JSON.parse(String(body)) as ListRequest;
    requests.push(request);
    const answer = list(request, requests.length);
    return 'status' in answer ? answer : toAnswer(answer);
  };
  return { list, requests, fetch };
}

function toAnswer(body: object, status = 200): AtsResponse {
  return { status, headers: { 'content-type': 'application/json' }, text: JSON.stringify(body) };
}

async function read(list: Site['list'], held = true) {
  const site = createSite(list);
  const context = createContext(site.fetch);
  // Paging is looked at here, so by default no detail is wanted.
  const reading = await collect(
    workday,
    BOARD,
    held ? { ...context, findChanged: async () => new Set() } : context,
  );
  return { ...reading, offsets: site.requests.map(({ offset }) => offset), requests: site.requests };
}

describe('paging', () => {
  test('asks for 20 rows with all four keys and ends at the total of the first page', async () => {
    const rows = toRows(45);
    const reading = await read(({ offset }) => ({
      total: offset === 0 ? 45 : 0,
      jobPostings: rows.slice(offset, offset + 20),
    }));
    expect(reading.requests[1]).toEqual({ appliedFacets: {}, limit: 20, offset: 20, searchText: '' });
    expect(reading.offsets).toEqual([0, 20, 40, 0]);
    expect(reading.seen).toHaveLength(45);
    expect(reading.total).toBe(45);
    expect(reading.end).toMatchObject({ complete: true, incompleteReason: null });
  });

  test('a board of one page is read once', async () => {
    const reading = await read(() => ({ total: 3, jobPostings: toRows(3) }));
    expect(reading.offsets).toEqual([0]);
    expect(reading.end?.complete).toBe(true);
  });

  test('a site that starts again at page one is left when nothing new comes', async () => {
    const rows = toRows(40);
    const reading = await read(({ offset }) => ({
      total: 60,
      jobPostings: offset < 40 ? rows.slice(offset, offset + 20) : rows.slice(0, 20),
    }));
    expect(reading.seen).toHaveLength(40);
    expect(reading.offsets).toEqual([0, 20, 40, 0]);
    expect(reading.end).toMatchObject({
      complete: false,
      incompleteReason: 'the list holds 40 of 60 postings',
    });
  });

  test('a short page ends the list', async () => {
    const reading = await read(() => ({ total: 42, jobPostings: toRows(5) }));
    expect(reading.offsets).toEqual([0]);
    expect(reading.end?.complete).toBe(false);
  });

  test('an empty success without a total, as for a limit that is too high, is no empty board', async () => {
    const reading = await read(() => ({ total: null, jobPostings: [] }));
    expect(reading.end).toMatchObject({ complete: false });
    const empty = await read(() => ({ total: 0, jobPostings: [] }));
    expect(empty.end).toMatchObject({ complete: true, emptyIsProof: true });
  });

  test('a total of 0 beside rows on the first page proves nothing', async () => {
    const reading = await read(() => ({ total: 0, jobPostings: toRows(2) }));
    expect(reading.seen).toHaveLength(2);
    expect(reading.end?.complete).toBe(false);
  });

  test('a posting that slips between two pages while the list is read is found by reading again', async () => {
    const before = toRows(45);
    const after = before.filter((_, index) => index !== 3);
    const reading = await read(({ offset }, times) => {
      const rows = times === 1 ? before : after;
      return { total: rows.length, jobPostings: rows.slice(offset, offset + 20) };
    });
    expect(reading.offsets).toEqual([0, 20, 40, 0, 0, 20, 40, 0]);
    expect(reading.seen).toHaveLength(45);
    expect(reading.end?.complete).toBe(true);
  });

  test('a list that never rests is not complete, and is not read for ever', async () => {
    const reading = await read(({ offset }, times) => ({
      total: 45,
      jobPostings: toRows(45, times).slice(offset, offset + 20),
    }));
    expect(reading.offsets).toHaveLength(8);
    expect(reading.end?.complete).toBe(false);
  });

  test('a later page that is refused ends the list early instead of failing the board', async () => {
    const reading = await read(({ offset }) =>
      offset === 0 ? { total: 30, jobPostings: toRows(20) } : toAnswer({}, 400),
    );
    expect(reading.seen).toHaveLength(20);
    expect(reading.end).toMatchObject({ complete: false });
    expect(reading.end?.incompleteReason).toContain('400');
  });

  test('a stand-in row counts in the total, a row that cannot be told apart spoils it', async () => {
    const withStandIn = await read(() => ({
      total: 3,
      jobPostings: [...toRows(2), { bulletFields: ['R-9'] }],
    }));
    expect(withStandIn.rejects).toMatchObject([{ reason: 'no-id', externalId: null }]);
    expect(withStandIn.end?.complete).toBe(true);
    for (const broken of [{ title: 'Job', externalPath: 5 }, { externalPath: '/job/../../x' }, 7, null]) {
      const reading = await read(() => ({ total: 3, jobPostings: [...toRows(2), broken] }));
      expect(reading.rejects).toMatchObject([{ reason: 'no-id' }]);
      expect(reading.end?.complete).toBe(false);
    }
  });

  test('an unknown site, a redirect, maintenance and a wall are told apart', async () => {
    const failure = async (response: AtsResponse) => (await read(() => response)).error?.failure;
    const moved = (location: string): AtsResponse => ({ status: 303, headers: { location }, text: '' });
    expect(await failure(toAnswer({}, 422))).toBe('board-gone');
    expect(await failure(toAnswer({}, 404))).toBe('board-gone');
    expect(await failure(moved('https://www.workday.com'))).toBe('board-gone');
    expect(await failure(moved('https://community.workday.com/maintenance-page'))).toBe('unreachable');
    expect(await failure(toAnswer({}, 403))).toBe('rate-limited');
    expect(await failure(toAnswer({}, 400))).toBe('shape-changed');
  });
});

describe('identity', () => {
  test('the same requisition per city is several postings, a repeated address is one', async () => {
    const paths = ['/job/Oslo/Cook_R-1', '/job/Bergen/Cook_R-1-1', '/job/Oslo/Cook_R-1'];
    const reading = await read(() => ({
      total: 2,
      jobPostings: paths.map((externalPath) => ({ externalPath, bulletFields: ['R-1'] })),
    }));
    expect(reading.seen.map(({ externalId }) => externalId)).toEqual([
      'acme/External/Cook_R-1',
      'acme/External/Cook_R-1-1',
    ]);
  });

  test('another place or title does not change the id, two postings of one name keep apart', async () => {
    const rows = (place: string, title: string) => ({
      total: 1,
      jobPostings: [{ title, externalPath: `/job/${place}/Cook_R-1` }],
    });
    const oslo = await read(() => rows('Oslo', 'Cook'));
    const bergen = await read(() => rows('Bergen', 'Chef'));
    expect(bergen.seen[0]?.externalId).toBe(oslo.seen[0]?.externalId);
    const twins = await read(() => ({
      total: 2,
      jobPostings: [{ externalPath: '/job/Oslo/Cook_R-1' }, { externalPath: '/job/Bergen/Cook_R-1' }],
    }));
    expect(twins.seen.map(({ externalId }) => externalId)).toEqual([
      'acme/External/Cook_R-1',
      'acme/External/job/Bergen/Cook_R-1',
    ]);
    expect(twins.end?.complete).toBe(true);
  });

  test('the passing of days alone changes no fingerprint', async () => {
    const on = (words: string) => () => ({
      total: 1,
      jobPostings: [{ ...toRow(1), postedOn: words, bulletFields: ['R-1', words] }],
    });
    const first = await read(on('Posted Yesterday'));
    const later = await read(on('Posted 30+ Days Ago'));
    expect(later.seen[0]?.fingerprint).toBe(first.seen[0]?.fingerprint);
    const moved = await read(() => ({
      total: 1,
      jobPostings: [{ ...toRow(1), locationsText: '2 Locations' }],
    }));
    expect(moved.seen[0]?.fingerprint).not.toBe(first.seen[0]?.fingerprint);
  });
});

describe('beyond 2,000 postings', () => {
  const all = toRows(2_100);
  const families: Record<string, object[]> = {
    north: all.slice(0, 1_500),
    south: all.slice(1_500),
  };
  const toValues = (counts: Record<string, number>) =>
    Object.entries(counts).map(([id, count]) => ({ id, descriptor: id, count }));
  const family = { facetParameter: 'jobFamilyGroup', values: toValues({ north: 1_500, south: 600 }) };
  const time = { facetParameter: 'timeType', values: toValues({ full: 2_090, part: 10 }) };

  const split = ({ appliedFacets, offset }: ListRequest, facets: object[]) => {
    const rows = families[appliedFacets['jobFamilyGroup']?.[0] ?? ''] ?? all;
    const total = Math.min(rows.length, 2_000);
    return {
      total,
      jobPostings: offset < 2_000 ? rows.slice(offset, offset + 20) : all.slice(0, 20),
      facets,
    };
  };

  test('a capped list is read in parts, and two facets that agree prove it whole', async () => {
    const reading = await read((request) => split(request, [family, time]));
    expect(reading.total).toBe(2_100);
    expect(new Set(reading.seen.map(({ externalId }) => externalId)).size).toBe(2_100);
    expect(reading.seen).toHaveLength(2_100);
    expect(reading.end?.complete).toBe(true);
  });

  test('parts that nothing confirms are read, but prove nothing', async () => {
    const reading = await read((request) => split(request, [family]));
    expect(reading.seen).toHaveLength(2_100);
    expect(reading.end).toMatchObject({ complete: false });
    expect(reading.end?.incompleteReason).toContain('do not prove the rest');
  });

  test('postings that no value of the facet holds leave the reading incomplete', async () => {
    const lost = { ...family, values: [...family.values, { id: 'lost', count: 40 }] };
    const other = { facetParameter: 'timeType', values: toValues({ full: 2_140 }) };
    const reading = await read((request) =>
      request.appliedFacets['jobFamilyGroup']?.[0] === 'lost'
        ? { total: 0, jobPostings: [] }
        : split(request, [lost, other]),
    );
    expect(reading.end).toMatchObject({
      complete: false,
      incompleteReason: 'the parts hold 2100 of 2140 postings',
    });
  });

  test('without a facet that fits, what can be reached is read and the end says why it is not all', async () => {
    const reading = await read((request) => split(request, [time]));
    expect(reading.seen).toHaveLength(2_000);
    expect(reading.end).toMatchObject({
      complete: false,
      incompleteReason: 'the list is cut off at 2000 postings',
    });
  });

  test('a site that does not heed the facet is read as one list', async () => {
    const reading = await read((request) => split({ ...request, appliedFacets: {} }, [family, time]));
    expect(reading.seen).toHaveLength(2_000);
    expect(reading.end?.complete).toBe(false);
    expect(reading.requests.length).toBeLessThan(110);
  });

  test('a site without the cap is read to its end', async () => {
    const reading = await read(({ offset }) => ({
      total: 2_100,
      jobPostings: all.slice(offset, offset + 20),
    }));
    expect(reading.seen).toHaveLength(2_100);
    expect(reading.end?.complete).toBe(true);
  });
});

test('a host that gives no detail at all is not asked two thousand times', async () => {
  const site = createSite(({ offset }) => ({
    total: 60,
    jobPostings: toRows(60).slice(offset, offset + 20),
  }));
  const reading = await collect(
    workday,
    BOARD,
    createContext((request) =>
      request.method === 'POST' ? site.fetch(request) : Promise.resolve(toAnswer({}, 403)),
    ),
  );
  expect(reading.rejects).toHaveLength(24);
  expect(reading.error).toMatchObject({ failure: 'unreachable' });
});
