import type { SubscriptionResponse } from '@firsthand/contracts';

/** Of a person who pays; `changes` make it another. */
export function aSubscription(changes: Partial<SubscriptionResponse> = {}): SubscriptionResponse {
  return {
    status: 'active',
    current_period_end: '2026-03-01T12:00:00.000Z',
    cancel_at_period_end: false,
    ended_at: null,
    premium: true,
    plan: 'Premium Monthly',
    beta: true,
    available: true,
    provider: 'sandbox',
    can_manage: true,
    ...changes,
  };
}

/** Of a person who never subscribed. */
export function noSubscription(changes: Partial<SubscriptionResponse> = {}): SubscriptionResponse {
  return aSubscription({
    status: 'inactive',
    current_period_end: null,
    premium: false,
    plan: null,
    can_manage: false,
    ...changes,
  });
}
