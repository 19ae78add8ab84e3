import type { Checkout, Coupon, Customer, Portal, StripeEvent, Subscription } from './ledger.ts';

/** What the product's price is called when nothing else is set. */
export const DEMO_PRICE = 'price_premium_monthly';
/** In cents. */
const AMOUNT = 1_999;

export function toCustomerObject(customer: Customer): object {
  const { id, email, name, created, userId } = customer;
  if (customer.isDeleted) return { id, object: 'customer', deleted: true };
  return { id, object: 'customer', created, email, name, livemode: false, metadata: { user_id: userId } };
}

export function toPriceObject(id: string): object {
  return {
    ...{ id, object: 'price', active: true, currency: 'usd', livemode: false, type: 'recurring' },
    ...{ unit_amount: AMOUNT, product: 'prod_premium', recurring: { interval: 'month', interval_count: 1 } },
  };
}

export function toCouponObject(coupon: Coupon): object {
  const { id, duration, name, percentOff } = coupon;
  return { id, object: 'coupon', duration, name, percent_off: percentOff, valid: true, livemode: false };
}

export function toSubscriptionObject(subscription: Subscription, price: string): object {
  const { id, customer, status, created, periodStart, periodEnd } = subscription;
  const item = {
    ...{ id: `si_${id.slice(4)}`, object: 'subscription_item', quantity: 1, price: toPriceObject(price) },
    ...{ current_period_start: periodStart, current_period_end: periodEnd, subscription: id },
  };
  return {
    ...{ id, object: 'subscription', customer, status, created, start_date: created, livemode: false },
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    cancel_at: subscription.cancelAtPeriodEnd ? periodEnd : null,
    canceled_at: subscription.canceledAt,
    ended_at: subscription.endedAt,
    ...{ currency: 'usd', collection_method: 'charge_automatically', metadata: {}, trial_end: null },
    items: toList([item], '/v1/subscription_items'),
  };
}

export function toCheckoutObject(checkout: Checkout, publicBase: string): object {
  const { id, customer, status, created, subscription } = checkout;
  return {
    ...{ id, object: 'checkout.session', mode: 'subscription', customer, status, created, subscription },
    ...{ expires_at: checkout.expiresAt, success_url: checkout.successUrl, cancel_url: checkout.cancelUrl },
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    url: status === 'open' ? `${publicBase}/checkout/${id}` : null,
    livemode: false,
  };
}

export function toPortalObject(portal: Portal, publicBase: string): object {
  return {
    ...{ id: portal.id, object: 'billing_portal.session', customer: portal.customer, livemode: false },
    ...{ return_url: portal.returnUrl, url: `${publicBase}/portal/${portal.id}` },
  };
}

export function toInvoiceObject(subscription: Subscription, isPaid: boolean): object {
  return {
    ...{
      id: `in_${subscription.id.slice(4)}_${subscription.periodStart}`,
      object: 'invoice',
      livemode: false,
    },
    ...{ customer: subscription.customer, currency: 'usd', status: isPaid ? 'paid' : 'open' },
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
  };
}

export function toEventObject({ id, type, created, object }: StripeEvent): object {
  return {
    ...{ id, object: 'event', type, created, livemode: false, pending_webhooks: 1, request: null },
    ...{ api_version: '2026-10-28.endive', data: { object } },
  };
}

export function toList(data: readonly object[], url: string): object {
  return { object: 'list', data, has_more: false, url };
}
