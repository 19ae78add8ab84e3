import { ERROR_TEXTS } from '../errors.ts';
import { toHoursOrMinutes } from '../text/waits.ts';
import type { Refusals } from '../refusals/refusal.ts';

/** Whether the code confirms who somebody is who is signed in; else it signs in. */
interface Confirms {
  confirms: boolean;
}

/** What cannot be done where no mail can be sent. */
export type MissingMail = keyof typeof WITHOUT_MAIL;

const WITHOUT_MAIL = {
  link: 'no magic link can be sent',
  code: 'no code can be sent',
  alert: 'no alert can be sent',
  anything: 'nothing can be sent',
} as const;

/** Why calls about magic link are refused. */
export const MAGIC_LINK_REFUSALS = {
  'link-unknown': { status: 404, text: 'This request for a magic link is not known.' },
  'token-missing': { status: 400, text: ERROR_TEXTS.verifyNoToken },
  'address-taken': { status: 409, text: 'Another account already uses this email address.' },
  'email-missing': { status: 400, text: ERROR_TEXTS.emailMissing },
  'code-tries-over-today': {
    status: 400,
    text: ({ confirms }: Confirms) =>
      `Too many wrong codes today. ${confirms ? 'Log out and log in again: that proves it too.' : 'Please use the link in the mail.'}`,
  },
  'code-tries-over': {
    status: 400,
    text: ({ confirms }: Confirms) =>
      `Too many wrong codes. ${confirms ? 'Ask for a new mail.' : 'Use the link in the mail, or ask for a new one.'}`,
  },
  'code-wrong': {
    status: 400,
    text: ({ triesLeft }: { triesLeft: number }) =>
      `This is not the code of the mail. ${triesLeft === 1 ? '1 try is' : `${triesLeft} tries are`} left.`,
  },
  'link-invalid': {
    status: 400,
    text: ({ confirms }: Confirms) =>
      confirms ? 'This code is not of use any more. Ask for a new mail.' : ERROR_TEXTS.verifyUnknown,
  },
  'link-expired': {
    status: 410,
    text: ({ confirms }: Confirms) =>
      confirms ? 'This code has expired. Ask for a new mail.' : ERROR_TEXTS.verifyExpired,
  },
  'too-many-links': {
    status: 429,
    text: ({ retryAfterSeconds, isDaily }: { retryAfterSeconds: number; isDaily: boolean }) =>
      `Too many magic links were asked for. Please try again in ${toHoursOrMinutes(retryAfterSeconds)}${isDaily ? ', or log in where you have logged in before, or with LinkedIn' : ''}.`,
  },
  'mail-unavailable': {
    status: 503,
    expected: true,
    text: ({ missing }: { missing: MissingMail }) =>
      `Sending mail is not set up here, so ${WITHOUT_MAIL[missing]}.`,
  },
} satisfies Refusals;
