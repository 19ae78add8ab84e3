import type { AppliedJobsResponse } from '@firsthand/contracts';
import { ApiFailure } from '../api/api-failure.ts';
import { createSubject, type Observable } from '../observable.ts';
import { logError, logWarning } from '../log.ts';

/** One posting the person applied to. */
export type AppliedJob = AppliedJobsResponse['applied'][number];
/** By requisition id. */
export type AppliedJobs = ReadonlyMap<number, AppliedJob>;

export const NONE_APPLIED: AppliedJobs = new Map();

/** What the person applied to, one person at a time; empty until the server answered. */
export class AppliedStore implements Observable<AppliedJobs> {
  private readonly list: () => Promise<AppliedJob[]>;
  private readonly jobs = createSubject(NONE_APPLIED);
  private userId: number | null = null;
  /** Changes with the person and with each load: answers to a former one are dropped. */
  private turn = 0;

  constructor(list: () => Promise<AppliedJob[]>) {
    this.list = list;
  }

  get = this.jobs.get;
  subscribe = this.jobs.subscribe;

  /** Whose applications these are from now on; null when nobody is signed in. Asks once per person. */
  follow(userId: number | null): void {
    if (userId === this.userId) return;
    this.userId = userId;
    this.jobs.set(NONE_APPLIED);
    void this.load();
  }

  /** Asks again, e.g. after an application was recorded or removed. */
  async load(): Promise<void> {
    const turn = (this.turn += 1);
    if (this.userId === null) return;
    try {
      const applied = await this.list();
      if (turn === this.turn) this.jobs.set(new Map(applied.map((job) => [job.requisition_id, job])));
    } catch (error) {
      // The line is a courtesy: a page without it is whole, and the next one asks again.
      if (error instanceof ApiFailure) logWarning('What was applied to could not be read:', error);
      else logError(error);
    }
  }
}
