import { expect, test } from 'vitest';
import { findLargest, type Counted } from './find-largest.ts';

const counted = (...all: [value: string, count: number, more?: number][]): Counted[] =>
  all.map(([value, count, more = 0]) => ({ value, count, more }));
const valuesOf = (found: Counted[] | undefined) => found?.map(({ value }) => value);

test('the most frequent values are known where no other can have as many', () => {
  const known = counted(['b', 5], ['a', 5], ['c', 3], ['d', 2]);
  expect(valuesOf(findLargest(known, { most: 2, unseen: 0 }))).toEqual(['a', 'b']);
  expect(valuesOf(findLargest(known, { most: 3, unseen: 2 }))).toEqual(['a', 'b', 'c']);
  expect(valuesOf(findLargest(known, { most: null, unseen: 0 }))).toEqual(['a', 'b', 'c', 'd']);
});

test('they are not while one that a shard has not told of may have as many, or one of them more', () => {
  const known = counted(['a', 5], ['b', 3], ['c', 2, 1]);
  expect(findLargest(known, { most: 2, unseen: 3 })).toBeUndefined();
  expect(findLargest(known, { most: 2, unseen: 2 })).toBeUndefined();
  expect(findLargest(counted(['a', 5, 1], ['b', 3]), { most: 2, unseen: 0 })).toBeUndefined();
  expect(valuesOf(findLargest(known, { most: 1, unseen: 3 }))).toEqual(['a']);
});

test('where fewer are known than are wanted, all must be known', () => {
  expect(findLargest(counted(['a', 5]), { most: 2, unseen: 1 })).toBeUndefined();
  expect(findLargest(counted(['a', 5]), { most: null, unseen: 1 })).toBeUndefined();
  expect(valuesOf(findLargest([], { most: 20, unseen: 0 }))).toEqual([]);
});
