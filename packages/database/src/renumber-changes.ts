import { sql } from 'kysely';
import type { Db, Executor } from './database.ts';

/** A transaction that every snapshot shows. */
const LONG_AGO = sql`'3'::xid8`;

/**
 * Makes a store that was put back into another cluster safe to follow. The numbers of transactions that came along may be
 * yet to come there: what is new would count as long known, and what is known as new. What was told keeps its place in the
 * past, what nobody was told of yet stays to be told. Gives whether there was something to do. Call it before anything else
 * is written, and start every node again after putting a store back.
 */
export async function renumberChanges(db: Db): Promise<boolean> {
  if (!(await isAhead(db))) return false;
  return db.transaction().execute(async (tx) => {
    // Before this transaction has a number, so that its own changes are yet to be read from there.
    const { rows } = await sql<{ now: string }>`select pg_current_snapshot()::text as now`.execute(tx);
    const now = rows[0]?.now ?? '';
    await sql`lock table search_changes, alert_progress in share row exclusive mode`.execute(tx);
    // Another node was faster.
    if (!(await isAhead(tx))) return false;
    const renumbered = sql`case when is_untold then pg_current_xact_id() else ${LONG_AGO} end`;
    await sql`
      update search_changes set
        xid = ${renumbered}, remade_xid = case when remade_xid = xid then ${renumbered} end, first_xid = ${LONG_AGO}
      from (
        select job_id as changed_id, coalesce(not pg_visible_in_snapshot(xid, position), true) as is_untold
        from search_changes left join alert_progress on true
      ) as change
      where job_id = changed_id and (is_untold or xid >= pg_snapshot_xmax(${now}::pg_snapshot))`.execute(tx);
    await sql`update alert_progress set position = ${now}::pg_snapshot`.execute(tx);
    return true;
  });
}

/** Whether a transaction is named that this cluster has yet to begin. */
async function isAhead(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ isAhead: boolean }>`
    with now as (select pg_snapshot_xmax(pg_current_snapshot()) as next)
    select exists (select from now join search_changes on xid >= next)
      or exists (select from now join alert_progress on pg_snapshot_xmax(position) > next) as "isAhead"`.execute(
    db,
  );
  return rows[0]?.isAhead ?? false;
}
