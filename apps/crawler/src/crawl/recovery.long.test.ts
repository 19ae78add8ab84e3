import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type DatabaseOptions, type Db } from '@firsthand/database';
import {
  buildChildProgram,
  createTestDatabase,
  fillDataDirectory,
  findPostgres,
  startChild,
  type ChildProgram,
} from '@firsthand/test-support';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCrawling } from '../schedule/start-crawling.ts';
import { addBoard, loadJobs, noFetch } from '../testing/boards.ts';
import { fakeConnectors, readingOf } from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';
import type { CrawlReport } from './crawl-report.ts';

let program: ChildProgram;
beforeAll(async () => {
  program = await buildChildProgram(new URL('../testing/crawl-child.ts', import.meta.url));
});
afterAll(() => program.remove());

const TIMEOUT = { timeout: 120_000 };

// Most of it is waiting for the lease of the dead, so both wait at the same time.
describe.concurrent('a crawler killed in the middle of a crawl', () => {
  test('loses nothing that was stored, and the board is taken up again, on PGlite', TIMEOUT, async () => {
    const directory = await mkdtemp(join(tmpdir(), 'firsthand-kill-'));
    const options: DatabaseOptions = { kind: 'embedded', directory: join(directory, 'db') };
    try {
      await fillDataDirectory(join(directory, 'db'));
      const before = await openDatabase(options);
      await addWatchedBoard(before.db);
      await before.close();
      await killWhileCrawling(options);
      const after = await openDatabase(options);
      await expectRecovery(after.db);
      await after.close();
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  });

  const postgres = findPostgres();
  const reason = 'reason' in postgres ? ` (skipped: ${postgres.reason})` : '';
  test.skipIf(reason !== '')(`the same on PostgreSQL${reason}`, TIMEOUT, async () => {
    const { db, url, drop } = await createTestDatabase('server');
    try {
      await addWatchedBoard(db);
      await killWhileCrawling({ kind: 'server', url: url ?? '' });
      await expectRecovery(db);
    } finally {
      await drop();
    }
  });
});

async function addWatchedBoard(db: Db): Promise<void> {
  const boardId = await addBoard(db);
  const created_at = new Date();
  const person = { email: 'ada@example.com', email_key: 'ada@example.com', created_at };
  const { id: user_id } = await db
    .insertInto('users')
    .values(person)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('watched_companies')
    .values({ user_id, board_id: boardId, told_job_id: 0, created_at })
    .execute();
}

async function toldOf(db: Db): Promise<(number | undefined)[]> {
  const notices = await db.selectFrom('notices').select('data').execute();
  return notices.map(({ data }) => data.count);
}

async function killWhileCrawling(options: DatabaseOptions): Promise<void> {
  const child = startChild(program, [JSON.stringify(options)]);
  try {
    await child.line('200');
  } finally {
    await child.kill();
  }
}

async function expectRecovery(db: Db): Promise<void> {
  const stored = await expectConsistent(db);
  expect(stored).toBeGreaterThanOrEqual(100);
  expect(await outcomes(db)).toEqual(['running']);
  expect(await toldOf(db)).toEqual([]);

  const reports: CrawlReport[] = [];
  const postings = Array.from({ length: stored + 20 }, (_, index) => aPosting(`p${index}`));
  const crawling = startCrawling({
    db,
    fetch: noFetch,
    planEveryMs: 50,
    logger: { info: () => undefined, warn: () => undefined, error: (fields) => console.error(fields) },
    connectors: fakeConnectors(readingOf(postings)),
    onReport: (report) => reports.push(report),
  });
  while (reports.length === 0) await sleep(50);
  await crawling.stop();
  expect(reports).toMatchObject([{ outcome: 'complete', read: stored + 20, created: 20, closed: 0 }]);
  expect(await outcomes(db)).toEqual(['abandoned', 'complete']);
  expect(await expectConsistent(db)).toBe(stored + 20);
  // What the dead one stored and what the next one did are told of, each job once.
  expect(await toldOf(db)).toEqual([stored + 20]);
}

async function outcomes(db: Db): Promise<string[]> {
  const runs = await db.selectFrom('crawls').select('outcome').orderBy('id').execute();
  return runs.map((run) => run.outcome);
}

/** Every stored posting is stored whole: verified, searchable, counted, with its history. Gives their number. */
async function expectConsistent(db: Db): Promise<number> {
  const jobs = await loadJobs(db);
  const count = async (table: 'jobs' | 'job_search' | 'job_changes' | 'job_places') => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return row.rows;
  };
  expect(await count('jobs')).toBe(jobs.size);
  expect(await count('job_search')).toBe(jobs.size);
  expect(await count('job_places')).toBe(jobs.size);
  expect(await count('job_changes')).toBe(jobs.size);
  const city = await db
    .selectFrom('places')
    .select('open_jobs')
    .where('kind', '=', 'city')
    .executeTakeFirst();
  expect(city?.open_jobs).toBe(jobs.size);
  return jobs.size;
}
