import type { Db, JobsTable } from '@firsthand/database';
import { indexJobs } from '@firsthand/search';
import { insertJob } from '@firsthand/test-support';
import type { Insertable } from 'kysely';

/** Adds a job as a crawl stores it and gives its id: open ones are in search, closed ones are not. */
export async function addListedJob(
  db: Db,
  boardId: number,
  verifiedAt: Date,
  overrides: Partial<Insertable<JobsTable>> = {},
): Promise<number> {
  const jobId = await insertJob(db, boardId, overrides);
  await db
    .updateTable('verifications')
    .set({ last_verified_at: verifiedAt })
    .where('job_id', '=', jobId)
    .execute();
  if (overrides.status === 'closed') return jobId;
  const document = { jobId, title: 'Nurse', company: null, places: [], descriptionText: '', category: null };
  const rest = {
    source: 'lever',
    board: 'acme',
    workMode: null,
    employmentType: null,
    language: null,
    stated: { seniority: null, years: null, visa: null, skills: [], openTo: null },
  } as const;
  const pay = { min: null, max: null, currency: null, period: null };
  await indexJobs(db, [
    { ...document, ...rest, pay, featured: false, publishedAt: null, firstSeenAt: verifiedAt },
  ]);
  return jobId;
}
