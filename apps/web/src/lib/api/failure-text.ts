import { ApiFailure } from '@firsthand/api-client';
import { AppError } from '@firsthand/contracts/light';
import { logError } from '../log.ts';
import { OFFLINE_TEXT } from '../network.ts';

interface Differences {
  /**
   * What is said where no answer came: `fallback` alone; with the advice to try again; or with the reason, which says what
   * to check.
   */
  away?: 'fallback' | 'advice' | 'reason';
  /** What is said of a defect of ours, instead of `fallback`. */
  defect?: string;
}

/**
 * What a person reads when something failed: the server's words when it gave some, else `fallback`; without a network, that
 * there is none as well. Anything that is no
 * failure of a call and has no text for people is a defect, and logged.
 */
export function toFailureText(
  error: unknown,
  fallback: string,
  { away = 'fallback', defect = fallback }: Differences = {},
): string {
  if (error instanceof AppError) return error.message;
  if (!(error instanceof ApiFailure)) {
    logError(error);
    return defect;
  }
  if (error.status !== 0) return error.reason ?? fallback;
  if (away !== 'reason' && error.reason === OFFLINE_TEXT) return `${OFFLINE_TEXT} ${fallback}`;
  if (away === 'reason') return `${fallback.replace(/([^.])$/, '$1.')} ${error.reason ?? ''}`.trim();
  return away === 'fallback' || fallback.endsWith('.') ? fallback : `${fallback}. Please try again.`;
}
