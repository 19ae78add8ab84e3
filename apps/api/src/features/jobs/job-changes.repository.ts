import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';

const MOST_ENTRIES = 50;

type Entry = Selectable<Tables['job_changes']>;

/** The histories of these postings, each newest first, at most 50 entries. */
export async function loadHistories(
  db: Executor,
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, Entry[]>> {
  if (jobIds.length === 0) return new Map();
  const entries = await db
    .selectFrom('jobs')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('job_changes')
          .selectAll()
          .whereRef('job_changes.job_id', '=', 'jobs.id')
          .orderBy('id', 'desc')
          .limit(MOST_ENTRIES)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .selectAll('newest')
    .where('jobs.id', 'in', jobIds)
    .orderBy('newest.id', 'desc')
    .execute();
  return new Map(jobIds.map((id) => [id, entries.filter(({ job_id }) => job_id === id)]));
}
