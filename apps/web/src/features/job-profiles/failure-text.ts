import { toFailureText } from '../../lib/api/failure-text.ts';

/** What a person reads when a call about profiles failed; without an answer with the advice to try again. */
export function toProfileFailureText(error: unknown, fallback: string): string {
  return toFailureText(error, fallback, { away: 'advice' });
}
