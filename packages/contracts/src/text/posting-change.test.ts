import { expect, test } from 'vitest';
import { toChangedValue, toChangeText } from './posting-change.ts';
import type { PayPeriod } from '../posting.ts';

test('codes, pay and places are worded, all else is shown as it is', () => {
  expect(toChangeText('work_mode', 'on_site')).toBe('On-site');
  expect(toChangeText('employment_type', 'per_diem')).toBe('Per-diem');
  expect(toChangeText('title', 'on_site')).toBe('on_site');
  expect(toChangeText('published', '2026-01-05T10:00:00Z')).toBe('2026-01-05T10:00:00Z');
  expect(toChangeText('location', 'Austin, TX')).toBe('Austin, TX');
  const places = [
    { text: 'Austin, TX', city: 'Austin', state: 'TX', country: 'US' },
    { text: 'EMEA', city: null, state: null, country: null },
  ];
  expect(toChangeText('location', places)).toBe('Austin, TX, United States; EMEA');
  expect(toChangeText('pay', null)).toBeNull();
});

test('pay with one bound, without currency or with equal bounds reads naturally', () => {
  const period: PayPeriod = 'hour';
  expect(toChangeText('pay', { min: 25, max: null, currency: 'USD', period })).toBe('from $25 an hour');
  expect(toChangeText('pay', { min: null, max: 40.5, currency: 'EUR', period })).toBe('up to €40.50 an hour');
  expect(toChangeText('pay', { min: 30, max: 30, currency: null, period })).toBe(
    '30 an hour, currency not stated',
  );
});

test('many places read as long as ever, shortened', () => {
  const places = Array.from({ length: 400 }, (_, index) => ({
    text: '',
    city: `City ${index}`,
    state: null,
    country: 'DE',
  }));
  const text = toChangeText('location', places);
  expect(text).toHaveLength(300);
  expect(toChangeText('location', toChangedValue(places))).toBe(text);
  expect(toChangedValue([{ text: ' ', city: null, state: null, country: null }])).toBeNull();
});
