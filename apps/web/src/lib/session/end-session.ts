import { ApiFailure, type ApiFetch, createApiClient } from '@firsthand/api-client';
import { SESSION_ROUTES } from '@firsthand/contracts/light';
import { browserFetch } from '../api/browser-fetch.ts';
import { logWarning } from '../log.ts';
import { createSessionFetch } from './create-session-fetch.ts';
import { NO_STORAGE } from './key-value-storage.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { clearApartRoles } from '../apart-roles.ts';
import { clearRecentSearches } from '../recent-searches.ts';
import { clearViewedJobs } from '../viewed-jobs.ts';
import { sessionStore, signOut } from './session.ts';

/**
 * Signs out here at once, then tells the server. Its failure is only logged: nothing is left here to sign out of, and
 * the session ends on the server when its time is over.
 */
export async function endSession(): Promise<void> {
  const tell = prepareLogout(sessionStore, browserFetch);
  signOut();
  // Who uses the device next is not told what was looked for.
  clearViewedJobs();
  clearApartRoles();
  clearRecentSearches();
  try {
    await tell();
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    logWarning('The server could not be told of the sign-out:', error);
  }
}

/** Takes a copy of the session, so that the call can still renew the token after everything here was cleared. */
export function prepareLogout(store: SessionStore, fetch: ApiFetch): () => Promise<unknown> {
  const stored = store.getStored();
  if (!stored) return () => Promise.resolve();
  const { accessToken, refreshToken, user } = stored;
  const last = createSessionStore(NO_STORAGE);
  last.signIn({ access_token: accessToken, refresh_token: refreshToken, user });
  const lastFetch = createSessionFetch({ store: last, fetch, withLock: (act) => act() });
  return () => createApiClient(lastFetch, SESSION_ROUTES).logOut({ body: { everywhere: false } });
}
