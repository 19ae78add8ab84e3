import { AppError, type AccessScope } from '@firsthand/contracts';

/** What is about the account itself, or would send something to an employer. */
export function refusedToTokens(): AppError {
  return new AppError('No access token may do this. Log in on the site instead.', {
    code: 'access-token-refused',
    status: 403,
  });
}

export function scopeMissing(wanted: readonly AccessScope[]): AppError {
  return new AppError(`This access token may not do this: it needs the scope ${wanted.join(' or ')}.`, {
    code: 'scope-missing',
    status: 403,
  });
}

export function accessTokenEnded(): AppError {
  return new AppError('This access token does not hold: it ran out, was revoked, or is not whole.', {
    code: 'access-token-ended',
    status: 401,
  });
}
