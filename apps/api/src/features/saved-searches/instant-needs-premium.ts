import { AppError } from '@firsthand/contracts';

/** 403 in words. */
export function instantNeedsPremium(): AppError {
  return new AppError('Instant alerts are part of Premium. Daily and weekly ones are free.', {
    code: 'premium-needed',
    status: 403,
  });
}
