import {
  AppError,
  ERROR_TEXTS,
  LIMITS,
  closedJobResponseSchema,
  getAts,
  jobDetailResponseSchema,
  parseJobId,
  toLocationText,
  type ClosedJobResponse,
  type JobDetailResponse,
  type Source,
} from '@firsthand/contracts';
import { findSimilar } from '@firsthand/search';
import type { ApiContext } from '../../api-context.ts';
import { loadHistory } from './job-changes.repository.ts';
import { VIEWS_KEPT_MS, toJson, type JobViews } from './job-views.ts';
import { toHistory, toJobView } from './jobs.view.ts';
import { loadJobs, type StoredJob } from './stored-job.ts';
import { ViewCache } from './view-cache.ts';

const MAX_CHARACTERS = 32_000_000;
const openSchema = jobDetailResponseSchema.omit({ similar: true });
const closedSchema = closedJobResponseSchema.omit({ similar: true });

/** What a job's page says, but for the jobs like it. */
interface Detail {
  source: Source;
  isOpen: boolean;
  json: string;
  /** Jobs like it, best first. Their views are kept by themselves, so that one that closed is shown no more. */
  similar: readonly number[];
}

/** How the call of a job's page is answered. */
export interface JobDetails {
  /**
   * One job with its proof of life, or what it was when it is closed, as JSON. 404 when unknown, 400 when the address has
   * no id.
   */
  get(wanted: { source: Source; titlePlusId: string }): Promise<{ isOpen: boolean; json: string }>;
}

export function createJobDetails(context: ApiContext, { whole }: JobViews): JobDetails {
  const { changes, now } = context;
  const details = new ViewCache<Detail>({
    ...{ changes, now, keptMs: VIEWS_KEPT_MS },
    ...{ sizeOf: ({ json }) => json.length, maxCharacters: MAX_CHARACTERS },
    load: async (ids) => {
      const jobs = await loadJobs(context.database.db, ids);
      return new Map(
        await Promise.all(jobs.map(async (job) => [job.job.id, await makeDetail(context, job)] as const)),
      );
    },
  });
  return {
    get: async ({ source, titlePlusId }) => {
      const id = parseJobId(titlePlusId);
      if (id === undefined) {
        throw new AppError('The address of a job ends in its number.', {
          code: 'job-id-missing',
          status: 400,
        });
      }
      const [detail] = await details.get([id]);
      if (detail?.source !== source) {
        throw new AppError(ERROR_TEXTS.jobNotFound, { code: 'job-unknown', status: 404 });
      }
      const similar = await whole.get(detail.similar);
      return { isOpen: detail.isOpen, json: `${detail.json.slice(0, -1)},"similar":[${similar.join(',')}]}` };
    },
  };
}

async function makeDetail(context: ApiContext, stored: StoredJob): Promise<Detail> {
  const db = context.database.db;
  const { job } = stored;
  const isOpen = job.status === 'open';
  const [history, similar] = await Promise.all([
    isOpen ? loadHistory(db, job.id) : [],
    findSimilar(db, {
      jobId: job.id,
      title: job.title,
      category: job.category,
      country: job.country,
      limit: LIMITS.similarJobs,
    }),
  ]);
  const json = isOpen
    ? toJson(openSchema, toOpenJob(context, stored, history))
    : toJson(closedSchema, toClosedJob(stored));
  return { source: job.source, isOpen, json, similar };
}

function toOpenJob(
  context: ApiContext,
  stored: StoredJob,
  history: Parameters<typeof toHistory>[0],
): Omit<JobDetailResponse, 'similar'> {
  const { job } = stored;
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
  };
}

/** Nothing that could be applied to: no description, no address of the employer. */
function toClosedJob({ job, places, lastVerifiedAt }: StoredJob): Omit<ClosedJobResponse, 'similar'> {
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
  };
}
