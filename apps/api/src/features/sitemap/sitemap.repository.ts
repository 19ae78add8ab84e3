import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';

/** The sitemap protocol allows 50,000 addresses a file. */
export const JOBS_PER_FILE = 50_000;

/** Open jobs with the time at which their page last became another one; a job that returned had none meanwhile. */
function selectOpenJobs(db: Executor) {
  return db
    .selectFrom('jobs')
    .leftJoin(
      (changes) =>
        changes
          .selectFrom('job_changes')
          .select(['job_id', (eb) => eb.fn.max('at').as('at')])
          .where('kind', '=', 'reopened')
          .groupBy('job_id')
          .as('returns'),
      (join) => join.onRef('returns.job_id', '=', 'jobs.id'),
    )
    .where('jobs.status', '=', 'open');
}

const lastChange = sql<Date>`greatest(jobs.first_seen_at, jobs.changed_at, returns.at)`;

/** Files of jobs by ranges of ids, each with the newest change of an open job in it. */
export async function listSitemapFiles(db: Executor): Promise<{ file: number; lastChange: Date }[]> {
  const file = sql<number>`((jobs.id - 1) / ${sql.lit(JOBS_PER_FILE)})::int`;
  return selectOpenJobs(db)
    .select([file.as('file'), sql<Date>`max(${lastChange})`.as('lastChange')])
    .groupBy(file)
    .orderBy(file)
    .execute();
}

/** The open jobs of one file. */
export async function listSitemapJobs(db: Executor, file: number) {
  return selectOpenJobs(db)
    .innerJoin('boards', 'boards.id', 'jobs.board_id')
    .select(['jobs.id', 'jobs.source', 'jobs.slug', 'boards.board'])
    .select((eb) => eb.fn.coalesce('boards.company_slug', 'jobs.company_slug').as('companySlug'))
    .select(lastChange.as('lastChange'))
    .where('jobs.id', '>', file * JOBS_PER_FILE)
    .where('jobs.id', '<=', (file + 1) * JOBS_PER_FILE)
    .orderBy('jobs.id')
    .execute();
}
