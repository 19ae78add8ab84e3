import { sql } from 'kysely';
import type { Executor } from './database.ts';

/**
 * Notes that this transaction only makes rows of search anew, by other rules of ours: their postings say nothing new, so that saved
 * searches which find them from now on tell nobody. What was not matched yet stays to be matched. Call it before the rows are
 * written, with the jobs locked.
 */
export async function noteRemade(tx: Executor, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  await sql`
    update search_changes set remade_xid = pg_current_xact_id() from alert_progress
    where job_id = any(${[...jobIds]}::bigint[])
      and (pg_visible_in_snapshot(xid, position) or xid is not distinct from remade_xid)`.execute(tx);
}
