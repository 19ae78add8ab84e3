import type { JobCardsResponse, SearchQuery } from '@firsthand/contracts';
import { ERROR_TEXTS, LIMITS } from '@firsthand/contracts/light';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import type { ApiClient } from '../../../lib/api/create-api-client.ts';
import { toJobCardData, type JobCardData } from '../../../lib/job/job-card-data.ts';
import { logWarning } from '../../../lib/log.ts';
import { toApiQuery, toOffset, type SearchState } from '../search-address.ts';

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
export async function loadSummaries(
  api: Pick<ApiClient, 'getSummaries'>,
  jobs: JobCardData[],
): Promise<Summaries> {
  if (jobs.length === 0) return {};
  try {
    const { data } = await api.getSummaries({
      body: { jobs: jobs.map((job) => ({ ats_id: job.id, ats_type: job.atsType })) },
    });
    return Object.fromEntries(data.map((entry) => [entry.ats_id, entry.summary]));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    logWarning('Summaries could not be loaded:', error);
    return {};
  }
}

/** Runs the search of an address for a page that is rendered: results and their summaries in one call. */
export async function runSearchForPage(
  api: Pick<ApiClient, 'searchJobCards'>,
  state: SearchState,
): Promise<SearchOutcome> {
  let cards: JobCardsResponse['data'] = [];
  const searchJobs = async (input: { query: SearchQuery }) => {
    const answer = await api.searchJobCards(input);
    cards = answer.data;
    return answer;
  };
  const outcome = await runSearch({ searchJobs }, state);
  if (outcome.kind !== 'found') return outcome;
  return { ...outcome, summaries: Object.fromEntries(cards.map(({ id, summary }) => [id, summary])) };
}

/** The default text, followed by the reason when there is one. */
export function toSearchFailureText(error: ApiFailure): string {
  return error.reason ? `${ERROR_TEXTS.searchFailed} ${error.reason}` : ERROR_TEXTS.searchFailed;
}

interface SearchCall {
  searchJobs: (input: { query: SearchQuery; signal?: AbortSignal | undefined }) => Promise<{
    data: Parameters<typeof toJobCardData>[0][];
    total: number;
    limit: number;
  }>;
}

/**
 * Runs the search of an address; without a query there is nothing to run. A server whose limit is another than
 * `pageSize` is asked once more, since a later page then begins elsewhere.
 */
export async function runSearch(
  api: SearchCall,
  state: SearchState,
  { signal, pageSize = LIMITS.searchPageSize }: { signal?: AbortSignal; pageSize?: number } = {},
): Promise<SearchOutcome> {
  if (state.q === '') return { kind: 'ready' };
  if (toOffset(state.page, pageSize) > LIMITS.searchOffsetMax) return { kind: 'too-far' };
  const ask = (size: number) => api.searchJobs({ query: toApiQuery(state, size), signal });
  try {
    let answer = await ask(pageSize);
    if (answer.limit !== pageSize && answer.limit > 0 && state.page > 1) {
      if (toOffset(state.page, answer.limit) > LIMITS.searchOffsetMax) return { kind: 'too-far' };
      answer = await ask(answer.limit);
    }
    const { data, total, limit } = answer;
    return { kind: 'found', jobs: data.map(toJobCardData), total, limit, summaries: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { kind: 'failed', message: toSearchFailureText(error) };
  }
}
