import { refuse, type AppError } from '@firsthand/contracts';

/** 403 in words. */
export function instantNeedsPremium(): AppError {
  return refuse('instant-needs-premium');
}
