import type { ApplicationStage, ApplicationStatus, ApplicationWay } from '@firsthand/contracts';

export const STATUS_LABELS: Record<ApplicationStatus, string> = {
  submitted: 'Submitted',
  pending: 'Pending',
  completed: 'Completed',
  failed: 'Failed',
};
export const STAGE_LABELS: Record<ApplicationStage, string> = {
  saved: 'Saved',
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};
export const WAY_LABELS: Record<ApplicationWay, string> = {
  api: 'Turbo Apply, sent for you',
  packet: 'Turbo Apply, sent by you',
  snail: 'Snail Apply',
  elsewhere: 'Elsewhere',
};
