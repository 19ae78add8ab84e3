import { expect, test } from 'vitest';
import { listPlacesOfCode, locatePlace } from './locate-place.ts';

const place = { city: null, state: null, country: null, postalCode: null };

test('a place is its town, or that of its postal code', () => {
  const austin = { name: 'Austin', region: 'TX' };
  expect(locatePlace({ ...place, city: 'Austin', state: 'TX', country: 'US' })).toMatchObject(austin);
  expect(locatePlace({ ...place, country: 'US', postalCode: '78701' })).toMatchObject(austin);
  expect(locatePlace({ ...place, city: 'Nowhere', country: 'US', postalCode: '78701' })).toMatchObject(
    austin,
  );
});

test('it is nowhere when nobody says which country it is in, or no town', () => {
  expect(locatePlace({ ...place, city: 'Austin' })).toBeUndefined();
  expect(locatePlace({ ...place, state: 'TX', country: 'US' })).toBeUndefined();
  expect(locatePlace({ ...place, city: 'Nowhere', country: 'US' })).toBeUndefined();
});

test('the places of a postal code fit what else is written', () => {
  const names = (code: string, written: Parameters<typeof listPlacesOfCode>[1]) =>
    listPlacesOfCode(code, written).map(({ name }) => name);
  expect(names('78701', {})).toEqual(['Austin']);
  expect(names('78701', { country: 'US', state: 'Texas', city: 'austin' })).toEqual(['Austin']);
  expect(names('78701', { country: 'DE' })).toEqual([]);
  expect(names('78701', { country: 'US', state: 'MN' })).toEqual([]);
  expect(names('78701', { country: 'US', state: 'Narnia' })).toEqual([]);
  expect(names('78701', { country: 'US', city: 'Dallas' })).toEqual([]);
  expect(names('78701', { country: 'US', city: 'Nowhere' })).toEqual([]);
});
