import type { Most, Refusals } from '../refusals/refusal.ts';

/** Why calls about alerts are refused. */
export const ALERTS_REFUSALS = {
  'alert-link-unknown': { status: 404, text: 'This link is not complete. Open it from the mail again.' },
  'alert-gone': { status: 410, text: 'This link no longer works. Save the search once more to get another.' },
  'alerts-full': {
    status: 409,
    text: ({ most }: Most) =>
      `This address has ${most} alerts, which is as many as there can be without an account. Stop one of them by the link in its mails first.`,
  },
} satisfies Refusals;
