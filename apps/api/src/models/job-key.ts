import { findAts, type Source } from '@firsthand/contracts';

/** Names a job: numbers alone are ours, the source says that the caller means the same job. */
export interface JobKey {
  source: Source;
  jobId: number;
}

interface NamedJob {
  source?: string | null | undefined;
  requisition_id?: number | string | null | undefined;
}

/** The job that a source and a number name; null when the source is unknown or the number is none. */
export function parseJobKey({ source, requisition_id: number }: NamedJob): JobKey | null {
  const ats = isGiven(source) ? findAts(source) : undefined;
  const jobId = parseNumber(number);
  return ats && jobId !== null ? { source: ats.source, jobId } : null;
}

/** An empty parameter of an address says the same as an absent one. */
export function isGiven<T>(value: T | null | undefined | ''): value is T {
  return value !== null && value !== undefined && value !== '';
}

function parseNumber(value: number | string | null | undefined): number | null {
  if (!isGiven(value)) return null;
  if (typeof value === 'string' && !/^\d{1,16}$/.test(value)) return null;
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
