import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';

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
