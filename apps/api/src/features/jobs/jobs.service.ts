import {
  AppError,
  ERROR_TEXTS,
  LIMITS,
  getAts,
  parseJobId,
  toLocationText,
  type ClosedJobResponse,
  type JobDetailResponse,
  type JobView,
  type Source,
} from '@firsthand/contracts';
import { findSimilar } from '@firsthand/search';
import type { ApiContext } from '../../api-context.ts';
import { loadHistory } from './job-changes.repository.ts';
import { toHistory, toJobView } from './jobs.view.ts';
import { loadJobs, requireJob, type StoredJob } from './stored-job.ts';

/**
 * One job with its proof of life, or what it was when it is closed. 404 when unknown, 400 when the address has no id.
 */
export async function getJobDetail(
  context: ApiContext,
  wanted: { source: Source; titlePlusId: string },
): Promise<JobDetailResponse | ClosedJobResponse> {
  const id = parseJobId(wanted.titlePlusId);
  if (id === undefined) {
    throw new AppError('The address of a job ends in its number.', { code: 'job-id-missing', status: 400 });
  }
  const db = context.database.db;
  const stored = await requireJob(db, { source: wanted.source, requisitionId: id });
  const { job } = stored;
  const [history, similar] = await Promise.all([
    job.status === 'closed' ? [] : loadHistory(db, id),
    findSimilarJobs(context, stored),
  ]);
  if (job.status === 'closed') return toClosedJob(stored, similar);
  return {
    job: toJobView(stored, context),
    client: { client_name: job.company, name: job.company },
    atsType: getAts(job.source).slug,
    verification: {
      last_verified_at: stored.lastVerifiedAt.toISOString(),
      first_seen_at: job.first_seen_at.toISOString(),
      checks: stored.checks,
      board_url: context.toBoardUrl(job.source, stored.board),
      history: toHistory(history),
    },
    summary: job.summary,
    similar,
  };
}

async function findSimilarJobs(context: ApiContext, { job }: StoredJob): Promise<JobView[]> {
  const db = context.database.db;
  const ids = await findSimilar(db, {
    jobId: job.id,
    title: job.title,
    category: job.category,
    country: job.country,
    limit: LIMITS.similarJobs,
  });
  return (await loadJobs(db, ids)).map((other) => toJobView(other, context));
}

/** Nothing that could be applied to: no description, no address of the employer. */
function toClosedJob({ job, places, lastVerifiedAt }: StoredJob, similar: JobView[]): ClosedJobResponse {
  return {
    error: ERROR_TEXTS.jobNotFound,
    closed_job: {
      id: job.id,
      title: job.title,
      company: job.company,
      location: toLocationText(places),
      source: job.source,
      first_seen_at: job.first_seen_at.toISOString(),
      last_verified_at: lastVerifiedAt.toISOString(),
      closed_at: job.closed_at?.toISOString() ?? null,
    },
    similar,
  };
}
