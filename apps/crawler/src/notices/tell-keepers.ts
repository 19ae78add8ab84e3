import type { ChangedField } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';

/** What moves without the job becoming another: told by the history, and by no notice of its own. */
const QUIET: readonly ChangedField[] = ['published', 'page_address', 'apply_address', 'reference'];

/**
 * Tells whoever has bookmarked a job or recorded an application to it what these lines of histories say, in the
 * transaction that writes them: once each, however often a worker dies and another begins again.
 */
export async function tellKeepers(db: Executor, changeIds: readonly number[]): Promise<void> {
  if (changeIds.length === 0) return;
  // Somebody whose account goes meanwhile is passed over: their row would refuse the notice, and with it the batch.
  await sql`
    with lines as materialized (
      select id, job_id, at, kind from job_changes
      where id = any(${changeIds}::bigint[]) and (kind <> 'changed' or exists (
        select from jsonb_array_elements(fields) as change where change ->> 'field' <> all(${QUIET}::text[])
      ))
    ), keepers as materialized (
      select kept.user_id, kept.job_id from (
        select user_id, requisition_id as job_id from bookmarks
        where requisition_id in (select job_id from lines)
        union
        select user_id, requisition_id from job_applications where requisition_id in (select job_id from lines)
      ) as kept
      join users on users.id = kept.user_id
      for key share of users
    )
    insert into notices (user_id, kind, at, job_id, data)
    select keepers.user_id, 'job_' || lines.kind, lines.at, lines.job_id,
      case when lines.kind = 'changed' then jsonb_build_object('change_id', lines.id) else '{}'::jsonb end
    from lines join keepers using (job_id)
    order by lines.id, keepers.user_id`.execute(db);
}
