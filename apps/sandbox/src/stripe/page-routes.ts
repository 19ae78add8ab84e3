import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toStandInPolicy } from '../stand-in-page.ts';
import type { BillingEngine } from './billing-engine.ts';
import { readCard } from './card.ts';
import type { Ledger } from './ledger.ts';
import {
  STRIPE_PATH,
  toCheckoutPage,
  toClockPage,
  toClosedCheckoutPage,
  toNothingPage,
  toPortalPage,
} from './stripe-pages.ts';

/** The pages people click through, and the clock's control. */
export function addPageRoutes(app: FastifyInstance, ledger: Ledger, engine: BillingEngine): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('content-security-policy', toStandInPolicy()).header('cache-control', 'no-store');
    done();
  });
  addCheckout(app, ledger, engine);
  addPortal(app, ledger, engine);
  addClock(app, ledger, engine);
  app.setNotFoundHandler((_request, reply) => sendPage(reply, toNothingPage(), 404));
}

function addCheckout(app: FastifyInstance, ledger: Ledger, engine: BillingEngine): void {
  const url = `${STRIPE_PATH}/checkout/:id`;
  const find = (request: FastifyRequest) => {
    engine.settle();
    const checkout = ledger.checkouts.find(({ id }) => id === toId(request));
    const customer = ledger.customers.find(({ id }) => id === checkout?.customer);
    if (!checkout || !customer || customer.isDeleted) return null;
    const coupon = ledger.coupons.find(({ id }) => id === checkout.coupon);
    return { checkout, buyer: { email: customer.email, isFree: coupon?.percentOff === 100 } };
  };
  app.get(url, (request, reply) => {
    const found = find(request);
    if (!found) return sendPage(reply, toNothingPage(), 404);
    const { checkout, buyer } = found;
    return sendPage(
      reply,
      checkout.status === 'open' ? toCheckoutPage(checkout, buyer) : toClosedCheckoutPage(checkout),
    );
  });
  app.post(url, (request, reply) => {
    const found = find(request);
    if (!found) return sendPage(reply, toNothingPage(), 404);
    const { checkout, buyer } = found;
    // Sent twice: it is paid once, and both lead on.
    if (checkout.status === 'complete') return reply.redirect(checkout.successUrl, 303);
    if (checkout.status === 'expired') return sendPage(reply, toClosedCheckoutPage(checkout), 410);
    const card = readCard(toForm(request), engine.now());
    if ('fault' in card) return sendPage(reply, toCheckoutPage(checkout, buyer, card.fault), 402);
    engine.complete(checkout, card.last4);
    return reply.redirect(checkout.successUrl, 303);
  });
}

function addPortal(app: FastifyInstance, ledger: Ledger, engine: BillingEngine): void {
  const url = `${STRIPE_PATH}/portal/:id`;
  const find = (request: FastifyRequest) => {
    engine.settle();
    const portal = ledger.portals.find(({ id }) => id === toId(request));
    const customer = ledger.customers.find(({ id }) => id === portal?.customer);
    if (!portal || !customer || customer.isDeleted) return null;
    const subscriptions = ledger.subscriptions.filter((one) => one.customer === customer.id).toReversed();
    return { portal, customer, subscriptions };
  };
  app.get(url, (request, reply) => {
    const found = find(request);
    if (!found) return sendPage(reply, toNothingPage(), 404);
    return sendPage(reply, toPortalPage(found.portal, found.customer, found.subscriptions));
  });
  app.post(url, (request, reply) => {
    const found = find(request);
    if (!found) return sendPage(reply, toNothingPage(), 404);
    const form = toForm(request);
    const current = found.subscriptions.find(({ endedAt }) => endedAt === null);
    if (form.get('action') === 'card') {
      const card = readCard(form, engine.now());
      if ('fault' in card) {
        return sendPage(
          reply,
          toPortalPage(found.portal, found.customer, found.subscriptions, card.fault),
          402,
        );
      }
      engine.setCard(found.customer, card.last4);
    } else if (current) {
      engine.setCancelAtPeriodEnd(current, form.get('action') === 'cancel');
    }
    return reply.redirect(`${STRIPE_PATH}/portal/${found.portal.id}`, 303);
  });
}

function addClock(app: FastifyInstance, ledger: Ledger, engine: BillingEngine): void {
  const toState = () => ({
    now: new Date(engine.now() * 1_000).toISOString(),
    ahead_seconds: ledger.aheadSeconds,
    payments_fail: ledger.paymentsFail,
    subscriptions: ledger.subscriptions.length,
  });
  const act = (action: unknown): boolean => {
    if (action === 'day' || action === 'period-end') engine.move(action);
    else if (action === 'payments-fail' || action === 'payments-work') {
      engine.setPaymentsFail(action === 'payments-fail');
    } else return false;
    return true;
  };
  app.get(`${STRIPE_PATH}/clock`, (_request, reply) => {
    engine.settle();
    return sendPage(reply, toClockPage(ledger, engine.now()));
  });
  app.post(`${STRIPE_PATH}/clock`, (request, reply) => {
    act(toForm(request).get('action'));
    return reply.redirect(`${STRIPE_PATH}/clock`, 303);
  });
  app.get(`${STRIPE_PATH}/clock.json`, () => toState());
  app.post(`${STRIPE_PATH}/clock.json`, (request, reply) => {
    const action = typeof request.body === 'string' ? toAction(request.body) : undefined;
    return act(action) ? toState() : reply.code(400).send({ error: 'There is no such action.' });
  });
}

/** '{"action":"day"}' → "day" */
function toAction(body: string): unknown {
  try {
    return (JSON.parse(body) as { action?: unknown } | null)?.action;
  } catch {
    // No JSON names no action.
    return undefined;
  }
}

function toId(request: FastifyRequest): string {
  return (request.params as { id: string }).id;
}

function toForm({ body }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '');
}

function sendPage(reply: FastifyReply, html: string, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}
