import type { KeyValueStorage } from '../../lib/session/key-value-storage.ts';
import { browserLocalStorage } from '../../lib/session/session.ts';
import type { LoginRequest } from './login-request.ts';

const key = 'asked_links';
/** As many as the server takes. */
const atMost = 10;

type AskedLink = Pick<LoginRequest, 'request_token' | 'expires_at'>;

/**
 * The mails that this browser asked for, in whichever tab: a link opened here signs in by itself, others ask first.
 * Where storage refuses, every link asks.
 */
export function createAskedLinks(storage: KeyValueStorage, nowMs: () => number) {
  const read = () =>
    parseAskedLinks(storage.get(key)).filter((link) => Date.parse(link.expires_at) > nowMs());
  return {
    remember({ request_token, expires_at }: AskedLink): void {
      storage.set(key, JSON.stringify([...read(), { request_token, expires_at }].slice(-atMost)));
    },
    tokens: (): string[] => read().map((link) => link.request_token),
    forget: (): void => storage.remove(key),
  };
}

function parseAskedLinks(text: string | null): AskedLink[] {
  if (text === null) return [];
  let links: unknown;
  try {
    links = JSON.parse(text);
  } catch {
    // Cut, or not ours: the link asks before it signs in.
    return [];
  }
  return Array.isArray(links) ? links.filter(isAskedLink) : [];
}

function isAskedLink(value: unknown): value is AskedLink {
  if (typeof value !== 'object' || value === null) return false;
  const { request_token, expires_at } = value as Partial<AskedLink>;
  return typeof request_token === 'string' && typeof expires_at === 'string';
}

export const askedLinks = createAskedLinks(browserLocalStorage, Date.now);
