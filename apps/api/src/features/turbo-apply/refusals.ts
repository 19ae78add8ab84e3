import { AppError, refuse } from '@firsthand/contracts';
import type { Standing } from '../../models/standing.ts';
import { findStandingProblems } from './applying-problems.ts';

/** 409 where an application that is there leaves no room for another. */
export function refuseStanding(standing: Standing | undefined): void {
  const [problem] = findStandingProblems(standing);
  if (problem) throw new AppError(problem.message, { code: 'already-applied', status: 409 });
}

export function formUnreadable(cause: unknown): AppError {
  return refuse('form-unreadable', { cause });
}
