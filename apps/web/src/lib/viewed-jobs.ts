import { createSubject, useObservable } from './observable.ts';
import { NO_STORAGE, toKeyValueStorage } from './session/key-value-storage.ts';
import { parseStoredIds } from './stored-ids.ts';

export const VIEWED_JOBS_KEY = 'viewed_jobs';
const mostJobs = 2_000;

const storage = typeof window === 'undefined' ? NO_STORAGE : toKeyValueStorage(() => window.localStorage);
const NONE: ReadonlySet<number> = new Set();
const readIds = () => new Set(parseStoredIds(storage.get(VIEWED_JOBS_KEY)).slice(-mostJobs));
/** Oldest first. */
const viewed = createSubject<ReadonlySet<number>>(readIds());
/** Remembers on this device that a job's page was opened. */
export function markViewed(jobId: number): void {
  // Another tab may have added some.
  const kept = addViewedJob(new Set([...viewed.get(), ...readIds()]), jobId);
  storage.set(VIEWED_JOBS_KEY, JSON.stringify([...kept]));
  viewed.set(kept);
}

/** Forgets all of them. */
export function clearViewedJobs(): void {
  storage.remove(VIEWED_JOBS_KEY);
  viewed.set(NONE);
}

/** Puts a job last; of more than 2,000 the oldest are forgotten. */
export function addViewedJob(viewed: ReadonlySet<number>, jobId: number): ReadonlySet<number> {
  const others = [...viewed].filter((id) => id !== jobId);
  return new Set([...others, jobId].slice(-mostJobs));
}

/** What was opened on this device, the oldest first; none on the server. */
export function useViewedJobs(): ReadonlySet<number> {
  return useObservable(viewed, () => NONE);
}

/** The same, for a search. */
export function listViewedJobs(): number[] {
  return [...viewed.get()];
}

/** Whether a job's page was opened on this device; false on the server. */
export function useIsViewed(jobId: number): boolean {
  return useViewedJobs().has(jobId);
}
