import { expect, test } from 'vitest';
import { readCheckoutReturn } from './checkout-return.ts';

test.each([
  ['?success=true', 'success', ''],
  ['?canceled=true', 'canceled', ''],
  ['?a=1&success=true&b=2', 'success', '?a=1&b=2'],
  ['?success=true&canceled=true', 'success', ''],
  ['?success=false', null, ''],
  ['?success=1', null, ''],
  ['?a=1', null, '?a=1'],
  ['', null, ''],
])('%s says %s and leaves "%s"', (search, outcome, rest) => {
  expect(readCheckoutReturn(search)).toEqual({ outcome, rest });
});
