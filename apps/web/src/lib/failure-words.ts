import { ApiFailure } from './api-client.ts';
import { logError } from './log.ts';

/** What to say after a failed call: the server's words when it gave some, else `fallback`. A defect is logged too. */
export function toFailureWords(error: unknown, fallback: string): string {
  if (!(error instanceof ApiFailure)) {
    logError(error);
    return fallback;
  }
  return error.status === 0 ? fallback : (error.reason ?? fallback);
}
