import { createApiClient } from '@firsthand/api-client';
import { JOB_APPLICATION_ROUTES } from '@firsthand/contracts/light';
import { useEffect } from 'react';
import { useObservable } from '../observable.ts';
import { getSession, subscribeToSession } from '../session/session.ts';
import { sessionFetch } from '../session/session-fetch.ts';
import {
  AppliedStore,
  NO_OWN_JOBS,
  type AppliedJob,
  type OwnJobs,
  type PreparedJob,
} from './applied-store.ts';

const api = createApiClient(sessionFetch, JOB_APPLICATION_ROUTES);
const store = new AppliedStore(() => api.listAppliedJobs());
/** Another tab may have recorded something; older than this, the list is read again when the person comes back. */
const freshMs = 60_000;

let isConnected = false;
let readAt = 0;

/** From the first page that shows it on, the store follows the session. */
function connect(): void {
  if (isConnected) return;
  isConnected = true;
  const follow = () => store.follow(getSession().user?.id ?? null);
  readAt = Date.now();
  follow();
  subscribeToSession(follow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - readAt > freshMs) refreshAppliedJobs();
  });
}

/** Reads again what the person applied to. Call it after an application was recorded, changed or removed. */
export function refreshAppliedJobs(): void {
  readAt = Date.now();
  if (isConnected) void store.load();
}

/** What the person applied to and prepared; none for everybody else, on the server, and until it is known. */
function useOwnJobs(): OwnJobs {
  useEffect(connect, []);
  return useObservable(store, () => NO_OWN_JOBS);
}

/** What the person applied to, by the ids of the postings. */
export function useAppliedJobs(): OwnJobs['applied'] {
  return useOwnJobs().applied;
}

/** The ids of the postings the person is known to have applied to, for a search. */
export function listAppliedJobs(): number[] {
  return [...store.get().applied.keys()];
}

/** The person's application to a posting. */
export function useAppliedJob(jobId: number): AppliedJob | null {
  return useAppliedJobs().get(jobId) ?? null;
}

/** What the person prepared for a posting and the employer does not have; null when they applied after all. */
export function usePreparedJob(jobId: number): PreparedJob | null {
  const { applied, prepared } = useOwnJobs();
  return applied.has(jobId) ? null : (prepared.get(jobId) ?? null);
}
