import { expect, test } from 'vitest';
import { findHostRest, HostRestsError } from './host-rests-error.ts';

const rest = new HostRestsError('stripe', 'api.example', 9_001);

test.each([
  ['itself', rest],
  ['a cause', new Error('Connection error', { cause: new TypeError('fetch failed', { cause: rest }) })],
  ['what Stripe’s SDK names otherwise', Object.assign(new Error('A connection'), { detail: rest })],
])('a rest is found as %s', (_name, error) => {
  expect(findHostRest(error)?.retryAfterSeconds).toBe(10);
});

test('anything else is none, also what is its own cause', () => {
  const endless = new Error('endless');
  endless.cause = endless;
  for (const error of [undefined, null, 'api.example rests', { cause: rest }, new Error('x'), endless])
    expect(findHostRest(error)).toBeUndefined();
});
