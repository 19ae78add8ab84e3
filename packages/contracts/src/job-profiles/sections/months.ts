const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const WRITTEN = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/**
 * A year, a month or a day as it is kept; null when it is none or lies in no lifetime.
 *
 *     findMonth(' 2019-09 ') // '2019-09'
 *     findMonth('2019-13') // null
 */
export function findMonth(text: string): string | null {
  const written = text.trim();
  const [, year, month, day] = WRITTEN.exec(written) ?? [];
  if (year === undefined || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return null;
  if (month === undefined) return written;
  if (Number(month) < 1 || Number(month) > 12) return null;
  if (day === undefined) return written;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(day) >= 1 && Number(day) <= lastDay ? written : null;
}

/** Whether one surely lies before the other, as far as both say: "2019" is not before "2019-06". */
export function isMonthBefore(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
}
