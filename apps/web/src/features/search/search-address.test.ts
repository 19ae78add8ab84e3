import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  listActiveFilters,
  parseSearchAddress,
  toApiQuery,
  toSearchAddress,
  type SearchState,
} from './search-address.ts';

const read = (query: string) => parseSearchAddress(new URLSearchParams(query));

describe('the address of a search', () => {
  test('an empty address is an empty search on page 1', () => {
    expect(read('')).toEqual({
      q: '',
      country: '',
      location: '',
      city: '',
      state: '',
      zip: '',
      place: '',
      remote: '',
      source: '',
      page: 1,
    });
    expect(toSearchAddress(read(''))).toBe('/search');
  });

  test('what makes no sense counts as not set', () => {
    const state = read('q=nurse&country=Germany&remote=maybe&source=77&page=-3');
    expect(toSearchAddress(state)).toBe('/search?q=nurse');
    expect(read('q=x&page=1e3').page).toBe(1);
    expect(read('q=x&page=0').page).toBe(1);
  });

  test('the empty fields of a form sent without scripts leave no trace', () => {
    expect(toSearchAddress(read('q=nurse&country=US&location=&remote=&source='))).toBe(
      '/search?q=nurse&country=US',
    );
  });

  test('a chosen place wins over typed text and is named even if the address lost its words', () => {
    const state = read('q=x&location=aus&city=Austin&state=TX');
    expect(state.location).toBe('');
    expect(state.place).toBe('Austin, TX');
  });

  test('an ATS may be named by code or by source and is kept as its code', () => {
    expect(read('q=x&source=greenhouseio').source).toBe('3');
    expect(read('q=x&source=9').source).toBe('9');
  });

  test('every state survives the way through the address', () => {
    const word = fc.string({ maxLength: 20 }).map((text) => text.trim());
    const states = fc.record<SearchState>({
      q: word,
      country: fc.constantFrom('', 'US', 'DE', 'IT'),
      location: word,
      city: fc.constant(''),
      state: fc.constant(''),
      zip: fc.constant(''),
      place: fc.constant(''),
      remote: fc.constantFrom<'' | 'yes' | 'no'>('', 'yes', 'no'),
      source: fc.constantFrom('', '1', '5', '9'),
      page: fc.integer({ min: 1, max: 9_999_999 }),
    });
    fc.assert(
      fc.property(states, (state) => {
        const address = toSearchAddress(state);
        expect(read(address.split('?')[1] ?? '')).toEqual(state);
      }),
    );
  });
});

describe('the query of the API', () => {
  test('carries filters, remote as a truth value and the offset of the page', () => {
    const query = toApiQuery(
      read('q=data+engineer&country=DE&city=Berlin&place=Berlin&remote=no&source=7&page=3'),
    );
    expect(query).toEqual({
      q: 'data engineer',
      country: 'DE',
      city: 'Berlin',
      isRemote: 'false',
      source: '7',
      offset: 20,
    });
  });

  test('leaves out what is not set', () => {
    expect(toApiQuery(read('q=nurse'))).toEqual({ q: 'nurse' });
  });
});

describe('active filters', () => {
  test('are named in the order of the panel, each with the search without it, from page 1', () => {
    const filters = listActiveFilters(
      read('q=x&country=DE&city=Berlin&place=Berlin, Germany&remote=no&source=7&page=4'),
    );
    expect(filters.map((filter) => filter.label)).toEqual([
      'Germany',
      'Berlin, Germany',
      'Not remote',
      'Lever',
    ]);
    expect(filters.map((filter) => toSearchAddress(filter.without))).toEqual([
      '/search?q=x&city=Berlin&place=Berlin%2C+Germany&remote=no&source=7',
      '/search?q=x&country=DE&remote=no&source=7',
      '/search?q=x&country=DE&city=Berlin&place=Berlin%2C+Germany&source=7',
      '/search?q=x&country=DE&city=Berlin&place=Berlin%2C+Germany&remote=no',
    ]);
  });
});
