import { describe, expect, test } from 'vitest';
import {
  chooseReturnBanner,
  toDaysText,
  toShownStatus,
  toSubscriptionView,
  type ActivationPhase,
} from './subscription-view.ts';
import { aSubscription, noSubscription } from './testing/a-subscription.ts';

const ENDED = '2026-02-01T12:00:00.000Z';

describe('the page shows', () => {
  test.each([
    ['active', 'an active subscription', aSubscription()],
    ['active', 'a trial', aSubscription({ status: 'trialing' })],
    ['ending', 'one that is set to end', aSubscription({ cancel_at_period_end: true })],
    ['granted', 'Premium by role', noSubscription({ premium: true })],
    [
      'granted',
      'Premium by role after a subscription',
      aSubscription({ status: 'canceled', ended_at: ENDED }),
    ],
    ['unpaid', 'a failed payment', aSubscription({ status: 'past_due', premium: false })],
    ['unpaid', 'an unpaid subscription', aSubscription({ status: 'unpaid', premium: false })],
    ['free', 'nobody’s subscription', noSubscription()],
    ['free', 'one that is over', aSubscription({ status: 'canceled', premium: false, ended_at: ENDED })],
    ['free', 'one never paid', aSubscription({ status: 'incomplete', premium: false })],
    ['free', 'one whose period is over', aSubscription({ cancel_at_period_end: true, premium: false })],
    [
      'free',
      'a failed payment that ended it',
      aSubscription({ status: 'unpaid', premium: false, ended_at: ENDED }),
    ],
  ])('%s for %s', (view, _, subscription) => {
    expect(toSubscriptionView(subscription)).toBe(view);
  });
});

test('a status is shown in words, and the end of one that nobody told us of yet', () => {
  expect(toShownStatus(aSubscription({ status: 'past_due', premium: false }))).toBe('Past Due');
  expect(toShownStatus(noSubscription())).toBe('Inactive');
  expect(toShownStatus(aSubscription({ cancel_at_period_end: true, premium: false }))).toBe(
    'Ended March 1, 2026',
  );
});

test.each([
  [0, '0 days remaining'],
  [1, '1 day remaining'],
  [30, '30 days remaining'],
])('%i is "%s"', (days, text) => expect(toDaysText(days)).toBe(text));

describe('who comes back from the checkout', () => {
  test.each<[ActivationPhase, boolean, string]>([
    ['idle', false, 'activating'],
    ['confirming', false, 'activating'],
    ['confirming', true, 'activated'],
    ['confirmed', false, 'activated'],
    ['confirmed', true, 'activated'],
    ['unconfirmed', false, 'unconfirmed'],
    ['checking', false, 'unconfirmed'],
    ['unconfirmed', true, 'activated'],
  ])('with success reads, while %s and Premium %s: %s', (phase, isPremium, banner) => {
    expect(chooseReturnBanner('success', phase, isPremium)).toBe(banner);
  });

  test('without success reads that it was canceled, or nothing', () => {
    expect(chooseReturnBanner('canceled', 'idle', false)).toBe('canceled');
    expect(chooseReturnBanner(null, 'idle', true)).toBeNull();
  });
});
