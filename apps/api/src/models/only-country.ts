import type { StoredJob } from './stored-job.ts';

/** The country of a job that is in one alone; null for several, for none that is known, and for a job that is gone. */
export function toOnlyCountry(stored: Pick<StoredJob, 'job' | 'places'> | undefined): string | null {
  if (!stored) return null;
  const countries = new Set(stored.places.map(({ country }) => country));
  if (countries.size === 0) return stored.job.country;
  const [only] = countries;
  return countries.size === 1 ? (only ?? null) : null;
}
