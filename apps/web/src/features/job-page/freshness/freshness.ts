import { LIMITS } from '@firsthand/contracts/light';
import { daysSince } from '../../../lib/relative-time.ts';

export interface FreshnessNotice {
  severity: 'warning' | 'error';
  heading: string;
  text: string;
}

/** What a job page warns of when its posting was not verified lately; null below 7 days. */
export function toFreshnessNotice(verifiedAt: string, nowMs: number): FreshnessNotice | null {
  const days = daysSince(verifiedAt, nowMs);
  if (days >= LIMITS.staleErrorDays) {
    return {
      severity: 'error',
      heading: 'Job Listing May Be Outdated',
      text: 'An update has not been found for this job in over 2 weeks. It is likely the job has been taken down and has been queued for potential deletion.',
    };
  }
  if (days >= LIMITS.staleWarningDays) {
    return {
      severity: 'warning',
      heading: 'Job Listing Under Review',
      text: 'An update was not found for this job in the last week, we have queued it to review if the job is still available.',
    };
  }
  return null;
}
