import type { JobDetailResponse } from '@firsthand/contracts';
import type { JobCardData } from '../../lib/job-card-data.ts';

/** An open job as its page needs it. External addresses are the ones to link to. */
export interface JobPageData {
  kind: 'open';
  job: JobDetailResponse['job'];
  company: string | null;
  verification: JobDetailResponse['verification'];
  similar: JobCardData[];
  applyUrl: string | null;
  /** The path of this page. */
  path: string;
  canonicalUrl: string;
}

/** What the address of a job leads to. */
export type JobPageOutcome = JobPageData | { kind: 'not-found' };
