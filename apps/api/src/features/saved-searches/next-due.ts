import { DAY_MS, type AlertFrequency } from '@firsthand/contracts';

export interface Schedule {
  frequency: AlertFrequency;
  hour: number;
  /** 1 is Monday. */
  weekday: number;
  /** IANA. */
  time_zone: string;
}

/** A week, and a day for a date that comes again. */
const DAYS_AHEAD = 8;

/**
 * The first time after `after` at which an alert is due: at its hour as the clocks of its zone show it, once on each date.
 * An hour that clocks skip counts as the one they go on with; of one that they show twice the first counts. Null for what
 * has no hour: instant, and off.
 */
export function toNextDue({ frequency, hour, weekday, time_zone }: Schedule, after: Date): Date | null {
  if (frequency === 'instant' || frequency === 'off') return null;
  const clock = readClock(time_zone);
  const today = clock(after.getTime());
  for (let day = 0; day <= DAYS_AHEAD; day += 1) {
    const wanted = startOfDay(today) + day * DAY_MS + hour * 3_600_000;
    if (frequency === 'weekly' && toWeekday(wanted) !== weekday) continue;
    const due = findInstant(clock, wanted);
    if (due > after.getTime()) return new Date(due);
  }
  throw new Error(`No ${frequency} alert is ever due at ${hour} in ${time_zone}`);
}

/** Times as clocks on the wall show them are written as if they were UTC. */
type Clock = (instant: number) => number;

function readClock(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', era: 'short' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  return (instant) => {
    const shown = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const part = (name: string) => Number(shown[name]);
    return Date.UTC(
      ...([part('year'), part('month') - 1, part('day')] as const),
      ...([part('hour'), part('minute'), part('second')] as const),
    );
  };
}

/** The first instant from which the clocks of a day show `wanted` or later. */
function findInstant(clock: Clock, wanted: number): number {
  // Zones lie within 15 hours of UTC, and clocks jump by no more than a day.
  let [before, reached] = [wanted - 2 * DAY_MS, wanted + 2 * DAY_MS];
  while (reached - before > 1_000) {
    const middle = Math.floor((before + reached) / 2_000) * 1_000;
    if (clock(middle) >= wanted) reached = middle;
    else before = middle;
  }
  return reached;
}

function startOfDay(shown: number): number {
  return Math.floor(shown / DAY_MS) * DAY_MS;
}

/** 1 is Monday; the first day of 1970 was a Thursday. */
function toWeekday(shown: number): number {
  return ((Math.floor(shown / DAY_MS) + 3) % 7) + 1;
}
