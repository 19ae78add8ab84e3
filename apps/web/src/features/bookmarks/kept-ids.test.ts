import { expect, test } from 'vitest';
import { keptIdsOf } from './kept-ids.ts';

test('a browser that refuses to store keeps the ids as long as the page lives', () => {
  const kept = keptIdsOf({ get: () => '[1]', set: () => false, remove: () => {} });
  expect(kept.read()).toEqual([1]);
  kept.write([7]);
  expect(kept.read()).toEqual([7]);
});
