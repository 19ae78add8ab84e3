import { expect, test } from 'vitest';
import { fitSlope } from './watch-memory.ts';

test('the slope is that of the line closest to the points', () => {
  expect(
    fitSlope([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBe(2);
  expect(
    fitSlope([
      [0, 4],
      [1, 6],
      [2, 4],
    ]),
  ).toBe(0);
});
