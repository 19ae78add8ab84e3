import { expect, test } from 'vitest';
import { findNeighbour } from './find-neighbour.ts';

test('the next entry takes the place of one that leaves', () => {
  expect(findNeighbour([3, 5, 8], 3)).toBe(5);
  expect(findNeighbour([3, 5, 8], 5)).toBe(8);
});

test('behind the last entry there is only the one before', () => {
  expect(findNeighbour([3, 5, 8], 8)).toBe(5);
});

test('the only entry, and one that is not there, have no neighbour', () => {
  expect(findNeighbour([3], 3)).toBeNull();
  expect(findNeighbour([3, 5], 9)).toBeNull();
});
