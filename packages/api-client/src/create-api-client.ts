import type { AnsweredFile, CallAnswer, CallInput, CallName, CallRoutes, Route } from '@firsthand/contracts';
import { ApiFailure } from './api-failure.ts';
import type { ApiAnswer, ApiFetch, ApiRequestInit } from './api-fetch.ts';

/**
 * Every call as a function: `api.getJobProfile({ params: { id } })`. Each throws ApiFailure, but what its signal was
 * aborted with where it was.
 */
export type ApiClient = {
  [Name in CallName]: object extends CallInput<Name>
    ? (input?: CallInput<Name>) => Promise<CallAnswer<Name>>
    : (input: CallInput<Name>) => Promise<CallAnswer<Name>>;
};

/** The functions of an area's calls, for whoever is handed them. */
export type ApiOf<Area> = Pick<ApiClient, keyof Area & CallName>;

interface Input {
  params?: Record<string, string | number>;
  query?: object;
  body?: object;
  signal?: AbortSignal;
}

/**
 * The calls of `routes` for whoever `apiFetch` speaks for. A call whose answer is no JSON gives the file. Refusals have the
 * server's words, whichever of its two names they have (`error`; `message` in the history of applications).
 */
export function createApiClient<Name extends CallName>(
  apiFetch: ApiFetch,
  routes: Pick<CallRoutes, Name>,
): Pick<ApiClient, Name> {
  const calls = Object.entries<Route>(routes).map(
    ([name, route]) => [name, (input: Input = {}) => call(apiFetch, route, input)] as const,
  );
  // Of these entries the types of the contracts say what each takes and gives.
  return Object.fromEntries(calls) as unknown as Pick<ApiClient, Name>;
}

async function call(apiFetch: ApiFetch, route: Route, input: Input) {
  const { method, path } = toRequest(route, input);
  const response = await send(apiFetch, path, toInit(method, input));
  if (!response.ok) throw await toFailure(response);
  if (response.status === noContent) return undefined;
  if (!isJson(response)) return toFile(response);
  // Our own API, whose answers its response schemas enforce; schemas would double the browser's first load.
  return response.json();
}

const isJson = ({ headers }: ApiAnswer) =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

async function toFile(response: ApiAnswer): Promise<AnsweredFile> {
  const leftOut = response.headers.get('x-characters-left-out') ?? '';
  return Object.assign(await response.blob(), { charactersLeftOut: decodeURIComponent(leftOut) });
}

const noContent = 204;

async function send(apiFetch: ApiFetch, address: string, init: ApiRequestInit): Promise<ApiAnswer> {
  try {
    return await apiFetch(address, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    if (cause instanceof ApiFailure) throw cause;
    throw new ApiFailure(0, 'The server could not be reached.', cause);
  }
}

/**
 * What to ask for a call: `GET /v1/api/job-profiles/:id` with { id: 7 } → GET, `/v1/api/job-profiles/7`. What a query leaves
 * undefined is left out; the rest at the end of a route goes as it is given. Throws when a parameter is missing.
 */
export function toRequest(
  route: Route,
  { params = {}, query = {} }: Pick<Input, 'params' | 'query'> = {},
): { method: string; path: string } {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replace(/:(\w+)|\*$/g, (found, name?: string) => {
    const value = params[name ?? found];
    if (value === undefined) throw new Error(`${path} needs ${found}`);
    return name === undefined ? String(value) : encodeURIComponent(value);
  });
  const entries = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return { method, path: filled };
  const search = new URLSearchParams(
    Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
  );
  return { method, path: `${filled}?${search.toString()}` };
}

/** Browsers carry 64 KiB of bodies after a page that has left, of all its requests together. */
const longestKeptBody = 4_096;

function toInit(method: string, { body, signal }: Input): ApiRequestInit {
  const init: ApiRequestInit = { method, ...(signal && { signal }) };
  // What a person did reaches the server even if they close or reload the page right after.
  const kept = method === 'GET' ? {} : { keepalive: true };
  if (body === undefined) return { ...init, ...kept };
  if (body instanceof FormData) return { ...init, body };
  const json = JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  return { ...init, ...(json.length <= longestKeptBody && kept), headers, body: json };
}

async function toFailure(response: ApiAnswer): Promise<ApiFailure> {
  const body = await readJson(response);
  const { error, message } = (body ?? {}) as Record<string, unknown>;
  const reason = [error, message].find((text) => typeof text === 'string' && text !== '') as
    string | undefined;
  const code = response.headers.get('x-error-code') ?? undefined;
  return new ApiFailure(response.status, reason, undefined, body, code);
}

async function readJson(response: ApiAnswer): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // A proxy's HTML page or an empty body: there is no reason a person could read.
    return undefined;
  }
}
