import { ApiFailure } from '@firsthand/api-client';
import { DEFAULT_COUNTRY } from '@firsthand/contracts/light';
import { useEffect, useState } from 'react';
import { jobApi } from '../../lib/api/job-api.ts';
import type { JobCardData } from '../../lib/job/job-card-data.ts';
import { logWarning } from '../../lib/log.ts';
import { findLatestJobs } from './find-latest-jobs.ts';

/** The newest jobs near the visitor. The page comes with those of the default country, as it is the same for everybody. */
export function useLatestJobs(written: JobCardData[], country: string): JobCardData[] {
  const [near, setNear] = useState<{ country: string; jobs: JobCardData[] } | null>(null);
  useEffect(() => {
    if (country === DEFAULT_COUNTRY) return;
    let isHere = true;
    findLatestJobs(jobApi, country).then(
      (jobs) => {
        if (isHere) setNear({ country, jobs });
      },
      (error: unknown) => {
        // Those that stand there are as true.
        if (!(error instanceof ApiFailure)) throw error;
        logWarning('The newest jobs near the visitor could not be loaded:', error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [country]);
  return near?.country === country && near.jobs.length >= written.length ? near.jobs : written;
}
