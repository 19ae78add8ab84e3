import { LIMITS } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';

/** Of the roles that a notice names so many postings are kept, which say where they are. */
const MOST_OPENINGS = 50;

/**
 * Tells whoever watches a board of the roles that came since they were last told: one notice for all of them, which grows
 * until it is read, and names each role once. Part of the transaction that ends a crawl; what a killed crawl stored is told of by the next.
 */
export async function tellWatchers(db: Executor, boardId: number, at: Date): Promise<void> {
  const watchers = await lockWatchers(db, boardId);
  if (watchers.length === 0) return;
  const most = sql.lit(LIMITS.jobsPerNotice);
  const last = sql.lit(MOST_OPENINGS - 1);
  await sql`
    with watchers as (
      select user_id, told_job_id from watched_companies
      where board_id = ${boardId} and user_id = any(${watchers}::bigint[])
    ), told as (
      update watched_companies set told_job_id = newest.id
      from (select max(id) as id from jobs where board_id = ${boardId}) as newest
      where board_id = ${boardId} and user_id = any(${watchers}::bigint[]) and told_job_id < newest.id
    ), opened as materialized (
      select jobs.id, coalesce(job_search.role, jobs.id) as role
      from jobs left join job_search on job_search.job_id = jobs.id
      where jobs.board_id = ${boardId} and status = 'open' and jobs.id > (select min(told_job_id) from watchers)
    ), seen as (
      select user_id, id, role, max(id) over openings as newest, row_number() over openings as nth
      from watchers join opened on opened.id > watchers.told_job_id
      window openings as (partition by user_id, role order by id desc)
    ), ranked as (
      select *, dense_rank() over (partition by user_id order by newest desc) as place from seen
    )
    insert into notices as notice (user_id, kind, at, job_id, board_id, data)
    select user_id, 'company_opened_jobs', ${at}::timestamptz, max(id), ${boardId}::bigint,
      jsonb_build_object(
        'count', count(distinct role),
        'job_ids', to_jsonb(
          (array_agg(id order by nth > 1, id desc) filter (where place <= ${most}))[1:${sql.lit(MOST_OPENINGS)}]),
        'job_roles', to_jsonb(
          (array_agg(role order by nth > 1, id desc) filter (where place <= ${most}))[1:${sql.lit(MOST_OPENINGS)}]))
    from ranked
    group by user_id
    order by user_id
    on conflict (user_id, board_id) where kind = 'company_opened_jobs' and read_at is null do update
      set at = excluded.at, job_id = excluded.job_id, data = jsonb_build_object(
        'count', (notice.data ->> 'count')::integer + (excluded.data ->> 'count')::integer - (
          select count(distinct role) from jsonb_array_elements(excluded.data -> 'job_roles') as role
          where notice.data -> 'job_roles' @> role),
        'job_ids', jsonb_path_query_array(
          excluded.data -> 'job_ids' || (notice.data -> 'job_ids'), '$[0 to ${last}]'),
        'job_roles', jsonb_path_query_array(
          excluded.data -> 'job_roles' || coalesce(notice.data -> 'job_roles', notice.data -> 'job_ids'),
          '$[0 to ${last}]'))`.execute(db);
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
