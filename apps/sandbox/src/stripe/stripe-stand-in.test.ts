import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startStripeStandIn, type StripeStandIn } from './start-stripe-stand-in.ts';

const EMAIL = '"><script>alert(1)</script>@example.com';
const NO_WEBHOOK = 'http://127.0.0.1:9/webhook';

let directory: string;
let stripe: StripeStandIn;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'firsthand-stripe-'));
  stripe = await startStripeStandIn({ webhookUrl: NO_WEBHOOK, file: join(directory, 'ledger.json') });
  stripe.setSending(false);
});
afterEach(async () => {
  await stripe.close();
  rmSync(directory, { recursive: true, force: true });
});

async function call(path: string, fields?: Record<string, string>, key = stripe.secretKey) {
  const answer = await fetch(`${stripe.url}/v1/${path}`, {
    method: fields ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
    ...(fields && { body: new URLSearchParams(fields).toString() }),
  });
  return { status: answer.status, body: await answer.json() };
}

const listSubscriptions = async (customer: string) =>
  (await call(`subscriptions?customer=${customer}&status=all`)).body as { data: { status: string }[] };

async function openCheckout(): Promise<{ customer: string; url: string }> {
  const { id: customer } = (await call('customers', { email: EMAIL })).body as { id: string };
  const checkout = await call('checkout/sessions', {
    ...{ customer, mode: 'subscription', client_reference_id: '1' },
    ...{ 'line_items[0][price]': stripe.priceId, 'line_items[0][quantity]': '1' },
    ...{ success_url: 'http://localhost/yes', cancel_url: 'http://localhost/no' },
  });
  expect(checkout.status).toBe(200);
  return { customer, url: (checkout.body as { url: string }).url };
}

const pay = (url: string, fields: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...{ number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', ...fields },
    }).toString(),
  });

async function read(url: string) {
  const answer = await fetch(url);
  return {
    status: answer.status,
    html: await answer.text(),
    policy: answer.headers.get('content-security-policy'),
  };
}

test('a checkout page names the account without letting it write markup, and no script runs there', async () => {
  const { url } = await openCheckout();
  const { status, html, policy } = await read(url);
  expect([status, html.includes('<script>alert')]).toEqual([200, false]);
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html).toContain('This is not Stripe.');
  expect(policy).toContain("default-src 'none'");
});

test.each([
  ['a declined card', { number: '4000 0000 0000 0002' }],
  ['no card at all', { number: '' }],
  ['a card of the past', { expiry: '01/20' }],
])('a checkout with %s stays open and says what is wrong', async (_, fields) => {
  const { url } = await openCheckout();
  const answer = await pay(url, fields);
  expect(answer.status).toBe(402);
  expect(await answer.text()).toMatch(/role="alert">[^<]+</);
  expect((await pay(url)).headers.get('location')).toBe('http://localhost/yes');
});

test('a checkout is paid once, however often it is sent', async () => {
  const { url, customer } = await openCheckout();
  for (const answer of await Promise.all([pay(url), pay(url), pay(url)])) {
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://localhost/yes']);
  }
  expect((await listSubscriptions(customer)).data).toHaveLength(1);
  expect((await read(url)).html).toContain('You are subscribed');
});

test('what it knows outlasts a restart', async () => {
  const { url, customer } = await openCheckout();
  await pay(url);
  await stripe.close();
  stripe = await startStripeStandIn({ webhookUrl: NO_WEBHOOK, file: join(directory, 'ledger.json') });
  expect((await listSubscriptions(customer)).data).toMatchObject([{ status: 'active' }]);
});

test('the clock only goes forward, and refuses what it does not know', async () => {
  const clock = `${stripe.url}/sandbox/stripe/clock.json`;
  const move = async (body: string) => {
    const answer = await fetch(clock, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    return { status: answer.status, body: (await answer.json()) as { ahead_seconds?: number } };
  };
  expect((await move('{"action":"day"}')).body.ahead_seconds).toBe(86_400);
  for (const body of ['{"action":"back"}', '{', 'null', '']) expect((await move(body)).status).toBe(400);
  expect((await move('{"action":"day"}')).body.ahead_seconds).toBe(2 * 86_400);
});

test('nobody gets in without the key, and unknown addresses lead back', async () => {
  expect((await call('customers', { email: 'a@example.com' }, 'sk_test_wrong')).status).toBe(401);
  for (const path of ['checkout/cs_none', 'portal/bps_none', 'elsewhere']) {
    const { status, html } = await read(`${stripe.url}/sandbox/stripe/${path}`);
    expect([status, html.includes('href="/subscription"')]).toEqual([404, true]);
  }
});
