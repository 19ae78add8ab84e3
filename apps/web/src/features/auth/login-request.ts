import type { SendMagicLinkResponse } from '@firsthand/contracts';
import { createSubject } from '../../lib/observable.ts';
import type { KeyValueStorage } from '../../lib/session/key-value-storage.ts';
import { browserSessionStorage, SIGN_IN_KEYS } from '../../lib/session/session.ts';

/** The mail this tab asked for. Its code works only together with `request_token`. */
export type LoginRequest = Pick<SendMagicLinkResponse, 'request_token' | 'expires_at'> & { email: string };

/** Keeps the one request of a tab, so that a reload does not lose the code's other half. */
export function createLoginRequestStore(storage: KeyValueStorage, nowMs: () => number) {
  const key = SIGN_IN_KEYS.loginRequest;
  const { set: tell, subscribe } = createSubject(null);
  /** Where storage refuses, the request lasts as long as the page. */
  let unstored: string | null = null;
  let read: { text: string | null; request: LoginRequest | null } = { text: null, request: null };

  return {
    get: (): LoginRequest | null => {
      const text = storage.get(key) ?? unstored;
      if (text !== read.text) read = { text, request: parseLoginRequest(text, nowMs()) };
      return read.request;
    },
    keep: (request: LoginRequest) => {
      const text = JSON.stringify(request);
      unstored = storage.set(key, text) ? null : text;
      tell(null);
    },
    forget: () => {
      unstored = null;
      storage.remove(key);
      tell(null);
    },
    subscribe,
  };
}

function parseLoginRequest(text: string | null, nowMs: number): LoginRequest | null {
  if (text === null) return null;
  try {
    const { request_token, email, expires_at } = JSON.parse(text) as Partial<LoginRequest>;
    if (typeof request_token !== 'string' || typeof email !== 'string' || typeof expires_at !== 'string') {
      return null;
    }
    return Date.parse(expires_at) > nowMs ? { request_token, email, expires_at } : null;
  } catch {
    // Cut, or not ours: the person asks for another mail.
    return null;
  }
}

export const loginRequests = createLoginRequestStore(browserSessionStorage, Date.now);
