// Written out instead of through Intl, whose formatters take a phone tens of milliseconds to make, before a page can be used.
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** "November 18, 2026". Always in UTC, so that the server and every browser print the same day. RangeError of what is no date. */
export function formatDate(dateOrInstant: string): string {
  const [year, month, day] = new Date(dateOrInstant).toISOString().slice(0, 10).split('-').map(Number);
  return `${MONTHS[(month ?? 0) - 1]} ${day}, ${year}`;
}

/** "November 18, 2026, 14:05 UTC" */
export function formatInstant(instant: string): string {
  return `${formatDate(instant)}, ${new Date(instant).toISOString().slice(11, 16)} UTC`;
}

/** "Nov 18, 2026", the day it was where the reader sits. */
export function formatLocalDay(instant: string): string {
  const date = new Date(instant);
  return `${MONTHS[date.getMonth()]?.slice(0, 3)} ${date.getDate()}, ${date.getFullYear()}`;
}

/** 12345 → "12,345" */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** (1, "job") → "1 job", (1200, "job") → "1,200 jobs" */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
