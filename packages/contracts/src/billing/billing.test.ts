import { DAY_MS } from '../text/durations.ts';
import { describe, expect, test } from 'vitest';
import {
  countDaysRemaining,
  findPremiumEnd,
  formatPeriodEnd,
  isSubscriptionActive,
  isSubscriptionCancellable,
  toStatusLabel,
  type SubscriptionState,
} from './billing.ts';

const END = '2026-03-01T12:00:00.000Z';
const END_MS = Date.parse(END);

function aSubscription(changes: Partial<SubscriptionState> = {}): SubscriptionState {
  return {
    status: 'active',
    current_period_end: END,
    cancel_at_period_end: false,
    ended_at: null,
    ...changes,
  };
}

test.each([
  ['active', 'Active'],
  ['trialing', 'Trial Period'],
  ['past_due', 'Past Due'],
  ['canceled', 'Canceled'],
  ['unpaid', 'Unpaid'],
  ['incomplete', 'Incomplete'],
  ['incomplete_expired', 'Expired'],
  ['inactive', 'Inactive'],
  ['paused', 'Paused'],
  ['constructor', 'Constructor'],
  ['', ''],
])('the status %s is called %s', (status, label) => {
  expect(toStatusLabel(status)).toBe(label);
});

describe('a subscription counts as active', () => {
  test.each(['active', 'trialing'])(
    'while it is %s, and a day longer should the renewal be told late',
    (status) => {
      const subscription = aSubscription({ status });
      expect(isSubscriptionActive(subscription, END_MS - 1)).toBe(true);
      expect(isSubscriptionActive(subscription, END_MS + DAY_MS - 1)).toBe(true);
      expect(isSubscriptionActive(subscription, END_MS + DAY_MS)).toBe(false);
    },
  );

  test.each(['active', 'past_due'])(
    'while it is %s and set to end, to the very end of its period',
    (status) => {
      const subscription = aSubscription({ status, cancel_at_period_end: true });
      expect(isSubscriptionActive(subscription, END_MS - 1)).toBe(true);
      expect(isSubscriptionActive(subscription, END_MS)).toBe(false);
    },
  );

  test.each(['past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused', 'inactive'])(
    'never while it is %s',
    (status) => {
      expect(isSubscriptionActive(aSubscription({ status }), END_MS - DAY_MS)).toBe(false);
    },
  );

  test.each(['incomplete', 'incomplete_expired', 'unpaid'])(
    'nor by ending what was never paid: %s',
    (status) => {
      expect(isSubscriptionActive(aSubscription({ status, cancel_at_period_end: true }), 0)).toBe(false);
    },
  );

  test('nor once it has ended, whatever its period says', () => {
    const ended = aSubscription({ status: 'canceled', cancel_at_period_end: true, ended_at: END });
    expect(findPremiumEnd(ended)).toBeNull();
  });

  test('nor without a period', () => {
    expect(findPremiumEnd(aSubscription({ current_period_end: null }))).toBeNull();
  });
});

test('only an active one that is not set to end can be cancelled', () => {
  expect(isSubscriptionCancellable(aSubscription(), END_MS - 1)).toBe(true);
  expect(isSubscriptionCancellable(aSubscription({ cancel_at_period_end: true }), END_MS - 1)).toBe(false);
  expect(isSubscriptionCancellable(aSubscription({ status: 'past_due' }), END_MS - 1)).toBe(false);
});

test.each([
  [END_MS - DAY_MS, 1],
  [END_MS - DAY_MS - 1, 2],
  [END_MS - 1, 1],
  [END_MS, 0],
  [END_MS + 9 * DAY_MS, 0],
])('at %d there are %d days left: a begun one counts, fewer than none there are not', (now, days) => {
  expect(countDaysRemaining(aSubscription(), now)).toBe(days);
});

test('the end of the period is written as a day', () => {
  expect(formatPeriodEnd(aSubscription(), 'UTC')).toBe('March 1, 2026');
  expect(
    formatPeriodEnd(aSubscription({ current_period_end: '2026-03-01T02:00:00Z' }), 'America/New_York'),
  ).toBe('February 28, 2026');
  expect(formatPeriodEnd(aSubscription({ current_period_end: null }))).toBe('');
});
