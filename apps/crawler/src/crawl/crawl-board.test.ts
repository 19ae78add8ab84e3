import { DAY_MS, HOUR_MS } from '@firsthand/contracts';
import { type Db } from '@firsthand/database';
import { createSqlSearch } from '@firsthand/search';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import {
  addBoard,
  createTestClock,
  crawlOnce,
  dumpPostings,
  loadHistory,
  loadJobs,
} from '../testing/boards.ts';
import {
  completeEnd,
  fakeConnectors,
  readingEvents,
  readingOf,
  type Reading,
} from '../testing/fake-connectors.ts';
import { aPlace, aPosting } from '../testing/postings.ts';

const posting = (id: string, overrides = {}) => ({
  kind: 'posting' as const,
  posting: aPosting(id, overrides),
  fingerprint: `f-${id}`,
});

describeStore('crawlBoard', (open) => {
  const start = async () => {
    const { db } = await open();
    const clock = createTestClock();
    const boardId = await addBoard(db);
    const crawl = (reading: Reading, options = {}) =>
      crawlOnce(db, boardId, reading, { clock: clock.now, ...options });
    return { db, clock, boardId, crawl };
  };
  const countOpen = async (db: Db) => (await db.selectFrom('job_search').select('job_id').execute()).length;

  test('stores new postings with places, history, verification, search row and place counts', async () => {
    const { db, crawl, clock, boardId } = await start();
    const report = await crawl(
      readingOf([
        aPosting('a'),
        aPosting('b', { places: [aPlace(), aPlace({ text: 'Remote', city: null, state: null })] }),
      ]),
    );
    expect(report).toMatchObject({
      outcome: 'complete',
      read: 2,
      created: 2,
      changed: 0,
      closed: 0,
      rejected: 0,
    });
    const jobs = await loadJobs(db);
    expect(jobs.get('b')).toMatchObject({
      status: 'open',
      checks: 1,
      first_seen_at: clock.now(),
      last_verified_at: clock.now(),
      slug: 'data-engineer-b',
      company_slug: 'acme',
      location_text: 'Austin, TX, United States; Remote',
      country: 'US',
      published_is_day: false,
    });
    expect(jobs.get('a')?.summary).toContain('pipelines');
    expect(await loadHistory(db, 'a')).toMatchObject([{ kind: 'first_seen', fields: [] }]);
    expect(await countOpen(db)).toBe(2);
    const austin = await db.selectFrom('places').select(['open_jobs']).where('kind', '=', 'city').execute();
    expect(austin).toEqual([{ open_jobs: 2 }]);
    const board = await db
      .selectFrom('boards')
      .selectAll()
      .where('id', '=', boardId)
      .executeTakeFirstOrThrow();
    expect(board).toMatchObject({
      open_jobs: 2,
      failure: null,
      failures_in_a_row: 0,
      last_success_at: clock.now(),
    });
  });

  test('the same board twice changes nothing but the verification', async () => {
    const { db, crawl, clock } = await start();
    const reading = readingOf([
      aPosting('a'),
      aPosting('b', {
        places: [aPlace({ text: 'Springfield', city: 'Springfield', state: null, country: null })],
      }),
      aPosting('c', { publishedAt: '2026-01-03', places: [] }),
    ]);
    await crawl(reading);
    const before = await dumpPostings(db);
    clock.advance(HOUR_MS);
    const report = await crawl(reading);
    expect(report).toMatchObject({
      outcome: 'complete',
      read: 3,
      created: 0,
      changed: 0,
      closed: 0,
      reopened: 0,
    });
    expect(await dumpPostings(db)).toEqual(before);
    const job = (await loadJobs(db)).get('a');
    expect(job).toMatchObject({ checks: 2, last_verified_at: clock.now() });
  });

  test('a changed posting keeps its id and gets a line of history with before and after', async () => {
    const { db, crawl, clock } = await start();
    await crawl(readingOf([aPosting('a'), aPosting('b')]));
    const id = (await loadJobs(db)).get('a')?.id;
    clock.advance(HOUR_MS);
    const report = await crawl(
      readingOf([
        aPosting('a', { title: 'Lead', places: [aPlace({ text: 'Waco, TX', city: 'Waco' })] }),
        aPosting('b'),
      ]),
    );
    expect(report).toMatchObject({ changed: 1, created: 0, closed: 0 });
    const job = (await loadJobs(db)).get('a');
    expect(job).toMatchObject({ id, title: 'Lead', slug: 'lead', changed_at: clock.now() });
    expect((await loadHistory(db, 'a')).map((entry) => entry.kind)).toEqual(['first_seen', 'changed']);
    expect((await loadHistory(db, 'a'))[1]?.fields).toEqual([
      { field: 'title', before: 'Data Engineer a', after: 'Lead' },
      {
        field: 'location',
        before: [{ text: 'Austin, TX', city: 'Austin', state: 'TX', country: 'US' }],
        after: [{ text: 'Waco, TX', city: 'Waco', state: 'TX', country: 'US' }],
      },
    ]);
    const cities = await db
      .selectFrom('places')
      .select(['key', 'open_jobs'])
      .where('kind', '=', 'city')
      .execute();
    expect(cities.map((city) => city.open_jobs)).toEqual([1, 1]);
  });

  test('a change that no reader sees is stored without a line of history', async () => {
    const { db, crawl } = await start();
    await crawl(readingOf([aPosting('a')]));
    const report = await crawl(readingOf([aPosting('a', { applicationCount: 17 })]));
    expect(report.changed).toBe(0);
    const row = await db
      .selectFrom('jobs')
      .select(['application_count', 'changed_at'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ application_count: 17, changed_at: null });
  });

  test('closes what a complete reading does not list, and opens it again under its old id', async () => {
    const { db, crawl, clock } = await start();
    await crawl(readingOf([aPosting('a'), aPosting('b')]));
    const id = (await loadJobs(db)).get('b')?.id;
    clock.advance(HOUR_MS);
    expect(await crawl(readingOf([aPosting('a')]))).toMatchObject({ outcome: 'complete', closed: 1 });
    expect((await loadJobs(db)).get('b')).toMatchObject({
      status: 'closed',
      close_reason: 'gone',
      closed_at: clock.now(),
      checks: 1,
    });
    expect(await countOpen(db)).toBe(1);
    clock.advance(HOUR_MS);
    expect(await crawl(readingOf([aPosting('a'), aPosting('b')]))).toMatchObject({ reopened: 1, created: 0 });
    expect((await loadJobs(db)).get('b')).toMatchObject({
      id,
      status: 'open',
      close_reason: null,
      closed_at: null,
    });
    expect((await loadHistory(db, 'b')).map((entry) => entry.kind)).toEqual([
      'first_seen',
      'closed',
      'reopened',
    ]);
    expect(await countOpen(db)).toBe(2);
  });

  test('a posting that returns changed has both lines', async () => {
    const { db, crawl } = await start();
    await crawl(readingOf([aPosting('a'), aPosting('b')]));
    await crawl(readingOf([aPosting('a')]));
    expect(await crawl(readingOf([aPosting('a'), aPosting('b', { title: 'New' })]))).toMatchObject({
      reopened: 1,
    });
    expect((await loadHistory(db, 'b')).map((entry) => entry.kind)).toEqual([
      'first_seen',
      'closed',
      'reopened',
      'changed',
    ]);
    const [city] = await db.selectFrom('places').select('open_jobs').where('kind', '=', 'city').execute();
    expect(city?.open_jobs).toBe(2);
  });

  test('rows that are seen are verified without their details', async () => {
    const { db, crawl, clock } = await start();
    await crawl(readingEvents([posting('a'), posting('b')]));
    clock.advance(HOUR_MS);
    const wanted: string[][] = [];
    const report = await crawl(async function* (_board, context) {
      const rows = ['a', 'b', 'new'].map((externalId) => ({ externalId, fingerprint: `f-${externalId}` }));
      wanted.push([...(await context.findChanged(rows))]);
      for (const row of rows.slice(0, 2)) yield { kind: 'seen', ...row };
      yield posting('new');
      return completeEnd;
    });
    expect(wanted).toEqual([['new']]);
    expect(report).toMatchObject({ read: 3, created: 1, changed: 0, closed: 0 });
    expect((await loadJobs(db)).get('a')).toMatchObject({ checks: 2, last_verified_at: clock.now() });
  });

  test('a seen row whose details were left for later is verified and stays wanted', async () => {
    const { db, crawl } = await start();
    await crawl(readingEvents([posting('a')]));
    const report = await crawl(
      readingEvents(
        [
          { kind: 'seen', externalId: 'a', fingerprint: 'changed' },
          { kind: 'seen', externalId: 'unknown', fingerprint: 'x' },
        ],
        { detailsLeft: 2, validator: { etag: '"1"' } },
      ),
    );
    expect(report).toMatchObject({ outcome: 'complete', detailsLeft: 2, created: 0, closed: 0 });
    expect((await loadJobs(db)).get('a')).toMatchObject({ checks: 2, fingerprint: 'f-a' });
    const board = await db.selectFrom('boards').select('validator').executeTakeFirstOrThrow();
    expect(board.validator).toBeNull();
  });

  test('a page that is gone closes its posting even when the list is incomplete', async () => {
    const { db, crawl } = await start();
    await crawl(readingEvents([posting('a'), posting('b'), posting('c')]));
    const gone = { kind: 'reject', externalId: 'b', reason: 'detail-gone', message: '404' } as const;
    const report = await crawl(
      readingEvents([posting('a'), gone], { complete: false, incompleteReason: 'cut off' }),
    );
    expect(report).toMatchObject({ outcome: 'incomplete', closed: 1, rejected: 1 });
    const jobs = await loadJobs(db);
    expect(jobs.get('b')).toMatchObject({ status: 'closed', close_reason: 'detail-gone' });
    expect(jobs.get('c')?.status).toBe('open');
  });

  test('a posting closed because its page was gone needs its details to open again', async () => {
    const { db, crawl } = await start();
    await crawl(readingEvents([posting('a'), posting('b')]));
    await crawl(
      readingEvents([posting('a'), { kind: 'reject', externalId: 'b', reason: 'detail-gone', message: '' }]),
    );
    const seenB = { kind: 'seen', externalId: 'b', fingerprint: 'f-b' } as const;
    expect(await crawl(readingEvents([posting('a'), seenB]))).toMatchObject({ reopened: 0 });
    expect((await loadJobs(db)).get('b')?.status).toBe('closed');
    const wanted: string[] = [];
    await crawl(async function* (_board, context) {
      wanted.push(...(await context.findChanged([{ externalId: 'b', fingerprint: 'f-b' }])));
      yield posting('a');
      yield posting('b');
      return completeEnd;
    });
    expect(wanted).toEqual(['b']);
    expect((await loadJobs(db)).get('b')?.status).toBe('open');
  });

  test('rejects are counted by reason with their first message, and rows with an id stay open', async () => {
    const { db, crawl, clock } = await start();
    await crawl(readingEvents([posting('a'), posting('b')]));
    clock.advance(HOUR_MS);
    const report = await crawl(
      readingEvents([
        posting('a'),
        { kind: 'reject', externalId: 'b', reason: 'detail-unreadable', message: 'not JSON' },
        { kind: 'reject', externalId: 'x', reason: 'no-title', message: 'first\0' },
        { kind: 'reject', externalId: 'y', reason: 'no-title', message: 'second' },
        { kind: 'reject', externalId: null, reason: 'sample', message: 'demo' },
      ]),
    );
    expect(report).toMatchObject({ outcome: 'complete', read: 5, rejected: 4, closed: 0 });
    expect(report.rejects).toEqual({
      'detail-unreadable': { count: 1, example: 'not JSON', withoutId: 0 },
      'no-title': { count: 2, example: 'first\uFFFD', withoutId: 0 },
      sample: { count: 1, example: 'demo', withoutId: 1 },
    });
    expect((await loadJobs(db)).get('b')).toMatchObject({
      status: 'open',
      checks: 2,
      last_verified_at: clock.now(),
    });
    const run = await db
      .selectFrom('crawls')
      .select('rejects')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(run?.rejects).toEqual(report.rejects);
  });

  test('a posting that the database refuses is a reject and its neighbours are stored', async () => {
    const { db, crawl } = await start();
    const report = await crawl(
      readingOf([
        aPosting('a'),
        aPosting(randomText(9_000)),
        aPosting('b', { title: 'NUL \0 and \uD800 alone' }),
      ]),
    );
    expect(report).toMatchObject({ outcome: 'complete', created: 2, rejected: 1 });
    expect(report.rejects['wrong-type']?.example).toContain('cannot be stored');
    expect([...(await loadJobs(db)).keys()]).toEqual(['a', 'b']);
  });

  test('a row that comes twice in one reading counts once', async () => {
    const { db, crawl } = await start();
    expect(await crawl(readingEvents([posting('a'), posting('b'), posting('a')]))).toMatchObject({
      read: 2,
      created: 2,
    });
    expect((await loadJobs(db)).get('a')?.checks).toBe(1);
  });

  test('an answer of "not modified" verifies every open posting and nothing else', async () => {
    const { db, crawl, clock } = await start();
    await crawl(readingOf([aPosting('a'), aPosting('b'), aPosting('c')], { validator: { etag: '"1"' } }));
    await crawl(readingOf([aPosting('a'), aPosting('b')], { validator: { etag: '"2"' } }));
    const before = await dumpPostings(db);
    clock.advance(HOUR_MS);
    let sent: unknown;
    const report = await crawl(async function* (_board, context) {
      sent = context.validator;
      await Promise.resolve();
      yield* [];
      return { ...completeEnd, unchanged: true };
    });
    expect(sent).toEqual({ etag: '"2"' });
    expect(report).toMatchObject({ outcome: 'unchanged', read: 0, closed: 0 });
    expect(await dumpPostings(db)).toEqual(before);
    const jobs = await loadJobs(db);
    expect(jobs.get('a')).toMatchObject({ checks: 3, last_verified_at: clock.now() });
    expect(jobs.get('c')).toMatchObject({ checks: 1, status: 'closed' });
    const board = await db.selectFrom('boards').select('validator').executeTakeFirstOrThrow();
    expect(board.validator).toEqual({ etag: '"2"' });
  });

  test('an empty list is believed only when it says the same again hours later', async () => {
    const { db, crawl, clock } = await start();
    await crawl(
      readingOf(
        ['a', 'b', 'c', 'd', 'e'].map((id) => aPosting(id)),
        { validator: { etag: '"1"' } },
      ),
    );
    const empty = readingOf([]);
    expect(await crawl(empty)).toMatchObject({ outcome: 'incomplete', failure: 'empty', closed: 0 });
    clock.advance(HOUR_MS);
    expect(await crawl(empty)).toMatchObject({ outcome: 'incomplete', closed: 0 });
    expect(await countOpen(db)).toBe(5);
    const board = await db.selectFrom('boards').select(['failure', 'validator']).executeTakeFirstOrThrow();
    expect(board).toEqual({ failure: 'empty', validator: null });
    clock.advance(6 * HOUR_MS);
    expect(await crawl(empty)).toMatchObject({ outcome: 'complete', closed: 5 });
    expect(await countOpen(db)).toBe(0);
  });

  test('a full answer between two empty ones starts the count anew', async () => {
    const { crawl, clock } = await start();
    const full = readingOf([aPosting('a')]);
    await crawl(full);
    await crawl(readingOf([]));
    clock.advance(4 * HOUR_MS);
    await crawl(full);
    clock.advance(4 * HOUR_MS);
    expect(await crawl(readingOf([]))).toMatchObject({ outcome: 'incomplete', closed: 0 });
  });

  test('an empty list never closes where it is no proof', async () => {
    const { db, crawl, clock } = await start();
    await crawl(readingOf([aPosting('a')]));
    for (let index = 0; index < 4; index += 1) {
      clock.advance(DAY_MS);
      expect(await crawl(readingOf([], { emptyIsProof: false }))).toMatchObject({
        outcome: 'incomplete',
        closed: 0,
      });
    }
    expect(await countOpen(db)).toBe(1);
  });

  test('rows that lost their id close nothing', async () => {
    const { db, crawl } = await start();
    const nameless = { kind: 'reject', externalId: null, reason: 'no-id', message: 'no id' } as const;
    await crawl(readingEvents([posting('a'), posting('b'), nameless]));
    expect(await crawl(readingEvents([posting('a'), nameless, nameless]))).toMatchObject({
      outcome: 'incomplete',
      closed: 0,
    });
    expect(await countOpen(db)).toBe(2);
    expect(await crawl(readingEvents([posting('a'), nameless]))).toMatchObject({
      outcome: 'complete',
      closed: 1,
    });
  });

  test('the country of a place follows from the board, without a line of history and on the first crawl', async () => {
    const { db, crawl } = await start();
    const reading = readingOf([
      aPosting('a', {
        places: [aPlace({ text: 'Springfield', city: 'Springfield', state: null, country: null })],
      }),
      ...['b', 'c', 'd', 'e'].map((id) => aPosting(id)),
    ]);
    await crawl(reading);
    const first = await dumpPostings(db);
    expect((await loadJobs(db)).get('a')?.country).toBe('US');
    expect(await loadHistory(db, 'a')).toHaveLength(1);
    await crawl(reading);
    expect(await dumpPostings(db)).toEqual(first);
  });

  test('long readings are stored in batches and report their progress', async () => {
    const { crawl } = await start();
    const seen: { read: number; total: number | null }[] = [];
    const report = await crawl(readingOf(Array.from({ length: 130 }, (_, index) => aPosting(`p${index}`))), {
      onProgress: (progress: { read: number; total: number | null }) => seen.push(progress),
    });
    expect(report.created).toBe(130);
    expect(seen).toEqual([
      { read: 50, total: 130 },
      { read: 100, total: 130 },
      { read: 130, total: 130 },
    ]);
  });

  test('a reading that goes on for too long ends as incomplete and closes nothing', async () => {
    const { db, crawl } = await start();
    await crawl(readingOf([aPosting('a'), aPosting('b')]));
    const endless: Reading = async function* () {
      yield posting('a');
      await new Promise(() => undefined);
      return completeEnd;
    };
    const report = await crawl(endless, { maxDurationMs: 50 });
    expect(report).toMatchObject({ outcome: 'incomplete', closed: 0 });
    expect(report.message).toContain('longer than');
    expect(await countOpen(db)).toBe(2);
  });

  test('featured boards make featured jobs', async () => {
    const { db } = await start();
    const boardId = await addBoard(db, { board: 'starred', featured: true });
    await crawlOnce(db, boardId, readingOf([aPosting('a')]));
    expect((await loadJobs(db)).get('a')?.featured).toBe(true);
  });

  test('an employer that nobody names is found by what its board is called', async () => {
    const { db } = await start();
    const boardId = await addBoard(db, { board: 'eu/acme-tools' });
    await db.updateTable('boards').set({ company: null }).where('id', '=', boardId).execute();
    await crawlOnce(db, boardId, readingOf([aPosting('a', { company: null })]));
    const find = (query: string) => createSqlSearch(db).search({ query, filters: {}, offset: 0, limit: 10 });
    expect([(await find('acme tools')).total, (await find('granite')).total]).toEqual([1, 0]);
  });

  test('requests are counted', async () => {
    const { crawl } = await start();
    const fetch = () => Promise.resolve({ status: 200, headers: {}, text: '' });
    const report = await crawl(
      async function* (_board, context) {
        await context.fetch({ url: 'https://boards.example/' });
        await context.fetch({ url: 'https://boards.example/2' });
        yield posting('a');
        return completeEnd;
      },
      { fetch },
    );
    expect(report.requests).toBe(2);
  });

  test('a board that does not exist is an error', async () => {
    const { db } = await start();
    await expect(
      crawlOnce(db, 999, readingOf([]), { connectors: fakeConnectors(readingOf([])) }),
    ).rejects.toThrow('no board 999');
  });
});

/** Text that no index can compress below its limit. */
function randomText(length: number): string {
  let state = 7;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
}
