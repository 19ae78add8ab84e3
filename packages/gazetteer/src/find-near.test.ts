import { expect, test } from 'vitest';
import { findNear } from './find-near.ts';
import { findTown } from './find-town.ts';

test.each([
  ['Austin', 'US', { name: 'Austin', country: 'US', region: 'TX' }],
  ['Austin, MN', 'US', { name: 'Austin', country: 'US', region: 'MN' }],
  ['austin , minnesota', 'us', { name: 'Austin', country: 'US', region: 'MN' }],
  ['Reading, Berkshire', 'GB', { name: 'Reading', country: 'GB', region: null }],
  ['Bangalore, Karnataka', 'IN', { name: 'Bangalore', country: 'IN', region: null }],
  ['Frankfurt, Hessen', 'DE', { name: 'Frankfurt', country: 'DE', region: 'HE' }],
])('"%s" in %s', (text, country, town) => {
  const { latitude, longitude } = findTown(town)!;
  expect(findNear(text, country)).toEqual({ ok: true, centre: { latitude, longitude } });
});

test('a postal code has a middle of its own', () => {
  expect(findNear('10001', 'US')).toEqual({ ok: true, centre: { latitude: 40.7484, longitude: -73.9967 } });
});

test('it says what is not known', () => {
  const unknown = { ok: false, reason: 'unknown-place' };
  expect(findNear('Nowhereville', 'US')).toEqual(unknown);
  expect(findNear('Austin, Narnia', 'US')).toEqual(unknown);
  expect(findNear('Austin, ON', 'US')).toEqual(unknown);
  expect(findNear('99999', 'DE')).toEqual(unknown);
  expect(findNear('SW1A 1AA', 'GB')).toEqual({ ok: false, reason: 'unknown-codes' });
});
