import { ApiFailure, type ApiFetch, createApiClient } from '@firsthand/api-client';
import type { SessionResponse } from '@firsthand/contracts';
import { ERROR_TEXTS, LINKEDIN_ROUTES, MAGIC_LINK_ROUTES } from '@firsthand/contracts/light';
import type { KeyValueStorage } from '../../lib/session/key-value-storage.ts';
import { SIGN_IN_KEYS } from '../../lib/session/session.ts';
import { toSignInFailureText } from './failure-text.ts';
import type { Arrival } from './arrival.ts';
import { requireSession } from './require-session.ts';

/** `mayRetry`: nobody answered, so what the address holds is probably not spent. */
export type SignInOutcome =
  { kind: 'signed-in'; session: SessionResponse } | { kind: 'failed'; text: string; mayRetry: boolean };

interface Parts {
  apiFetch: ApiFetch;
  /** The tab's own storage, where a sign-in that began here left its state. */
  storage: KeyValueStorage;
  /** What an earlier sign-in left in this browser. */
  knownBrowser: string | null;
}

const failed = (text: string, mayRetry = false): SignInOutcome => ({ kind: 'failed', text, mayRetry });
/** Nobody answered, or nobody who could. */
export const isUnanswered = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

/** Spends a mail's link: signs in, or confirms a new address for the session `apiFetch` speaks for. Never throws. */
export async function signInByLink(
  apiFetch: ApiFetch,
  token: string,
  knownBrowser: string | null,
): Promise<SignInOutcome> {
  try {
    const answer = await createApiClient(apiFetch, MAGIC_LINK_ROUTES).verifyMagicLink({
      query: { token, ...toMark(knownBrowser) },
    });
    return { kind: 'signed-in', session: requireSession(answer) };
  } catch (error) {
    const isAway = isUnanswered(error);
    const fallback = isAway ? ERROR_TEXTS.verifyFailed : ERROR_TEXTS.verifyInvalid;
    return failed(toSignInFailureText(error, fallback), isAway);
  }
}

/** Signs in with what the login page's address brought; a link only when looking at it said so. Never throws. */
export async function signInByArrival(
  { apiFetch, storage, knownBrowser }: Parts,
  arrival: Arrival,
): Promise<SignInOutcome> {
  if (arrival.kind === 'link') return signInByLink(apiFetch, arrival.token, knownBrowser);
  // Taken out before anything else, so that the same address serves only once.
  const expectedState = storage.get(SIGN_IN_KEYS.linkedinState);
  storage.remove(SIGN_IN_KEYS.linkedinState);
  if (arrival.kind === 'linkedin-refused') return failed(ERROR_TEXTS.linkedinFailed);
  if (!expectedState || expectedState !== arrival.query.get('state'))
    return failed(ERROR_TEXTS.linkedinForged);
  try {
    const query = { ...Object.fromEntries(arrival.query), ...toMark(knownBrowser) };
    const answer = await createApiClient(apiFetch, LINKEDIN_ROUTES).finishLinkedin({ query });
    return { kind: 'signed-in', session: requireSession(answer) };
  } catch (error) {
    return failed(toSignInFailureText(error, ERROR_TEXTS.linkedinFailed));
  }
}

const toMark = (knownBrowser: string | null) =>
  knownBrowser === null ? {} : { known_browser: knownBrowser };

const started = new Map<string, Promise<unknown>>();

/** Runs what spends a token once per page, however often React asks for it; after no answer it may run again. */
export function onlyOnce<Outcome extends { kind: string; mayRetry?: boolean }>(
  key: string,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  const running = started.get(key);
  // Whoever uses a key again does so with the same act.
  if (running) return running as Promise<Outcome>;
  const outcome = act().then((result) => {
    if (result.kind === 'failed' && result.mayRetry === true) started.delete(key);
    return result;
  });
  started.set(key, outcome);
  return outcome;
}
