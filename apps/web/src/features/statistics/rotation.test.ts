import { expect, test } from 'vitest';
import { toRotation, toStatisticLines, toStepMs } from './rotation.ts';

test('remote positions take part only when there are some', () => {
  const words = (remoteUsJobs: number) =>
    toStatisticLines({ total: 5000, usJobs: 2100, remoteUsJobs }).map(
      (line) => `${line.count} ${line.words}`,
    );
  expect(words(0)).toEqual(['5,000 jobs available worldwide', '2,100 opportunities in the US']);
  expect(words(310)).toEqual([
    '5,000 jobs available worldwide',
    '2,100 opportunities in the US',
    '310 remote positions in the US',
  ]);
});

test('every line is shown and then hidden before the next one comes', () => {
  const steps = [0, 1, 2, 3, 4, 5, 6].map((step) => toRotation(step, 3));
  expect(steps.map((step) => step.line)).toEqual([0, 0, 1, 1, 2, 2, 0]);
  expect(steps.map((step) => step.isShown)).toEqual([true, false, true, false, true, false, true]);
});

test('a period lasts ten seconds, five of them hidden', () => {
  expect(toStepMs(0) + toStepMs(1)).toBe(10_000);
  expect(toStepMs(1)).toBe(5_000);
});
