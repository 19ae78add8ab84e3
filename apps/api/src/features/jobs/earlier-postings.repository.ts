import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';
import { isEarlierPosting } from '../../models/is-earlier-posting.ts';

export interface EarlierPosting {
  id: number;
  firstSeenAt: Date;
  closedAt: Date | null;
  /** How many there were before, itself included. */
  count: number;
}

/**
 * Of these jobs, by their numbers, the posting of the same board that had the same title and text first, when it was
 * seen before. One that is still open elsewhere is another opening of the role and no earlier posting of this one.
 */
export async function loadEarlierPostings(
  db: Executor,
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, EarlierPosting>> {
  if (jobIds.length === 0) return new Map();
  const { rows } = await sql<EarlierPosting & { jobId: number }>`
    select job.id as "jobId", earlier.id, earlier.first_seen_at as "firstSeenAt", earlier.closed_at as "closedAt",
      earlier.count
    from jobs job
    cross join lateral (
      select id, first_seen_at, closed_at, (count(*) over ())::int as count from jobs other
      where ${isEarlierPosting('other', 'job')}
      order by other.first_seen_at, other.id limit 1
    ) earlier
    where job.id = any(${[...jobIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ jobId, ...earlier }) => [jobId, earlier]));
}
