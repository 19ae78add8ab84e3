import { ApiFailure } from '../../lib/api-client.ts';
import { logError } from '../../lib/log.ts';

/**
 * What a person reads when a call failed: the server's words, else `fallback`; without an answer `fallback` with the
 * advice to try again. Anything that is no failure of a call is a defect and logged.
 */
export function toFailureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiFailure)) {
    logError(error);
    return fallback;
  }
  if (error.status !== 0) return error.reason ?? fallback;
  return fallback.endsWith('.') ? fallback : `${fallback}. Please try again.`;
}
