import { formatCount } from '@firsthand/contracts/light';
import type { CompanyView } from '@firsthand/contracts';
import { countOf } from '../../lib/format-date.ts';

/** With fewer postings behind a figure the next one may change it a lot. */
const SMALL_SAMPLE = 20;

/** "3 postings are all we have seen here: …" for few postings; null for enough. */
export function toSampleWords({ open_jobs: open, closed_jobs: closed }: CompanyView): string | null {
  const seen = open + closed;
  if (seen === 0 || seen >= SMALL_SAMPLE) return null;
  const postings = seen === 1 ? 'One posting is' : `${formatCount(seen)} postings are`;
  return `A small sample: ${postings} all we have seen on this board, so each one moves these figures a lot.`;
}

/** 12 → "12 days", 0.4 → "Less than a day", 1 → "1 day" */
export function toDaysText(days: number): string {
  if (days < 1) return 'Less than a day';
  return countOf(Math.round(days), 'day');
}

/** (0.333, 6) → "2 of 6" */
export function toShareText(share: number, of: number): string {
  return `${formatCount(Math.round(share * of))} of ${formatCount(of)}`;
}

/** 0.004 → "0.4%", 0.333 → "33%"; never 0% or 100% of what is not none or all. */
export function toPercent(share: number): string {
  const percent = share * 100;
  const isNearEnd = (percent > 0 && percent < 1) || (percent > 99 && percent < 100);
  return `${isNearEnd ? Number(percent.toFixed(1)) : Math.round(percent)}%`;
}
