import { LIMITS } from '@firsthand/contracts';
import type { Executor, NoticeData } from '@firsthand/database';
import { sql } from 'kysely';

/** Jobs that came to a person's saved search. */
interface NewJobs {
  /** Null: nobody to tell here. */
  userId: number | null;
  savedSearchId: number;
  /** What the person calls the search. */
  name: string;
  /** Newest first. */
  jobIds: readonly number[];
}

/** Of the roles that a notice names so many postings are kept, which say where they are. */
const MOST_OPENINGS = 50;

/**
 * Tells people of roles that are new in their saved searches: one notice for each search, which grows until it is read. A role
 * that it names already and that comes with a further place counts once. To be called in the transaction that stores the
 * matches, with each job once. Who is going is passed over: a deletion that holds the person waits for the search, which the
 * caller holds.
 */
export async function writeNotices(db: Executor, found: readonly NewJobs[], at: Date): Promise<void> {
  const told = found.filter(({ userId, jobIds }) => userId !== null && jobIds.length > 0);
  if (told.length === 0) return;
  const roleOf = await loadRoles(db, [...new Set(told.flatMap(({ jobIds }) => jobIds))]);
  const given = told.map(({ userId, savedSearchId, name, jobIds }) => ({
    ...{ user_id: userId, saved_search_id: savedSearchId, job_id: jobIds[0] },
    data: { name, ...toNamed(jobIds, roleOf) },
  }));
  const last = sql.lit(MOST_OPENINGS - 1);
  await sql`
    with given as (
      select given.* from json_to_recordset(${JSON.stringify(given)}::json)
        as given (user_id bigint, saved_search_id bigint, job_id bigint, data jsonb)
      join users on users.id = given.user_id
      for key share of users skip locked
    )
    insert into notices as notice (user_id, kind, at, job_id, saved_search_id, data)
    select user_id, 'new_jobs', ${at}::timestamptz, job_id, saved_search_id, data from given
    order by user_id, saved_search_id
    on conflict (user_id, saved_search_id) where kind = 'new_jobs' and read_at is null do update
      set at = excluded.at, job_id = excluded.job_id, data = excluded.data || jsonb_build_object(
        'count', (notice.data ->> 'count')::integer + (excluded.data ->> 'count')::integer - (
          select count(distinct role) from jsonb_array_elements(excluded.data -> 'job_roles') as role
          where notice.data -> 'job_roles' @> role),
        'job_ids', jsonb_path_query_array(
          excluded.data -> 'job_ids' || (notice.data -> 'job_ids'), '$[0 to ${last}]'),
        'job_roles', jsonb_path_query_array(
          excluded.data -> 'job_roles' || coalesce(notice.data -> 'job_roles', notice.data -> 'job_ids'),
          '$[0 to ${last}]'))`.execute(db);
}

/** Of these open jobs; one that search does not hold is a role of its own. */
async function loadRoles(db: Executor, jobIds: readonly number[]): Promise<(jobId: number) => number> {
  const rows = await db
    .selectFrom('job_search')
    .select(['job_id', 'role'])
    .where('job_id', 'in', jobIds)
    .execute();
  const roles = new Map(rows.map(({ job_id, role }) => [job_id, role]));
  return (jobId) => roles.get(jobId) ?? jobId;
}

/** The newest roles by one posting each, so that none is crowded out by the places of another, then what else is theirs. */
function toNamed(
  jobIds: readonly number[],
  roleOf: (jobId: number) => number,
): Pick<NoticeData, 'count' | 'job_ids' | 'job_roles'> {
  const first = new Map<number, number>();
  for (const id of jobIds) if (!first.has(roleOf(id))) first.set(roleOf(id), id);
  const named = new Map([...first].slice(0, LIMITS.jobsPerNotice));
  const others = jobIds.filter((id) => named.has(roleOf(id)) && named.get(roleOf(id)) !== id);
  const kept = [...named.values(), ...others].slice(0, MOST_OPENINGS);
  return { count: first.size, job_ids: kept, job_roles: kept.map(roleOf) };
}
