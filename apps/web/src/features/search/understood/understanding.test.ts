import { parseSearchAddress, toSearchAddress } from '@firsthand/contracts/light';
import type { UnderstoodView } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import {
  findSoughtWork,
  isAnythingUnderstood,
  keepReading,
  listReadFilters,
  toUnderstoodSentence,
  withoutReadFilters,
} from './understanding.ts';

const read = (query: string) => parseSearchAddress(new URLSearchParams(query));
const filter = (parameter: string, value: string, label: string, text: string): UnderstoodView => ({
  ...{ kind: 'filter', parameter, value, label, text },
});
const nurse: UnderstoodView = {
  kind: 'occupation',
  text: 'rn',
  value: 'registered-nurse',
  label: 'Registered nurse',
};
const remote = filter('work_mode', 'remote', 'Remote', 'work from home');
const us = filter('country', 'US', 'United States', 'Columbus');
const germany = filter('country', 'DE', 'Germany', 'Berlin');
const columbus = [
  filter('city', 'Columbus', 'Columbus', 'Columbus'),
  filter('state', 'OH', 'Ohio', 'Ohio'),
  us,
];

const listOf = (query: string, understood: readonly UnderstoodView[]) =>
  listReadFilters(read(query), understood).map(({ label, text, without }) => [
    ...[label, text, toSearchAddress(without)],
  ]);

describe('filters that were read from words', () => {
  test('say what from, and are taken off for good', () => {
    expect(listOf('q=x&not_understood=shift&page=4', [nurse, remote])).toEqual([
      ['Remote', 'work from home', '/search?q=x&not_understood=shift%2Cwork_mode'],
    ]);
  });

  test('are one for a place, with all that it sets', () => {
    expect(listOf('q=x', [remote, ...columbus])[1]).toEqual([
      ...['Columbus, Ohio', 'Columbus Ohio', '/search?q=x&not_understood=city%2Ccountry%2Cstate'],
    ]);
  });

  test.each<[string, string, UnderstoodView[]]>([
    ['Berlin, Germany', 'q=x', [filter('city', 'Berlin', 'Berlin', 'Berlin'), germany]],
    ['Berlin', 'q=x&country=DE', [filter('city', 'Berlin', 'Berlin', 'Berlin'), germany]],
    ['Germany', 'q=x', [germany]],
    ['Germany', 'q=x&country=DE', [germany]],
    ['Ohio', 'q=x', [filter('state', 'OH', 'Ohio', 'Ohio'), us]],
    [
      'Within 25 miles of Austin, TX',
      'q=x',
      [
        filter('near', 'Austin, TX', 'Austin, TX', 'Austin'),
        filter('radius_km', '40', 'within 40 km', 'near'),
        us,
      ],
    ],
    [
      'Within 10 km of Berlin, Germany',
      'q=x',
      [
        filter('near', 'Berlin', 'Berlin', 'Berlin'),
        filter('radius_km', '10', 'within 10 km', '10 km'),
        germany,
      ],
    ],
  ])('name a place as people do: %s in %s', (label, query, understood) => {
    expect(listOf(query, understood).map(([name]) => name)).toEqual([label]);
  });

  test('with several values of one parameter are one, since they go together', () => {
    const shifts = [
      filter('shift', 'night', 'Night shift', 'nights'),
      filter('shift', 'weekend', 'Weekends', 'weekend'),
    ];
    expect(listOf('q=x', shifts)).toEqual([
      ['Night shift or Weekends', 'nights weekend', '/search?q=x&not_understood=shift'],
    ]);
  });

  test('go all at once', () => {
    expect(toSearchAddress(withoutReadFilters(read('q=x'), [nurse, remote, ...columbus]))).toBe(
      '/search?q=x&not_understood=city%2Ccountry%2Cstate%2Cwork_mode',
    );
    expect(toSearchAddress(withoutReadFilters(read('q=x'), [nurse]))).toBe('/search?q=x');
  });
});

test('the work that is looked for has its wishes', () => {
  const senior: UnderstoodView = { kind: 'level', text: 'senior', value: 'senior', label: 'senior' };
  const jobs: UnderstoodView = { kind: 'filler', text: 'jobs', value: '', label: '' };
  expect(findSoughtWork([senior, nurse, nurse, jobs])).toEqual({
    ...{ occupations: ['Registered nurse'], wishes: ['senior'] },
  });
  expect(findSoughtWork([jobs, remote])).toBeNull();
  expect(isAnythingUnderstood([jobs])).toBe(false);
  expect(isAnythingUnderstood([jobs, senior])).toBe(true);
});

test('all of it is one sentence to who hears it, fillers are not said', () => {
  const jobs: UnderstoodView = { kind: 'filler', text: 'jobs', value: '', label: '' };
  expect(toUnderstoodSentence(read('q=x'), [nurse, jobs, remote, ...columbus])).toBe(
    'Understood: Registered nurse; Remote from “work from home”; Columbus, Ohio from “Columbus Ohio”.',
  );
  expect(toUnderstoodSentence(read('q=x'), [jobs])).toBe('');
  expect(toUnderstoodSentence(read('q=x&literal=true'), [])).toBe('Searching exactly these words.');
});

test.each([
  ['rn columbus', 'rn columbus nights', true],
  ['rn columbus', 'rn col', true],
  ['warehouse', 'ware', true],
  ['work from home', 'w', false],
  ['rn columbus', 'cook in Columbus', true],
  ['rn columbus', '', false],
  ['rn columbus', 'cook in texas', false],
])('how “%s” is read holds for “%s”: %s', (q, next, isKept) => {
  const reading = { literal: 'true', not_understood: 'city' } as const;
  expect(keepReading({ ...read('q=x'), q, ...reading }, next)).toEqual(
    isKept ? reading : { literal: '', not_understood: '' },
  );
});
