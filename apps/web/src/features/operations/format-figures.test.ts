import { expect, test } from 'vitest';
import { toShare } from './format-figures.ts';

test.each([
  [0, 0, null],
  [0, 1204, '0%'],
  [1, 1204, '1%'],
  [602, 1204, '50%'],
  [1190, 1204, '99%'],
  [1203, 1204, '99%'],
  [1204, 1204, '100%'],
])('%i of %i is %s', (part, whole, text) => {
  expect(toShare(part, whole)).toBe(text);
});
