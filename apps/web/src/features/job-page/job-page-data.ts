import type { ClosedJobResponse, JobDetailResponse } from '@firsthand/contracts';
import type { JobCardData } from '../../lib/job/job-card-data.ts';
import type { WordChange } from './history/diff-words.ts';

/** An open job as its page needs it. External addresses are the ones to link to. */
export interface JobPageData {
  kind: 'open';
  job: JobDetailResponse['job'];
  company: string | null;
  verification: JobDetailResponse['verification'];
  /** By the index of a history entry: how the description was reworded, where both texts are held. */
  rewordings: Record<number, WordChange[]>;
  /** What was read from the posting's words. */
  claims: JobDetailResponse['claims'];
  similar: JobCardData[];
  applyUrl: string | null;
  /** The path of this page. */
  path: string;
  canonicalUrl: string;
}

/** A job that left its board, as its page needs it. */
export interface ClosedJobData {
  kind: 'closed';
  job: ClosedJobResponse['closed_job'];
  similar: JobCardData[];
}

/** What the address of a job leads to. */
export type JobPageOutcome = JobPageData | ClosedJobData | { kind: 'not-found' };
