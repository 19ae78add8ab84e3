import { MINUTE_MS } from '@firsthand/contracts';

/** The clocks of two nodes may be so far apart; a time that is further ahead is of a clock that has been set back since. */
export const CLOCK_LEEWAY_MS = MINUTE_MS;

/** Whether something was less than `ms` ago. What lies ahead was not: it would seem new until the clock is there again. */
export function isWithin(ms: number, since: number, at: number): boolean {
  const ageMs = at - since;
  return ageMs < ms && ageMs >= -CLOCK_LEEWAY_MS;
}

/** From when to when something was within the last `ms`. */
export interface RecentSpan {
  since: Date;
  until: Date;
}

/** The same for times in the store. */
export function toRecentSpan(ms: number, at: Date): RecentSpan {
  return { since: new Date(at.getTime() - ms), until: new Date(at.getTime() + CLOCK_LEEWAY_MS) };
}
