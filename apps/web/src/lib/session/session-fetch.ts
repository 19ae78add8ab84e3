import { browserFetch, type ApiFetch } from '../api-client.ts';
import { createSessionFetch } from './create-session-fetch.ts';
import { sessionStore } from './session.ts';

/** Browsers without locks, and pages without https, renew per tab; the server's grace covers two at once. */
function withLock<T>(act: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return act();
  return navigator.locks.request('session-refresh', act) as Promise<T>;
}

/** `fetch` for calls that need a signed-in person; takes the place of `browserFetch` in the API's functions. */
export const sessionFetch: ApiFetch = createSessionFetch({
  store: sessionStore,
  fetch: browserFetch,
  withLock,
});
