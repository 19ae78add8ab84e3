import { AppError, refuse } from '@firsthand/contracts';
import type { Standing } from '../../models/standing.ts';
import { findStandingProblems } from './applying-problems.ts';

/** Where the operator has not switched Turbo Apply on. */
export function turboApplyOff(): AppError {
  return refuse('turbo-apply-off');
}

export function premiumNeeded(): AppError {
  return refuse('turbo-needs-premium');
}

export function profileUnknown(): AppError {
  return refuse('profile-unknown');
}

export function profileGone(): AppError {
  return refuse('profile-gone');
}

export function draftUnknown(): AppError {
  return refuse('draft-unknown');
}

export function draftChanged(): AppError {
  return refuse('draft-changed');
}

export function alreadyApplied(): AppError {
  return refuse('already-applied');
}

/** 409 where an application that is there leaves no room for another. */
export function refuseStanding(standing: Standing | undefined): void {
  const [problem] = findStandingProblems(standing);
  if (problem) throw new AppError(problem.message, { code: 'already-applied', status: 409 });
}

export function jobClosed(): AppError {
  return refuse('job-closed');
}

export function formChanged(): AppError {
  return refuse('form-changed');
}

export function formUnreadable(cause: unknown): AppError {
  return refuse('form-unreadable', { cause });
}
