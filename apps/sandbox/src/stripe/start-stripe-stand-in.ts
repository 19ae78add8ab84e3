import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { answerOnLoopbackOnly } from '../loopback.ts';
import { addApiRoutes, type StripeFault } from './api-routes.ts';
import { createEngine, type ClockMove } from './billing-engine.ts';
import { createDelivery } from './deliver-events.ts';
import { createId, openLedger } from './ledger.ts';
import { addPageRoutes } from './page-routes.ts';
import { DEMO_PRICE } from './stripe-objects.ts';
import { STRIPE_PATH } from './stripe-pages.ts';

export interface StripeStandInOptions {
  /** Origin under which people reach `/sandbox/stripe`; default its own on the loopback. */
  publicUrl?: string;
  /** Where events go: the product's webhook. */
  webhookUrl: string;
  /** Keeps what it knows across restarts; without one it forgets. */
  file?: string;
  secretKey?: string;
  webhookSecret?: string;
  priceId?: string;
  now?: () => Date;
  /** Told of events that were given up. */
  onError?: (error: unknown) => void;
}

export interface StripeStandIn {
  /** Its origin: `/v1` is the API, `/sandbox/stripe` the pages. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  move: (by: ClockMove) => void;
  setPaymentsFail: (fail: boolean) => void;
  /** Makes the API fail; null lets it work again. */
  setFault: (fault: StripeFault | null) => void;
  /** Whether events are sent; while they are not, they are lost. */
  setSending: (isSending: boolean) => void;
  /** Resolves when every event was taken or given up. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts a stand-in for Stripe on a loopback port: the part of its API that the product uses, pages for checkout and
 * billing, signed events to the webhook, and a clock that can be moved. Its secrets are made at start.
 */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  const secretKey = options.secretKey ?? createId('sk_test_');
  const webhookSecret = options.webhookSecret ?? createId('whsec_');
  const price = options.priceId ?? DEMO_PRICE;
  const app = createApp();
  const { ledger, save } = openLedger(options.file);
  const delivery = createDelivery({
    url: options.webhookUrl,
    secret: webhookSecret,
    onError: options.onError,
  });
  let fault: StripeFault | null = null;
  let isSending = true;
  let publicBase = '';
  const toPublicBase = () => publicBase;
  const engine = createEngine({
    ...{ ledger, save, price, toPublicBase, now: options.now ?? (() => new Date()) },
    onEvent: (event: object) => {
      if (isSending) delivery.send(event);
    },
  });
  await app.register((scope, _options, done) => {
    addPageRoutes(scope, ledger, engine);
    done();
  });
  addApiRoutes(app, {
    ...{ ledger, save, engine, secretKey, price, toPublicBase, findFault: () => fault },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  publicBase = `${options.publicUrl ?? url}${STRIPE_PATH}`;
  return {
    ...{ url, secretKey, webhookSecret, priceId: price },
    move: engine.move,
    setPaymentsFail: engine.setPaymentsFail,
    setFault: (wanted) => {
      fault = wanted;
    },
    setSending: (wanted) => {
      isSending = wanted;
    },
    settled: delivery.settled,
    close: async () => {
      delivery.close();
      await app.close();
    },
  };
}

function createApp(): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  answerOnLoopbackOnly(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  return app;
}
