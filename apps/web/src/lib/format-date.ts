import { formatCount } from '@firsthand/contracts/light';
// Written out instead of through Intl, whose formatters take a phone tens of milliseconds to make, before a page can be used.
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Whose day and hour it is: UTC's, which the server and every browser print alike, or those of the place the reader sits in. */
export type Clock = 'utc' | 'local';

/** "November 18, 2026". A day without a time is that day on every clock. RangeError of what is no date. */
export function formatDate(dateOrInstant: string, clock: Clock = 'utc'): string {
  const [year, month, day] = toWallTime(dateOrInstant, clock).slice(0, 10).split('-').map(Number);
  return `${MONTHS[(month ?? 0) - 1]} ${day}, ${year}`;
}

/** "2026-11-18" → "Nov 18", for narrow places beside a year that is known. */
export function formatShortDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 0) - 1]?.slice(0, 3)} ${date}`;
}

/** "November 18, 2026, 14:05 UTC"; on the reader's own clock "November 18, 2026, 15:05". */
export function formatInstant(instant: string, clock: Clock = 'utc'): string {
  const time = toWallTime(instant, clock).slice(11, 16);
  return `${formatDate(instant, clock)}, ${time}${clock === 'utc' ? ' UTC' : ''}`;
}

/** What the clock on the wall shows, in the form of ISO 8601 and without a zone. */
function toWallTime(dateOrInstant: string, clock: Clock): string {
  const date = new Date(dateOrInstant);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(dateOrInstant);
  if (clock === 'utc' || isDay) return date.toISOString();
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
}

/** (1, "job") → "1 job", (1200, "job") → "1,200 jobs"; a plural of another kind is given. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}
