import { ERROR_TEXTS } from '../errors.ts';
import type { Refusals } from '../refusals/refusal.ts';

/** Why calls about session are refused. */
export const SESSION_REFUSALS = {
  'signed-out': { status: 401, text: ERROR_TEXTS.signedOut },
  'session-ended': { status: 401, text: ERROR_TEXTS.sessionEnded },
  'not-admin': { status: 403, text: ERROR_TEXTS.notAdmin },
  'session-unknown': { status: 404, text: 'This login has ended already.' },
} satisfies Refusals;
