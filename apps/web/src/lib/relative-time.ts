import { DAY_MS, HOUR_MS, LIMITS, MINUTE_MS } from '@firsthand/contracts/light';

/** Units from large to small; months and years are the calendar's average, good enough for "3 months ago". */
const units = [
  { ms: 365.25 * DAY_MS, long: 'year', short: 'y' },
  { ms: 30.44 * DAY_MS, long: 'month', short: 'mo' },
  { ms: DAY_MS, long: 'day', short: 'd' },
  { ms: HOUR_MS, long: 'hour', short: 'h' },
  { ms: MINUTE_MS, long: 'minute', short: 'min' },
];

/** "14 minutes"; null for less than one. */
function toSpan(spanMs: number, name: 'long' | 'short'): string | null {
  for (const unit of units) {
    const count = Math.floor(spanMs / unit.ms);
    if (count < 1) continue;
    // Days and larger are spelled out in both forms: "3 d ago" is no word anyone says.
    const spelled = name === 'long' || unit.ms >= DAY_MS;
    return spelled ? `${count} ${unit.long}${count === 1 ? '' : 's'}` : `${count} ${unit.short}`;
  }
  return null;
}

function phrase(ageMs: number, name: 'long' | 'short'): string {
  const span = toSpan(ageMs, name);
  return span === null ? 'just now' : `${span} ago`;
}

/** An instant as "14 minutes ago"; less than a minute, or in the future, is "just now". */
export function toRelativeTime(instant: string, nowMs: number): string {
  return phrase(nowMs - Date.parse(instant), 'long');
}

/** The same for narrow places: "14 min ago", "3 h ago", "2 days ago". */
export function toShortRelativeTime(instant: string, nowMs: number): string {
  return phrase(nowMs - Date.parse(instant), 'short');
}

/** An instant to come, for narrow places: "in 14 min", "in 3 h", "in 2 days"; less than a minute ahead, or past, is "due now". */
export function toShortTimeAhead(instant: string, nowMs: number): string {
  const span = toSpan(Date.parse(instant) - nowMs, 'short');
  return span === null ? 'due now' : `in ${span}`;
}

/** Whole days between an instant and now, never negative. */
export function daysSince(instant: string, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(instant)) / DAY_MS));
}

/** A posting date: a day without a time ("2026-11-18") counts in calendar days, so "today" never reads as "9 hours ago". */
export function toPostedPhrase(posted: string, nowMs: number): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(posted)) return toRelativeTime(posted, nowMs);
  const days = Math.floor(nowMs / DAY_MS) - Math.floor(Date.parse(posted) / DAY_MS);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return phrase(days * DAY_MS, 'long');
}

/** How a verification time is coloured: fresh, older than a week, older than two. */
export function toTone(verifiedAt: string, nowMs: number): 'good' | 'warn' | 'bad' {
  const days = daysSince(verifiedAt, nowMs);
  if (days >= LIMITS.staleErrorDays) return 'bad';
  return days >= LIMITS.staleWarningDays ? 'warn' : 'good';
}
