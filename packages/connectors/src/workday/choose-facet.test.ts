import { expect, test } from 'vitest';
import { chooseFacet } from './choose-facet.ts';

const toValues = (counts: number[]) =>
  counts.map((count, index) => ({ id: `v${index}`, descriptor: `Value ${index}`, count }));

test('the facet whose counts are all below the cap and whose sum another confirms is taken', () => {
  const facets = [
    { facetParameter: 'timeType', values: toValues([2_590, 10]) },
    { facetParameter: 'jobFamilyGroup', values: toValues([1_700, 800, 100]) },
    { facetParameter: 'small', values: toValues([1_000, 500]) },
  ];
  expect(chooseFacet(facets, 2_000, 20)).toEqual({
    parameter: 'jobFamilyGroup',
    values: [
      { id: 'v0', count: 1_700 },
      { id: 'v1', count: 800 },
      { id: 'v2', count: 100 },
    ],
    expectedTotal: 2_600,
  });
});

test('facets within a group are found, and without a second opinion the total stays unproven', () => {
  const facets = [
    {
      facetParameter: 'group',
      values: [{ facetParameter: 'locations', values: toValues([1_500, 1_400, 0]) }],
    },
  ];
  expect(chooseFacet(facets, 2_000, 20)).toMatchObject({
    parameter: 'locations',
    values: [{ count: 1_500 }, { count: 1_400 }],
    expectedTotal: null,
  });
});

test('no facet fits when one value reaches the cap, when the sum stays below it, or when nothing makes sense', () => {
  expect(chooseFacet([{ facetParameter: 'a', values: toValues([2_000, 900]) }], 2_000, 20)).toBe(null);
  expect(chooseFacet([{ facetParameter: 'a', values: toValues([900, 900]) }], 2_000, 20)).toBe(null);
  for (const facets of [
    null,
    'x',
    {},
    [null, 3, { facetParameter: 5 }, { facetParameter: 'a', values: [1, {}] }],
  ]) {
    expect(chooseFacet(facets, 2_000, 20)).toBe(null);
  }
});

test('facets nested without end are not followed', () => {
  let facets: unknown[] = [{ facetParameter: 'deep', values: toValues([1_500, 1_500]) }];
  for (let depth = 0; depth < 50_000; depth += 1) facets = [{ facetParameter: 'group', values: facets }];
  expect(chooseFacet(facets, 2_000, 20)).toBe(null);
});
