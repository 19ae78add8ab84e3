import { browserFetch } from '../api/browser-fetch.ts';
import { createSessionCalls } from './create-session-fetch.ts';
import { sessionStore } from './session.ts';

/** Browsers without locks, and pages without https, renew per tab; the server's grace covers two at once. */
function withLock<T>(act: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return act();
  return navigator.locks.request('session-refresh', act) as Promise<T>;
}

/**
 * `sessionFetch`: `fetch` for calls that need a signed-in person; takes the place of `browserFetch` in the API's
 * functions. `renewSession`: fresh tokens and a fresh person, for after a change of the subscription. `waitForRenewal`:
 * for before the browser is sent to another site.
 */
export const { sessionFetch, renewSession, waitForRenewal } = createSessionCalls({
  store: sessionStore,
  fetch: browserFetch,
  withLock,
});
