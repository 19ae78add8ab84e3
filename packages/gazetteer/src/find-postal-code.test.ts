import { expect, test } from 'vitest';
import { toDistanceKm } from './distance.ts';
import { findPostalCode } from './find-postal-code.ts';
import { findTown } from './find-town.ts';

test.each([
  ['10001', 'US', 'New York City', 'NY'],
  ['78701-1234', 'US', 'Austin', 'TX'],
  ['00901', 'US', 'San Juan', 'PR'],
  ['M5V 2T6', 'CA', 'Toronto', 'ON'],
  ['k1a', 'CA', 'Ottawa', 'ON'],
  ['2000', 'AU', 'Sydney', 'NSW'],
  ['3000', 'au', 'Melbourne', 'VIC'],
  ['75008', 'FR', 'Paris', 'IDF'],
  ['10115', 'DE', 'Berlin', 'BE'],
  ['01067', 'DE', 'Dresden', 'SN'],
])('%s in %s belongs to %s', (code, country, name, region) => {
  expect(findPostalCode(code, country)?.places[0]).toMatchObject({ name, region });
});

test('the middle of a code is near its town', () => {
  for (const [code, country, name] of [
    ['94105', 'US', 'San Francisco'],
    ['M5V', 'CA', 'Toronto'],
    ['2000', 'AU', 'Sydney'],
    ['69002', 'FR', 'Lyon'],
    ['60311', 'DE', 'Frankfurt am Main'],
  ] as const) {
    const town = findTown({ name, country });
    const found = findPostalCode(code, country);
    expect(toDistanceKm(found!.centre, town!), code).toBeLessThan(10);
  }
});

test('without a country a code must be of one country alone', () => {
  expect(findPostalCode('90210')).toMatchObject({ country: 'US' });
  expect(findPostalCode('m5v 2t6')).toMatchObject({ country: 'CA' });
  // Dessau and a place in France.
  expect(findPostalCode('06800')).toBeUndefined();
});

test('what is no code of the country is none', () => {
  for (const [text, country] of [
    ['9999', 'US'],
    ['00000', 'US'],
    ['1012 AB', 'NL'],
    ['SW1A 1AA', 'GB'],
    ['', 'DE'],
  ] as const)
    expect(findPostalCode(text, country), text).toBeUndefined();
});
