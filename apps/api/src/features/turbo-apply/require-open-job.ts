import { AppError, ERROR_TEXTS } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { JobKey } from '../bookmarks/bookmarks.repository.ts';
import { loadJobs, type StoredJob } from '../jobs/jobs.repository.ts';
import { jobClosed } from './refusals.ts';

/** 404 when there is no such job, 410 when it is closed. */
export async function requireOpenJob(db: Executor, key: JobKey): Promise<StoredJob> {
  const [stored] = await loadJobs(db, [key.requisitionId]);
  if (stored?.job.source !== key.source) {
    throw new AppError(ERROR_TEXTS.jobNotFound, { code: 'job-unknown', status: 404 });
  }
  if (stored.job.status === 'closed') throw jobClosed();
  return stored;
}
