import type {
  JobDetailResponse,
  LocationSuggestion,
  SearchResponse,
  StatisticsResponse,
  SummariesResponse,
  UsersConfigResponse,
} from '@firsthand/contracts';

export interface ApiRequestInit {
  method?: string;
  headers?: Record<string, string>;
  /** A form carries files; its header is the browser's to write. */
  body?: string | FormData;
  signal?: AbortSignal;
}

/** Calls a path that begins with `/v1/`: `fetch` itself in the browser, the in-process API while rendering. */
export type ApiFetch = (path: string, init?: ApiRequestInit) => Promise<Response>;

/** An answer that is no success, or none at all (status 0). */
export class ApiFailure extends Error {
  readonly status: number;
  /** The server's own words for people, when it gave some. */
  readonly reason: string | undefined;

  constructor(status: number, reason: string | undefined, cause?: unknown) {
    super(reason ?? `The API answered ${status}`, { cause });
    this.name = 'ApiFailure';
    this.status = status;
    this.reason = reason;
  }
}

async function readReason(response: Response): Promise<string | undefined> {
  try {
    // The application history says it in `message`, and in `error` as every other call.
    const { message, error } = (await response.json()) as { message?: unknown; error?: unknown };
    if (typeof error === 'string') return error;
    return typeof message === 'string' ? message : undefined;
  } catch {
    // A proxy's HTML page or an empty body: there is no reason a person could read.
    return undefined;
  }
}

/** One call whose answer is no JSON, or of which only the success counts. Throws ApiFailure. */
export async function callForResponse(
  apiFetch: ApiFetch,
  path: string,
  init?: ApiRequestInit,
): Promise<Response> {
  let response: Response;
  try {
    response = await apiFetch(path, init);
  } catch (cause) {
    if (init?.signal?.aborted) throw cause;
    throw new ApiFailure(0, 'The server could not be reached.', cause);
  }
  if (!response.ok) throw new ApiFailure(response.status, await readReason(response));
  return response;
}

/** One call and its JSON answer, for the functions below and beside this file. Throws ApiFailure. */
export async function call<T>(apiFetch: ApiFetch, path: string, init?: ApiRequestInit): Promise<T> {
  const response = await callForResponse(apiFetch, path, init);
  // Our own API, whose answers its response schemas enforce; schemas would double the browser's first load.
  return (await response.json()) as T;
}

/** `fetch` for the browser, with the signature the calls below take. */
export const browserFetch: ApiFetch = (path, init) => fetch(path, init);

/** Runs a search; `query` is the part after the question mark. Throws ApiFailure. */
export function searchJobs(apiFetch: ApiFetch, query: string, signal?: AbortSignal): Promise<SearchResponse> {
  return call(apiFetch, `/v1/api/requisitions/search?${query}`, signal ? { signal } : undefined);
}

/** Counts of open jobs. Throws ApiFailure. */
export function getStatistics(apiFetch: ApiFetch): Promise<StatisticsResponse> {
  return call(apiFetch, '/v1/api/requisitions/statistics');
}

/** What the server knows about the visitor: the country of the address. Throws ApiFailure. */
export function getUsersConfig(apiFetch: ApiFetch): Promise<UsersConfigResponse> {
  return call(apiFetch, '/v1/api/users/config');
}

/** Places that match what was typed, in one country or, with '', in all. Throws ApiFailure. */
export async function searchLocations(
  apiFetch: ApiFetch,
  text: string,
  country: string,
  signal: AbortSignal,
): Promise<LocationSuggestion[]> {
  const query = new URLSearchParams({ q: text });
  if (country !== '') query.set('country', country);
  const answer = await call<{ data: LocationSuggestion[] }>(apiFetch, `/v1/api/location/search?${query}`, {
    signal,
  });
  return answer.data;
}

/** Summaries of the jobs listed; a job without one is null. Throws ApiFailure. */
export async function getSummaries(
  apiFetch: ApiFetch,
  jobs: { id: number; atsType: string }[],
): Promise<Map<number, string | null>> {
  const answer = await call<SummariesResponse>(apiFetch, '/v1/api/summaries/jobs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jobs: jobs.map((job) => ({ ats_id: job.id, ats_type: job.atsType })) }),
  });
  return new Map(answer.data.map((entry) => [entry.ats_id, entry.summary]));
}

/** A job with its proof of life; `pagePath` is the path of its page, `/ats/…/job/…-42`. Throws ApiFailure. */
export function getJob(apiFetch: ApiFetch, pagePath: string): Promise<JobDetailResponse> {
  return call(apiFetch, `/v1/api${pagePath}`);
}
