import { createAtsFetch, type AtsFetch } from '@firsthand/connectors';
import { HOUR_MS, SOURCES, type Source } from '@firsthand/contracts';
import { Door } from '@firsthand/outside';
import {
  closeAfterFile,
  createTestDatabase,
  insertBoard,
  SERVER_FAULTS,
  startFaultServer,
  type FaultServer,
  type TestDatabase,
} from '@firsthand/test-support';
import { beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../../sandbox/src/start-sandbox.ts';
import { createTestClock, dumpPostings } from '../testing/boards.ts';
import { crawlBoard } from './crawl-board.ts';

/** Short, also where a list has limits of its own, so that nothing is waited for. */
const LIMITS = { wholeMs: 300, answerMaxBytes: 2_000_000, retries: 1, failuresUntilRest: 1_000 };
/** More than one answer of the largest size, with its text, may take. */
const MEMORY_MB = 150;

let store: TestDatabase;
let sandbox: Sandbox;
let outside: FaultServer;
let healthy: AtsFetch;
let broken: AtsFetch;
beforeAll(async () => {
  store = await createTestDatabase();
  sandbox = await startSandbox({ companies: 18, scale: 0.2 });
  outside = await startFaultServer();
  const ats = createAtsFetch({ budgets: [], userAgent: 'test', gateway: sandbox.url, backOffBaseMs: 1 });
  const door = new Door('ats', { limits: LIMITS });
  const away = createAtsFetch({
    ...{ budgets: [], userAgent: 'test', backOffBaseMs: 1 },
    door,
    gateway: outside.url,
  });
  healthy = ats.fetch;
  const { wholeMs: timeoutMs, answerMaxBytes: maxBytes } = LIMITS;
  broken = (request) => away.fetch({ ...request, timeoutMs, maxBytes });
  closeAfterFile(async () => {
    await outside.close();
    await Promise.all([ats.close(), away.close()]);
    await sandbox.close();
    await store.drop();
  });
});

/** A board of the source that was read whole once. */
async function addReadBoard(source: Source) {
  const { db } = store;
  const board = sandbox.boards.find((candidate) => candidate.source === source)?.board ?? '';
  const boardId = await insertBoard(db, { source, board });
  const clock = createTestClock();
  const crawl = (fetch: AtsFetch) => {
    clock.advance(HOUR_MS);
    return crawlBoard({ db, boardId, fetch, clock: clock.now });
  };
  expect(await crawl(healthy)).toMatchObject({ outcome: 'complete', failure: null });
  return { db, crawl };
}

describe('a board that fails on the line', () => {
  test.each(SOURCES)('closes nothing, loses nothing and is whole again afterwards: %s', async (source) => {
    const { db, crawl } = await addReadBoard(source);
    const before = await dumpPostings(db);
    const memory = process.memoryUsage().rss;
    for (const fault of SERVER_FAULTS) {
      outside.fault = fault;
      const report = await crawl(broken);
      expect([fault, report.outcome, report.closed]).toEqual([fault, 'failed', 0]);
      expect([fault, report.failure]).toEqual([
        fault,
        expect.stringMatching(/^(unreachable|shape-changed|board-gone|rate-limited)$/),
      ]);
      expect([fault, report.message]).toEqual([
        fault,
        expect.stringMatching(new RegExp(`^${source}: .{8,}`)),
      ]);
    }
    expect(await dumpPostings(db)).toEqual(before);
    expect((process.memoryUsage().rss - memory) / 2 ** 20).toBeLessThan(MEMORY_MB);
    expect(await crawl(healthy)).toMatchObject({
      outcome: expect.stringMatching(/complete|unchanged/),
      closed: 0,
    });
  });
});
