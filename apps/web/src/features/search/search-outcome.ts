import { ERROR_TEXTS, LIMITS } from '@firsthand/contracts/light';
import { ApiFailure, getSummaries, searchJobs, type ApiFetch } from '../../lib/api-client.ts';
import { toJobCardData, type JobCardData } from '../../lib/job-card-data.ts';
import { logWarning } from '../../lib/log.ts';
import { toApiQuery, toOffset, type SearchState } from './search-address.ts';

/** Summaries by job id. A job that is not in it has none. */
export type Summaries = Record<number, string | null>;

export interface FoundJobs {
  kind: 'found';
  jobs: JobCardData[];
  total: number;
  /** Jobs a page, as the server gives them. */
  limit: number;
  /** Null: still to be asked for. */
  summaries: Summaries | null;
}

/** What a search page has to show. */
export type SearchOutcome =
  | { kind: 'ready' }
  | FoundJobs
  /** The page lies beyond what search can reach. */
  | { kind: 'too-far' }
  | { kind: 'failed'; message: string };

/** Asks for the summaries of listed jobs; a failure is logged and leaves them unavailable. */
export async function loadSummaries(apiFetch: ApiFetch, jobs: JobCardData[]): Promise<Summaries> {
  if (jobs.length === 0) return {};
  try {
    return Object.fromEntries(await getSummaries(apiFetch, jobs));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    logWarning('Summaries could not be loaded:', error);
    return {};
  }
}

/** The default text, followed by the reason when there is one. */
export function toSearchFailureText(error: ApiFailure): string {
  return error.reason ? `${ERROR_TEXTS.searchFailed} ${error.reason}` : ERROR_TEXTS.searchFailed;
}

/** Runs the search of an address. Without a query there is nothing to run. */
export async function runSearch(
  apiFetch: ApiFetch,
  state: SearchState,
  signal?: AbortSignal,
): Promise<SearchOutcome> {
  if (state.q === '') return { kind: 'ready' };
  if (toOffset(state.page, LIMITS.searchPageSize) > LIMITS.searchOffsetMax) return { kind: 'too-far' };
  try {
    const { data, total, limit } = await searchJobs(apiFetch, toApiQuery(state), signal);
    return { kind: 'found', jobs: data.map(toJobCardData), total, limit, summaries: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { kind: 'failed', message: toSearchFailureText(error) };
  }
}
