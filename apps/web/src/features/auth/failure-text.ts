import { AppError, ERROR_TEXTS } from '@firsthand/contracts/light';
import { ApiFailure } from '../../lib/api-client.ts';
import { logError } from '../../lib/log.ts';

/** The server's own words, else the default of the situation; a defect of ours is logged and has its own text. */
export function toFailureText(error: unknown, fallback: string): string {
  if (error instanceof AppError) return error.message;
  if (!(error instanceof ApiFailure)) {
    logError(error);
    return ERROR_TEXTS.loginFailed;
  }
  // Without an answer the reason is the browser's, which says what to check.
  if (error.status === 0) return `${fallback.replace(/([^.])$/, '$1.')} ${error.reason ?? ''}`.trim();
  return error.reason ?? fallback;
}

/** The specification chooses the view of an old link by this word; the server uses it only of links that were real. */
export function saysExpired(text: string): boolean {
  return /expired/i.test(text);
}
