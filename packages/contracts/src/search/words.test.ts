import { expect, test } from 'vitest';
import { parseSearchAddress, toSearchAddress } from './state.ts';
import { listActiveFilters, toSearchWords, withoutFilters } from './words.ts';

const read = (query: string) => parseSearchAddress(new URLSearchParams(query));
const labelsOf = (query: string, names = {}) =>
  listActiveFilters(read(query), names).map((filter) => filter.label);

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

test('a distance can be taken away without the place, and goes with the place and the country', () => {
  const filters = listActiveFilters(read('q=x&country=US&city=Austin&place=Austin&radius=40'));
  expect(filters.map((filter) => [filter.label, toSearchAddress(filter.without)])).toEqual([
    ['United States', '/search?q=x&city=Austin&place=Austin'],
    ['Austin', '/search?q=x&country=US'],
    ['Within 25 miles', '/search?q=x&country=US&city=Austin&place=Austin'],
  ]);
});

test('each value of a filter can be taken away by itself', () => {
  const filters = listActiveFilters(read('q=x&work_mode=remote,hybrid&employment_type=unstated'));
  expect(filters.map((filter) => filter.label)).toEqual(['Hybrid', 'Remote', 'Employment type not stated']);
  expect(filters.map((filter) => toSearchAddress(filter.without))).toEqual([
    '/search?q=x&work_mode=remote&employment_type=unstated',
    '/search?q=x&work_mode=hybrid&employment_type=unstated',
    '/search?q=x&work_mode=hybrid%2Cremote',
  ]);
});

test('facts are put into words', () => {
  expect(labelsOf('posted_within=7&pay_stated=true&pay_min=80000&pay_currency=USD&language=de')).toEqual([
    'Past week',
    'Pay stated',
    'At least $80,000 a year',
    'German',
  ]);
  expect(labelsOf('posted_within=10')).toEqual(['Past 10 days']);
  expect(labelsOf('pay_min=480000&pay_currency=SEK')).toEqual(['At least SEK\u00a0480,000 a year']);
});

test('a company is called what it is known by, else by its board', () => {
  const names = { 'lever:acme': 'Acme Inc.' };
  expect(labelsOf('company=lever:acme,workday:wd5/globex/External', names)).toEqual([
    'Acme Inc.',
    'wd5/globex/External',
  ]);
});

test('a kind of work is called what it is known by, else its id in words', () => {
  const query = 'occupation=registered-nurse,truck-driver,unstated&shift=night,weekend';
  expect(labelsOf(query, { 'truck-driver': 'Lorry driver' })).toEqual([
    ...['Registered nurse', 'Lorry driver', 'Kind of work not known'],
    ...['Night shift', 'Weekends'],
  ]);
  const [nurse] = listActiveFilters(read(`q=x&${query}`));
  expect(nurse && toSearchAddress(nurse.without)).toBe(
    '/search?q=x&occupation=truck-driver%2Cunstated&shift=night%2Cweekend',
  );
});

test('without the least pay its currency goes too, unless the order needs it', () => {
  const pay = (query: string) =>
    listActiveFilters(read(query)).map(({ without }) => toSearchAddress(without));
  expect(pay('q=x&pay_min=5&pay_currency=EUR')).toEqual(['/search?q=x']);
  expect(pay('q=x&pay_min=5&pay_currency=EUR&sort=pay')).toEqual(['/search?q=x&sort=pay&pay_currency=EUR']);
});

test('all of them are left out at once; the order stays', () => {
  const state = read('q=x&country=US&company=lever:acme&pay_min=5&pay_currency=EUR&sort=newest&page=3');
  expect(toSearchAddress(withoutFilters(state))).toBe('/search?q=x&sort=newest');
  const read_as = 'literal=true&not_understood=city';
  expect(toSearchAddress(withoutFilters(read(`q=x&shift=night&${read_as}`)))).toBe(`/search?q=x&${read_as}`);
});

test('a search is said in words, one of everything is not', () => {
  expect(
    toSearchWords(read('q=nurse&country=US&work_mode=remote&company=lever:acme&page=2'), {
      'lever:acme': 'Acme',
    }),
  ).toBe('“nurse”, United States, Remote, Acme');
  expect(toSearchWords(read('q=work from home&literal=true'))).toBe('exactly “work from home”');
  expect(toSearchWords(read('sort=newest'))).toBeNull();
});
