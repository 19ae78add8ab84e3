import { ERROR_TEXTS } from '../errors.ts';
import { toMinutes } from '../text/waits.ts';
import type { Wait, Refusals } from '../refusals/refusal.ts';

/** Why calls about public forms are refused. */
export const PUBLIC_FORMS_REFUSALS = {
  'email-invalid': { status: 400, text: ERROR_TEXTS.emailInvalid },
  'too-many-submissions': {
    status: 429,
    text: ({ retryAfterSeconds }: Wait) =>
      `This form was sent too often. Please try again in ${toMinutes(retryAfterSeconds)}.`,
  },
} satisfies Refusals;
