import { expect, test } from 'vitest';
import { findLastSearch, parseLastSearch, rememberLastSearch, toScrollKey } from './last-search.ts';

test('the last search is the one that was remembered last', () => {
  expect(findLastSearch()).toBeNull();
  rememberLastSearch({ address: '/search?q=nurse', key: 'a' });
  rememberLastSearch({ address: '/search?q=cook&page=2', key: 'b' });
  expect(findLastSearch()).toEqual({ address: '/search?q=cook&page=2', key: 'b' });
});

test.each([
  null,
  '',
  'null',
  '7',
  '{"address":"https://elsewhere.example","key":"a"}',
  '{"address":"/searching","key":"a"}',
  '{"address":"/search"}',
])('what the storage holds is not trusted: %s', (text) => {
  expect(parseLastSearch(text)).toBeNull();
});

test('what the storage holds of ours is read', () => {
  const search = { address: '/search?q=nurse&page=2', key: 'k3' };
  expect(parseLastSearch(JSON.stringify(search))).toEqual(search);
});

test('a way back has the scroll position of where it leads', () => {
  expect(toScrollKey({ state: null, key: 'own' })).toBe('own');
  expect(toScrollKey({ state: { scrollKey: 'theirs' }, key: 'own' })).toBe('theirs');
  expect(toScrollKey({ state: { scrollKey: 7 }, key: 'own' })).toBe('own');
});
