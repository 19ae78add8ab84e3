import type { Db } from '@firsthand/database';
import { insertBoard, insertJob } from '@firsthand/test-support';
import type { SearchDocument } from '../document.ts';
import { indexJobs } from '../index-jobs.ts';

/** Stores a job for each document and indexes it; gives the documents with the ids the jobs got. */
export async function storeDocuments(
  db: Db,
  documents: readonly Omit<SearchDocument, 'jobId'>[],
): Promise<SearchDocument[]> {
  const boardId = await insertBoard(db);
  const stored: SearchDocument[] = [];
  for (const document of documents) {
    const { title, company, category, source, firstSeenAt } = document;
    const country = document.places[0]?.country ?? null;
    const jobId = await insertJob(db, boardId, {
      title,
      company,
      category,
      country,
      source,
      first_seen_at: firstSeenAt,
    });
    stored.push({ ...document, jobId });
  }
  await indexJobs(db, stored);
  return stored;
}
