import { ERROR_TEXTS, SECOND_MS } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { Door, DOOR_LIMITS, type DoorLimits } from '@firsthand/outside';
import {
  closeAfterFile,
  describeStore,
  SERVER_FAULTS,
  startFaultServer,
  type FaultServer,
} from '@firsthand/test-support';
import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { BACK, startBillingTest } from '../../testing/start/start-billing-test.ts';
import { expectRefusal } from '../../testing/test-api.ts';

/** What a call waits for that meets a fault: short, so that little is waited for. */
const HASTY_MS = 500;
/** What lies between the two ends of a connection may be on its way when it is cut. */
const ON_THE_WAY = 8 * 2 ** 20;
const { answerMaxBytes, restMs } = DOOR_LIMITS.stripe;
const CHANGES = {
  refresh: ERROR_TEXTS.subscriptionRefreshFailed,
  cancel: ERROR_TEXTS.subscriptionCancelFailed,
  reactivate: ERROR_TEXTS.subscriptionReactivateFailed,
  'customer-portal': ERROR_TEXTS.portalFailed,
};

let outside: FaultServer;
beforeAll(async () => {
  outside = await startFaultServer();
  closeAfterFile(() => outside.close());
});

const readRows = (db: Db) => db.selectFrom('subscriptions').selectAll().execute();

describeStore('Stripe failing on the line', (open) => {
  const start = async (limits: Partial<DoorLimits>, now?: () => number) => {
    outside.fault = null;
    const door = new Door('stripe', { limits: { retries: 0, ...limits }, ...(now && { now }) });
    const billing = await startBillingTest(await open(), { door, outside });
    closeAfterFile(billing.close);
    return billing;
  };

  test('tells so, changes nothing and leaves no half subscription, whatever the fault', async () => {
    const { db, call, openHasty, status, subscribe, quiet, startWork } = await start({
      failuresUntilRest: 1_000,
    });
    const callHastily = await openHasty(HASTY_MS);
    const free = await status();
    for (const fault of SERVER_FAULTS) {
      outside.fault = fault;
      expectRefusal(await callHastily('create-checkout-session', BACK), 502, ERROR_TEXTS.checkoutFailed);
      expect([fault, await readRows(db), await status()]).toEqual([fault, [], free]);
    }
    outside.fault = null;
    await subscribe();
    await quiet();
    // The period of the test's clock is over by the store's, so its second look at the subscription is due at once.
    await startWork().stop();
    const paid = await status();
    expect(paid).toMatchObject({ status: 'active', premium: true });

    const rows = await readRows(db);
    for (const fault of SERVER_FAULTS) {
      const before = outside.seen.bytes;
      outside.fault = fault;
      const texts = Object.entries(CHANGES);
      const answers = await Promise.all(texts.map(([path]) => callHastily(path)));
      for (const [index, answer] of answers.entries()) expectRefusal(answer, 502, texts[index]?.[1]);
      expect([fault, await readRows(db), await status()]).toEqual([fault, rows, paid]);
      expect(outside.seen.bytes - before).toBeLessThan(texts.length * (answerMaxBytes + ON_THE_WAY));
    }
    expect(outside.seen.inside).toBe(0);
    outside.fault = null;
    expect((await call('cancel')).json()).toMatchObject({ cancel_at_period_end: true, premium: true });
  });

  test('lets it rest when two people met it, says when to come back, and subscribes once afterwards', async () => {
    let ms = 0;
    const { db, database, call, status, subscribe, quiet } = await start({ retries: 1 }, () => ms);
    const bob = await signIn(database, { email: 'bob@example.com' });
    const eve = await signIn(database, { email: 'eve@example.com' });
    const press = (who = bob) => call('create-checkout-session', BACK, who.headers);
    outside.fault = 'unwell';
    const failed: Awaited<ReturnType<typeof call>>[] = [];
    for (let times = 0; times < 5; times += 1) failed.push(await call('create-checkout-session', BACK));
    failed.push(await press());
    for (const answer of failed) {
      expectRefusal(answer, 502, ERROR_TEXTS.checkoutFailed);
      expect(answer.headers).not.toHaveProperty('retry-after');
    }
    const { connections } = outside.seen;
    const refused = await press(eve);
    expectRefusal(
      refused,
      503,
      `${ERROR_TEXTS.checkoutFailed}. The payment service is not answering just now. Please try again in 10 seconds.`,
    );
    expect(refused.headers['retry-after']).toBe(String(restMs / SECOND_MS));
    expect(outside.seen.connections).toBe(connections);

    ms += restMs;
    for (let times = 0; times < 3; times += 1)
      expectRefusal(await call('create-checkout-session', BACK), 502, ERROR_TEXTS.checkoutFailed);

    ms += restMs;
    outside.fault = null;
    await subscribe();
    await quiet();
    expect(await status()).toMatchObject({ status: 'active', premium: true });
    expect(await readRows(db)).toHaveLength(1);
  });
});

describeStore('Stripe answering 500, which it keeps under the key', (open) => {
  const start = async () => {
    const billing = await startBillingTest(await open());
    closeAfterFile(billing.close);
    const { stripe, call } = billing;
    const countCustomers = async () => {
      const headers = { authorization: `Bearer ${stripe.secretKey}` };
      const answer = await fetch(`${stripe.url}/v1/customers`, { headers });
      return ((await answer.json()) as { data: unknown[] }).data.length;
    };
    const press = () => call('create-checkout-session', BACK);
    const failPress = async (fault: 'broken' | 'broken-after') => {
      stripe.setFault(fault);
      expectRefusal(await press(), 502, ERROR_TEXTS.checkoutFailed);
      stripe.setFault(null);
    };
    return { ...billing, countCustomers, press, failPress };
  };

  test.each(['broken', 'broken-after'] as const)(
    'lets the same person subscribe with the next press, as one customer: %s',
    async (fault) => {
      const { failPress, countCustomers, subscribe, quiet, status } = await start();
      await failPress(fault);
      await failPress(fault);
      await subscribe();
      await quiet();
      expect(await status()).toMatchObject({ status: 'active', premium: true });
      expect(await countCustomers()).toBe(1);
    },
  );

  test.each(['broken', 'broken-after'] as const)(
    'makes one customer and one checkout of two presses at once afterwards: %s',
    async (fault) => {
      const { failPress, countCustomers, press } = await start();
      await failPress(fault);
      const urls = await Promise.all([press(), press(), press()]);
      expect(new Set(urls.map(({ body }) => body)).size).toBe(1);
      expect(urls[0].statusCode, urls[0].body).toBe(200);
      expect(await countCustomers()).toBe(1);
    },
  );

  test('opens a checkout with the next press when only that met it', async () => {
    const { stripe, checkout, press, countCustomers } = await start();
    await checkout();
    stripe.setFault('broken-after');
    expectRefusal(await press(), 502, ERROR_TEXTS.checkoutFailed);
    stripe.setFault(null);
    expect((await press()).statusCode).toBe(200);
    expect(await countCustomers()).toBe(1);
  });
});
