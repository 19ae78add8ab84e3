import { LIMITS } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
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

/**
 * Tells people of jobs that are new in their saved searches: one notice for each search, which grows until it is read.
 * To be called in the transaction that stores the matches, with each job once. Who is
 * going is passed over: a deletion that holds the person waits for the search, which the caller holds.
 */
export async function writeNotices(db: Executor, found: readonly NewJobs[], at: Date): Promise<void> {
  const given = found
    .filter(({ userId, jobIds }) => userId !== null && jobIds.length > 0)
    .map(({ userId, savedSearchId, name, jobIds }) => ({
      ...{ user_id: userId, saved_search_id: savedSearchId, job_id: jobIds[0] },
      data: { name, count: jobIds.length, job_ids: jobIds.slice(0, LIMITS.jobsPerNotice) },
    }));
  if (given.length === 0) return;
  const last = sql.lit(LIMITS.jobsPerNotice - 1);
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
        'count', (notice.data ->> 'count')::integer + (excluded.data ->> 'count')::integer,
        'job_ids', jsonb_path_query_array(
          excluded.data -> 'job_ids' || (notice.data -> 'job_ids'), '$[0 to ${last}]'))`.execute(db);
}
