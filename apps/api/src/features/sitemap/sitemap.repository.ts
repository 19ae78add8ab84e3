import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';

/** The sitemap protocol allows 50,000 addresses a file. */
export const JOBS_PER_FILE = 50_000;

/** Files of jobs by ranges of ids, each with the newest change of an open job in it. */
export async function listSitemapFiles(db: Executor): Promise<{ file: number; lastChange: Date }[]> {
  const file = sql<number>`((id - 1) / ${sql.lit(JOBS_PER_FILE)})::int`;
  return db
    .selectFrom('jobs')
    .select([file.as('file'), sql<Date>`max(greatest(first_seen_at, changed_at))`.as('lastChange')])
    .where('status', '=', 'open')
    .groupBy(file)
    .orderBy(file)
    .execute();
}

/** The open jobs of one file. */
export async function listSitemapJobs(db: Executor, file: number) {
  return db
    .selectFrom('jobs')
    .innerJoin('boards', 'boards.id', 'jobs.board_id')
    .select(['jobs.id', 'jobs.source', 'jobs.slug', 'jobs.company_slug', 'boards.board'])
    .select(sql<Date>`greatest(jobs.first_seen_at, jobs.changed_at)`.as('lastChange'))
    .where('jobs.status', '=', 'open')
    .where('jobs.id', '>', file * JOBS_PER_FILE)
    .where('jobs.id', '<=', (file + 1) * JOBS_PER_FILE)
    .orderBy('jobs.id')
    .execute();
}
