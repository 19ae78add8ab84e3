import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { syncBoards } from '@firsthand/crawler';
import { endLeases, type Db } from '@firsthand/database';
import { startSandbox, type Sandbox } from '@firsthand/sandbox';
import { closeAfterFile, fillDataDirectory, recordTelemetry } from '@firsthand/test-support';
import { beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../create-logger.ts';
import { logOutages } from '../log-outages.ts';
import { readConfig } from '../settings/config.ts';
import { openStore } from '../store/open-store.ts';
import { toStoreDirectory } from '../store/world.ts';
import { createCrawlWorker, startCrawlThread } from './start-crawl-thread.ts';

const SLOW_MS = 300_000;
const WAIT = { timeout: 200_000, interval: 100 };
const BOARDS = 12;

interface Line {
  level: number;
  msg: string;
  board?: string;
  pid: number;
}

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ companies: BOARDS, scale: 0.5 });
  return () => sandbox.close();
});

/** A program's store with the sandbox's boards, and the thread that reads them. */
async function start() {
  const directory = mkdtempSync(join(tmpdir(), 'firsthand-thread-'));
  closeAfterFile(async () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
  const env = { DATA_DIR: directory, ATS_GATEWAY: sandbox.url, METRICS_PORT: '9464', LOG_LEVEL: 'info' };
  const config = readConfig({ env, directory, arguments: ['--live'] });
  await fillDataDirectory(toStoreDirectory(config));
  const store = await openStore(config, () => undefined);
  await syncBoards(store.database.db, sandbox.boards, 'file');
  const lines: Line[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(JSON.parse(line) as Line) });
  const { telemetry, told } = recordTelemetry();
  const workers: Worker[] = [];
  const thread = startCrawlThread(
    {
      ...{ config, store, logger, telemetry, outages: logOutages(logger) },
      ...{ gateway: sandbox.url, crawlIntervalSeconds: undefined },
    },
    {
      createWorker: (options) => {
        const worker = createCrawlWorker(options);
        workers.push(worker);
        return worker;
      },
    },
  );
  return { db: store.database.db, store, thread, workers, lines, told };
}

const readBoards = (db: Db) =>
  db.selectFrom('boards').select(['board', 'last_success_at', 'failure']).orderBy('board').execute();

const untilAllRead = (db: Db) =>
  vi.waitFor(async () => {
    expect((await readBoards(db)).filter((board) => board.last_success_at === null)).toEqual([]);
  }, WAIT);

/** What the boards offer, by the thread's own telling of a reading that nothing disturbed. */
const countJobs = async (db: Db) =>
  db
    .selectFrom('jobs')
    .innerJoin('boards', 'boards.id', 'jobs.board_id')
    .select(({ fn }) => ['boards.board', fn.countAll<number>().as('jobs')])
    .groupBy('boards.board')
    .orderBy('boards.board')
    .execute();

test(
  'boards are read in a thread that logs, counts, takes orders and ends in order',
  async () => {
    const { db, store, thread, workers, lines, told } = await start();
    // The store answers whoever asks it here meanwhile.
    await untilAllRead(db);
    const [board] = sandbox.boards;
    const name = `${board?.source}:${board?.board}`;
    const events: string[] = [];
    const result = await thread.crawl([name], ({ kind }) => events.push(kind), new AbortController().signal);
    expect(result).toMatchObject({ ok: true, reports: [{ board: board?.board }] });
    expect(events).toEqual(expect.arrayContaining(['planned', 'started', 'finished']));
    await expect(thread.crawl(['monster:acme'], () => undefined, AbortSignal.abort())).resolves.toMatchObject(
      { ok: false },
    );
    const stoppedAt = performance.now();
    await thread.stop();
    expect(performance.now() - stoppedAt).toBeLessThan(6_000);
    await expect(thread.crawl([name], () => undefined, new AbortController().signal)).rejects.toThrow(
      'Try again in a moment',
    );
    expect(workers).toHaveLength(1);
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
    expect(new Set(lines.flatMap((line) => line.board ?? [])).size).toBe(BOARDS);
    expect(new Set(lines.map((line) => line.pid))).toEqual(new Set([process.pid]));
    const requests = Object.entries(told()).filter(([key]) =>
      key.startsWith('firsthand_outgoing_requests_total ats answered'),
    );
    expect(requests).toEqual([[expect.any(String), expect.any(Number)]]);
    await store.close();
  },
  SLOW_MS,
);

test(
  'a thread that is killed while it reads loses nothing, is told of once and started again',
  async () => {
    const whole = await start();
    await untilAllRead(whole.db);
    const expected = await countJobs(whole.db);
    await whole.thread.stop();
    await whole.store.close();

    const { db, store, thread, workers, lines } = await start();
    await vi.waitFor(async () => expect((await countJobs(db)).length).toBeGreaterThan(1), WAIT);
    const kept = await countJobs(db);
    const ids = await db.selectFrom('jobs').select(['id', 'external_id']).execute();
    await workers[0]?.terminate();
    // Whatever it had begun does not keep the store from anybody.
    await db.transaction().execute((trx) => trx.selectFrom('jobs').select('id').limit(1).execute());
    await vi.waitFor(() => expect(workers).toHaveLength(2), WAIT);
    // As after the minute that a killed worker's boards stay taken.
    await endLeases(db);
    await untilAllRead(db);
    expect(await countJobs(db)).toEqual(expected);
    const now = await db.selectFrom('jobs').select(['id', 'external_id']).execute();
    expect(now).toEqual(expect.arrayContaining(ids));
    expect(kept.length).toBeLessThanOrEqual(expected.length);
    expect(lines.filter(({ level }) => level >= 50).map(({ msg }) => msg)).toEqual([
      'the thread that reads boards has ended; it is started again',
    ]);
    await thread.stop();
    await store.close();
  },
  SLOW_MS,
);
