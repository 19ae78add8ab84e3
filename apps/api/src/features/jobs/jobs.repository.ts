import type { Source } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';

export interface StoredJob {
  job: Selectable<Tables['jobs']>;
  board: string;
  lastVerifiedAt: Date;
  checks: number;
  places: Selectable<Tables['job_places']>[];
}

/** Loads jobs in the order of the ids; ids that do not exist are left out. */
export async function loadJobs(db: Executor, ids: readonly number[]): Promise<StoredJob[]> {
  if (ids.length === 0) return [];
  const [rows, places] = await Promise.all([
    db
      .selectFrom('jobs')
      .innerJoin('verifications', 'verifications.job_id', 'jobs.id')
      .innerJoin('boards', 'boards.id', 'jobs.board_id')
      .selectAll('jobs')
      .select(['verifications.last_verified_at', 'verifications.checks', 'boards.board'])
      .where('jobs.id', 'in', ids)
      .execute(),
    db.selectFrom('job_places').selectAll().where('job_id', 'in', ids).orderBy('position').execute(),
  ]);
  const byId = new Map(
    rows.map(({ last_verified_at, checks, board, ...job }) => [
      job.id,
      {
        job,
        board,
        checks,
        lastVerifiedAt: last_verified_at,
        places: places.filter((place) => place.job_id === job.id),
      },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The posting's history, newest first, at most 50 entries. */
export async function loadHistory(db: Executor, jobId: number): Promise<Selectable<Tables['job_changes']>[]> {
  return db
    .selectFrom('job_changes')
    .selectAll()
    .where('job_id', '=', jobId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

/** Summaries of jobs of the given sources; closed jobs too, since bookmarks keep showing them. */
export async function loadSummaries(
  db: Executor,
  ids: readonly number[],
): Promise<{ id: number; source: Source; summary: string | null }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('jobs').select(['id', 'source', 'summary']).where('id', 'in', ids).execute();
}
