import type { JobIdentity } from '@firsthand/contracts';
import { sql, type RawBuilder } from 'kysely';

/**
 * What names a row's job in any store that reads its board, beside the number that it has here: null when it is no longer
 * stored. `source` is left out where the number alone says which job it is.
 */
export function selectJobIdentity(jobId: RawBuilder<unknown>, source?: RawBuilder<unknown>) {
  const isSource = source ? sql`and jobs.source = ${source}` : sql``;
  return sql<JobIdentity>`(
    select json_build_object('source', jobs.source, 'board', boards.board, 'external_id', jobs.external_id)
    from jobs join boards on boards.id = jobs.board_id
    where jobs.id = ${jobId} ${isSource})`.as('job_identity');
}
