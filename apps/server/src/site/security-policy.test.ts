import { expect, test } from 'vitest';
import { isPaymentPage, toSecurityPolicy } from './security-policy.ts';

test('no page may load anything of Stripe unless it is allowed to', () => {
  expect(toSecurityPolicy(['abc='])).not.toContain('stripe');
  const allowed = toSecurityPolicy(['abc=', 'def='], { allowsStripe: true });
  expect(allowed).toContain("script-src 'self' 'sha256-abc=' 'sha256-def=' https://js.stripe.com;");
  expect(allowed).toContain('frame-src https://js.stripe.com https://hooks.stripe.com;');
  expect(allowed).toContain("connect-src 'self' https://api.stripe.com;");
  expect(allowed).not.toContain('unsafe');
});

test.each([
  ['/subscription', true],
  ['/subscription?success=true', true],
  ['/Subscription/', true],
  ['/subscription/cancel', false],
  ['/subscriptions', false],
  ['/?page=/subscription', false],
])('%s is the page that loads it: %s', (address, isIt) => expect(isPaymentPage(address)).toBe(isIt));
