import { setTimeout as sleep } from 'node:timers/promises';
import { describeServer, describeStore } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Connectors } from '../boards/board-name.ts';
import type { CrawlReport } from '../crawl/crawl-report.ts';
import { addBoard, loadJobs, noFetch } from '../testing/boards.ts';
import {
  completeEnd,
  connectorError,
  fakeConnectors,
  readingEvents,
  readingOf,
  type Reading,
} from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';
import type { Db } from '@firsthand/database';
import type { CrawlLogger } from './crawl-logger.ts';
import { startCrawling } from './start-crawling.ts';

function createLog() {
  const lines: { level: string; message: string; fields: object }[] = [];
  const at = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, message, fields });
  const logger: CrawlLogger = { info: at('info'), warn: at('warn'), error: at('error') };
  return { lines, logger };
}

/** Waits until the condition holds; the test's own time-out is the limit. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}

function begin(db: Db, connectors: Connectors, overrides = {}) {
  const reports: CrawlReport[] = [];
  const log = createLog();
  const crawling = startCrawling({
    db,
    fetch: noFetch,
    logger: log.logger,
    connectors,
    planEveryMs: 50,
    onReport: (report) => reports.push(report),
    ...overrides,
  });
  return { crawling, reports, log };
}

describeStore('startCrawling', (open) => {
  test('reads no further boards once the store holds as many postings as it is made for, and says so once', async () => {
    const { db } = await open();
    await addBoard(db, { board: 'first' });
    const reading = readingOf([aPosting('a'), aPosting('b')]);
    const { crawling, reports, log } = begin(db, fakeConnectors(reading), { mostJobs: 2 });
    await until(() => log.lines.some(({ message }) => message.startsWith('the store holds as many')));
    await addBoard(db, { board: 'second' });
    await sql`update boards set next_crawl_at = '2020-01-01'`.execute(db);
    await until(() => reports.length >= 2);
    await crawling.stop();
    expect(new Set(reports.map(({ board }) => board))).toEqual(new Set(['first']));
    expect(log.lines.filter(({ level }) => level === 'warn')).toHaveLength(1);
  });

  test('crawls what is due, a broken board beside a healthy one, and stops', async () => {
    const { db } = await open();
    await addBoard(db, { board: 'broken' });
    await addBoard(db, { board: 'healthy', source: 'lever' });
    const off = await addBoard(db, { board: 'off' });
    await db.updateTable('boards').set({ enabled: false }).where('id', '=', off).execute();
    const reading: Reading = (board, context) =>
      board === 'broken'
        ? readingEvents([], connectorError('shape-changed'))(board, context)
        : readingOf([aPosting('a')])(board, context);
    const { crawling, reports, log } = begin(db, fakeConnectors(reading));
    await until(() => reports.length === 2);
    await crawling.stop();
    await crawling.stop();
    expect(reports.map((report) => [report.board, report.outcome]).sort()).toEqual([
      ['broken', 'failed'],
      ['healthy', 'complete'],
    ]);
    expect((await loadJobs(db)).size).toBe(1);
    expect(log.lines.filter((line) => line.level === 'error')).toEqual([]);
    expect(log.lines.find((line) => line.level === 'warn')?.fields).toMatchObject({
      board: 'greenhouseio:broken',
      failure: 'shape-changed',
    });
    expect(await db.selectFrom('tasks').select('kind').where('kind', '=', 'crawl-board').execute()).toEqual(
      [],
    );
  });

  test('comes back to a board after its interval', async () => {
    const { db } = await open();
    await addBoard(db);
    const { crawling, reports } = begin(db, fakeConnectors(readingOf([aPosting('a')])), {
      intervalOverrideSeconds: 1,
    });
    await until(() => reports.length >= 2);
    await crawling.stop();
    expect((await loadJobs(db)).get('a')?.checks).toBe(reports.length);
  });

  test('stopping interrupts a crawl, closes nothing and leaves the board to the next start', async () => {
    const { db } = await open();
    await addBoard(db);
    let begun = 0;
    const hanging: Reading = async function* () {
      begun += 1;
      yield { kind: 'posting', posting: aPosting('a'), fingerprint: 'f' };
      await new Promise(() => undefined);
      return completeEnd;
    };
    const first = begin(db, fakeConnectors(hanging));
    await until(() => begun === 1);
    await first.crawling.stop();
    const second = begin(db, fakeConnectors(readingOf([aPosting('a')])));
    await until(() => second.reports.length === 1);
    await second.crawling.stop();
    expect(second.reports[0]?.outcome).toBe('complete');
    const runs = await db.selectFrom('crawls').select('outcome').orderBy('id').execute();
    expect(runs.map((run) => run.outcome)).toEqual(['abandoned', 'complete']);
  });
});

describeServer('several workers', (open) => {
  test('never crawl one board at once, and crawl each due board once', async () => {
    const { db } = await open();
    const boards = Array.from({ length: 12 }, (_, index) => `b${index}`);
    for (const board of boards) await addBoard(db, { board });
    const running = new Map<string, number>();
    let most = 0;
    const reading: Reading = async function* (board) {
      running.set(board, (running.get(board) ?? 0) + 1);
      most = Math.max(most, running.get(board) ?? 0);
      yield { kind: 'posting', posting: aPosting('a'), fingerprint: 'f' };
      await sleep(30);
      running.set(board, (running.get(board) ?? 1) - 1);
      return completeEnd;
    };
    const nodes = [1, 2, 3].map(() => begin(db, fakeConnectors(reading), { planEveryMs: 5, concurrency: 3 }));
    const reports = () => nodes.flatMap((node) => node.reports);
    await until(() => reports().length >= boards.length);
    await sleep(300);
    await Promise.all(nodes.map((node) => node.crawling.stop()));
    expect(most).toBe(1);
    expect(
      reports()
        .map((report) => report.board)
        .sort(),
    ).toEqual([...boards].sort());
    expect(nodes.flatMap((node) => node.log.lines).filter((line) => line.level === 'error')).toEqual([]);
  });
});
