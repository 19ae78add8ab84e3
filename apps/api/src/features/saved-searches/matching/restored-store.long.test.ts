import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase, renumberChanges, watchOutages, type Db } from '@firsthand/database';
import { createBitmapSearch, indexJobs } from '@firsthand/search';
import {
  closeAfterFile,
  createTestDatabase,
  findPostgres,
  insertBoard,
  insertJob,
  startPostgres,
} from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signIn } from '../../../testing/sign-in.ts';
import { TEST_NOW } from '../../../testing/test-api.ts';
import { KeptPercolator } from './kept-percolator.ts';
import { matchSavedSearches } from './match-saved-searches.ts';
import { hasNews } from './matches.repository.ts';

const run = promisify(execFile);
const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000);

const hasTools = spawnSync('pg_dump', ['--version']).status === 0;
const reason = !hasTools ? 'no pg_dump' : 'reason' in findPostgres() ? 'no PostgreSQL' : '';

/** A nurse's job that was read at this moment and is in search. */
async function post(db: Db, boardId: number, firstSeenAt: Date): Promise<number> {
  const jobId = await insertJob(db, boardId, { title: 'Nurse', first_seen_at: firstSeenAt });
  const pay = { min: null, max: null, currency: null, period: null };
  const stated = { seniority: null, years: null, visa: null, skills: [], openTo: null };
  await indexJobs(db, [
    {
      ...{ jobId, title: 'Nurse', company: 'Acme', places: [], descriptionText: '', category: null },
      ...{ source: 'lever', board: 'acme', workMode: 'remote', language: null, featured: false },
      ...{ employmentType: null, pay, stated, publishedAt: null, firstSeenAt },
    },
  ]);
  return jobId;
}

async function match(db: Db) {
  const percolator = new KeptPercolator();
  const round = matchSavedSearches({ db, now: () => minutes(60) }, percolator, new AbortController().signal);
  return round.finally(() => percolator.close());
}

function follow(db: Db, directory: string) {
  const told: string[] = [];
  const tell = (_: object, message: string) => void told.push(message);
  const search = createBitmapSearch({
    ...{ db, directory, pollMs: 20, log: { info: tell, warn: tell } },
    outages: watchOutages({ onLost: () => told.push('lost') }),
  });
  return { search, told };
}

async function saveSearch(db: Db, userId: number, at: Date): Promise<void> {
  const times = { created_at: at, confirmed_at: at };
  const values = { user_id: userId, name: 'Kept', frequency: 'daily', ...times } as const;
  await db
    .insertInto('saved_searches')
    .values({ ...values, query: JSON.stringify({ q: 'nurse' }) })
    .execute();
}

/** A server whose transactions have smaller numbers than those of the run's own. */
async function startYoungServer() {
  const server = await startPostgres();
  if ('reason' in server) throw new Error(server.reason);
  closeAfterFile(server.stop);
  return server.url;
}

test.skipIf(reason !== '')(
  `a store that was put back into another cluster tells what is new, and nothing twice${reason && ` (skipped: ${reason})`}`,
  { timeout: 60_000 },
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'firsthand-restored-'));
    closeAfterFile(() => rm(directory, { recursive: true, force: true }));
    const { db, database, url = '', drop } = await createTestDatabase('server');
    closeAfterFile(drop);
    await sql`
      do $$ begin for i in 1..20000 loop perform pg_current_xact_id(); commit; end loop; end $$`.execute(db);
    const ada = await signIn(database);
    await saveSearch(db, ada.user.id, TEST_NOW);
    const boardId = await insertBoard(db);
    await post(db, boardId, minutes(5));
    expect(await match(db)).toEqual({ jobs: 1, matches: 1 });
    const before = follow(db, directory).search;
    await before.settled();
    await before.stop();
    await post(db, boardId, minutes(6));
    expect(await renumberChanges(db)).toBe(false);

    const youngUrl = await startYoungServer();
    const dump = join(directory, 'dump');
    await run('pg_dump', ['--format=custom', `--file=${dump}`, url]);
    await run('pg_restore', ['--single-transaction', '--no-owner', `--dbname=${youngUrl}`, dump]);
    const young = await openDatabase({ kind: 'server', url: youngUrl });
    closeAfterFile(young.close);
    expect(await renumberChanges(young.db)).toBe(true);
    expect(await renumberChanges(young.db)).toBe(false);
    expect(await match(young.db)).toEqual({ jobs: 1, matches: 1 });
    expect(await hasNews(young.db)).toBe(false);
    await post(young.db, boardId, minutes(7));
    expect(await match(young.db)).toEqual({ jobs: 1, matches: 1 });
    // Whoever saves a search now has seen all of them.
    await saveSearch(young.db, ada.user.id, minutes(30));
    await sql`update search_changes set xid = pg_current_xact_id()`.execute(young.db);
    expect(await match(young.db)).toEqual({ jobs: 3, matches: 0 });

    const { search, told } = follow(young.db, directory);
    closeAfterFile(() => search.stop());
    await search.settled();
    const { total } = await search.search({ query: 'nurse', filters: {}, offset: 0, limit: 10 });
    expect(total).toBe(3);
    expect(told).toEqual([
      'the snapshot of search shows another database; it is made anew',
      'the index of search is built',
    ]);
    const changes: unknown[] = [];
    search.subscribe((jobIds) => changes.push(jobIds));
    await search.settled();
    expect(changes).toEqual([]);
  },
);
