import { ApiFailure } from '@firsthand/api-client';
import type { AppliedJobsResponse } from '@firsthand/contracts';
import { createSubject, type Observable } from '../observable.ts';
import { logError, logWarning } from '../log.ts';

/** One posting the person applied to. */
export type AppliedJob = AppliedJobsResponse['applied'][number];
/** One they prepared an application for, which the employer does not have. */
export type PreparedJob = AppliedJobsResponse['prepared'][number];

/** Both by requisition id. */
export interface OwnJobs {
  applied: ReadonlyMap<number, AppliedJob>;
  prepared: ReadonlyMap<number, PreparedJob>;
}

export const NO_OWN_JOBS: OwnJobs = { applied: new Map(), prepared: new Map() };

/** What the person applied to and prepared, one person at a time; empty until the server answered. */
export class AppliedStore implements Observable<OwnJobs> {
  private readonly list: () => Promise<AppliedJobsResponse>;
  private readonly jobs = createSubject(NO_OWN_JOBS);
  private userId: number | null = null;
  /** Changes with the person and with each load: answers to a former one are dropped. */
  private turn = 0;

  constructor(list: () => Promise<AppliedJobsResponse>) {
    this.list = list;
  }

  get = this.jobs.get;
  subscribe = this.jobs.subscribe;

  /** Whose applications these are from now on; null when nobody is signed in. Asks once per person. */
  follow(userId: number | null): void {
    if (userId === this.userId) return;
    this.userId = userId;
    this.jobs.set(NO_OWN_JOBS);
    void this.load();
  }

  /** Asks again, e.g. after an application was recorded or removed. */
  async load(): Promise<void> {
    const turn = (this.turn += 1);
    if (this.userId === null) return;
    try {
      const { applied, prepared } = await this.list();
      if (turn !== this.turn) return;
      this.jobs.set({ applied: byPosting(applied), prepared: byPosting(prepared) });
    } catch (error) {
      // The line is a courtesy: a page without it is whole, and the next one asks again.
      if (error instanceof ApiFailure) logWarning('What was applied to could not be read:', error);
      else logError(error);
    }
  }
}

function byPosting<Job extends { requisition_id: number }>(jobs: readonly Job[]): Map<number, Job> {
  return new Map(jobs.map((job) => [job.requisition_id, job]));
}
