import { ERROR_TEXTS } from '@firsthand/contracts/light';
import { toFailureText } from '../../lib/api/failure-text.ts';

/** What a person reads when signing in failed; without an answer the reason says what to check. */
export function toSignInFailureText(error: unknown, fallback: string): string {
  return toFailureText(error, fallback, { away: 'reason', defect: ERROR_TEXTS.loginFailed });
}

/** What to do about a link that was refused; null where the text says it, or trying again is enough. */
export function toNextStep(text: string): string | null {
  if (text !== ERROR_TEXTS.verifyUnknown && text !== ERROR_TEXTS.verifyInvalid) return null;
  return 'Each link works once, and for 15 minutes. Ask for a new one and open the newest mail from Firsthand; if it is not in the inbox, look in the spam folder.';
}

/** The specification chooses the view of an old link by this word; the server uses it only of links that were real. */
export function saysExpired(text: string): boolean {
  return /expired/i.test(text);
}
