import { FACETS, parseSearchAddress, toSearchAddress } from '@firsthand/contracts/light';
import type { UnderstoodView } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { listWiderSearches } from './wider-searches.ts';
import type { FacetCounts } from './facets/facet-options.ts';

const found = [{ value: 'x', label: 'x', count: 3 }];
const counts = Object.fromEntries(FACETS.map((name) => [name, found])) as FacetCounts;
const list = (
  query: string,
  changes: Partial<FacetCounts> = {},
  understood: readonly UnderstoodView[] = [],
) =>
  listWiderSearches(
    parseSearchAddress(new URLSearchParams(query)),
    {},
    { ...counts, ...changes },
    understood,
  ).map(({ label, without }) => [label, toSearchAddress(without)]);

test('leaves out what makes no search wider', () => {
  expect(list('q=x&country=US&city=Austin&place=Austin&radius=40')).toEqual([
    ['United States', '/search?q=x&city=Austin&place=Austin'],
    ['Austin', '/search?q=x&country=US'],
  ]);
  expect(list('q=x&work_mode=remote&pay_stated=true', { work_mode: [] })).toEqual([
    ['Pay stated', '/search?q=x&work_mode=remote'],
  ]);
});

test('what was read from words can be left out like what was chosen', () => {
  const understood: UnderstoodView[] = [
    { text: 'work from home', kind: 'filter', parameter: 'work_mode', value: 'remote', label: 'Remote' },
    { text: 'Ohio', kind: 'filter', parameter: 'state', value: 'OH', label: 'Ohio' },
  ];
  const place = ['Ohio', '/search?q=x&not_understood=state'];
  expect(list('q=x', {}, understood)).toEqual([['Remote', '/search?q=x&not_understood=work_mode'], place]);
  expect(list('q=x', { work_mode: [] }, understood)).toEqual([place]);
});

test('all values of a filter go together', () => {
  expect(list('q=x&work_mode=remote,hybrid')).toEqual([['Hybrid” or “Remote', '/search?q=x']]);
});
