import { DAY_MS, formatCount } from '@firsthand/contracts/light';
import { countOf } from '../../lib/format-date.ts';

/** What happened within seven days. */
export interface Week {
  /** The day it began, "2026-11-16". */
  week: string;
  opened: number;
  closed: number;
  /** At its end. */
  open: number;
}

/** Whether anything of the week can be known when the first look was at `knownSince`. It ends at some time of its last day. */
export function isKnown({ week }: Week, knownSince: string | null): boolean {
  return knownSince === null || Date.parse(week) + 7 * DAY_MS >= Date.parse(knownSince.slice(0, 10));
}

/** From the first week with anything in it, so that most of a drawing is no empty room; all when there is none. */
export function fromFirst(weeks: readonly Week[], knownSince: string | null): readonly Week[] {
  const first = weeks.findIndex(
    (week) => isKnown(week, knownSince) && week.opened + week.closed + week.open > 0,
  );
  return first === -1 ? weeks : weeks.slice(first);
}

/** What the drawing reaches up to; never 0. */
export function toTops(weeks: readonly Week[]): { open: number; moves: number } {
  return {
    open: Math.max(1, ...weeks.map(({ open }) => open)),
    moves: Math.max(1, ...weeks.flatMap(({ opened, closed }) => [opened, closed])),
  };
}

/** "12 jobs open now; within 12 weeks 30 opened and 1,022 closed." */
export function toSummary(weeks: readonly Week[]): string {
  const sum = (of: 'opened' | 'closed') => weeks.reduce((total, week) => total + week[of], 0);
  const open = weeks.at(-1)?.open ?? 0;
  const moves = `${formatCount(sum('opened'))} opened and ${formatCount(sum('closed'))} closed`;
  return `${countOf(open, 'job')} open now; within ${countOf(weeks.length, 'week')} ${moves}.`;
}
