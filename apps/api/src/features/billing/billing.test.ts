import type { CreateCheckoutResponse, User } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { Door } from '@firsthand/outside';
import { describeDatabases, describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { readMail } from '../../testing/read-mail.ts';
import { BACK, startBillingTest } from '../../testing/start/start-billing-test.ts';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi } from '../../testing/test-api.ts';
import { readStatus } from './subscription.service.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** The only one there is. */
async function findCustomer(db: Db): Promise<string> {
  const row = await db.selectFrom('subscriptions').select('customer_id').executeTakeFirstOrThrow();
  return row.customer_id;
}

const startWith = (open: OpenTestDatabase) => async (options?: Parameters<typeof startBillingTest>[1]) => {
  const billing = await startBillingTest(await open(), options);
  closers.push(billing.close);
  const premium = async () => {
    const answer = await billing.api.inject({ url: '/v1/api/auth/profile', headers: billing.ada.headers });
    return answer.json<{ user: User }>().user.premium;
  };
  /** For days on which Ada's access token no longer holds. */
  const premiumNow = async () => {
    const { database, now, ada } = billing;
    return (await readStatus({ database, now, billing: null }, ada)).premium;
  };
  return { ...billing, premium, premiumNow };
};

describeStore('a subscription', (open) => {
  const start = startWith(open);

  test('goes its whole way: free, checkout, Premium, cancelled, reactivated, portal, ended', async () => {
    const { status, call, submit, subscribe, quiet, premium, stripe } = await start();
    expect(await status()).toEqual({
      ...{ status: 'inactive', current_period_end: null, cancel_at_period_end: false, ended_at: null },
      ...{ premium: false, plan: null, beta: true, available: true, provider: 'sandbox', can_manage: false },
    });
    const paid = await subscribe();
    expect([paid.status, paid.headers.get('location')]).toEqual([303, BACK.success_url]);
    await quiet();
    expect(await status()).toMatchObject({
      ...{ status: 'active', current_period_end: '2026-03-01T09:00:00.000Z', premium: true },
      ...{ plan: 'Premium Monthly', can_manage: true },
    });
    expect(await premium()).toBe(true);

    for (let times = 0; times < 2; times++) {
      const cancelled = await call('cancel');
      expect([cancelled.statusCode, cancelled.json()]).toEqual([
        200,
        expect.objectContaining({ status: 'active', cancel_at_period_end: true, premium: true }),
      ]);
    }
    for (let times = 0; times < 2; times++) {
      expect((await call('reactivate')).json()).toMatchObject({ cancel_at_period_end: false, premium: true });
    }

    const portal = (await call('customer-portal')).json<{ portal_url: string }>().portal_url;
    expect(await (await fetch(portal)).text()).toMatch(
      /Cancel the plan[\s\S]*ada@example\.com|ada@example\.com/,
    );
    expect((await submit(portal, { action: 'cancel' })).status).toBe(303);
    await quiet();
    expect(await status()).toMatchObject({ cancel_at_period_end: true, premium: true });

    stripe.move('period-end');
    await quiet();
    expect(await status()).toMatchObject({ status: 'canceled', premium: false });
    expect((await status()).ended_at).not.toBeNull();
    expect(await premium()).toBe(false);
    expectRefusal(await call('cancel'), 409, /no active subscription/);
    expectRefusal(await call('reactivate'), 409, /no subscription left/);
    await subscribe();
    await quiet();
    expect(await premium()).toBe(true);
  });

  test('renews, falls behind and is given up as payments go; another card saves it', async () => {
    const { status, call, submit, subscribe, quiet, stripe } = await start();
    await subscribe();
    stripe.move('period-end');
    await quiet();
    expect(await status()).toMatchObject({
      status: 'active',
      current_period_end: '2026-04-01T09:00:00.000Z',
    });
    stripe.setPaymentsFail(true);
    stripe.move('period-end');
    await quiet();
    expect(await status()).toMatchObject({ status: 'past_due', premium: false });
    expectRefusal(await call('create-checkout-session', BACK), 409, /payment is open/);
    for (let tries = 0; tries < 3; tries++) stripe.move('period-end');
    await quiet();
    expect(await status()).toMatchObject({ status: 'unpaid', premium: false });
    stripe.setPaymentsFail(false);
    const portal = (await call('customer-portal')).json<{ portal_url: string }>().portal_url;
    await submit(portal, { action: 'card' });
    await quiet();
    expect(await status()).toMatchObject({ status: 'active', premium: true });
  });

  test('gives Premium for a day after its period when nobody tells of a renewal, and then no longer', async () => {
    const { pass, premiumNow, subscribe, quiet } = await start();
    await subscribe();
    await quiet();
    pass(28.99);
    expect(await premiumNow()).toBe(true);
    pass(0.02);
    expect(await premiumNow()).toBe(false);
  });

  test('that is set to end ends with its period, though nobody tells', async () => {
    const { pass, premiumNow, subscribe, quiet, call } = await start();
    await subscribe();
    await quiet();
    await call('cancel');
    pass(27.99);
    expect(await premiumNow()).toBe(true);
    pass(0.02);
    expect(await premiumNow()).toBe(false);
  });

  test('is not taken from the return address', async () => {
    const { status, call, checkout, submit } = await start();
    const url = await checkout();
    expect((await call('refresh')).json()).toMatchObject({ status: 'inactive', premium: false });
    const declined = await submit(url, { number: '4000 0000 0000 0002' });
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('Your card was declined.');
    expect(await status()).toMatchObject({ status: 'inactive', premium: false });
  });

  test('only begins from our own pages', async () => {
    const { call } = await start();
    const bad = [
      'https://evil.example/subscription',
      'javascript:alert(1)',
      '/subscription',
      '',
      'https://firsthand.example@evil.example/',
      'http://firsthand.example/',
      'https://a:b@firsthand.example/',
    ];
    for (const url of bad) {
      expectRefusal(
        await call('create-checkout-session', { ...BACK, success_url: url }),
        400,
        /^The field “success_url” /,
      );
      expectRefusal(
        await call('create-checkout-session', { ...BACK, cancel_url: url }),
        400,
        /^The field “cancel_url” /,
      );
    }
    expectRefusal(await call('create-checkout-session', {}), 400, /^The field “success_url” /);
    expectRefusal(await call('create-checkout-session'), 400);
  });

  test('has no portal before there is a customer', async () => {
    const { call } = await start();
    expectRefusal(await call('customer-portal'), 404, /no billing account yet/);
    expectRefusal(await call('cancel'), 409, /no active subscription/);
    expect((await call('refresh')).json()).toMatchObject({ status: 'inactive' });
  });

  test.each([
    ['down', 'Failed to create checkout session'],
    ['silent', 'Failed to create checkout session'],
    ['garbage', 'Failed to create checkout session'],
    ['another-shape', 'Failed to create checkout session'],
  ] as const)('stays as it is while Stripe is %s, and goes on afterwards', async (fault, text) => {
    const door = new Door('stripe', { limits: { failuresUntilRest: 1_000 } });
    const { ada, db, openHasty, status, subscribe, quiet, stripe } = await start({ door });
    const callHastily = await openHasty(300);
    stripe.setFault(fault);
    expectRefusal(await callHastily('create-checkout-session', BACK), 502, text);
    expect((await status()).status).toBe('inactive');
    stripe.setFault(null);
    await subscribe();
    await quiet();
    const before = await status();
    stripe.setFault(fault);
    expectRefusal(await callHastily('refresh'), 502, 'Failed to refresh subscription status');
    expectRefusal(await callHastily('cancel'), 502, 'Failed to cancel subscription');
    expectRefusal(await callHastily('reactivate'), 502, 'Failed to reactivate subscription');
    expectRefusal(await callHastily('customer-portal'), 502, 'Failed to access customer portal');
    expect(await status()).toEqual(before);
    const { premium_until: until } = await db
      .selectFrom('users')
      .select('premium_until')
      .where('id', '=', ada.user.id)
      .executeTakeFirstOrThrow();
    expect(until).not.toBeNull();
  });

  test('ends with the account, and Stripe forgets the person', async () => {
    const { db, api, ada, subscribe, quiet, stripe, call } = await start();
    await subscribe();
    await quiet();
    const customer = await findCustomer(db);
    const remove = await api.inject({
      ...{ method: 'DELETE', url: '/v1/api/users/account', headers: ada.headers },
      payload: { confirm_email: ada.user.email },
    });
    expect(remove.statusCode).toBe(200);
    await quiet();
    const answer = await fetch(`${stripe.url}/v1/customers/${customer}`, {
      headers: { authorization: `Bearer ${stripe.secretKey}` },
    });
    expect(await answer.json()).toEqual({ id: customer, object: 'customer', deleted: true });
    expect(await db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
    expectRefusal(await call('status'), 401);
  });

  test('is made out to the new address and name, also when Stripe is down while they change', async () => {
    const { db, api, ada, subscribe, quiet, stripe } = await start();
    let { headers } = ada;
    const save = (name: string, email: string) =>
      api.inject({
        ...{ method: 'PUT', url: '/v1/api/users/settings', headers },
        payload: {
          ...{ name, email, phone: '', location: '' },
          ...{ email_notifications: true, job_recommendations: true, marketing_communications: false },
        },
      });
    await save('Ada before', ada.user.email);
    expect(
      await db.selectFrom('tasks').select('kind').where('kind', '=', 'update-customer').execute(),
    ).toEqual([]);
    await subscribe();
    await quiet();
    const customer = await findCustomer(db);
    const known = async () => {
      const headers = { authorization: `Bearer ${stripe.secretKey}` };
      const answer = await fetch(`${stripe.url}/v1/customers/${customer}`, { headers });
      const { name, email } = (await answer.json()) as { name: string | null; email: string };
      return [name, email];
    };
    expect(await known()).toEqual(['Ada before', ada.user.email]);

    await save('Ada King', 'lovelace@example.org');
    await quiet();
    expect(await known()).toEqual(['Ada King', ada.user.email]);

    stripe.setFault('down');
    const { token } = await readMail(db, 'lovelace@example.org');
    const confirmed = await api.inject({ url: '/v1/api/auth/verify', query: { token }, headers });
    expect(confirmed.statusCode).toBe(200);
    // Confirming ended the session that asked and opened another.
    headers = { authorization: `Bearer ${confirmed.json<{ access_token: string }>().access_token}` };
    await quiet();
    stripe.setFault(null);
    expect(await known()).toEqual(['Ada King', ada.user.email]);
    // The queue would wait a while before it tries again.
    await sql`update tasks set attempts = 0, run_at = now() where kind = 'update-customer'`.execute(db);
    await quiet();
    expect(await known()).toEqual(['Ada King', 'lovelace@example.org']);

    await save('', 'lovelace@example.org');
    await quiet();
    expect(await known()).toEqual([null, 'lovelace@example.org']);
  });

  test('of one person is nothing to another', async () => {
    const { database, subscribe, quiet, status, call } = await start();
    await subscribe();
    await quiet();
    const bob = await signIn(database, { email: 'bob@example.com', name: 'Bob' });
    expect(await status(bob.headers)).toMatchObject({ status: 'inactive', premium: false });
    expectRefusal(await call('cancel', undefined, bob.headers), 409);
    expectRefusal(await call('customer-portal', undefined, bob.headers), 404);
    expect((await status()).cancel_at_period_end).toBe(false);
  });

  test('starts anew when Stripe no longer knows the customer', async () => {
    const { db, subscribe, quiet, status, call } = await start();
    await subscribe();
    await quiet();
    await db.updateTable('subscriptions').set({ customer_id: 'cus_of_another_account' }).execute();
    expectRefusal(await call('customer-portal'), 404);
    const url = (await call('create-checkout-session', BACK)).json<CreateCheckoutResponse>().checkout_url;
    expect(url).toContain('/checkout/');
    expect(await status()).toMatchObject({ status: 'inactive', premium: false });
  });

  test('cannot be had where billing is not set up, and says so', async () => {
    const { database } = await open();
    const api = await openApi(database);
    const { headers } = await signIn(database);
    const call = (path: string, payload?: object) =>
      api.inject({
        method: 'POST',
        url: `/v1/api/subscription/${path}`,
        headers,
        ...(payload && { payload }),
      });
    for (const path of ['refresh', 'cancel', 'reactivate', 'customer-portal']) {
      expectRefusal(await call(path), 503, /not set up/);
    }
    expectRefusal(await call('create-checkout-session', BACK), 503, /not set up/);
    expectRefusal(await call('webhook', {}), 503, /not set up/);
    const { statusCode, body } = await api.inject({ url: '/v1/api/subscription/status', headers });
    expect([statusCode, JSON.parse(body)]).toEqual([
      200,
      expect.objectContaining({ available: false, provider: null, premium: false, can_manage: false }),
    ]);
  });
});

describeDatabases('a subscription, opened several times', (open) => {
  const start = startWith(open);

  test('is opened once: the same checkout for two calls, paid twice or not', async () => {
    const { ada, call, checkout, submit, quiet, status, db } = await start();
    const urls = await Promise.all([checkout(), checkout(), checkout()]);
    expect(new Set(urls).size).toBe(1);
    expect(await checkout()).toBe(urls[0]);
    const answers = await Promise.all([submit(urls[0]), submit(urls[0])]);
    expect(answers.map((answer) => answer.status)).toEqual([303, 303]);
    // Before any event is taken.
    expectRefusal(await call('create-checkout-session', BACK), 409, /a second time/);
    await quiet();
    expect(await status()).toMatchObject({ status: 'active' });
    expect(await db.selectFrom('subscriptions').select('user_id').execute()).toEqual([
      { user_id: ada.user.id },
    ]);
    await call('cancel');
    expectRefusal(await call('create-checkout-session', BACK), 409, /Reactivate it/);
  });
});
