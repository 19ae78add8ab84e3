import { expect, test } from 'vitest';
import { addViewedJob } from './viewed-jobs.ts';

test('a job seen again moves to the end, and the oldest of more than 2,000 are forgotten', () => {
  expect([...addViewedJob(new Set([7, 8, 9]), 8)]).toEqual([7, 9, 8]);
  const many = new Set(Array.from({ length: 2_000 }, (_, index) => index));
  const kept = addViewedJob(many, 5_000);
  expect([kept.size, kept.has(0), kept.has(1), kept.has(5_000)]).toEqual([2_000, false, true, true]);
});
