import { ApiFailure, type ApiFetch, createApiClient } from '@firsthand/api-client';
import type { ClosedJobResponse, HistoryEntry, JobDetailResponse } from '@firsthand/contracts';
import { findAts, JOB_ROUTES, parseJobId, toJobPath } from '@firsthand/contracts/light';
import { toJobCardData } from '../../lib/job/job-card-data.ts';
import { diffWords, type WordChange } from './history/diff-words.ts';
import type { ClosedJobData, JobPageData, JobPageOutcome } from './job-page-data.ts';
import { toPageHeadings } from '../../lib/job/to-page-headings.ts';

/** The parts of a job page's address. */
export interface JobAddress {
  path: string;
  /** The route slug of an ATS. */
  atsType: string;
  titleAndId: string;
}

export type LoadedJobPage =
  | JobPageOutcome
  /** The title changed since the link was made. */
  | { kind: 'moved'; path: string }
  | { kind: 'unknown-ats' };

interface Site {
  apiFetch: ApiFetch;
  publicUrl: string;
}

async function findJob(
  apiFetch: ApiFetch,
  path: string,
): Promise<JobDetailResponse | ClosedJobData | { kind: 'not-found' }> {
  try {
    const rest = path.replace(/^\/ats\//, '');
    return await createApiClient(apiFetch, JOB_ROUTES).getJob({ params: { '*': rest } });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 410) return toClosedJob(error.body as ClosedJobResponse);
    // 400: an address that cannot be one of a job. To the visitor it is the same as none.
    if (error.status === 404 || error.status === 400) return { kind: 'not-found' };
    throw error;
  }
}

function toClosedJob({ closed_job: job, similar }: ClosedJobResponse): ClosedJobData {
  return { kind: 'closed', job, similar: similar.map(toJobCardData) };
}

function toRewordings(history: readonly HistoryEntry[]): Record<number, WordChange[]> {
  return Object.fromEntries(
    history.flatMap(({ fields }, index) => {
      const change = fields.find(({ field }) => field === 'description');
      const isHeld = change && change.before !== null && change.after !== null;
      return isHeld ? [[index, diffWords(change.before ?? '', change.after ?? '')]] : [];
    }),
  );
}

/** The texts of rewordings have become their differences; they need not travel to the browser besides. */
function withoutTexts(history: readonly HistoryEntry[]): HistoryEntry[] {
  return history.map((entry) => ({
    ...entry,
    fields: entry.fields.map((change) =>
      change.field === 'description' ? { ...change, before: null, after: null } : change,
    ),
  }));
}

function toJobPage(detail: JobDetailResponse, path: string, site: Site): JobPageData {
  const { job, client, verification } = detail;
  return {
    kind: 'open',
    job: { ...job, description: toPageHeadings(job.description), requirements: null, benefits: null },
    company: job.company || client.client_name || client.name,
    verification: { ...verification, history: withoutTexts(verification.history) },
    rewordings: toRewordings(verification.history),
    claims: detail.claims,
    similar: detail.similar.map(toJobCardData),
    applyUrl: job.apply_url ?? job.external_url,
    path,
    canonicalUrl: `${site.publicUrl}${path}`,
  };
}

/** The job that an address leads to, whatever the title in it. Throws ApiFailure when the API cannot say. */
export async function loadJob(site: Site, path: string): Promise<JobPageOutcome> {
  const found = await findJob(site.apiFetch, path);
  return 'kind' in found ? found : toJobPage(found, toJobPath(found.job.navigation), site);
}

/** Finds what the address of a job leads to. Throws ApiFailure when the API cannot say. */
export async function loadJobPage(site: Site, address: JobAddress): Promise<LoadedJobPage> {
  if (findAts(address.atsType)?.slug !== address.atsType) return { kind: 'unknown-ats' };
  if (parseJobId(address.titleAndId) === undefined) return { kind: 'not-found' };
  const page = await loadJob(site, address.path);
  if (page.kind === 'open' && page.path !== address.path) return { kind: 'moved', path: page.path };
  return page;
}
