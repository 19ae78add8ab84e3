import { DAY_MS, type SubscriptionResponse } from '@firsthand/contracts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Db, TaskWorker } from '@firsthand/database';
import type { Door } from '@firsthand/outside';
import type { FaultServer, TestDatabase } from '@firsthand/test-support';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { startStripeStandIn } from '../../../../sandbox/src/stripe/start-stripe-stand-in.ts';
import type { BillingSettings } from '../../billing-settings.ts';
import { startBilling } from '../../features/billing/start-billing.ts';
import { signIn } from '../sign-in.ts';
import { openApi, TEST_NOW, TEST_URL } from '../test-api.ts';

export const BACK = {
  success_url: `${TEST_URL}/subscription?success=true`,
  cancel_url: `${TEST_URL}/subscription?canceled=true`,
};

/** What one waits for a Stripe that is well, also on a busy machine. */
const PATIENT_MS = 30_000;

interface BillingTestOptions {
  door?: Door;
  /** What the API meets before it meets Stripe. */
  outside?: FaultServer;
}

/** The API with Ada signed in, and the sandbox in Stripe's place: what it sends reaches the API's webhook. */
export async function startBillingTest(
  { db, database }: TestDatabase,
  { door, outside }: BillingTestOptions = {},
) {
  const clock = { ms: TEST_NOW.getTime() };
  const now = () => new Date(clock.ms);
  const closers: (() => Promise<void>)[] = [];
  // The stand-in needs the webhook's address and the API the stand-in's, so the address is there before the API.
  const webhookSecret = 'whsec_of_the_tests';
  const settings: BillingSettings = {
    ...{
      provider: 'sandbox',
      secretKey: 'sk_test_x',
      webhookSecret,
      priceId: 'price_x',
      timeoutMs: PATIENT_MS,
    },
    ...(door && { door }),
  };
  const server = createServer((request, answer) => api.routing(request, answer));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => closeServer(server));
  const { port } = server.address() as AddressInfo;
  const webhookUrl = `http://127.0.0.1:${port}/v1/api/subscription/webhook`;
  const stripe = await startStripeStandIn({
    ...{ webhookUrl, webhookSecret, secretKey: 'sk_test_x', priceId: 'price_x', now },
  });
  closers.push(stripe.close);
  if (outside) outside.wellPort = Number(new URL(stripe.url).port);
  const apiBase = outside?.url ?? stripe.url;
  const api = await openApi(database, { billing: { ...settings, apiBase }, now });
  await api.ready();

  const ada = await signIn(database);
  const callAt =
    (app: FastifyInstance) =>
    (path: string, payload?: object, headers: Record<string, string> = ada.headers) =>
      app.inject({
        method: path === 'status' ? 'GET' : 'POST',
        url: `/v1/api/subscription/${path}`,
        headers,
        ...(payload && { payload }),
      });
  const call = callAt(api);
  const status = async (headers?: Record<string, string>) =>
    (await call('status', undefined, headers)).json<SubscriptionResponse>();
  const checkout = async (headers?: Record<string, string>) => {
    const answer = await call('create-checkout-session', BACK, headers);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ checkout_url: string }>().checkout_url;
  };
  const submit = (url: string, fields: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        ...{ number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' },
        ...fields,
      }).toString(),
    });
  let worker: TaskWorker | null = null;
  /** Starts the worker as the server does. */
  const startWork = (): TaskWorker =>
    (worker ??= startBilling({
      ...{ db, settings: { ...settings, apiBase }, clock: now },
      logger: { warn: () => undefined, error: () => undefined },
    }));
  closers.push(async () => worker?.stop());
  return {
    ...{ db, database, api, stripe, ada, call, status, checkout, submit, startWork },
    ...{ settings: { ...settings, apiBase }, webhookUrl, now },
    subscribe: async (fields?: Record<string, string>) => submit(await checkout(), fields),
    /** Makes calls that wait for Stripe no longer than this: for faults, which would otherwise be waited for. */
    openHasty: async (timeoutMs: number) =>
      callAt(await openApi(database, { billing: { ...settings, apiBase, timeoutMs }, now })),
    /** What was sent has been taken, and the work it left is done. */
    quiet: async () => {
      const working = startWork();
      await stripe.settled();
      await waitForWork(db, working);
    },
    pass: (days: number) => {
      clock.ms += days * DAY_MS;
    },
    close: async () => {
      for (const close of closers.reverse()) await close();
    },
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

/** Waits until no task of billing is due; the worker looks at the queue at once, not when its pause is over. */
async function waitForWork(db: Db, worker: TaskWorker): Promise<void> {
  for (let round = 0; round < 400; round++) {
    worker.wake();
    const due = await db
      .selectFrom('tasks')
      .select('id')
      .where('kind', 'in', ['sync-subscription', 'update-customer', 'remove-customer'])
      .where((row) => row.or([row('leased_by', 'is not', null), row('attempts', '=', 0)]))
      .where('key', 'not like', 'cus_%:%')
      .executeTakeFirst();
    if (!due) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The work of billing was not done in time');
}
