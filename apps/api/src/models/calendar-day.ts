import { z } from 'zod';

const FIRST_YEAR = 1900;
const YEARS_AHEAD = 100;
const isoDay = z.iso.date();

/** The day a text names, "2024-02-29"; null when there is no such day or it is in no lifetime. */
export function findDay(text: string, now: Date): string | null {
  const day = text.trim();
  if (!isoDay.safeParse(day).success) return null;
  const year = Number(day.slice(0, 4));
  return year >= FIRST_YEAR && year <= now.getUTCFullYear() + YEARS_AHEAD ? day : null;
}
