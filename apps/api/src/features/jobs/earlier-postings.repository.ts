import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';

/** Shorter texts ("See our website") say too little to tell that two postings are one. */
const SHORTEST_TEXT = 200;

export interface EarlierPosting {
  id: number;
  firstSeenAt: Date;
  closedAt: Date | null;
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
    select job.id as "jobId", earlier.id, earlier.first_seen_at as "firstSeenAt", earlier.closed_at as "closedAt"
    from jobs job
    cross join lateral (
      select id, first_seen_at, closed_at from jobs other
      where other.board_id = job.board_id
        and md5(lower(other.title) || E'\\n' || other.description_text)
          = md5(lower(job.title) || E'\\n' || job.description_text)
        and other.id <> job.id and other.first_seen_at < job.first_seen_at
        and (other.status = 'closed' or other.location_text is not distinct from job.location_text)
      order by other.first_seen_at, other.id limit 1
    ) earlier
    where job.id = any(${[...jobIds]}::bigint[]) and length(job.description_text) >= ${SHORTEST_TEXT}`.execute(
    db,
  );
  return new Map(rows.map(({ jobId, ...earlier }) => [jobId, earlier]));
}
