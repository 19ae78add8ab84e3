import { ERROR_TEXTS } from '../errors.ts';
import type { Refusals } from '../refusals/refusal.ts';

/** Why calls about linkedin are refused. */
export const LINKEDIN_REFUSALS = {
  'linkedin-unavailable': {
    status: 503,
    expected: true,
    text: 'LinkedIn sign-in is not set up here. Please log in with a magic link.',
  },
  'linkedin-away': { status: 502, text: ERROR_TEXTS.linkedinStartFailed },
  'linkedin-forged': { status: 400, text: ERROR_TEXTS.linkedinForged },
  'linkedin-late': { status: 400, text: 'This sign-in took longer than 10 minutes. Please try again.' },
  'linkedin-refused': { status: 400, text: ERROR_TEXTS.linkedinFailed },
  'email-unverified': {
    status: 409,
    text: 'LinkedIn has not verified your email address, so it cannot be used here. Please log in with a magic link.',
  },
  'linkedin-code-refused': { status: 400, text: ERROR_TEXTS.linkedinFailed },
  'linkedin-failed': { status: 502, text: ERROR_TEXTS.linkedinFailed },
} satisfies Refusals;
