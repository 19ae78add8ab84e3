import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FILTER_NAMES,
  SEARCH_FILTERS,
  toFilterLabel,
  type FilterName,
  type SearchFilter,
} from './filters.ts';
import { parseSearchAddress, toApiQuery, toSearchAddress, toSearchState } from './state.ts';
import { joinValues } from './values.ts';
import { listActiveFilters, toSearchWords } from './words.ts';

/** Values of the filters that have no fixed ones. */
const FOUND: Partial<Record<FilterName, readonly string[]>> = {
  country: ['US', 'DE', 'JP'],
  source: ['1', '3', '9'],
  posted_within: ['1', '7', '365'],
  pay_stated: ['true'],
  eligible_from: ['US', 'SE'],
  skill: ['Python', 'C++', 'Excel', 'unstated'],
  occupation: ['registered-nurse', 'truck-driver', 'unstated'],
  company: ['lever:acme', 'workday:wd5/globex/External'],
  language: ['en', 'de'],
};

const valuesOf = (name: FilterName): readonly string[] => {
  const { values = FOUND[name] }: SearchFilter = SEARCH_FILTERS[name];
  if (!values) throw new Error(`${name} needs values to be tried with`);
  return values;
};

const states = fc
  .record(
    Object.fromEntries(
      FILTER_NAMES.map((name) => {
        const { isList }: SearchFilter = SEARCH_FILTERS[name];
        return [name, fc.subarray([...valuesOf(name)], isList ? {} : { maxLength: 1 }).map(joinValues)];
      }),
    ) as Record<FilterName, fc.Arbitrary<string>>,
  )
  .map((filters) => ({ ...parseSearchAddress(new URLSearchParams('q=nurse')), ...filters }));

const read = (address: string) => parseSearchAddress(new URLSearchParams(address.replace(/^[^?]*/, '')));

describe('every filter', () => {
  test('goes through the address, and through the API’s query, as it was chosen', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(read(toSearchAddress(state))).toEqual(state);
        expect(
          toSearchState(JSON.parse(JSON.stringify(toApiQuery(state))) as Record<string, string>),
        ).toEqual(state);
      }),
    );
  });

  test('is said in words, a value each, and each can be taken away by itself', () => {
    fc.assert(
      fc.property(states, (state) => {
        const chips = listActiveFilters(state);
        const chosen = FILTER_NAMES.flatMap((name) => state[name].split(',').filter((value) => value !== ''));
        expect(chips).toHaveLength(chosen.length);
        expect(new Set(chips.map(({ key }) => key)).size).toBe(chips.length);
        for (const { label, without } of chips) {
          expect(label).not.toBe('');
          expect(listActiveFilters(without)).toHaveLength(chips.length - 1);
        }
        expect(toSearchWords(state)).toBe(['“nurse”', ...chips.map(({ label }) => label)].join(', '));
      }),
    );
  });

  test.each(FILTER_NAMES)('%s has a name for each value, and knows nonsense', (name) => {
    for (const value of valuesOf(name)) {
      expect(SEARCH_FILTERS[name].read(value)).toBe(value);
      expect(toFilterLabel(name, value)).not.toBe('');
    }
    expect(SEARCH_FILTERS[name].read('x'.repeat(500) + '!')).toBe('');
  });
});
