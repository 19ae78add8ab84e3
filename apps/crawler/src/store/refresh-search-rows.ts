import { noteRemade, type Db } from '@firsthand/database';
import { LEXEME_VERSION } from '@firsthand/search';
import { reindexJobs } from './index-rows.ts';

const TOGETHER = 200;

/** Whether search holds rows that another version of the program made. */
export async function hasOldSearchRows(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('job_search')
    .select('job_id')
    .where('version', '<>', LEXEME_VERSION)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes them anew, some at a time, until all are done or `signal` aborts; gives how many there were. */
export async function refreshSearchRows(db: Db, signal: AbortSignal): Promise<number> {
  let refreshed = 0;
  let after: number | undefined = 0;
  while (after !== undefined) {
    signal.throwIfAborted();
    const rows = await db
      .selectFrom('job_search')
      .select('job_id')
      .where('version', '<>', LEXEME_VERSION)
      .where('job_id', '>', after)
      .orderBy('job_id')
      .limit(TOGETHER)
      .execute();
    await refresh(
      db,
      rows.map((row) => row.job_id),
    );
    refreshed += rows.length;
    after = rows.at(-1)?.job_id;
  }
  return refreshed;
}

function refresh(db: Db, jobIds: readonly number[]): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (jobIds.length === 0) return;
    // Locked, so that nothing older than a change that is being stored takes its place.
    const open = await tx
      .selectFrom('jobs')
      .select('id')
      .where('id', 'in', jobIds)
      .where('status', '=', 'open')
      .orderBy('id')
      .forUpdate()
      .execute();
    const ids = open.map(({ id }) => id);
    await noteRemade(tx, ids);
    await reindexJobs(tx, ids);
  });
}
