import type { ListedExperienceRow } from '../../models/stored-profile.ts';

type Dates = Pick<ListedExperienceRow, 'start_date' | 'end_date' | 'is_current_job'>;

/** Months since the year 0. */
const toMonth = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** How many months the entries cover, each month once however many jobs were held in it; null without any dates. */
export function countWorkedMonths(entries: readonly Dates[], now: Date): number | null {
  const thisMonth = toMonth(now.toISOString());
  const spans = entries
    .map(({ start_date: start, end_date: end, is_current_job: isCurrent }) => ({
      from: toMonth(start),
      to: Math.min(isCurrent || end === null ? thisMonth : toMonth(end), thisMonth),
    }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
  if (entries.length === 0) return null;
  let covered = 0;
  let until = -Infinity;
  for (const { from, to } of spans) {
    covered += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return covered;
}

/** 76 → "6 years and 4 months" */
export function toDurationText(months: number): string {
  const parts = [
    { count: Math.floor(months / 12), unit: 'year' },
    { count: months % 12, unit: 'month' },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return 'less than a month';
  return parts.map(({ count, unit }) => `${count} ${unit}${count === 1 ? '' : 's'}`).join(' and ');
}
