import { expect, test } from 'vitest';
import { isSameCountry, toCountryNames } from './country-names.ts';

test('countries are the same by every name that forms have for them', () => {
  expect(isSameCountry('United States', 'United States of America')).toBe(true);
  expect(isSameCountry('USA', 'us')).toBe(true);
  expect(isSameCountry('Czechia', 'Czech Republic')).toBe(true);
  expect(isSameCountry('South Korea', 'Korea, Republic of')).toBe(true);
  expect(isSameCountry('Türkiye', 'Turkey')).toBe(true);
  expect(isSameCountry('Côte d’Ivoire', 'Ivory Coast')).toBe(true);
});

test('and no others', () => {
  expect(isSameCountry('United States', 'United States Minor Outlying Islands')).toBe(false);
  expect(isSameCountry('Ireland', 'Northern Ireland')).toBe(false);
  expect(isSameCountry('South Korea', 'North Korea')).toBe(false);
  expect(isSameCountry('', '')).toBe(false);
  expect(toCountryNames('FR')).toEqual(['France', 'FR']);
});
