import { expect, test } from 'vitest';
import { toCountryName } from './country-name.ts';

test('a country code reads as its name', () => {
  expect(toCountryName('DE')).toBe('Germany');
  expect(toCountryName('gb')).toBe('United Kingdom');
  expect(toCountryName('Deutschland')).toBeUndefined();
});
