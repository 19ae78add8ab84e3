import type { Refusals } from '../refusals/refusal.ts';

/** Why calls about jobs are refused. */
export const JOBS_REFUSALS = {
  'job-id-missing': { status: 400, text: 'The address of a job ends in its number.' },
} satisfies Refusals;
