import { expect, test } from 'vitest';
import { KNOWN_CASES, UNSEEN_CASES, type PlaceCase } from '../../../../tests/data/place-words.ts';
import { readPlaceWords } from './read-place-words.ts';

const split = (query: string) => query.split(/\s+/);

function show({ query, countries }: Omit<PlaceCase, 'expected'>): string | null {
  const reading = readPlaceWords(split(query), { countries });
  const valueOf = (name: string) => reading?.parts.find(({ parameter }) => parameter === name)?.value;
  const near = valueOf('near');
  const values = [near && `~${near}`, valueOf('city'), valueOf('state'), valueOf('country')];
  return reading === undefined ? null : values.filter((value) => value !== undefined).join('/');
}

test.each(KNOWN_CASES)('“$query” says $expected', ({ expected, ...typed }) => {
  expect(show(typed)).toBe(expected);
});

test('of queries that nobody looked at while the rule was made nearly all are read', () => {
  const wrong = UNSEEN_CASES.filter(({ expected, ...typed }) => show(typed) !== expected);
  expect(wrong.length / UNSEEN_CASES.length).toBeLessThanOrEqual(0.05);
});

test('it says which words it took, and what they are to search', () => {
  expect(readPlaceWords(split('night nurse in Columbus, Ohio'))).toEqual({
    start: 2,
    length: 3,
    parts: [
      { text: 'Columbus', parameter: 'city', value: 'Columbus', label: 'Columbus' },
      { text: 'Ohio', parameter: 'state', value: 'OH', label: 'Ohio' },
      { text: 'Columbus', parameter: 'country', value: 'US', label: 'United States' },
    ],
    filter: { countries: ['US'], city: 'Columbus', state: 'OH' },
    isOutside: false,
  });
});

test('an area is a circle around its town', () => {
  const reading = readPlaceWords(split('Bay Area nurse'));
  expect(reading).toMatchObject({ start: 0, length: 2, filter: { countries: ['US'] } });
  expect(reading?.parts.map(({ parameter, value, label }) => [parameter, value, label])).toEqual([
    ['near', 'San Francisco, CA', 'San Francisco Bay Area'],
    ['radius_km', '80', 'within 80 km'],
    ['country', 'US', 'United States'],
  ]);
  expect(reading?.filter.near).toMatchObject({ radiusKm: 80 });
  expect(reading?.filter.near?.latitude).toBeCloseTo(37.77, 1);
});

test('a place outside of what was chosen is told as one', () => {
  expect(readPlaceWords(split('nurse in Berlin'), { countries: ['us'] })).toMatchObject({
    filter: { countries: ['DE'], city: 'Berlin' },
    isOutside: true,
  });
  expect(readPlaceWords(split('nurse in Birmingham'), { countries: ['US'] })?.isOutside).toBe(false);
});

test('anything can be typed', () => {
  for (const words of [[], [''], [','], ['in'], ['in', ''], ['-', '-'], ['in', 'in', 'in'], ['(', 'TX', ')']])
    expect(() => readPlaceWords(words)).not.toThrow();
  expect(readPlaceWords(Array.from({ length: 500 }, () => 'in'))).toBeUndefined();
});
