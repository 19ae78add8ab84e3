import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BillingEngine } from './billing-engine.ts';
import { createId, type Ledger } from './ledger.ts';
import {
  toCheckoutObject,
  toCouponObject,
  toCustomerObject,
  toEventObject,
  toList,
  toPortalObject,
  toPriceObject,
  toSubscriptionObject,
} from './stripe-objects.ts';

/**
 * How the API fails while it is told to: no connection, no answer, no JSON, JSON of another shape, a 500 before the work or
 * after it.
 */
export type StripeFault = 'down' | 'silent' | 'garbage' | 'another-shape' | 'broken' | 'broken-after';

/** Search sees what was made only after a while. */
const SEARCH_BEHIND_SECONDS = 60;

export interface ApiOptions {
  ledger: Ledger;
  save: () => void;
  engine: BillingEngine;
  secretKey: string;
  price: string;
  toPublicBase: () => string;
  findFault: () => StripeFault | null;
}

interface Call {
  /** The id in the address; "" where there is none. */
  id: string;
  given: URLSearchParams;
}

/** Refused as Stripe refuses. */
class StripeRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const BROKEN = new StripeRefusal(
  500,
  'api_error',
  'Sorry! There was an error while talking to one of our backends.',
);

/** The part of Stripe's API that the product uses, under `/v1`: forms in, JSON out. */
export function addApiRoutes(app: FastifyInstance, options: ApiOptions): void {
  const { engine } = options;
  const answered: Answered = new Map();
  const calls = createCalls(options);
  app.all('/v1/*', (request, reply) => {
    const fault = options.findFault();
    if (fault !== null && !isBroken(fault)) return fail(reply, fault);
    void reply.header('request-id', createId('req_'));
    if (request.headers.authorization !== `Bearer ${options.secretKey}`) {
      return refuse(reply, new StripeRefusal(401, 'api_key_invalid', 'Invalid API Key provided.'));
    }
    engine.settle();
    const outcome = once(request, answered, () => {
      if (fault === 'broken') throw BROKEN;
      const done = answer(request, calls);
      if (fault === 'broken-after') throw BROKEN;
      return done;
    });
    return outcome instanceof StripeRefusal ? refuse(reply, outcome) : outcome;
  });
}

function fail(reply: FastifyReply, fault: StripeFault): FastifyReply | object | string {
  if (fault === 'garbage') return reply.type('application/json').send('<html>Bad gateway</html>');
  if (fault === 'another-shape') return { object: 'list', data: [{ id: 7 }] };
  void reply.hijack();
  if (fault === 'down') reply.raw.destroy();
  return reply;
}

function refuse(reply: FastifyReply, { status, code, message }: StripeRefusal): FastifyReply {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return reply.code(status).send({ error: { type, code, message } });
}

function isBroken(fault: StripeFault): fault is 'broken' | 'broken-after' {
  return fault === 'broken' || fault === 'broken-after';
}

type Answered = Map<string, { given: string; answer: object }>;

/** The same Idempotency-Key gives the same answer, a failure too, and is refused for anything else. */
function once(request: FastifyRequest, answered: Answered, work: () => object): object {
  const attempt = () => {
    try {
      return work();
    } catch (error) {
      if (error instanceof StripeRefusal) return error;
      throw error;
    }
  };
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || typeof key !== 'string') return attempt();
  const given = createHash('sha256')
    .update(`${request.url} ${String(request.body)}`)
    .digest('hex');
  const before = answered.get(key);
  if (before && before.given !== given) {
    return new StripeRefusal(400, 'idempotency_error', 'Keys can only be used with the same parameters.');
  }
  const answer = before?.answer ?? attempt();
  answered.set(key, { given, answer });
  return answer;
}

function answer(request: FastifyRequest, calls: ReturnType<typeof createCalls>): object {
  const { pathname, searchParams } = new URL(request.url, 'http://stripe');
  const given =
    request.method === 'GET' || typeof request.body !== 'string'
      ? searchParams
      : new URLSearchParams(request.body);
  for (const [pattern, work] of calls) {
    const match = pattern.exec(`${request.method} ${pathname}`);
    if (match) return work({ id: decodeURIComponent(match[1] ?? ''), given });
  }
  throw new StripeRefusal(404, 'url_invalid', `Unrecognized request URL (${request.method}: ${pathname}).`);
}

function createCalls({ ledger, save, engine, price, toPublicBase }: ApiOptions) {
  const findCustomer = (id: string) => {
    const customer = ledger.customers.find((one) => one.id === id && !one.isDeleted);
    return customer ?? missing('customer', id);
  };
  const find = <T extends { id: string }>(what: string, list: T[], id: string): T =>
    list.find((one) => one.id === id) ?? missing(what, id);
  const toSubscription = (id: string) => find('subscription', ledger.subscriptions, id);

  const calls: [RegExp, (call: Call) => object][] = [
    [
      /^POST \/v1\/customers$/,
      ({ given }) => {
        const customer = {
          ...{ id: createId('cus_'), email: given.get('email') ?? '', name: given.get('name') },
          ...{
            userId: given.get('metadata[user_id]') ?? '',
            created: engine.now(),
            isDeleted: false,
            card: null,
          },
        };
        ledger.customers.push(customer);
        save();
        return toCustomerObject(customer);
      },
    ],
    [
      /^GET \/v1\/customers$/,
      ({ given }) => {
        const wanted = ledger.customers.filter(
          ({ email, isDeleted }) => !isDeleted && (given.get('email') ?? email) === email,
        );
        return toList(wanted.toReversed().map(toCustomerObject), '/v1/customers');
      },
    ],
    [
      /^GET \/v1\/customers\/search$/,
      ({ given }) => {
        const [, userId] = /^metadata\['user_id'\]:'(\d+)'$/.exec(given.get('query') ?? '') ?? [];
        const isSeen = engine.now() - SEARCH_BEHIND_SECONDS;
        const wanted = ledger.customers.filter(
          (one) => !one.isDeleted && one.userId === userId && one.created <= isSeen,
        );
        return { ...toList(wanted.map(toCustomerObject), '/v1/customers/search'), object: 'search_result' };
      },
    ],
    [/^GET \/v1\/customers\/(\w+)$/, ({ id }) => toCustomerObject(find('customer', ledger.customers, id))],
    [
      /^POST \/v1\/customers\/(\w+)$/,
      ({ id, given }) => {
        const customer = findCustomer(id);
        const name = given.get('name');
        // An empty name takes it away, as at Stripe.
        Object.assign(customer, { email: given.get('email') ?? customer.email });
        if (name !== null) customer.name = name === '' ? null : name;
        save();
        return toCustomerObject(customer);
      },
    ],
    [
      /^DELETE \/v1\/customers\/(\w+)$/,
      ({ id }) => {
        engine.removeCustomer(findCustomer(id));
        return { id, object: 'customer', deleted: true };
      },
    ],
    [/^GET \/v1\/prices\/(\w+)$/, ({ id }) => (id === price ? toPriceObject(id) : missing('price', id))],
    [/^GET \/v1\/coupons\/([\w-]+)$/, ({ id }) => toCouponObject(find('coupon', ledger.coupons, id))],
    [
      /^POST \/v1\/coupons$/,
      ({ given }) => {
        const id = given.get('id') ?? createId('');
        if (ledger.coupons.some((one) => one.id === id)) {
          throw new StripeRefusal(400, 'resource_already_exists', 'Coupon already exists.');
        }
        const coupon = {
          ...{ id, percentOff: Number(given.get('percent_off')), duration: given.get('duration') ?? 'once' },
          name: given.get('name'),
        };
        ledger.coupons.push(coupon);
        save();
        return toCouponObject(coupon);
      },
    ],
    [
      /^GET \/v1\/checkout\/sessions$/,
      ({ given }) => {
        const wanted = ledger.checkouts.filter(
          ({ customer, status }) =>
            (given.get('customer') ?? customer) === customer && (given.get('status') ?? status) === status,
        );
        const newestFirst = wanted.toReversed().slice(0, Number(given.get('limit') ?? 10));
        return toList(
          newestFirst.map((one) => toCheckoutObject(one, toPublicBase())),
          '/v1/checkout/sessions',
        );
      },
    ],
    [
      /^POST \/v1\/checkout\/sessions$/,
      ({ given }) => {
        const asked = given.get('line_items[0][price]') ?? '';
        if (asked !== price) missing('price', asked);
        const coupon = given.get('discounts[0][coupon]');
        if (coupon !== null) find('coupon', ledger.coupons, coupon);
        const checkout = {
          ...{ id: createId('cs_test_'), customer: findCustomer(given.get('customer') ?? '').id, coupon },
          ...{
            status: 'open' as const,
            created: engine.now(),
            expiresAt: engine.now() + engine.checkoutSeconds,
          },
          ...{ successUrl: given.get('success_url') ?? '', cancelUrl: given.get('cancel_url') ?? '' },
          subscription: null,
        };
        ledger.checkouts.push(checkout);
        save();
        return toCheckoutObject(checkout, toPublicBase());
      },
    ],
    [
      /^GET \/v1\/checkout\/sessions\/(\w+)$/,
      ({ id }) => toCheckoutObject(find('checkout.session', ledger.checkouts, id), toPublicBase()),
    ],
    [
      /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
      ({ id }) => {
        const checkout = find('checkout.session', ledger.checkouts, id);
        if (checkout.status !== 'open') {
          throw new StripeRefusal(400, 'checkout_not_open', 'Only open checkouts can be expired.');
        }
        engine.expire(checkout);
        return toCheckoutObject(checkout, toPublicBase());
      },
    ],
    [
      /^POST \/v1\/billing_portal\/sessions$/,
      ({ given }) => {
        const customer = findCustomer(given.get('customer') ?? '').id;
        const portal = { id: createId('bps_'), customer, returnUrl: given.get('return_url') ?? '' };
        ledger.portals.push(portal);
        save();
        return toPortalObject(portal, toPublicBase());
      },
    ],
    [
      /^GET \/v1\/subscriptions$/,
      ({ given }) => {
        const { id } = findCustomer(given.get('customer') ?? '');
        const wanted = given.get('status') ?? 'all';
        const found = ledger.subscriptions.filter(
          ({ customer, status }) => customer === id && (wanted === 'all' || wanted === status),
        );
        return toList(
          found.toReversed().map((one) => toSubscriptionObject(one, price)),
          '/v1/subscriptions',
        );
      },
    ],
    [/^GET \/v1\/subscriptions\/(\w+)$/, ({ id }) => toSubscriptionObject(toSubscription(id), price)],
    [
      /^POST \/v1\/subscriptions\/(\w+)$/,
      ({ id, given }) => {
        const subscription = toSubscription(id);
        if (subscription.endedAt !== null) missing('subscription', id);
        const isEnding = given.get('cancel_at_period_end');
        if (isEnding !== null) engine.setCancelAtPeriodEnd(subscription, isEnding === 'true');
        else if (given.get('cancel_at') === '') engine.setCancelAtPeriodEnd(subscription, false);
        return toSubscriptionObject(subscription, price);
      },
    ],
    [
      /^DELETE \/v1\/subscriptions\/(\w+)$/,
      ({ id }) => {
        const subscription = toSubscription(id);
        if (subscription.endedAt !== null) missing('subscription', id);
        engine.cancelNow(subscription);
        return toSubscriptionObject(subscription, price);
      },
    ],
    [
      /^GET \/v1\/events$/,
      () => toList(ledger.events.toReversed().slice(0, 100).map(toEventObject), '/v1/events'),
    ],
    [/^GET \/v1\/events\/(\w+)$/, ({ id }) => toEventObject(find('event', ledger.events, id))],
  ];
  return calls;
}

function missing(what: string, id: string): never {
  throw new StripeRefusal(404, 'resource_missing', `No such ${what}: '${id}'`);
}
