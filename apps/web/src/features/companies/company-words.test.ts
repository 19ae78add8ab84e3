import { expect, test } from 'vitest';
import { toDaysText, toPercent, toSampleWords, toShareText } from './company-words.ts';

const sample = (open_jobs: number, closed_jobs: number) =>
  toSampleWords({ open_jobs, closed_jobs } as Parameters<typeof toSampleWords>[0]);

test('few postings are named as such', () => {
  expect(sample(1, 0)).toMatch(/^A small sample: One posting is all/);
  expect(sample(3, 16)).toMatch(/^A small sample: 19 postings are all/);
  expect([sample(0, 0), sample(20, 0), sample(3, 17)]).toEqual([null, null, null]);
});

test('days are whole ones', () => {
  expect([0, 0.4, 1, 1.4, 29.5, 1_200].map(toDaysText)).toEqual([
    ...['Less than a day', 'Less than a day', '1 day', '1 day', '30 days', '1,200 days'],
  ]);
});

test('a share is a count and a percentage that does not round to none or all', () => {
  expect(toShareText(0.3333, 6)).toBe('2 of 6');
  expect([0, 0.0012, 0.333, 0.996, 1].map(toPercent)).toEqual(['0%', '0.1%', '33%', '99.6%', '100%']);
});
