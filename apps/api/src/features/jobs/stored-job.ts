import { AppError, ERROR_TEXTS } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';
import type { JobKey } from './job-key.ts';

/** A job as every feature reads it: its posting, its places, and when it was last seen on the board. */
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

/** The job that is named, open or closed; undefined when there is none of that source. */
export async function findJob(
  db: Executor,
  { source, requisitionId }: JobKey,
): Promise<StoredJob | undefined> {
  const [stored] = await loadJobs(db, [requisitionId]);
  return stored?.job.source === source ? stored : undefined;
}

/** As `findJob`; 404 when there is none. */
export async function requireJob(db: Executor, key: JobKey): Promise<StoredJob> {
  const stored = await findJob(db, key);
  if (stored) return stored;
  throw new AppError(ERROR_TEXTS.jobNotFound, { code: 'job-unknown', status: 404 });
}
