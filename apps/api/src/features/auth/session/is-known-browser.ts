import { DAY_MS, LIMITS } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import { findSuspectSpans, type WhoseAddress } from '../address-changes.repository.ts';
import { findKnownBrowserEnd } from '../../../people/secrets.ts';

const SECOND_MS = 1_000;

/** What a sign-in to a mailbox left in a browser, and who is known by it. */
export interface BrowserMark {
  token: string | undefined;
  mailboxKey: string;
  whose: WhoseAddress;
}

/**
 * Whether a browser has signed in to this mailbox before. A mark from the days in which an account was in other hands, until
 * its address was taken back, counts for nothing: nobody can tell whose browser it was.
 */
export async function isKnownBrowser(
  executor: Executor,
  { auth, now }: Pick<ApiContext, 'auth' | 'now'>,
  { token, mailboxKey, whose }: BrowserMark,
): Promise<boolean> {
  const end = findKnownBrowserEnd(auth, mailboxKey, { token, now: now() });
  if (end === null) return false;
  // Marks have whole seconds.
  const leftFrom = end.getTime() - LIMITS.knownBrowserDays * DAY_MS;
  const leftUntil = leftFrom + SECOND_MS;
  const spans = await findSuspectSpans(executor, whose);
  return !spans.some(({ from, until }) => leftUntil > from.getTime() && leftFrom <= until.getTime());
}
