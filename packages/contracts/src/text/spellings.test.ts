import { expect, test } from 'vitest';
import { fromUmlauts, joinWords, splitCompound, toUmlauts } from './spellings.ts';

test.each([
  ['frontend', 'front end'],
  ['healthcare', 'health care'],
  ['cybersecurity', 'cyber security'],
  ['onsite', 'on site'],
  ['presales', 'pre sales'],
  ['ecommerce', 'e commerce'],
  ['xray', 'x ray'],
  ['k12', 'k 12'],
  ['s4hana', 's 4hana'],
  ['plsql', 'pl sql'],
  ['cicd', 'ci cd'],
  ['coop', 'co op'],
  ['devops', 'dev ops'],
])('%s is written %s too', (joined, apart) => {
  expect(splitCompound(joined).map((parts) => parts.join(' '))).toContain(apart);
  expect(joinWords(...(apart.split(' ') as [string, string]))).toBe(joined);
});

test.each(['baker', 'cook', 'nurse', 'travel', 'engineer', 'manager', 'accountant'])(
  '%s is one word',
  (word) => expect(splitCompound(word)).toEqual([]),
);

test('letters that are written out for others are both', () => {
  expect(toUmlauts('verkaeufer')).toBe('verkaufer');
  expect(toUmlauts('queue')).toBeUndefined();
  expect(toUmlauts('bauer')).toBeUndefined();
  expect(fromUmlauts('Verkäufer')).toBe('verkaeufer');
  expect(fromUmlauts('vendeur')).toBeUndefined();
});
