import { setTimeout as sleep } from 'node:timers/promises';
import { createOwner, type Db } from '@firsthand/database';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { withBoardLease } from '../crawl/board-lease.ts';
import { addBoard, crawlOnce, loadJobs, noFetch } from '../testing/boards.ts';
import {
  connectorError,
  fakeConnectors,
  readingEvents,
  readingOf,
  type Reading,
} from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';
import { formatCrawlTable } from './format-crawl-table.ts';
import { runCrawlCommand, type CrawlEvent } from './run-crawl-command.ts';

async function run(db: Db, names: string[], reading: Reading) {
  const events: CrawlEvent[] = [];
  const result = await runCrawlCommand({
    db,
    fetch: noFetch,
    names,
    connectors: fakeConnectors(reading),
    onEvent: (event) => events.push(event),
  });
  return { result, events, kinds: events.map((event) => event.kind) };
}

const healthy = readingOf([aPosting('a'), aPosting('b')]);
const mixed: Reading = (board, context) =>
  board === 'broken'
    ? readingEvents([], connectorError('unreachable'))(board, context)
    : healthy(board, context);

describeStore('runCrawlCommand', (open) => {
  test('crawls a named board once, adding it when it is new', async () => {
    const { db } = await open();
    const { result, kinds } = await run(db, ['lever:acme', 'lever:ACME'], healthy);
    expect(result).toMatchObject({ ok: true, faults: [], reports: [{ board: 'acme', created: 2 }] });
    expect(kinds).toEqual(['planned', 'started', 'progress', 'finished']);
    expect((await loadJobs(db)).size).toBe(2);
    const boards = await db.selectFrom('boards').select(['source', 'board', 'origin', 'enabled']).execute();
    expect(boards).toEqual([{ source: 'lever', board: 'acme', origin: 'command', enabled: true }]);
    expect(await db.selectFrom('tasks').selectAll().execute()).toEqual([]);
  });

  test('a named board is crawled although it is not due', async () => {
    const { db } = await open();
    await run(db, ['lever:acme'], healthy);
    const { result } = await run(db, ['lever:acme'], healthy);
    expect(result.reports).toMatchObject([{ read: 2, created: 0 }]);
  });

  test('without names it crawls what is due', async () => {
    const { db } = await open();
    await addBoard(db, { board: 'one' });
    await addBoard(db, { board: 'two' });
    expect((await run(db, [], healthy)).result.reports).toHaveLength(2);
    expect((await run(db, [], healthy)).result).toEqual({ ok: true, reports: [], faults: [], paused: [] });
  });

  test('a paused board is passed over, and read all the same when it is named', async () => {
    const { db } = await open();
    await addBoard(db, { board: 'one' });
    await addBoard(db, { board: 'two' });
    await db.updateTable('boards').set({ paused_at: new Date() }).where('board', '=', 'two').execute();
    const due = (await run(db, [], healthy)).result;
    expect([due.reports.map(({ board }) => board), due.paused]).toEqual([['one'], ['greenhouseio:two']]);
    const named = (await run(db, ['greenhouseio:two'], healthy)).result;
    expect([named.reports.map(({ board }) => board), named.paused]).toEqual([['two'], ['greenhouseio:two']]);
    const board = await db
      .selectFrom('boards')
      .select('paused_at')
      .where('board', '=', 'two')
      .executeTakeFirst();
    expect(board?.paused_at).not.toBeNull();
  });

  test('an unknown name and a failed board make it not ok, and the rest is done', async () => {
    const { db } = await open();
    const { result, events } = await run(db, ['nope:x', 'lever:broken', 'breezy:fine', 'plain'], mixed);
    expect(result.ok).toBe(false);
    expect(result.faults.map((fault) => fault.name)).toEqual(['nope:x', 'plain']);
    expect(result.reports.map((report) => [report.board, report.outcome])).toEqual([
      ['broken', 'failed'],
      ['fine', 'complete'],
    ]);
    expect(events.filter((event) => event.kind === 'fault')).toHaveLength(2);
  });

  test('a failed board alone makes it not ok', async () => {
    const { db } = await open();
    expect((await run(db, ['lever:broken'], mixed)).result.ok).toBe(false);
  });

  test('a board that at once answers an empty or a short list makes it not ok, and nothing is closed', async () => {
    const { db } = await open();
    expect((await run(db, ['lever:empty', 'lever:short'], mixed)).result.ok).toBe(true);
    const empty = await run(db, ['lever:empty'], readingOf([]));
    expect(empty.result).toMatchObject({ ok: false, reports: [{ outcome: 'incomplete', failure: 'empty' }] });
    const short = await run(
      db,
      ['lever:short'],
      readingOf([aPosting('a')], { complete: false, incompleteReason: 'the list says 2 jobs and holds 1' }),
    );
    expect(short.result).toMatchObject({ ok: false, reports: [{ failure: 'incomplete', closed: 0 }] });
    const jobs = await db.selectFrom('jobs').select('status').execute();
    expect(jobs.map(({ status }) => status)).toEqual(['open', 'open', 'open', 'open']);
    expect(formatCrawlTable([...empty.result.reports, ...short.result.reports])).toMatch(
      /empty answer: an empty list is not believed at first; \d postings are kept; what is missing from the list stays open[^]*not whole: the list says 2 jobs and holds 1; what is missing/,
    );
  });

  test('a board that is being crawled elsewhere is awaited and not read again', async () => {
    const { db } = await open();
    const boardId = await addBoard(db, { board: 'acme', source: 'lever' });
    let readings = 0;
    const counting: Reading = (board, context) => {
      readings += 1;
      return healthy(board, context);
    };
    const elsewhere = withBoardLease(db, boardId, { owner: createOwner(), leaseSeconds: 60 }, async () => {
      await sleep(300);
      return crawlOnce(db, boardId, counting);
    });
    await sleep(50);
    const { result, kinds } = await run(db, ['lever:acme'], counting);
    await elsewhere;
    expect(readings).toBe(1);
    expect(kinds).toEqual(['planned', 'started', 'waiting', 'finished']);
    expect(result).toMatchObject({
      ok: true,
      reports: [{ created: 2, message: 'crawled by another process' }],
    });
  });

  test('an interrupted command is not ok', async () => {
    const { db } = await open();
    const stop = new AbortController();
    const result = await runCrawlCommand({
      db,
      fetch: noFetch,
      names: ['lever:one'],
      connectors: fakeConnectors(async function* () {
        yield { kind: 'posting', posting: aPosting('a'), fingerprint: 'f' };
        stop.abort(new Error('interrupted'));
        await new Promise(() => undefined);
        throw new Error('not reached');
      }),
      onEvent: () => undefined,
      signal: stop.signal,
    });
    expect(result).toMatchObject({ ok: false, reports: [{ outcome: 'abandoned' }] });
  });
});
