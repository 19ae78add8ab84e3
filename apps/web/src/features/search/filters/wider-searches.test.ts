import { expect, test } from 'vitest';
import { parseSearchAddress, toSearchAddress } from '../search-address.ts';
import { listWiderSearches } from './wider-searches.ts';
import type { FacetCounts } from './facets/facet-options.ts';

const found = [{ value: 'x', label: 'x', count: 3 }];
const counts: FacetCounts = {
  ...{ work_mode: found, employment_type: found, posted_within: found },
  ...{ pay_stated: found, company: found, language: found },
  ...{ seniority: found, years: found, skill: found, visa: found },
};
const list = (query: string, changes: Partial<FacetCounts> = {}) =>
  listWiderSearches(parseSearchAddress(new URLSearchParams(query)), {}, { ...counts, ...changes }).map(
    ({ label, without }) => [label, toSearchAddress(without)],
  );

test('leaves out what makes no search wider', () => {
  expect(list('q=x&country=US&city=Austin&place=Austin&radius=40')).toEqual([
    ['United States', '/search?q=x&city=Austin&place=Austin'],
    ['Austin', '/search?q=x&country=US'],
  ]);
  expect(list('q=x&work_mode=remote&pay_stated=true', { work_mode: [] })).toEqual([
    ['Pay stated', '/search?q=x&work_mode=remote'],
  ]);
});

test('all values of a filter go together', () => {
  expect(list('q=x&work_mode=remote,hybrid')).toEqual([['Hybrid” or “Remote', '/search?q=x']]);
});
