import { LIMITS } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';

/**
 * Tells whoever watches a board of the jobs that came since they were last told: one notice for all of them, which grows
 * until it is read. Part of the transaction that ends a crawl; what a killed crawl stored is told of by the next.
 */
export async function tellWatchers(db: Executor, boardId: number, at: Date): Promise<void> {
  const watchers = await lockWatchers(db, boardId);
  if (watchers.length === 0) return;
  const most = sql.lit(LIMITS.jobsPerNotice);
  await sql`
    with watchers as (
      select user_id, told_job_id from watched_companies
      where board_id = ${boardId} and user_id = any(${watchers}::bigint[])
    ), told as (
      update watched_companies set told_job_id = newest.id
      from (select max(id) as id from jobs where board_id = ${boardId}) as newest
      where board_id = ${boardId} and user_id = any(${watchers}::bigint[]) and told_job_id < newest.id
    ), opened as materialized (
      select id from jobs
      where board_id = ${boardId} and status = 'open' and id > (select min(told_job_id) from watchers)
    )
    insert into notices as notice (user_id, kind, at, job_id, board_id, data)
    select watchers.user_id, 'company_opened_jobs', ${at}::timestamptz, max(opened.id), ${boardId}::bigint,
      jsonb_build_object(
        'count', count(*),
        'job_ids', to_jsonb((array_agg(opened.id order by opened.id desc))[1:${most}]))
    from watchers join opened on opened.id > watchers.told_job_id
    group by watchers.user_id
    order by watchers.user_id
    on conflict (user_id, board_id) where kind = 'company_opened_jobs' and read_at is null do update
      set at = excluded.at, job_id = excluded.job_id, data = jsonb_build_object(
        'count', (notice.data ->> 'count')::integer + (excluded.data ->> 'count')::integer,
        'job_ids', jsonb_path_query_array(
          excluded.data -> 'job_ids' || (notice.data -> 'job_ids'), '$[0 to ${sql.lit(LIMITS.jobsPerNotice - 1)}]'))`.execute(
    db,
  );
}

/** One teller at a time, and nobody whose account goes meanwhile. */
async function lockWatchers(db: Executor, boardId: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from watched_companies as watched
    join users on users.id = watched.user_id
    where watched.board_id = ${boardId}
    order by user_id
    for key share of users for no key update of watched`.execute(db);
  return rows.map((row) => row.user_id);
}
