import { HOUR_MS } from '@firsthand/contracts';
import { TransportError, type ListEnd, type ListEvent } from '@firsthand/connectors';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { addBoard, createTestClock, crawlOnce, dumpPostings, loadJobs } from '../testing/boards.ts';
import {
  completeEnd,
  connectorError,
  readingEvents,
  readingOf,
  type Reading,
} from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';

const held = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aPosting(id));
const first: ListEvent = { kind: 'seen', externalId: 'a', fingerprint: 'x' };

/** How a reading can go wrong, and what the crawl calls it. */
const troubles: [name: string, end: Error | Partial<ListEnd>, outcome: string, failure: string][] = [
  ['an unreachable board', connectorError('unreachable'), 'failed', 'unreachable'],
  ['a rate limit', connectorError('rate-limited', 90), 'failed', 'rate-limited'],
  ['a board that is gone or redirects', connectorError('board-gone'), 'failed', 'board-gone'],
  ['an answer of another shape', connectorError('shape-changed'), 'failed', 'shape-changed'],
  ['a transport fault nobody named', new TransportError('unreachable', 'timeout'), 'failed', 'unreachable'],
  ['a fault of ours', new TypeError('x is undefined'), 'failed', 'internal'],
  [
    'a truncated list',
    { complete: false, incompleteReason: 'cut at 2,000 rows' },
    'incomplete',
    'incomplete',
  ],
  ['a list that ends without a reason', { complete: false }, 'incomplete', 'incomplete'],
];

describeStore('a reading that went wrong closes nothing', (open) => {
  for (const [name, end, outcome, failure] of troubles) {
    for (const [when, events] of [
      ['at once', []],
      ['after the first row', [first]],
    ] as const) {
      test(`${name}, ${when}`, async () => {
        const { db } = await open();
        const clock = createTestClock();
        const boardId = await addBoard(db);
        await crawlOnce(db, boardId, readingOf(held), { clock: clock.now });
        const before = await dumpPostings(db);
        clock.advance(HOUR_MS);
        const report = await crawlOnce(db, boardId, readingEvents([...events], end), { clock: clock.now });
        expect(report).toMatchObject({ outcome, failure, closed: 0, read: events.length });
        expect(report.message).not.toBeNull();
        expect(await dumpPostings(db)).toEqual(before);
        const jobs = await loadJobs(db);
        expect(jobs.get('a')?.checks).toBe(1 + events.length);
        expect(jobs.get('b')?.checks).toBe(1);
        const board = await db.selectFrom('boards').selectAll().executeTakeFirstOrThrow();
        expect(board).toMatchObject({
          failure,
          failure_message: report.message,
          failures_in_a_row: 1,
          open_jobs: 6,
        });
        expect(board.last_success_at).toEqual(new Date(clock.now().getTime() - HOUR_MS));
        expect(board.last_attempt_at).toEqual(clock.now());
      });
    }
  }

  test('postings listed before the trouble are stored', async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    const events: ListEvent[] = held.map((posting) => ({ kind: 'posting', posting, fingerprint: 'f' }));
    const report = await crawlOnce(db, boardId, readingEvents(events, connectorError('unreachable')));
    expect(report).toMatchObject({ outcome: 'failed', created: 6, read: 6 });
    expect((await loadJobs(db)).size).toBe(6);
  });

  test('a failed reading keeps the validator only when nothing was read', async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    const validator = () => db.selectFrom('boards').select('validator').executeTakeFirstOrThrow();
    await crawlOnce(db, boardId, readingOf(held, { validator: { etag: '"1"' } }));
    await crawlOnce(db, boardId, readingEvents([], connectorError('unreachable')));
    expect(await validator()).toEqual({ validator: { etag: '"1"' } });
    await crawlOnce(db, boardId, readingEvents([first], connectorError('unreachable')));
    expect(await validator()).toEqual({ validator: null });
  });

  test('an interruption closes nothing, even of a stream that hangs, and leaves the board due', async () => {
    const { db } = await open();
    const clock = createTestClock();
    const boardId = await addBoard(db);
    await crawlOnce(db, boardId, readingOf(held), { clock: clock.now });
    const before = await dumpPostings(db);
    const due = await db.selectFrom('boards').select(['next_crawl_at', 'failure']).executeTakeFirstOrThrow();
    clock.advance(HOUR_MS);
    const stop = new AbortController();
    const hanging: Reading = async function* () {
      yield first;
      stop.abort(new Error('stopping'));
      await new Promise(() => undefined);
      return completeEnd;
    };
    const report = await crawlOnce(db, boardId, hanging, { clock: clock.now, signal: stop.signal });
    expect(report).toMatchObject({ outcome: 'abandoned', closed: 0 });
    expect(await dumpPostings(db)).toEqual(before);
    const board = await db
      .selectFrom('boards')
      .select(['next_crawl_at', 'failure'])
      .executeTakeFirstOrThrow();
    expect(board).toEqual(due);
    const run = await db
      .selectFrom('crawls')
      .select('outcome')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(run.outcome).toBe('abandoned');
  });

  test('an interruption after the last row and before the end closes nothing', async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    await crawlOnce(db, boardId, readingOf(held));
    const stop = new AbortController();
    const late: Reading = async function* () {
      yield first;
      await Promise.resolve();
      stop.abort(new Error('stopping'));
      return completeEnd;
    };
    expect(await crawlOnce(db, boardId, late, { signal: stop.signal })).toMatchObject({
      outcome: 'abandoned',
      closed: 0,
    });
  });

  test('vanished details of most of the board close none of it', async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    await crawlOnce(db, boardId, readingOf(held));
    const gone = held.map((posting): ListEvent => ({
      kind: 'reject',
      externalId: posting.externalId,
      reason: 'detail-gone',
      message: '404',
    }));
    expect(await crawlOnce(db, boardId, readingEvents(gone))).toMatchObject({
      outcome: 'incomplete',
      closed: 0,
    });
  });

  test('a board that fails does not keep another from being read', async () => {
    const { db } = await open();
    const broken = await addBoard(db, { board: 'broken' });
    const healthy = await addBoard(db, { board: 'healthy' });
    const reading: Reading = (board, context) =>
      board === 'broken'
        ? readingEvents([], connectorError('shape-changed'))(board, context)
        : readingOf(held)(board, context);
    const reports = await Promise.all([crawlOnce(db, broken, reading), crawlOnce(db, healthy, reading)]);
    expect(reports.map((report) => report.outcome)).toEqual(['failed', 'complete']);
    expect(reports[1].created).toBe(6);
  });
});
