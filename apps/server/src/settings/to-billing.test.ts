import { expect, test } from 'vitest';
import { toBilling } from './to-billing.ts';

const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', priceId: 'price_1' };
const standIn = {
  ...{ url: 'http://127.0.0.1:4100', secretKey: 'sk_test_2', webhookSecret: 'whsec_2', priceId: 'price_2' },
  ...{ move: () => undefined, setPaymentsFail: () => undefined, setFault: () => undefined },
  ...{ setSending: () => undefined, settled: () => Promise.resolve(), close: () => Promise.resolve() },
};

test('an account at Stripe comes before the stand-in', () => {
  expect(toBilling({ stripe }, { stripe: standIn })).toEqual({ provider: 'stripe', ...stripe });
});

test.each([
  ['https://api.stripe.com', 'stripe'],
  ['https://api.stripe.com/', 'stripe'],
  ['http://127.0.0.1:12111', 'sandbox'],
  ['https://api.stripe.com.evil.example', 'sandbox'],
])('who answers at %s is %s, so that only for Stripe its script is loaded', (apiBase, provider) => {
  expect(toBilling({ stripe: { ...stripe, apiBase } }, { stripe: null })).toMatchObject({
    ...{ provider, apiBase },
  });
});

test('without an account the stand-in takes the payments, and without either nobody does', () => {
  expect(toBilling({ stripe: null }, { stripe: standIn })).toEqual({
    ...{ provider: 'sandbox', apiBase: standIn.url, secretKey: standIn.secretKey },
    ...{ webhookSecret: standIn.webhookSecret, priceId: standIn.priceId },
  });
  expect(toBilling({ stripe: null }, { stripe: null })).toBeNull();
});
