import { ERROR_TEXTS } from '../errors.ts';
import type { Refusals } from '../refusals/refusal.ts';

/** Why calls about reauthentication are refused. */
export const REAUTHENTICATION_REFUSALS = {
  'proof-too-old': { status: 403, text: ERROR_TEXTS.confirmFirst },
} satisfies Refusals;
