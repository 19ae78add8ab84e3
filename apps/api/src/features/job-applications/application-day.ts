import { HOUR_MS, refuse } from '@firsthand/contracts';
import { findDay } from '../../models/calendar-day.ts';

/** Where the day begins first. */
const EARLIEST_ZONE_HOURS = 14;

/** The day it is in UTC, "2026-02-01". */
export function toDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** A day in somebody's life; 400 naming the field otherwise. */
export function requireDay(field: string, day: string, now: Date): string {
  const found = findDay(day, now);
  if (found === null) throw refuse('day-invalid', { field });
  return found;
}

/** A day that has begun, if only on the far side of the date line; 400 naming the field otherwise. */
export function requirePastDay(field: string, day: string, now: Date): string {
  const found = requireDay(field, day, now);
  const latest = toDay(new Date(now.getTime() + EARLIEST_ZONE_HOURS * HOUR_MS));
  if (found > latest) throw refuse('day-ahead', { field });
  return found;
}

/**
 * The moment that stands for a day: now for today, and noon in UTC for others, which is the same day for nearly
 * everybody. Never a moment to come.
 */
export function toAppliedAt(day: string, now: Date): Date {
  if (day === toDay(now)) return now;
  const noon = new Date(`${day}T12:00:00.000Z`);
  return noon > now ? now : noon;
}
