import type { CloseReason, Db } from '@firsthand/database';
import { adjustPlaceCounts, unindexJobs } from '@firsthand/search';
import { sql } from 'kysely';
import { loadPlaces } from './held-jobs.ts';
import { writeHistory } from './write-jobs.ts';

/** Jobs closed in one transaction. */
const CLOSE_CHUNK = 100;

/**
 * Closes open jobs: their search rows and place counts go, the rows and addresses stay (the page answers 410).
 * Those already closed are left alone. Gives the number closed.
 */
export async function closeJobs(
  db: Db,
  jobIds: readonly number[],
  reason: CloseReason,
  at: Date,
): Promise<number> {
  const ordered = [...jobIds].sort((a, b) => a - b);
  let closed = 0;
  for (let start = 0; start < ordered.length; start += CLOSE_CHUNK) {
    closed += await closeChunk(db, ordered.slice(start, start + CLOSE_CHUNK), reason, at);
  }
  return closed;
}

function closeChunk(db: Db, jobIds: number[], reason: CloseReason, at: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      update jobs set status = 'closed', closed_at = ${at}::timestamptz, close_reason = ${reason}
      where id = any(${jobIds}::bigint[]) and status = 'open'
      returning id`.execute(tx);
    const ids = rows.map((row) => row.id);
    if (ids.length === 0) return 0;
    await sql`update verifications set deletion_queued_at = null where job_id = any(${ids}::bigint[])`.execute(
      tx,
    );
    await writeHistory(
      tx,
      ids.map((jobId) => ({ jobId, kind: 'closed', fields: [] })),
      at,
    );
    await unindexJobs(tx, ids, at);
    const places = await loadPlaces(tx, ids);
    await adjustPlaceCounts(tx, { added: [], removed: [...places.values()] });
    return ids.length;
  });
}
