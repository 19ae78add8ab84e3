import { expect, test } from 'vitest';
import { toPayText, type PayToShow } from './pay-text.ts';

const pay = (changes: Partial<PayToShow>): PayToShow => ({
  min: null,
  max: null,
  currency: 'USD',
  period: null,
  ...changes,
});

test.each<[string, Partial<PayToShow>, string | null]>([
  ['a range', { min: 120_000, max: 150_000, period: 'year' }, '$120,000 – $150,000 a year'],
  ['one figure', { min: 20, max: 20, period: 'hour' }, '$20 an hour'],
  ['only the lower end', { min: 3_500, currency: 'EUR', period: 'month' }, 'from €3,500 a month'],
  ['only the upper end', { max: 900, currency: 'GBP', period: 'week' }, 'up to £900 a week'],
  ['no period', { min: 100, max: 200 }, '$100 – $200'],
  ['cents at one end, shown at both', { min: 20, max: 43.46, period: 'hour' }, '$20.00 – $43.46 an hour'],
  ['no currency', { max: 43.46, currency: null, period: 'hour' }, 'up to 43.46 an hour, currency not stated'],
  [
    'a currency with a code for a sign',
    { min: 500, currency: 'CHF', period: 'day' },
    'from CHF\u00a0500 a day',
  ],
  ['a currency no one knows', { min: 5, currency: 'XQZ', period: 'hour' }, 'from XQZ\u00a05 an hour'],
  [
    'a currency that is no code',
    { min: 5, currency: '$', period: 'hour' },
    'from 5 an hour, currency not stated',
  ],
  [
    'no currency in a range',
    { min: 27_000, max: 34_000, currency: null, period: 'month' },
    '27,000 – 34,000 a month, currency not stated',
  ],
  ['nothing', {}, null],
  ['a period without a figure', { period: 'year' }, null],
  ['nothing to earn', { min: 0, max: 0, period: 'month' }, '$0 a month'],
])('shows pay of %s', (_name, given, expected) => {
  expect(toPayText(pay(given))).toBe(expected);
});
