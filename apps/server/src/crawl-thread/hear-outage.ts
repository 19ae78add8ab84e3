import { databaseUnavailable, type OutageWatch } from '@firsthand/database';

/** Tells the program's watch what the thread found: the words of the first error, or null when the database answers again. */
export function hearOutage(outages: OutageWatch, message: string | null): void {
  const found = () =>
    message === null ? Promise.resolve() : Promise.reject(databaseUnavailable(new Error(message)));
  // What the watch throws on is what it was told.
  outages.during(found).catch(() => undefined);
}
