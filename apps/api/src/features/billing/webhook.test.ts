import { describeDatabases, describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { signEvent } from '../../../../sandbox/src/stripe/deliver-events.ts';
import { startBillingTest } from '../../testing/start/start-billing-test.ts';
import { expectRefusal, TEST_NOW } from '../../testing/test-api.ts';
import { syncBilling } from './operate-billing.ts';

const SECONDS = TEST_NOW.getTime() / 1_000;
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const anEvent = (customer: unknown, changes: object = {}) => ({
  ...{ id: 'evt_1', object: 'event', type: 'customer.subscription.updated' },
  data: { object: { object: 'subscription', id: 'sub_x', customer, status: 'active' } },
  ...changes,
});

const startWith = (open: OpenTestDatabase) => async () => {
  const billing = await startBillingTest(await open());
  closers.push(billing.close);
  const { api, db, settings } = billing;
  const send = (body: string, signature: string | null = signEvent(body, settings.webhookSecret, SECONDS)) =>
    api.inject({
      ...{ method: 'POST', url: '/v1/api/subscription/webhook', payload: body },
      headers: {
        'content-type': 'application/json',
        ...(signature !== null && { 'stripe-signature': signature }),
      },
    });
  const findCustomer = async () =>
    (await db.selectFrom('subscriptions').select('customer_id').executeTakeFirstOrThrow()).customer_id;
  const countTasks = async () =>
    (await db.selectFrom('tasks').select('key').where('kind', '=', 'sync-subscription').execute()).filter(
      ({ key }) => key.startsWith('evt_'),
    ).length;
  return { ...billing, send, findCustomer, countTasks };
};

describeStore('the webhook', (open) => {
  const start = startWith(open);

  test('refuses what is not signed by Stripe, or was kept back, and does nothing', async () => {
    const { db, settings, send } = await start();
    const body = JSON.stringify(anEvent('cus_x'));
    const right = signEvent(body, settings.webhookSecret, SECONDS);
    const forged: Record<string, [string, string | null]> = {
      'no signature': [body, null],
      'an empty one': [body, ''],
      'no signature at all': [body, 'garbage'],
      'another secret': [body, signEvent(body, 'whsec_other', SECONDS)],
      'another body': [body.replace('active', 'trialing'), right],
      'an older time put in': [body, right.replace(/t=\d+/, `t=${SECONDS - 1}`)],
      'a scheme that is none': [body, right.replace('v1=', 'v0=')],
      'one that was kept back': [body, signEvent(body, settings.webhookSecret, SECONDS - 301)],
      'a body that is no JSON': ['{', signEvent('{', settings.webhookSecret, SECONDS)],
      'a body that is no event': ['{}', signEvent('{}', settings.webhookSecret, SECONDS)],
      'no body': ['', signEvent('', settings.webhookSecret, SECONDS)],
    };
    for (const [kind, [payload, signature]] of Object.entries(forged)) {
      const answer = await send(payload, signature);
      expect([kind, answer.statusCode]).toEqual([kind, 400]);
      expectRefusal(answer, 400, /no message of the payment provider/);
    }
    expect(await db.selectFrom('billing_events').selectAll().execute()).toEqual([]);
    expect((await send(body, right)).json()).toEqual({ received: true });
  });

  test('does not believe what an event says, only asks Stripe about its customer', async () => {
    const { checkout, send, findCustomer, quiet, status } = await start();
    await checkout();
    // Says that a subscription is active; Stripe knows of none.
    await send(JSON.stringify(anEvent(await findCustomer())));
    await quiet();
    expect(await status()).toMatchObject({ status: 'inactive', premium: false });
  });

  test('an old event that comes last changes nothing', async () => {
    const { subscribe, send, findCustomer, quiet, status, call } = await start();
    await subscribe();
    await quiet();
    await call('cancel');
    await quiet();
    const before = { ...anEvent(await findCustomer()), id: 'evt_old', created: SECONDS - 86_400 };
    await send(JSON.stringify(before));
    await send(JSON.stringify({ ...before, id: 'evt_older', type: 'customer.subscription.created' }));
    await quiet();
    expect(await status()).toMatchObject({ cancel_at_period_end: true, premium: true });
  });

  test('takes events of unknown kinds and about nobody, and does nothing', async () => {
    const { send, countTasks, db } = await start();
    const odd = [
      anEvent('cus_of_nobody', { id: 'evt_nobody' }),
      anEvent(null, { id: 'evt_null' }),
      anEvent({ id: 'cus_of_nobody' }, { id: 'evt_expanded' }),
      anEvent('cus_x', { id: 'evt_kind', type: 'radar.early_fraud_warning.created' }),
      anEvent('cus_x', { id: 'evt_new', type: 'something.nobody.has.heard.of' }),
    ];
    for (const event of odd) expect((await send(JSON.stringify(event))).statusCode).toBe(200);
    expect(await countTasks()).toBe(0);
    const stored = await db.selectFrom('billing_events').select('id').orderBy('id').execute();
    expect(stored.map(({ id }) => id)).toEqual(['evt_expanded', 'evt_nobody', 'evt_null']);
  });

  test('loses nothing when Stripe cannot be asked: the task stays', async () => {
    const { db, subscribe, startWork, stripe, status, countTasks } = await start();
    stripe.setSending(true);
    await subscribe();
    await stripe.settled();
    stripe.setFault('down');
    startWork();
    await expect
      .poll(
        async () =>
          (await db.selectFrom('tasks').select('last_error').where('last_error', 'is not', null).execute())
            .length,
        { timeout: 15_000 },
      )
      .toBeGreaterThan(0);
    expect((await status()).premium).toBe(false);
    stripe.setFault(null);
    // As the queue does it after its pause; an attempt that was under way may still fail.
    const tryAgain = async () => {
      await db
        .updateTable('tasks')
        .set({ run_at: sql`now()` })
        .where('last_error', 'is not', null)
        .execute();
      return countTasks();
    };
    await expect.poll(tryAgain, { timeout: 15_000 }).toBe(0);
    expect((await status()).premium).toBe(true);
  });

  test('what it never heard of is repaired by a sync; what cannot be read is left alone', async () => {
    const { db, settings, now, subscribe, stripe, status } = await start();
    stripe.setSending(false);
    await subscribe();
    expect((await status()).premium).toBe(false);
    expect(await syncBilling(db, settings, now)).toEqual({ customers: 1, repaired: 1, failures: [] });
    expect((await status()).premium).toBe(true);
    expect(await syncBilling(db, settings, now)).toEqual({ customers: 1, repaired: 0, failures: [] });
    const events = await db.selectFrom('audit_events').select(['action', 'actor']).execute();
    expect(events).toEqual(Array(2).fill({ action: 'billing-synced', actor: 'operator' }));
    stripe.setFault('garbage');
    const report = await syncBilling(db, settings, now);
    expect([report.repaired, report.failures.length]).toEqual([0, 1]);
    expect((await status()).premium).toBe(true);
  });
});

describeDatabases('the webhook, called at once', (open) => {
  const start = startWith(open);

  test('takes an event once, however often it comes', async () => {
    const { checkout, send, findCustomer, countTasks, db } = await start();
    await checkout();
    const body = JSON.stringify(anEvent(await findCustomer()));
    for (const answer of await Promise.all([send(body), send(body), send(body)])) {
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    }
    expect(await countTasks()).toBe(1);
    expect(await db.selectFrom('billing_events').select('id').execute()).toEqual([{ id: 'evt_1' }]);
  });
});
