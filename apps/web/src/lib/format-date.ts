const dateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const instantFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** "November 18, 2026". Always in UTC, so that the server and every browser print the same day. */
export function formatDate(dateOrInstant: string): string {
  return dateFormat.format(new Date(dateOrInstant));
}

/** "November 18, 2026, 14:05 UTC" */
export function formatInstant(instant: string): string {
  return `${instantFormat.format(new Date(instant)).replace(' at ', ', ')} UTC`;
}

const countFormat = new Intl.NumberFormat('en-US');

/** 12345 → "12,345" */
export function formatCount(count: number): string {
  return countFormat.format(count);
}

/** (1, "job") → "1 job", (1200, "job") → "1,200 jobs" */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
