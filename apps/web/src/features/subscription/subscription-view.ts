import type { SubscriptionResponse } from '@firsthand/contracts';
import { findPremiumEnd, formatPeriodEnd, toStatusLabel } from '@firsthand/contracts/light';
import type { CheckoutOutcome } from './checkout/checkout-return.ts';

/**
 * What the page shows. `ending`: Premium until the period's end. `granted`: Premium without a subscription of one's
 * own. `unpaid`: a subscription that the billing portal can still save.
 */
export type SubscriptionView = 'active' | 'ending' | 'granted' | 'unpaid' | 'free';

const SAVEABLE: readonly string[] = ['past_due', 'unpaid'];

/** Whether it gives Premium is the server's to say; its clock counts, not the visitor's. */
export function toSubscriptionView(subscription: SubscriptionResponse): SubscriptionView {
  if (subscription.premium) {
    if (findPremiumEnd(subscription) === null) return 'granted';
    return subscription.cancel_at_period_end ? 'ending' : 'active';
  }
  const isSaveable = subscription.can_manage && subscription.ended_at === null;
  return isSaveable && SAVEABLE.includes(subscription.status) ? 'unpaid' : 'free';
}

/** The status in words; a period that is over says so although the provider has not told of it yet. */
export function toShownStatus(subscription: SubscriptionResponse): string {
  const isOver = !subscription.premium && findPremiumEnd(subscription) !== null;
  return isOver ? `Ended ${formatPeriodEnd(subscription)}` : toStatusLabel(subscription.status);
}

/** 1 → "1 day remaining". */
export function toDaysText(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'} remaining`;
}

/** How far the confirmation of a checkout is. `checking`: once more, because the person asked. */
export type ActivationPhase = 'idle' | 'confirming' | 'confirmed' | 'unconfirmed' | 'checking';

/** `activating`: paid, as the address says, and not confirmed yet. */
export type ReturnBanner = 'activating' | 'activated' | 'unconfirmed' | 'canceled';

/** What to say to somebody who comes back from the checkout; null when there is nothing to say. */
export function chooseReturnBanner(
  outcome: CheckoutOutcome | null,
  phase: ActivationPhase,
  isPremium: boolean,
): ReturnBanner | null {
  if (outcome !== 'success') return outcome;
  if (isPremium || phase === 'confirmed') return 'activated';
  return phase === 'unconfirmed' || phase === 'checking' ? 'unconfirmed' : 'activating';
}
