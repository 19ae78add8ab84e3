import type { Insights } from '@firsthand/contracts';
import { aPlace, aPosting, describeDatabases, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { expect, test } from 'vitest';
import { openFollowingApi } from '../../testing/following-api.ts';
import { expectRefusal, openApi, TEST_NOW } from '../../testing/test-api.ts';

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000);
const HOUR = { origin: 'field', sentence: null, period: 'hour', currency: 'USD' } as const;
const YEAR = { ...HOUR, period: 'year', currency: 'EUR' } as const;

/** 21 nurses paid in dollars, of whom one states only from what on; two paid in euros; one says nothing. */
const NURSES = Array.from({ length: 24 }, (_, index) =>
  aPosting({
    title: 'Nurse',
    workMode: index < 20 ? 'on_site' : null,
    pay:
      index < 21
        ? { ...HOUR, min: 20 + index, max: index === 0 ? null : 30 + index }
        : index < 23
          ? { ...YEAR, min: 50_000, max: 60_000 }
          : null,
    places: index < 23 ? [aPlace()] : [aPlace({ city: 'Berlin', state: 'BE', country: 'DE' }), aPlace()],
    descriptionText: index === 0 ? 'You need Python.' : 'You care.',
  }),
);

describeDatabases('insights', (open) => {
  test('are figures of all that a search finds, of both executors', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { board: 'acme' });
    const cook = aPosting({ title: 'Cook', pay: { ...HOUR, min: 10, max: 10 } });
    await crawlPostings(db, board, [...NURSES.slice(0, 10), cook], daysAgo(30));
    await crawlPostings(db, board, [...NURSES.slice(1), cook], daysAgo(10));
    await crawlPostings(db, board, [...NURSES.slice(1)], daysAgo(2));
    await crawlPostings(db, board, [...NURSES], daysAgo(1));
    const { api: following, search } = await openFollowingApi(database);
    await search.settled();
    const answers = [];
    for (const api of [await openApi(database), following]) {
      const answer = await api.inject('/v1/api/insights?q=nurse&country=US,DE');
      expect(answer.statusCode).toBe(200);
      answers.push(answer.json<Insights>());
    }
    expect(answers[1]).toEqual(answers[0]);
    const middles = NURSES.slice(0, 21).map(
      ({ pay }) => (((pay?.min ?? 0) + (pay?.max ?? pay?.min ?? 0)) / 2) * 2_080,
    );
    expect(answers[0]).toMatchObject({
      total: 24,
      pay: [
        // Of 21 values in order the sixth, the eleventh and the sixteenth.
        { currency: 'USD', count: 21, p25: middles[5], p50: middles[10], p75: middles[15] },
        { currency: 'EUR', count: 2, p25: null, p50: null, p75: null },
      ],
      weeks_since: null,
      work_modes: [
        { value: 'on_site', label: 'On-site', count: 20 },
        { value: 'unstated', label: 'Not stated', count: 4 },
      ],
      top_companies: [{ value: 'lever:acme', label: 'Acme', count: 24 }],
      top_places: [
        { value: 'Austin, TX, US', label: 'Austin, TX, United States', count: 24 },
        { value: 'Berlin, BE, DE', label: 'Berlin, Germany', count: 1 },
      ],
      top_skills: [{ value: 'Python', label: 'Python', count: 1 }],
    });
    const { weeks } = answers[0]!;
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-5)).toEqual([
      { week: '2025-12-28', opened: 10, closed: 0, open: 10 },
      { week: '2026-01-04', opened: 0, closed: 0, open: 10 },
      { week: '2026-01-11', opened: 0, closed: 0, open: 10 },
      { week: '2026-01-18', opened: 14, closed: 0, open: 24 },
      { week: '2026-01-25', opened: 0, closed: 0, open: 24 },
    ]);
    // The first nurse came back and counts as never gone; the cook left.
    const all = (await following.inject('/v1/api/insights')).json<Insights>();
    expect([all.total, all.weeks.at(-1)?.closed]).toEqual([24, 1]);
  });

  test('count what is about the query, and all that mentions it where that is asked for', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { board: 'acme' });
    const clerk = aPosting({ title: 'Clerk', descriptionText: 'You pay for tungsten.' });
    const former = aPosting({ title: 'Buyer', descriptionText: 'You buy tungsten.' });
    const welder = aPosting({ title: 'Tungsten welder' });
    await crawlPostings(db, board, [welder, clerk, former], daysAgo(9));
    await crawlPostings(db, board, [welder, clerk], daysAgo(2));
    const { api: following, search } = await openFollowingApi(database);
    await search.settled();
    for (const api of [await openApi(database), following]) {
      const ask = async (query: string) => {
        const { counted, total, totals, weeks } = (
          await api.inject(`/v1/api/insights?${query}`)
        ).json<Insights>();
        return { counted, total, totals, closed: weeks.at(-1)?.closed, open: weeks.at(-1)?.open };
      };
      const totals = { about: 1, all: 2 };
      expect(await ask('q=tungsten')).toEqual({ counted: 'about', total: 1, totals, closed: 0, open: 1 });
      expect(await ask('q=tungsten&counted=all')).toEqual({
        ...{ counted: 'all', total: 2, totals, closed: 1, open: 2 },
      });
      expect(await ask('')).toMatchObject({ total: 2, totals: { about: 2, all: 2 } });
      expectRefusal(await api.inject('/v1/api/insights?counted=some'), 400);
    }
  });

  test('begin where closed postings are known', async () => {
    const { db, database } = await open();
    await db
      .insertInto('closed_search_start')
      .values({ since: daysAgo(20) })
      .execute();
    const { weeks, weeks_since } = (
      await (await openApi(database)).inject('/v1/api/insights')
    ).json<Insights>();
    expect(weeks.map(({ week }) => week)).toEqual(['2026-01-18', '2026-01-25']);
    expect(weeks_since).toBe(daysAgo(20).toISOString());
  });

  test('can be had as a table that runs nothing, and refuse what the search refuses', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { board: 'acme' });
    await crawlPostings(db, board, [aPosting({ company: '=HYPERLINK("x")' })], daysAgo(1));
    const api = await openApi(database);
    const table = await api.inject('/v1/api/insights.csv?q=engineer&sort=pay&pay_currency=USD');
    expect(table.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="firsthand-insights.csv"',
    });
    const lines = table.body.split('\r\n');
    expect(lines[0]).toBe(
      '\ufeff"Figure","Value","Label","Postings","p25","p50","p75","Opened","Closed","Open"',
    );
    expect(lines).toContain('"total","","","1","","","","","",""');
    expect(lines).toContain('"all that mention it","","","1","","","","","",""');
    expect(lines).toContain(`"company","lever:acme","'=HYPERLINK(""x"")","1","","","","","",""`);
    expect(lines).toContain('"week","2026-01-25","","","","","","1","0","1"');
    for (const path of ['/v1/api/insights', '/v1/api/insights.csv']) {
      expectRefusal(await api.inject(`${path}?work_mode=moon`), 400, /^The field “work_mode” must be one of/);
      expectRefusal(await api.inject(`${path}?posted_within=0`), 400);
    }
    const nothing = (await api.inject('/v1/api/insights?q=!!!')).json<Insights>();
    expect([nothing.total, nothing.pay, nothing.top_skills]).toEqual([0, [], []]);
  });

  test('are kept for a minute', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { board: 'acme' });
    await crawlPostings(db, board, [aPosting()], daysAgo(1));
    const clock = { now: TEST_NOW };
    const api = await openApi(database, { now: () => clock.now });
    const count = async (query: string) =>
      (await api.inject(`/v1/api/insights${query}`)).json<Insights>().total;
    expect(await count('?country=US&q=engineer')).toBe(1);
    await crawlPostings(db, board, [aPosting(), aPosting()], daysAgo(0));
    expect(await count('?q=engineer&country=US&limit=3')).toBe(1);
    expect(await count('?q=engineer')).toBe(2);
    clock.now = new Date(TEST_NOW.getTime() + 60_001);
    expect(await count('?q=engineer&country=US')).toBe(2);
  });
});
