import { BETA, SECOND_MS } from '@firsthand/contracts';
import { createOutsideFetch, Door } from '@firsthand/outside';
import Stripe from 'stripe';
import type { BillingSettings } from '../../billing-settings.ts';
import { UnexpectedAnswerError } from './unexpected-answer-error.ts';
import { parseSubscriptions, type ProviderSubscription } from './provider-subscription.ts';

const STRIPE_API = 'https://api.stripe.com';
/** More than anyone has: we open one subscription at a time. */
const MOST_SUBSCRIPTIONS = 100;
const LATEST_CHECKOUTS = 10;
/** Of one address; more than one was made only by what failed. */
const MOST_CUSTOMERS = 100;

export interface CustomerDetails {
  email: string;
  name: string | null;
}

export interface NewCustomer extends CustomerDetails {
  userId: number;
}

export interface NewCheckout {
  customerId: string;
  successUrl: string;
  cancelUrl: string;
}

export interface Checkout {
  id: string;
  /** Null when it is over, paid or not. */
  url: string | null;
  successUrl: string | null;
  cancelUrl: string | null;
}

/** What we ask of the payment provider. Throws an error of its SDK, or an UnexpectedAnswerError. */
export interface PaymentProvider {
  /** The same key gives the same customer, however often it is asked. */
  createCustomer(customer: NewCustomer, key: string): Promise<string>;
  /** The customer made for the account with this id and address since it exists; null when there is none. */
  findCustomer(customer: NewCustomer & { since: Date }): Promise<string | null>;
  /** Nothing happens when the provider does not know the customer, or no longer. */
  updateCustomer(customerId: string, details: CustomerDetails): Promise<void>;
  /** Ends the customer's subscriptions at once; nothing happens when they are gone. */
  removeCustomer(customerId: string): Promise<void>;
  /** Null when the provider does not know the customer, or no longer. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[] | null>;
  /** The latest checkouts, newest first. */
  listCheckouts(customerId: string): Promise<Checkout[]>;
  /** The same key gives the same checkout. */
  createCheckout(checkout: NewCheckout, key: string): Promise<Checkout>;
  expireCheckout(checkoutId: string): Promise<void>;
  setCancelAtPeriodEnd(subscription: ProviderSubscription, isEnding: boolean): Promise<void>;
  /** Null when the provider does not know the customer, or no longer. */
  createPortal(customerId: string, returnUrl: string): Promise<string | null>;
}

/** Whom calls to the provider are made for, by presses and by tasks alike. */
export function toPayer(userId: number): string {
  return `user ${userId}`;
}

/** Stripe through its own SDK. */
export function createPaymentProvider(settings: BillingSettings): PaymentProvider {
  const stripe = createStripe(settings);
  return {
    createCustomer: async ({ email, name, userId }, key) => {
      const customer = await stripe.customers.create(
        { email, metadata: { user_id: String(userId) }, ...(name !== null && { name }) },
        { idempotencyKey: key },
      );
      return requireText(customer.id, 'a customer without an id');
    },
    findCustomer: async ({ userId, email, since }) => {
      const isTheirs = (one: Stripe.Customer) =>
        one.metadata['user_id'] === String(userId) &&
        one.email === email &&
        one.created >= Math.floor(since.getTime() / SECOND_MS);
      const listed = await stripe.customers.list({ email, limit: MOST_CUSTOMERS }).catch(unlessRefused);
      const found = findFirst(listed, isTheirs);
      if (found !== undefined) return found.id;
      const query = `metadata['user_id']:'${userId}'`;
      const searched = await stripe.customers.search({ query, limit: MOST_CUSTOMERS }).catch(unlessRefused);
      return findFirst(searched, isTheirs)?.id ?? null;
    },
    updateCustomer: async (customerId, { email, name }) => {
      await stripe.customers.update(customerId, { email, name: name ?? '' }).catch(unlessMissing(null));
    },
    removeCustomer: async (customerId) => {
      await stripe.customers.del(customerId).catch(unlessMissing(null));
    },
    listSubscriptions: async (customerId) => {
      const list = await stripe.subscriptions
        .list({ customer: customerId, status: 'all', limit: MOST_SUBSCRIPTIONS })
        .catch(unlessMissing(null));
      return list && parseSubscriptions(list);
    },
    listCheckouts: async (customerId) => {
      const list = await stripe.checkout.sessions.list({ customer: customerId, limit: LATEST_CHECKOUTS });
      if (!Array.isArray(list.data)) throw new UnexpectedAnswerError('a list without data');
      return list.data.map(toCheckout);
    },
    createCheckout: async (checkout, key) => {
      const discounts = BETA.isOn ? [{ coupon: await ensureBetaCoupon(stripe) }] : undefined;
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: checkout.customerId,
          line_items: [{ price: settings.priceId, quantity: 1 }],
          success_url: checkout.successUrl,
          cancel_url: checkout.cancelUrl,
          ...(discounts && { discounts }),
        },
        // Under one key only the same may be asked for.
        { idempotencyKey: `${key}-${settings.priceId}` },
      );
      return toCheckout(session);
    },
    expireCheckout: async (checkoutId) => {
      await stripe.checkout.sessions.expire(checkoutId);
    },
    setCancelAtPeriodEnd: async ({ id, hasEndDate }, isEnding) => {
      // The provider's own pages may set a date of end instead; only one of the two may be given.
      const change =
        hasEndDate && !isEnding ? { cancel_at: '' as const } : { cancel_at_period_end: isEnding };
      await stripe.subscriptions.update(id, change);
    },
    createPortal: async (customerId, returnUrl) => {
      const session = await stripe.billingPortal.sessions
        .create({ customer: customerId, return_url: returnUrl })
        .catch(unlessMissing(null));
      return session && requireAddress(session.url);
    },
  };
}

function createStripe({ secretKey, apiBase, timeoutMs, door = new Door('stripe') }: BillingSettings): Stripe {
  const own = apiBase === undefined ? null : new URL(apiBase);
  const wholeMs = timeoutMs ?? door.limits.wholeMs;
  const fetch = createOutsideFetch({
    ...{ door, base: apiBase ?? STRIPE_API, wholeMs },
    // Looking for a customer and making one fail together: "/v1/customers/search" → "customers".
    toKind: ({ path }) => path.split('/')[2] ?? '',
  });
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetch),
    // The fetch has ended before.
    timeout: 2 * wholeMs,
    maxNetworkRetries: door.limits.retries,
    telemetry: false,
    ...(own && {
      host: own.hostname,
      port: own.port === '' ? (own.protocol === 'http:' ? 80 : 443) : Number(own.port),
      protocol: own.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
}

/** The discount of the beta, made where it is missing. Two at once make one: the id is ours. */
async function ensureBetaCoupon(stripe: Stripe): Promise<string> {
  const found = await stripe.coupons.retrieve(BETA.couponId).catch(unlessMissing(null));
  if (found) return BETA.couponId;
  await stripe.coupons
    .create({
      id: BETA.couponId,
      percent_off: BETA.percentOff,
      duration: 'forever',
      name: 'Free during beta',
    })
    .catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'))
        throw error;
    });
  return BETA.couponId;
}

/** For `catch`: another result when the provider says that there is no such thing. */
function unlessMissing<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return instead;
    throw error;
  };
}

/**
 * For `catch` of what looks for customers: a provider that does not offer this way of looking has found nobody. Search is not
 * offered everywhere, and sees what was made only after a minute or more, so that the list is asked first.
 */
function unlessRefused(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
  throw error;
}

function findFirst(
  list: { data: Stripe.Customer[] } | null,
  isWanted: (customer: Stripe.Customer) => boolean,
): Stripe.Customer | undefined {
  if (list === null) return undefined;
  if (!Array.isArray(list.data)) throw new UnexpectedAnswerError('a list without data');
  return list.data.find(isWanted);
}

function toCheckout(session: Stripe.Checkout.Session): Checkout {
  return {
    id: requireText(session.id, 'a checkout without an id'),
    url: session.status === 'open' ? requireAddress(session.url) : null,
    successUrl: session.success_url,
    cancelUrl: session.cancel_url,
  };
}

function requireText(value: unknown, otherwise: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new UnexpectedAnswerError(otherwise);
}

/** People are sent there, so it has to be an address of the web. */
function requireAddress(value: unknown): string {
  const text = requireText(value, 'a page without an address');
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new UnexpectedAnswerError('an address that is none');
}
