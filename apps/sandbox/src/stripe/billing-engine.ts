import { createId, type Checkout, type Customer, type Ledger, type Subscription } from './ledger.ts';
import {
  toCheckoutObject,
  toCustomerObject,
  toEventObject,
  toInvoiceObject,
  toSubscriptionObject,
} from './stripe-objects.ts';

const DAY = 86_400;
const RETRY_SECONDS = 3 * DAY;
/** After so many tries an open payment is given up. */
const MOST_TRIES = 4;
const CHECKOUT_SECONDS = DAY;
/** It is taken now and refused at every renewal, as Stripe's own test card of that end. */
const FAILS_LATER = '0341';
/** A clock that was moved by years has many periods to walk through. */
const MOST_STEPS = 1_000;

export interface EngineOptions {
  ledger: Ledger;
  save: () => void;
  /** The machine's time. */
  now: () => Date;
  price: string;
  /** Known once it listens. */
  toPublicBase: () => string;
  onEvent: (event: object) => void;
}

export type ClockMove = 'day' | 'period-end';

export interface BillingEngine {
  /** Seconds since 1970 by the stand-in's clock. */
  now: () => number;
  /** Does what is due by now. */
  settle: () => void;
  complete: (checkout: Checkout, card: string) => void;
  expire: (checkout: Checkout) => void;
  setCancelAtPeriodEnd: (subscription: Subscription, isEnding: boolean) => void;
  cancelNow: (subscription: Subscription) => void;
  removeCustomer: (customer: Customer) => void;
  /** A new card pays what is open. */
  setCard: (customer: Customer, card: string) => void;
  setPaymentsFail: (fail: boolean) => void;
  move: (by: ClockMove) => void;
  checkoutSeconds: number;
}

/** What Stripe does by itself: subscriptions that begin, renew, fail and end, each with its events. */
export function createEngine(options: EngineOptions): BillingEngine {
  const { ledger, save, price, toPublicBase } = options;
  const now = () => Math.floor(options.now().getTime() / 1_000) + ledger.aheadSeconds;
  const emit = (type: string, object: object, at = now()) => {
    const event = { id: createId('evt_'), type, created: at, object };
    ledger.events.push(event);
    options.onEvent(toEventObject(event));
  };
  const tell = (subscription: Subscription, what: 'created' | 'updated' | 'deleted', at?: number) =>
    emit(`customer.subscription.${what}`, toSubscriptionObject(subscription, price), at);

  const end = (subscription: Subscription, at: number) => {
    Object.assign(subscription, { status: 'canceled', endedAt: at, retryAt: null });
    subscription.canceledAt ??= at;
    tell(subscription, 'deleted', at);
  };
  const pay = (subscription: Subscription, at: number) => {
    const card = ledger.customers.find(({ id }) => id === subscription.customer)?.card;
    const isPaid = !ledger.paymentsFail && card !== FAILS_LATER;
    emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', toInvoiceObject(subscription, isPaid), at);
    if (isPaid) {
      Object.assign(subscription, { status: 'active', failedPayments: 0, retryAt: null });
    } else {
      subscription.failedPayments += 1;
      const isOver = subscription.failedPayments >= MOST_TRIES;
      subscription.status = isOver ? 'unpaid' : 'past_due';
      subscription.retryAt = isOver ? null : at + RETRY_SECONDS;
    }
    tell(subscription, 'updated', at);
  };
  const turnPeriod = (subscription: Subscription) => {
    const at = subscription.periodEnd;
    if (subscription.cancelAtPeriodEnd) {
      end(subscription, at);
      return;
    }
    Object.assign(subscription, { periodStart: at, periodEnd: addMonth(at) });
    if (subscription.status === 'active') pay(subscription, at);
    else tell(subscription, 'updated', at);
  };
  const step = (): boolean => {
    const due = ledger.subscriptions
      .filter(({ endedAt }) => endedAt === null)
      .map((subscription) => ({ subscription, at: nextAt(subscription) }))
      .filter(({ at }) => at <= now())
      .toSorted((a, b) => a.at - b.at)[0];
    if (!due) return false;
    const { subscription, at } = due;
    if (at === subscription.periodEnd) turnPeriod(subscription);
    else pay(subscription, at);
    return true;
  };
  const expire = (checkout: Checkout) => {
    checkout.status = 'expired';
    emit('checkout.session.expired', toCheckoutObject(checkout, toPublicBase()));
    save();
  };
  const settle = () => {
    for (let steps = 0; steps < MOST_STEPS && step(); steps++);
    for (const checkout of ledger.checkouts) {
      if (checkout.status === 'open' && checkout.expiresAt <= now()) expire(checkout);
    }
    save();
  };
  const cancelNow = (subscription: Subscription) => {
    end(subscription, now());
    save();
  };

  return {
    now,
    settle,
    expire,
    cancelNow,
    checkoutSeconds: CHECKOUT_SECONDS,
    complete: (checkout, card) => {
      const at = now();
      const subscription: Subscription = {
        ...{ id: createId('sub_'), customer: checkout.customer, status: 'active', created: at },
        ...{ periodStart: at, periodEnd: addMonth(at), cancelAtPeriodEnd: false, canceledAt: null },
        ...{ endedAt: null, coupon: checkout.coupon, failedPayments: 0, retryAt: null },
      };
      const customer = ledger.customers.find(({ id }) => id === checkout.customer);
      if (customer) customer.card = card;
      ledger.subscriptions.push(subscription);
      Object.assign(checkout, { status: 'complete', subscription: subscription.id });
      tell(subscription, 'created');
      emit('invoice.paid', toInvoiceObject(subscription, true));
      emit('checkout.session.completed', toCheckoutObject(checkout, toPublicBase()));
      save();
    },
    setCancelAtPeriodEnd: (subscription, isEnding) => {
      subscription.cancelAtPeriodEnd = isEnding;
      subscription.canceledAt = isEnding ? now() : null;
      tell(subscription, 'updated');
      save();
    },
    removeCustomer: (customer) => {
      for (const subscription of ledger.subscriptions) {
        if (subscription.customer === customer.id && subscription.endedAt === null) end(subscription, now());
      }
      Object.assign(customer, { isDeleted: true, email: '', name: null, card: null });
      emit('customer.deleted', toCustomerObject(customer));
      save();
    },
    setCard: (customer, card) => {
      customer.card = card;
      for (const subscription of ledger.subscriptions) {
        const isOpen = subscription.status === 'past_due' || subscription.status === 'unpaid';
        if (subscription.customer === customer.id && isOpen) pay(subscription, now());
      }
      save();
    },
    setPaymentsFail: (fail) => {
      ledger.paymentsFail = fail;
      save();
    },
    move: (by) => {
      if (by === 'day') ledger.aheadSeconds += DAY;
      else {
        const ends = ledger.subscriptions.filter(({ endedAt }) => endedAt === null).map(nextAt);
        if (ends.length > 0) ledger.aheadSeconds += Math.max(0, Math.min(...ends) - now());
      }
      settle();
    },
  };
}

/** When something happens to a subscription next: its period ends, or an open payment is tried again. */
function nextAt({ periodEnd, retryAt }: Subscription): number {
  return retryAt === null ? periodEnd : Math.min(periodEnd, retryAt);
}

/** The same day of the next month, or its last: January 31 → February 28. */
function addMonth(seconds: number): number {
  const date = new Date(seconds * 1_000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1_000;
}
