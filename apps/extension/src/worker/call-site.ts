import { ApiFailure, createApiClient } from '@firsthand/api-client';
import { APPLY_PAGE_ROUTES, TURBO_APPLY_ROUTES } from '@firsthand/contracts/light';
import { SITE } from '../shared/site.ts';
import { readToken } from './token-store.ts';

/** A refusal in the server's own words, or why there was none. */
export class CallError extends ApiFailure {
  constructor(message: string, status: number) {
    super(status, message);
  }
}

const NOT_PAIRED = 'This browser is not connected to an account yet.';
const ANSWER_WITHIN_MS = 30_000;

/** The calls that the extension makes, with the kept token, or with one that is to be tried. Each throws a `CallError`. */
export const createSiteCalls = (token?: string) =>
  createApiClient((path, init) => askSite(path, init, token), {
    ...APPLY_PAGE_ROUTES,
    ...TURBO_APPLY_ROUTES,
  });

/** Asks the API for what is behind a path of its. Throws a `CallError` with a sentence. */
export async function askSite(path: string, init: RequestInit = {}, token?: string): Promise<Response> {
  if (!path.startsWith('/v1/api/')) throw new CallError('That is no call of the API.', 0);
  const key = token ?? (await readToken());
  if (key === null) throw new CallError(NOT_PAIRED, 401);
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${key}`);
  const response = await send(`${SITE}${path}`, { ...init, headers });
  if (response.ok) return response;
  throw new CallError(await readRefusal(response), response.status);
}

async function send(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, {
      ...request,
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  } catch {
    // A browser tells scripts nothing of why.
    throw new CallError(`${new URL(SITE).host} cannot be reached. Check your connection and try again.`, 0);
  }
}

async function readRefusal(response: Response): Promise<string> {
  try {
    const { error } = (await response.json()) as { error?: unknown };
    if (typeof error === 'string') return error.slice(0, 500);
  } catch {
    // No JSON: a proxy's page, of which the number says enough.
  }
  return `${new URL(SITE).host} answered ${response.status}. Please try again later.`;
}
