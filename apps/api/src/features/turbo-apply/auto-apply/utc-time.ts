import { HOUR_MS } from '@firsthand/contracts';

/** Midnight of the day, in UTC. */
export function toUtcMidnight(now: Date): Date {
  return new Date(`${now.toISOString().slice(0, 10)}T00:00:00.000Z`);
}

/** The beginning of the hour, and of the one after it. */
export function toHours(now: Date): { hour: Date; next: Date } {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return { hour: new Date(hour), next: new Date(hour + HOUR_MS) };
}
