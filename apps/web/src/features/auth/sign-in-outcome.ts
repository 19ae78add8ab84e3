import type { SessionResponse } from '@firsthand/contracts';
import { ERROR_TEXTS } from '@firsthand/contracts/light';
import { finishLinkedin, verifyMagicLink } from '../../lib/account-api.ts';
import { ApiFailure, type ApiFetch } from '../../lib/api-client.ts';
import type { KeyValueStorage } from '../../lib/session/key-value-storage.ts';
import { SIGN_IN_KEYS } from '../../lib/session/session.ts';
import { toFailureText } from './failure-text.ts';
import type { Arrival } from './arrival.ts';

/** `mayRetry`: nobody answered, so what the address holds is probably not spent. */
export type SignInOutcome =
  { kind: 'signed-in'; session: SessionResponse } | { kind: 'failed'; text: string; mayRetry: boolean };

interface Parts {
  apiFetch: ApiFetch;
  /** The tab's own storage, where a sign-in that began here left its state. */
  storage: KeyValueStorage;
}

const failed = (text: string, mayRetry = false): SignInOutcome => ({ kind: 'failed', text, mayRetry });
const isUnanswered = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

/** Signs in with a mail's link. Never throws. */
export async function signInByLink(apiFetch: ApiFetch, token: string): Promise<SignInOutcome> {
  try {
    return { kind: 'signed-in', session: await verifyMagicLink(apiFetch, token) };
  } catch (error) {
    const isAway = isUnanswered(error);
    const fallback = isAway ? ERROR_TEXTS.verifyFailed : ERROR_TEXTS.verifyInvalid;
    return failed(toFailureText(error, fallback), isAway);
  }
}

/** Signs in with what the login page's address brought. Never throws. */
export async function signInByArrival(
  { apiFetch, storage }: Parts,
  arrival: Arrival,
): Promise<SignInOutcome> {
  if (arrival.kind === 'link') return signInByLink(apiFetch, arrival.token);
  // Taken out before anything else, so that the same address serves only once.
  const expectedState = storage.get(SIGN_IN_KEYS.linkedinState);
  storage.remove(SIGN_IN_KEYS.linkedinState);
  if (arrival.kind === 'linkedin-refused') return failed(ERROR_TEXTS.linkedinFailed);
  if (!expectedState || expectedState !== arrival.query.get('state'))
    return failed(ERROR_TEXTS.linkedinForged);
  try {
    return { kind: 'signed-in', session: await finishLinkedin(apiFetch, arrival.query) };
  } catch (error) {
    return failed(toFailureText(error, ERROR_TEXTS.linkedinFailed));
  }
}

const started = new Map<string, Promise<SignInOutcome>>();

/** Runs what spends a token once per page, however often React asks for it; after no answer it may run again. */
export function onlyOnce(key: string, act: () => Promise<SignInOutcome>): Promise<SignInOutcome> {
  const running = started.get(key);
  if (running) return running;
  const outcome = act().then((result) => {
    if (result.kind === 'failed' && result.mayRetry) started.delete(key);
    return result;
  });
  started.set(key, outcome);
  return outcome;
}
