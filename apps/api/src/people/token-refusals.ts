import { refuse, type AccessScope, type AppError } from '@firsthand/contracts';

/** What is about the account itself, or would send something to an employer. */
export function refusedToTokens(): AppError {
  return refuse('access-token-refused');
}

export function scopeMissing(wanted: readonly AccessScope[]): AppError {
  return refuse('scope-missing', { scopes: wanted });
}

export function accessTokenEnded(): AppError {
  return refuse('access-token-ended');
}
