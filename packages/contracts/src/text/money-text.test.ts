import { expect, test } from 'vitest';
import { toMoneyText } from './money-text.ts';

test.each([
  [80_000, 'USD', '$80,000'],
  [480_000, 'SEK', 'SEK\u00a0480,000'],
])('%i in %s reads %s', (amount, currency, text) => {
  expect(toMoneyText(amount, currency)).toBe(text);
});
