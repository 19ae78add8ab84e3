import { expect, test } from 'vitest';
import { keptIdsOf, parseKeptIds } from './kept-ids.ts';

test('what is stored and is no list of ids reads as an empty one', () => {
  expect(parseKeptIds('[7,42]')).toEqual([7, 42]);
  expect(parseKeptIds('[7,"x",null,1.5]')).toEqual([7]);
  expect(parseKeptIds('{"7":true}')).toEqual([]);
  expect(parseKeptIds('[7,')).toEqual([]);
  expect(parseKeptIds(null)).toEqual([]);
});

test('a browser that refuses to store keeps the ids as long as the page lives', () => {
  const kept = keptIdsOf({ get: () => '[1]', set: () => false, remove: () => {} });
  expect(kept.read()).toEqual([1]);
  kept.write([7]);
  expect(kept.read()).toEqual([7]);
});
