import type { Source } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';

/** Summaries of jobs of the given sources; closed jobs too, since bookmarks keep showing them. */
export async function loadSummaries(
  db: Executor,
  ids: readonly number[],
): Promise<{ id: number; source: Source; summary: string | null }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('jobs').select(['id', 'source', 'summary']).where('id', 'in', ids).execute();
}
