import { expect, test } from 'vitest';
import { addRecentSearch, parseRecentSearches, type RecentSearch } from './recent-searches.ts';

const search = (query: string, filters: string[] = []): RecentSearch => ({
  address: `/search?${new URLSearchParams({ q: query, filters: filters.join() }).toString()}`,
  query,
  filters,
});
const addAll = (...made: RecentSearch[]) => made.reduce<readonly RecentSearch[]>(addRecentSearch, []);

test('the last six are kept, newest first', () => {
  const kept = addAll(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((query) => search(query)));
  expect(kept.map(({ query }) => query)).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
});

test('a search that only changes the filters of the one before takes its place', () => {
  const kept = addAll(
    search('cook'),
    search('nurse'),
    search('Nurse', ['Remote']),
    search('nurse', ['Hybrid']),
  );
  expect(kept).toEqual([search('nurse', ['Hybrid']), search('cook')]);
});

test('the same search made again moves up', () => {
  const kept = addAll(search('cook'), search('nurse'), search('cook'));
  expect(kept).toEqual([search('cook'), search('nurse')]);
});

test.each([
  null,
  '',
  'null',
  '{}',
  '[null,7,"x"]',
  '[{"address":"https://elsewhere.example","query":"x","filters":[]}]',
  '[{"address":"/search?q=x","query":7,"filters":[]}]',
  '[{"address":"/search?q=x","query":"x","filters":[{}]}]',
])('what the storage holds is not trusted: %s', (text) => {
  expect(parseRecentSearches(text)).toEqual([]);
});

test('what the storage holds of ours is read', () => {
  expect(parseRecentSearches(JSON.stringify([search('nurse', ['Remote'])]))).toEqual([
    search('nurse', ['Remote']),
  ]);
});
