import type { AtsFetch } from '@firsthand/connectors';
import type { Source } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { crawlBoard, type CrawlBoardOptions } from '../crawl/crawl-board.ts';
import { fakeConnectors, type Reading } from './fake-connectors.ts';

/** A fetch for connectors that need none. */
export const noFetch: AtsFetch = () => Promise.reject(new Error('this test sends no requests'));

/** A clock that stands until it is moved. */
export function createTestClock(start = '2026-02-01T08:00:00.000Z') {
  let now = new Date(start);
  return {
    now: () => now,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

export async function addBoard(
  db: Db,
  board: { source?: Source; board?: string; company?: string; featured?: boolean } = {},
): Promise<number> {
  const row = await db
    .insertInto('boards')
    .values({
      source: board.source ?? 'greenhouseio',
      board: board.board ?? 'acme',
      company: board.company ?? 'Acme',
      featured: board.featured ?? false,
      origin: 'file',
      next_crawl_at: sql`'2026-01-01T00:00:00Z'::timestamptz`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Crawls the board once with what `reading` lists. */
export function crawlOnce(
  db: Db,
  boardId: number,
  reading: Reading,
  options: Partial<CrawlBoardOptions> = {},
) {
  return crawlBoard({
    db,
    boardId,
    fetch: noFetch,
    connectors: fakeConnectors(reading),
    random: () => 0.5,
    ...options,
  });
}

/** Jobs by external id, with what the tests ask about. */
export async function loadJobs(db: Db) {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('verifications', 'verifications.job_id', 'jobs.id')
    .select([
      'jobs.id',
      'external_id',
      'title',
      'status',
      'close_reason',
      'closed_at',
      'changed_at',
      'country',
    ])
    .select(['first_seen_at', 'last_verified_at', 'checks', 'deletion_queued_at', 'slug', 'summary'])
    .select(['published_at', 'published_is_day', 'featured', 'location_text', 'fingerprint', 'company_slug'])
    .orderBy('external_id')
    .execute();
  return new Map(rows.map((row) => [row.external_id, row]));
}

/** The kinds of a job's history, oldest first. */
export async function loadHistory(db: Db, externalId: string) {
  return db
    .selectFrom('job_changes')
    .innerJoin('jobs', 'jobs.id', 'job_changes.job_id')
    .select(['kind', 'at', 'fields'])
    .where('external_id', '=', externalId)
    .orderBy('job_changes.id')
    .execute();
}

/** Everything a crawl may write about postings, except the verification's time and count. */
export async function dumpPostings(db: Db): Promise<unknown> {
  const [jobs, places, changes, counts, search, queue] = await Promise.all([
    db.selectFrom('jobs').selectAll().orderBy('id').execute(),
    db.selectFrom('job_places').selectAll().orderBy('job_id').orderBy('position').execute(),
    db.selectFrom('job_changes').selectAll().orderBy('id').execute(),
    db.selectFrom('places').selectAll().orderBy('key').execute(),
    db.selectFrom('job_search').selectAll().orderBy('job_id').execute(),
    db.selectFrom('verifications').select(['job_id', 'deletion_queued_at']).orderBy('job_id').execute(),
  ]);
  return { jobs, places, changes, counts, search, queue };
}
