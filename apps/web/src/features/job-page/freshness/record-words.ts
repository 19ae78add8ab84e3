import { formatCount } from '@firsthand/contracts/light';
import type { HistoryEntry } from '@firsthand/contracts';
import { countOf } from '../../../lib/format-date.ts';
import { daysSince } from '../../../lib/relative-time.ts';

/** 0 → "never", 1 → "once", 3 → "3 times" */
export function toTimesText(count: number): string {
  if (count === 0) return 'never';
  return count === 1 ? 'once' : `${formatCount(count)} times`;
}

/** How often something happened to a posting. Of a long history the page has the newest part: "at least 48 times". */
export function toHistoryTimes(history: readonly HistoryEntry[], kind: HistoryEntry['kind']): string {
  const count = history.filter((entry) => entry.kind === kind).length;
  const isWhole = history.length === 0 || history.some((entry) => entry.kind === 'first_seen');
  return isWhole || count === 0 ? toTimesText(count) : `at least ${toTimesText(count)}`;
}

/** For how long a posting has stood on its board without a gap that we saw: "23 days". */
export function toOpenText(firstSeenAt: string, history: readonly HistoryEntry[], nowMs: number): string {
  const returns = history.filter(({ kind }) => kind === 'reopened').map(({ at }) => at);
  const days = daysSince([firstSeenAt, ...returns].sort().at(-1) ?? firstSeenAt, nowMs);
  return days === 0 ? 'less than a day' : countOf(days, 'day');
}
