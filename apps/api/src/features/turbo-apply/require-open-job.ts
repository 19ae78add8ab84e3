import { refuse } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { JobKey } from '../../models/job-key.ts';
import { requireJob, type StoredJob } from '../../models/stored-job.ts';

/** 404 when there is no such job, 410 when it is closed. */
export async function requireOpenJob(db: Executor, key: JobKey): Promise<StoredJob> {
  const stored = await requireJob(db, key);
  if (stored.job.status === 'closed') throw refuse('job-closed');
  return stored;
}
