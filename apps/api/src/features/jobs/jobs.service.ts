import {
  closedJobResponseSchema,
  ERROR_TEXTS,
  getAts,
  jobDetailResponseSchema,
  parseJobId,
  refuse,
  toLocationText,
  type ClosedJobResponse,
  type JobDetailResponse,
  type Source,
} from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import { loadEarlierPostings, type EarlierPosting } from './earlier-postings.repository.ts';
import { loadHistories } from './job-changes.repository.ts';
import { toClaims } from './claims.view.ts';
import { VIEWS_KEPT_MS, toJson, type JobViews } from '../../models/job-views.ts';
import { toHistory, toJobView, toNavigation } from '../../models/jobs.view.ts';
import { loadJobs, type StoredJob } from '../../models/stored-job.ts';
import { ViewCache } from '../../models/view-cache.ts';

const MAX_CHARACTERS = 32_000_000;

/** What is on record of an open job from before. */
interface Past {
  history: Parameters<typeof toHistory>[0];
  earlier: EarlierPosting | null;
}

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
  get(wanted: {
    source: Source;
    titlePlusId: string;
  }): Promise<{ id: number; isOpen: boolean; json: string }>;
}

export function createJobDetails(context: ApiContext, { cards }: JobViews): JobDetails {
  const { changes, now } = context;
  const details = new ViewCache<Detail>({
    ...{ changes, now, keptMs: VIEWS_KEPT_MS },
    ...{ sizeOf: ({ json }) => json.length, maxCharacters: MAX_CHARACTERS },
    load: async (ids) => {
      const { db } = context.database;
      const jobs = await loadJobs(db, ids);
      const openIds = jobs.filter(isOpen).map(({ job }) => job.id);
      const histories = await loadHistories(db, openIds);
      const earlier = await loadEarlierPostings(db, openIds);
      const make = async (stored: StoredJob) => {
        const { id } = stored.job;
        const past = { history: histories.get(id) ?? [], earlier: earlier.get(id) ?? null };
        return [id, await makeDetail(context, stored, past)] as const;
      };
      return new Map(await Promise.all(jobs.map(make)));
    },
  });
  return {
    get: async ({ source, titlePlusId }) => {
      const id = parseJobId(titlePlusId);
      if (id === undefined) {
        throw refuse('job-id-missing');
      }
      const [detail] = await details.get([id]);
      if (detail?.source !== source) {
        throw refuse('job-unknown');
      }
      const similar = await cards.get(detail.similar);
      const json = `${detail.json.slice(0, -1)},"similar":[${similar.join(',')}]}`;
      return { id, isOpen: detail.isOpen, json };
    },
  };
}

const isOpen = ({ job }: StoredJob) => job.status === 'open';

async function makeDetail(context: ApiContext, stored: StoredJob, past: Past): Promise<Detail> {
  const { id: jobId, source, title, language, category, country } = stored.job;
  const similar = await context.search.similar({ jobId, title, language, category, country });
  const json = isOpen(stored)
    ? toJson(openSchema, toOpenJob(context, stored, past))
    : toJson(closedSchema, toClosedJob(stored));
  return { source, isOpen: isOpen(stored), json, similar };
}

function toOpenJob(
  context: ApiContext,
  stored: StoredJob,
  { history, earlier }: Past,
): Omit<JobDetailResponse, 'similar'> {
  const { job } = stored;
  return {
    job: toJobView(stored, context),
    client: { client_name: job.company, name: job.company },
    atsType: getAts(job.source).slug,
    verification: {
      last_verified_at: stored.lastVerifiedAt.toISOString(),
      text_read_at: stored.textReadAt?.toISOString() ?? null,
      first_seen_at: job.first_seen_at.toISOString(),
      checks: stored.checks,
      board_url: context.toBoardUrl(job.source, stored.board),
      earlier_posting: earlier && {
        requisition_id: earlier.id,
        first_seen_at: earlier.firstSeenAt.toISOString(),
        closed_at: earlier.closedAt?.toISOString() ?? null,
        count: earlier.count,
      },
      history: toHistory(history),
    },
    summary: job.summary,
    claims: toClaims(stored),
  };
}

/** Nothing that could be applied to: no description, no address of the employer. */
function toClosedJob(stored: StoredJob): Omit<ClosedJobResponse, 'similar'> {
  const { job, places, lastVerifiedAt } = stored;
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
      navigation: toNavigation(stored),
    },
  };
}
