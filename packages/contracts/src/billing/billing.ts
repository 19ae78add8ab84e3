import { DAY_MS } from '../text/durations.ts';

/** What a subscription costs and is called; the price is in limits.ts. */
export const PREMIUM_PLAN = 'Premium Monthly';

/** While it is on, checkout takes this much off at the payment provider: the subscription is real and charges nothing. */
export const BETA: { readonly isOn: boolean; readonly percentOff: number; readonly couponId: string } = {
  isOn: true,
  percentOff: 100,
  couponId: 'firsthand-beta',
};

/** What the pages and the server decide by: the subscription as the payment provider last told it. */
export interface SubscriptionState {
  /** The provider's word; "inactive" without a subscription. */
  status: string;
  /** ISO 8601; null without a subscription. */
  current_period_end: string | null;
  cancel_at_period_end: boolean;
  /** ISO 8601, when it is over for good; null while it is not. */
  ended_at: string | null;
}

const STATUS_LABELS: Readonly<Record<string, string>> = {
  active: 'Active',
  trialing: 'Trial Period',
  past_due: 'Past Due',
  canceled: 'Canceled',
  unpaid: 'Unpaid',
  incomplete: 'Incomplete',
  incomplete_expired: 'Expired',
};

/** A renewal is told within minutes, but the provider may be out of reach; nobody paying loses Premium for that. */
const RENEWAL_GRACE_MS = DAY_MS;
const RENEWING: readonly string[] = ['active', 'trialing'];
/** Never paid, or no longer: being set to end as well makes nothing of them. */
const UNPAID: readonly string[] = ['incomplete', 'incomplete_expired', 'unpaid'];

/** "past_due" → "Past Due"; a status we do not know is capitalised: "paused" → "Paused". */
export function toStatusLabel(status: string): string {
  if (Object.hasOwn(STATUS_LABELS, status)) return STATUS_LABELS[status] ?? status;
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/**
 * Until when a subscription gives Premium, in milliseconds since 1970; null when it gives none. Active or on trial: to
 * the end of the period and a day longer, should the renewal be told late. Set to end: exactly to the period's end.
 */
export function findPremiumEnd(subscription: SubscriptionState): number | null {
  const { status, current_period_end: end, cancel_at_period_end: isEnding, ended_at: endedAt } = subscription;
  if (end === null || endedAt !== null) return null;
  if (isEnding && !UNPAID.includes(status)) return Date.parse(end);
  return RENEWING.includes(status) ? Date.parse(end) + RENEWAL_GRACE_MS : null;
}

/** Whether a subscription counts as active: also one that is set to end, until the period is over. */
export function isSubscriptionActive(subscription: SubscriptionState, nowMs: number): boolean {
  const end = findPremiumEnd(subscription);
  return end !== null && end > nowMs;
}

/** Whether there is something to cancel: active and not set to end already. */
export function isSubscriptionCancellable(subscription: SubscriptionState, nowMs: number): boolean {
  return isSubscriptionActive(subscription, nowMs) && !subscription.cancel_at_period_end;
}

/** Days until the period ends, a begun one whole; 0 when it is over or there is none. */
export function countDaysRemaining({ current_period_end: end }: SubscriptionState, nowMs: number): number {
  return end === null ? 0 : Math.max(0, Math.ceil((Date.parse(end) - nowMs) / DAY_MS));
}

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** "2026-03-01T12:00:00.000Z" → "March 1, 2026", in the reader's time zone unless one is named; "" when there is none. */
export function formatPeriodEnd({ current_period_end: end }: SubscriptionState, timeZone?: string): string {
  if (end === null) return '';
  return new Intl.DateTimeFormat('en-US', timeZone === undefined ? DAY : { ...DAY, timeZone }).format(
    new Date(end),
  );
}
