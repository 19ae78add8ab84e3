import type {
  CallAnswer,
  CallInput,
  CallName,
  CallRoutes,
  MadeFile,
  Route,
  UnusualRoute,
} from '@firsthand/contracts';
import { isOffline, OFFLINE_TEXT } from '../network.ts';
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

/** The calls of `routes` for whoever `apiFetch` speaks for. */
export function createApiClient<Name extends CallName>(
  apiFetch: ApiFetch,
  routes: Pick<CallRoutes, Name>,
): Pick<ApiClient, Name> {
  const calls = Object.entries<Route | UnusualRoute>(routes).map(([name, entry]) => {
    const route = typeof entry === 'string' ? { route: entry } : entry;
    return [name, (input: Input = {}) => call(apiFetch, route, input)] as const;
  });
  // Of these entries the types of the contracts say what each takes and gives.
  return Object.fromEntries(calls) as unknown as Pick<ApiClient, Name>;
}

async function call(apiFetch: ApiFetch, { route, answer, reason }: UnusualRoute, input: Input) {
  const [method = '', path = ''] = route.split(' ');
  const response = await send(apiFetch, toAddress(path, input), toInit(method, input));
  if (!response.ok) throw await toFailure(response, reason ?? 'error');
  if (answer === 'file') return response.blob();
  if (answer === 'made-file') return toMadeFile(response);
  // Our own API, whose answers its response schemas enforce; schemas would double the browser's first load.
  return response.status === noContent ? undefined : (response.json() as Promise<unknown>);
}

async function toMadeFile(response: ApiAnswer): Promise<MadeFile> {
  const leftOut = response.headers.get('x-characters-left-out') ?? '';
  return { file: await response.blob(), charactersLeftOut: decodeURIComponent(leftOut) };
}

const noContent = 204;

async function send(apiFetch: ApiFetch, address: string, init: ApiRequestInit): Promise<ApiAnswer> {
  try {
    return await apiFetch(address, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiFailure(0, isOffline() ? OFFLINE_TEXT : 'The server could not be reached.', cause);
  }
}

/** `/v1/api/job-profiles/:id` with { id: 7 } → `/v1/api/job-profiles/7`; what a query leaves undefined is left out. */
function toAddress(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/:(\w+)|\*$/g, (found, name?: string) => {
    const value = params[name ?? found];
    if (value === undefined) throw new Error(`${path} needs ${found}`);
    return name === undefined ? String(value) : encodeURIComponent(value);
  });
  const entries = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return filled;
  return `${filled}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
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

async function toFailure(response: ApiAnswer, field: 'error' | 'message'): Promise<ApiFailure> {
  const body = await readJson(response);
  const reason = ((body ?? {}) as Record<string, unknown>)[field];
  const isText = typeof reason === 'string' && reason !== '';
  return new ApiFailure(response.status, isText ? reason : undefined, undefined, body);
}

async function readJson(response: ApiAnswer): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // A proxy's HTML page or an empty body: there is no reason a person could read.
    return undefined;
  }
}
