import {
  ERROR_TEXTS,
  LIMITS,
  toApiQuery,
  toOffset,
  toSearchAddress,
  type SearchState,
} from '@firsthand/contracts/light';
import { ApiFailure, type ApiClient } from '@firsthand/api-client';
import type {
  FacetsView,
  HiddenView,
  JobCardsResponse,
  SearchQuery,
  UnderstoodView,
} from '@firsthand/contracts';
import { toJobCardData, type JobCardData } from '../../../lib/job/job-card-data.ts';
import { logWarning } from '../../../lib/log.ts';
import type { FacetCounts } from '../filters/facets/facet-options.ts';

/** Summaries by job id. A job that is not in it has none. */
export type Summaries = Record<number, string | null>;

export interface FoundJobs {
  kind: 'found';
  jobs: JobCardData[];
  total: number;
  /** What was searched instead of what was typed; null when that had to be no other. */
  correctedQuery: string | null;
  /** What was understood of the query, in the order of its words. */
  understood: readonly UnderstoodView[];
  /** When little was found: what other queries find, most first. */
  fewer: readonly FewerWords[];
  /** Jobs a page, as the server gives them. */
  limit: number;
  /** Null: still to be asked for. */
  summaries: Summaries | null;
  /** How many jobs each choice would find; null where the server did not say. */
  counts: FacetCounts | null;
  /** What the person's rules hid; null where that is nothing. */
  hidden: HiddenView | null;
  /** Tells under which rules it was searched; empty for none. */
  hiddenBy: string;
}

/** A query that finds more, with how many jobs. */
export interface FewerWords {
  q: string;
  total: number;
}

/** What a search page has to show. */
export type SearchOutcome =
  | { kind: 'ready'; newest?: FoundJobs | null }
  | FoundJobs
  /** The page lies beyond what search can reach. */
  | { kind: 'too-far' }
  /** The place that the search is around is not known. */
  | { kind: 'unknown-place' }
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

/** Runs the search of an address for a page that is rendered: results and their summaries in one call; of filters alone their newest jobs. */
export async function runSearchForPage(
  api: Pick<ApiClient, 'searchJobCards'>,
  given: SearchState,
): Promise<SearchOutcome> {
  // Pages are the same for everybody: nobody's order by fit is the usual one.
  const state: SearchState = given.sort === 'fit' ? { ...given, sort: '' } : given;
  if (state.q === '' && toSearchAddress(state) !== '/search') return runFilters(api, state);
  let cards: JobCardsResponse['data'] = [];
  const searchJobs = async (input: { query: SearchQuery }) => {
    const answer = await api.searchJobCards(input);
    cards = answer.data;
    return answer;
  };
  const outcome = await runSearch({ searchJobs }, state);
  return outcome.kind === 'found' ? { ...outcome, summaries: toSummaries(cards) } : outcome;
}

/** What could not be loaded is asked for again by the page. */
async function runFilters(
  api: Pick<ApiClient, 'searchJobCards'>,
  state: SearchState,
): Promise<SearchOutcome> {
  try {
    const query = toApiQuery({ ...state, sort: 'newest', page: 1 });
    return { kind: 'ready', newest: await findNewestJobs(api, query) };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    logWarning('The newest jobs could not be loaded:', error);
    return { kind: 'ready' };
  }
}

function toSummaries(cards: JobCardsResponse['data']): Summaries {
  return Object.fromEntries(cards.map(({ id, summary }) => [id, summary]));
}

/** The newest jobs that fit filters, without a search. Throws ApiFailure. */
export async function findNewestJobs(
  api: Pick<ApiClient, 'searchJobCards'>,
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<FoundJobs> {
  const answer = await api.searchJobCards({
    query: { ...query, group: 'true', facets: 'true' },
    signal,
  });
  return { ...toFoundJobs(answer), summaries: toSummaries(answer.data) };
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
    corrected_query?: string | undefined;
    understood?: UnderstoodView[] | undefined;
    fewer?: FewerWords[] | undefined;
    facets?: FacetsView | undefined;
    hidden?: HiddenView | undefined;
  }>;
}

type Answer = Omit<Awaited<ReturnType<SearchCall['searchJobs']>>, 'corrected_query' | 'hidden'> & {
  corrected_query?: string | null | undefined;
  hidden?: HiddenView | null | undefined;
};

/** What the page shows of an answer. */
function toFoundJobs({
  data,
  total,
  limit,
  facets,
  corrected_query: correctedQuery = null,
  understood = [],
  fewer = [],
  hidden = null,
}: Answer): FoundJobs {
  return {
    kind: 'found',
    jobs: data.map(toJobCardData),
    total,
    correctedQuery,
    understood,
    fewer,
    limit,
    summaries: null,
    counts: facets ?? null,
    hidden,
    hiddenBy: '',
  };
}

interface RunOptions {
  signal?: AbortSignal;
  pageSize?: number;
  /** The query is being typed: its last word may be the beginning of one. */
  isTyped?: boolean;
}

/**
 * Runs the search of an address; without a query there is nothing to run. A server whose limit is another than
 * `pageSize` is asked once more, since a later page then begins elsewhere.
 */
export async function runSearch(
  api: SearchCall,
  state: SearchState,
  { signal, pageSize = LIMITS.searchPageSize, isTyped = false }: RunOptions = {},
): Promise<SearchOutcome> {
  if (state.q === '') return { kind: 'ready' };
  if (toOffset(state.page, pageSize) > LIMITS.searchOffsetMax) return { kind: 'too-far' };
  const ask = (size: number) => {
    const query: SearchQuery = { ...toApiQuery(state, size), group: 'true', facets: 'true' };
    return api.searchJobs({ query: isTyped ? { ...query, prefix: 'true' } : query, signal });
  };
  try {
    let answer = await ask(pageSize);
    if (answer.limit !== pageSize && answer.limit > 0 && state.page > 1) {
      if (toOffset(state.page, answer.limit) > LIMITS.searchOffsetMax) return { kind: 'too-far' };
      answer = await ask(answer.limit);
    }
    return toFoundJobs(answer);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // An address holds nothing else that the API refuses.
    if (error.status === 400 && state.radius !== '') return { kind: 'unknown-place' };
    return { kind: 'failed', message: toSearchFailureText(error) };
  }
}
