import type { Most, Named, Refusals } from '../refusals/refusal.ts';

/** Why calls about saved searches are refused. */
export const SAVED_SEARCHES_REFUSALS = {
  'instant-needs-premium': {
    status: 403,
    text: 'Instant alerts are part of Premium. Daily and weekly ones are free.',
  },
  'saved-search-unknown': { status: 404, text: 'This search is no longer saved.' },
  'saved-search-broken': {
    status: 409,
    text: ({ problem }: { problem: string }) =>
      `This search can no longer be made. ${problem} It is kept as it is.`,
  },
  'notifications-off': {
    status: 409,
    text: 'Email notifications are off in your settings, so nothing was sent. Switch them on first.',
  },
  'saved-searches-full': {
    status: 403,
    text: ({ most, withPremium }: Most & { withPremium: number | null }) =>
      `You keep ${most} searches, as many as your plan holds. Delete one first${withPremium === null ? '' : `, or keep up to ${withPremium} with Premium`}.`,
  },
  'saved-query-too-long': { status: 400, text: 'The field “query” is longer than a search can be kept.' },
  'filter-unknown': { status: 400, text: ({ name }: Named) => `There is no filter “${name}”.` },
} satisfies Refusals;
