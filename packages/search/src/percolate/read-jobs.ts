import type { Db } from '@firsthand/database';
import { readChanges, readNewest, type ChangeCursor } from '../bitmap/following/read-store.ts';
import type { DocumentColumns } from '../bitmap/worker/protocol.ts';

export interface ChangedJobs {
  jobs: DocumentColumns;
  /** Where the next jobs are read on; null after the last. */
  next: ChangeCursor | null;
  /** What was visible to this reading, as PostgreSQL writes a `pg_snapshot`; undefined when nothing has changed. */
  position: string | undefined;
}

/**
 * The open jobs that were changed in search by transactions which were not visible in `position`, `limit` at most. A
 * transaction that commits late is found when it does.
 */
export async function readChangedJobs(
  db: Db,
  position: string,
  page: { after: ChangeCursor | null; limit: number },
): Promise<ChangedJobs> {
  const { documents, next, position: reached } = await readChanges(db, position, page);
  return { jobs: documents, next, position: reached };
}

/** Jobs of which is counted how frequent lexemes are. */
export async function sampleJobs(db: Db, count: number): Promise<DocumentColumns> {
  return readNewest(db, count);
}
