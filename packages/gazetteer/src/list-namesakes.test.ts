import { expect, test } from 'vitest';
import { listNamesakes } from './list-namesakes.ts';

const show = (name: string, count = 2) =>
  listNamesakes(name)
    .slice(0, count)
    .map(({ country, region }) => `${country}-${region ?? ''}`);

test('the towns of one name come from all countries, the most telling first', () => {
  expect(show('London')).toEqual(['GB-ENG', 'CA-ON']);
  expect(show('Melbourne')).toEqual(['AU-VIC', 'US-FL']);
  expect(show('Vancouver')).toEqual(['CA-BC', 'US-WA']);
  expect(show('Nowhereville')).toEqual([]);
  expect(show('--')).toEqual([]);
});

test('a name that only others use weighs a tenth', () => {
  const [own] = listNamesakes('Bengaluru');
  const [other] = listNamesakes('Bangalore');
  expect(own).toMatchObject({ country: 'IN', isOtherName: false });
  expect(other).toMatchObject({ country: 'IN', isOtherName: true });
  expect(other?.weight).toBeCloseTo((own?.weight ?? 0) / 10);
});

test('umlauts are found as they are written without any, and other scripts as they are', () => {
  expect(show('Koeln')).toEqual(['DE-NW']);
  expect(show('Duesseldorf')).toEqual(['DE-NW']);
  expect(show('תל אביב', 1)).toEqual(['IL-']);
  expect(show('東京', 1)).toEqual(['JP-']);
});
