import { expect, test } from 'vitest';
import { parseStoredIds } from './stored-ids.ts';

test('what is stored and is no list of ids reads as an empty one', () => {
  expect(parseStoredIds('[7,42]')).toEqual([7, 42]);
  expect(parseStoredIds('[7,"x",null,1.5]')).toEqual([7]);
  expect(parseStoredIds('{"7":true}')).toEqual([]);
  expect(parseStoredIds('[7,')).toEqual([]);
  expect(parseStoredIds(null)).toEqual([]);
});
