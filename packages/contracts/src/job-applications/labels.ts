import type { ApplicationStage, ApplicationStatus, ApplicationWay } from '../turbo-apply/applying.ts';

/** What the specification calls the states of our sending. */
export const STATUS_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  submitted: 'Submitted',
  pending: 'Pending',
  completed: 'Completed',
  failed: 'Failed',
};

export const STAGE_LABELS: Readonly<Record<ApplicationStage, string>> = {
  saved: 'Saved',
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const WAY_LABELS: Readonly<Record<ApplicationWay, string>> = {
  api: 'Turbo Apply',
  packet: 'Prepared with Turbo Apply',
  snail: 'Snail Apply',
  elsewhere: 'Added by hand',
};
