import { AppError, ERROR_TEXTS } from '@firsthand/contracts';
import type { Standing } from '../../models/standing.ts';
import { findStandingProblems } from './applying-problems.ts';

/** Where the operator has not switched Turbo Apply on. */
export function turboApplyOff(): AppError {
  return new AppError('Turbo Apply is not offered here.', { code: 'turbo-apply-off', status: 404 });
}

export function premiumNeeded(): AppError {
  return new AppError(ERROR_TEXTS.turboNeedsPremium, { code: 'premium-needed', status: 403 });
}

export function profileUnknown(): AppError {
  return new AppError(ERROR_TEXTS.profileNotFound, { code: 'profile-unknown', status: 404 });
}

export function profileGone(): AppError {
  return new AppError(ERROR_TEXTS.applyProfileGone, { code: 'profile-gone', status: 409 });
}

export function draftUnknown(): AppError {
  return new AppError(ERROR_TEXTS.draftNotFound, { code: 'draft-unknown', status: 404 });
}

export function draftChanged(): AppError {
  return new AppError(ERROR_TEXTS.draftChanged, { code: 'draft-changed', status: 409 });
}

export function alreadyApplied(): AppError {
  return new AppError(ERROR_TEXTS.alreadyApplied, { code: 'already-applied', status: 409 });
}

/** 409 where an application that is there leaves no room for another. */
export function refuseStanding(standing: Standing | undefined): void {
  const [problem] = findStandingProblems(standing);
  if (problem) throw new AppError(problem.message, { code: 'already-applied', status: 409 });
}

export function jobClosed(): AppError {
  return new AppError(ERROR_TEXTS.applyJobClosed, { code: 'job-closed', status: 410 });
}

export function formChanged(): AppError {
  return new AppError(ERROR_TEXTS.formChanged, { code: 'form-changed', status: 409 });
}

export function formUnreadable(cause: unknown): AppError {
  return new AppError(ERROR_TEXTS.formUnreadable, {
    code: 'form-unreadable',
    status: 503,
    expected: true,
    retryAfterSeconds: 60,
    cause,
  });
}
