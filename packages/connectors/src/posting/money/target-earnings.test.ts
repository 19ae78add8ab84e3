import { expect, test } from 'vitest';
import { findTargetEarnings } from './target-earnings.ts';

const read = (text: string) => {
  const found = findTargetEarnings(text, { country: 'US' });
  return found && [found.amount, text.slice(found.start, found.end)];
};

test.each([
  [
    'The base is $60,000. OTE is $120,000 - $140,000 a year.',
    '$120,000 - $140,000 a year',
    'OTE is $120,000 - $140,000 a year.',
  ],
  ['Pay\n• On-target earnings: $95k', '$95k', 'On-target earnings: $95k'],
  [
    'You can earn up to $80,000 in your first year.',
    '$80,000',
    'You can earn up to $80,000 in your first year.',
  ],
])('what may be earned is named with its sentence: %s', (text, amount, sentence) => {
  expect(read(text)).toEqual([amount, sentence]);
});

test('base pay, bonuses and budgets are none', () => {
  expect(read('The base salary is $60,000 to $70,000 a year.')).toBeNull();
  expect(read('You manage a budget of $2,000,000.')).toBeNull();
  expect(read('A sign-on bonus of $5,000.')).toBeNull();
});

test('a description of a megabyte is read in bounded time', () => {
  expect(findTargetEarnings('OTE soon, $ 1 of 2. '.repeat(60_000))).not.toBeUndefined();
});
