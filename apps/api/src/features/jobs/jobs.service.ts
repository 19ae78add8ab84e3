import {
  AppError,
  ERROR_TEXTS,
  LIMITS,
  findAts,
  getAts,
  parseJobId,
  type JobDetailResponse,
} from '@firsthand/contracts';
import { findSimilar } from '@firsthand/search';
import type { ApiContext } from '../../api-context.ts';
import { loadHistory, loadJobs } from './jobs.repository.ts';
import { toJobView } from './jobs.view.ts';

/** One job with its proof of life. 404 when unknown, 410 when it is closed, 400 when the address has no id. */
export async function getJobDetail(
  context: ApiContext,
  wanted: { atsSlug: string; titlePlusId: string },
): Promise<JobDetailResponse> {
  const id = parseJobId(wanted.titlePlusId);
  if (id === undefined) {
    throw new AppError('The address of a job ends in its number.', { code: 'job-id-missing', status: 400 });
  }
  const db = context.database.db;
  const [stored] = await loadJobs(db, [id]);
  if (!stored || stored.job.source !== findAts(wanted.atsSlug)?.source) {
    throw new AppError(ERROR_TEXTS.jobNotFound, { code: 'job-unknown', status: 404 });
  }
  const { job } = stored;
  if (job.status === 'closed') {
    throw new AppError(ERROR_TEXTS.jobNotFound, { code: 'job-closed', status: 410 });
  }
  const [history, similarIds] = await Promise.all([
    loadHistory(db, id),
    findSimilar(db, {
      jobId: id,
      title: job.title,
      category: job.category,
      country: job.country,
      limit: LIMITS.similarJobs,
    }),
  ]);
  const similar = await loadJobs(db, similarIds);
  return {
    job: toJobView(stored, context),
    client: { client_name: job.company, name: job.company },
    atsType: getAts(job.source).slug,
    verification: {
      last_verified_at: stored.lastVerifiedAt.toISOString(),
      first_seen_at: job.first_seen_at.toISOString(),
      checks: stored.checks,
      board_url: context.toBoardUrl(job.source, stored.board),
      history: history.map(({ at, kind, fields }) => ({ at: at.toISOString(), kind, fields })),
    },
    summary: job.summary,
    similar: similar.map((other) => toJobView(other, context)),
  };
}
