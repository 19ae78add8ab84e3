import type { Refusals } from '../refusals/refusal.ts';

/** Why calls about requisitions are refused. */
export const REQUISITIONS_REFUSALS = {
  'profile-missing': { status: 400, text: 'To order jobs by fit, create a job profile first.' },
} satisfies Refusals;
