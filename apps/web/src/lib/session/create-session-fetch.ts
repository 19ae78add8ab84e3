import {
  ApiFailure,
  type ApiAnswer,
  type ApiFetch,
  type ApiRequestInit,
  createApiClient,
} from '@firsthand/api-client';
import type { SessionResponse } from '@firsthand/contracts';
import { RENEWAL_ROUTES } from '@firsthand/contracts/light';
import type { SessionStore, StoredSession } from './session-store.ts';

/** Below the server's grace for a used refresh token, so that a lost answer can be asked for again. */
const refreshTimeoutMs = 15_000;
const unauthorized = 401;
/** The server knows the session no more; anything else may pass. */
const REFUSALS = [400, 401, 403, 404];

interface SessionFetchParts {
  store: SessionStore;
  fetch: ApiFetch;
  /** Runs one at a time across all tabs. */
  withLock: <T>(act: () => Promise<T>) => Promise<T>;
}

interface SessionCalls {
  sessionFetch: ApiFetch;
  /** Renews the tokens, and with them the person, before they are too old. Throws when the server is away. */
  renewSession: () => Promise<void>;
  /** Waits for a renewal that is on its way: leaving now would lose the only copy of the new tokens. */
  waitForRenewal: () => Promise<void>;
}

/** The session could not be renewed for now and still holds: the network or the server is away. */
class RefreshUnreachable extends Error {
  constructor(cause?: unknown) {
    super('The session could not be renewed', { cause });
    this.name = 'RefreshUnreachable';
  }
}

/**
 * Makes the fetch of signed-in calls: it sends the access token; when that no longer holds any number of parallel requests share one
 * refresh and are then repeated once each, else the person is signed out. Throws like `fetch` when the server is away.
 */
export function createSessionFetch(parts: SessionFetchParts): ApiFetch {
  return createSessionCalls(parts).sessionFetch;
}

/** The same, and the renewal for whoever knows that something about the person has changed; both share it. */
export function createSessionCalls({ store, fetch, withLock }: SessionFetchParts): SessionCalls {
  let renewing: Promise<void> | null = null;

  async function renew(used: StoredSession): Promise<void> {
    await withLock(async () => {
      // Another tab may have renewed, or ended, the session while this one waited.
      store.reread();
      const current = store.getStored();
      if (current?.accessToken !== used.accessToken) return;
      const renewed = await askForTokens(fetch, current);
      // Signed out, or in as somebody else, while the answer was on its way: it is nobody's any more.
      if (store.getStored()?.refreshToken !== current.refreshToken) return;
      if (renewed === 'refused') store.signOut();
      else store.signIn(renewed);
    });
  }

  async function getRenewed(used: StoredSession): Promise<StoredSession | null> {
    if (store.getStored()?.accessToken === used.accessToken) {
      renewing ??= renew(used).finally(() => (renewing = null));
      await renewing;
    }
    const current = store.getStored();
    // What one person asked for is never repeated in the name of another.
    return current?.user.id === used.user.id ? current : null;
  }

  async function renewSession(): Promise<void> {
    const used = store.getStored();
    if (used) await getRenewed(used);
  }

  async function waitForRenewal(): Promise<void> {
    // Whoever asked for it hears of its failure.
    await renewing?.catch(() => undefined);
  }

  const sessionFetch: ApiFetch = async (path, init) => {
    const used = store.getStored();
    if (!used) return fetch(path, init);
    const first = await fetch(path, withToken(init, used.accessToken));
    if (!isUnknown(first)) return first;
    const renewed = await getRenewed(used);
    if (!renewed || renewed.accessToken === used.accessToken) return first;
    const second = await fetch(path, withToken(init, renewed.accessToken));
    if (second.status === unauthorized && store.getStored()?.accessToken === renewed.accessToken) {
      store.signOut();
    }
    return second;
  };
  return { sessionFetch, renewSession, waitForRenewal };
}

/** Refused, or answered as somebody who is not signed in would be: the token does not hold. */
function isUnknown({ status, headers }: ApiAnswer): boolean {
  return status === unauthorized || headers.has('www-authenticate');
}

function withToken(init: ApiRequestInit | undefined, token: string): ApiRequestInit {
  return { ...init, headers: { ...init?.headers, authorization: `Bearer ${token}` } };
}

/**
 * New tokens, or 'refused' when the server will not renew this session. Anything else throws: a train's tunnel, a
 * restarting server or a hotel's sign-in page in between must not cost anybody their session.
 */
async function askForTokens(
  fetch: ApiFetch,
  { refreshToken }: StoredSession,
): Promise<SessionResponse | 'refused'> {
  try {
    const answer = await createApiClient(fetch, RENEWAL_ROUTES).refreshSession({
      body: { refresh_token: refreshToken },
      signal: AbortSignal.timeout(refreshTimeoutMs),
    });
    return readTokens(answer);
  } catch (cause) {
    if (cause instanceof ApiFailure && REFUSALS.includes(cause.status)) return 'refused';
    throw new RefreshUnreachable(cause);
  }
}

function readTokens(answer: Partial<SessionResponse> | null): SessionResponse {
  const { access_token, refresh_token, user } = answer ?? {};
  if (!access_token || !refresh_token || !user) throw new Error('The answer holds no tokens');
  return { access_token, refresh_token, user };
}
