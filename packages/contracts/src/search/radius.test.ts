import { expect, test } from 'vitest';
import { listRadii, readRadius, toNear, toRadiusText } from './radius.ts';

const nowhere = { country: '', location: '', city: '', state: '', zip: '' };

test('radii are offered in the unit of the country', () => {
  const texts = (country: string) => listRadii(country).map((radius) => toRadiusText(radius, country));
  expect(texts('US')).toEqual(['10 miles', '25 miles', '50 miles', '100 miles']);
  expect(texts('GB')).toEqual(texts('US'));
  expect(texts('DE')).toEqual(['10 km', '25 km', '50 km', '100 km']);
  expect(toRadiusText('2', 'US')).toBe('1 mile');
});

test('every radius that is offered is one that search takes', () => {
  for (const radius of [...listRadii('US'), ...listRadii('DE')]) expect(readRadius(radius)).toBe(radius);
  for (const text of ['', '0', '201', '-5', '1e2', 'far', '10.5']) expect(readRadius(text)).toBe('');
});

test('a radius is around a city, a postal code or what was typed, and not around a state', () => {
  expect(toNear({ ...nowhere, country: 'US', city: 'Austin', state: 'TX', zip: '78701' })).toBe('Austin, TX');
  expect(toNear({ ...nowhere, country: 'DE', city: 'Berlin' })).toBe('Berlin');
  expect(toNear({ ...nowhere, country: 'US', zip: '78701', state: 'TX' })).toBe('78701');
  expect(toNear({ ...nowhere, country: 'US', location: ' austin ' })).toBe('austin');
  expect(toNear({ ...nowhere, country: 'US', state: 'TX' })).toBe('');
  expect(toNear({ ...nowhere, city: 'Austin' })).toBe('');
});
