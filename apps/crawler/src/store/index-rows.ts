import type { Place } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { indexJobs, type SearchDocument } from '@firsthand/search';
import { loadPlaces } from './held-jobs.ts';
import type { JobRow } from './job-row.ts';

/** The search document of a row that is being stored. */
export function toSearchDocument(
  job: { id: number; row: JobRow; places: readonly Place[] },
  board: { source: SearchDocument['source']; featured: boolean },
  firstSeenAt: Date,
): SearchDocument {
  const { row } = job;
  return {
    jobId: job.id,
    title: row.title,
    company: row.company,
    places: [...job.places],
    descriptionText: row.description_text,
    department: row.department,
    category: row.category,
    source: board.source,
    workMode: row.work_mode,
    featured: board.featured,
    publishedAt: row.published_at === null ? null : new Date(row.published_at),
    firstSeenAt,
  };
}

/** Makes the search rows of these jobs again from what is stored. The jobs must be open. */
export async function reindexJobs(db: Executor, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'title', 'company', 'description_text', 'department', 'category', 'source', 'work_mode'])
    .select(['featured', 'published_at', 'first_seen_at'])
    .where('id', 'in', [...jobIds])
    .execute();
  const places = await loadPlaces(db, jobIds);
  await indexJobs(
    db,
    rows.map((row) => ({
      jobId: row.id,
      title: row.title,
      company: row.company,
      places: places.get(row.id) ?? [],
      descriptionText: row.description_text,
      department: row.department,
      category: row.category,
      source: row.source,
      workMode: row.work_mode,
      featured: row.featured,
      publishedAt: row.published_at,
      firstSeenAt: row.first_seen_at,
    })),
  );
}
