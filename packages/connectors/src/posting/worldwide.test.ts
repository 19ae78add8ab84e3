import { isWorldwide } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { parsePlace, toPlaces, type PlaceHints } from './places.ts';

const isAll = (text: string, hints?: PlaceHints) => {
  const place = parsePlace(text, hints);
  return place !== null && isWorldwide(place);
};

test.each([
  'Worldwide',
  'worldwide',
  'World Wide',
  'Remote - Worldwide',
  'Remote – Worldwide',
  'Remote, Worldwide',
  'Remote (Worldwide)',
  'Worldwide (Remote)',
  'Worldwide - Remote',
  'Fully remote, worldwide',
  '100% Remote - Worldwide',
  'Global',
  'Globally',
  'Remote, Global',
  'Remote - Global',
  'Global (Remote)',
  'Global Remote',
  'Anywhere',
  'Anywhere (Remote)',
  'Remote - Anywhere',
  'Remote (Anywhere)',
  'Remote Anywhere',
  'Work from anywhere',
  'Anywhere in the world',
  'Remote - Anywhere in the World',
  'Anywhere on Earth',
  'Around the world',
  'Weltweit',
  'Remote / Weltweit',
])('“%s” is the whole world', (text) => {
  expect(isAll(text)).toBe(true);
  expect(toPlaces([text]).map((place) => place.text)).toEqual(['Worldwide']);
});

test.each([
  'Remote - US',
  'Remote, United States',
  'Anywhere in Canada',
  'Anywhere, US',
  'Remote - Anywhere in the US',
  'Anywhere in Europe',
  'Remote - EMEA',
  'Remote',
  'Hybrid',
  'Flexible',
  'Multiple Locations',
  'International',
  'Nationwide',
  'Global Headquarters, Austin, TX',
  'Global HQ',
  'Worldwide Plaza, New York, NY',
  'Global Village, Dubai',
  'World Trade Center, New York',
  'Global Payments, Columbus, GA',
  'Worldwide Express - Dallas, TX',
  'Globe, AZ',
  'Earth, TX',
  'World Golf Village, FL',
  'Worland, WY',
])('“%s” is not', (text) => {
  expect(isAll(text)).toBe(false);
  expect(toPlaces([text]).some(isWorldwide)).toBe(false);
});

test('a field that names a part of the world says where “Anywhere” is, and is a default beside “Worldwide”', () => {
  expect(isAll('Anywhere', { country: 'US' })).toBe(false);
  expect(isAll('Remote - Anywhere', { country: 'US' })).toBe(false);
  expect(toPlaces(['Anywhere'], { country: 'US' })).toMatchObject([]);
  expect(isAll('Worldwide', { country: 'US' })).toBe(true);
  expect(isAll('Remote - Worldwide', { country: 'US' })).toBe(true);
  expect(isAll('Global', { city: 'Globe', state: 'AZ', country: 'US' })).toBe(false);
});

test('a country’s field may name the world', () => {
  for (const country of ['worldwide', 'Worldwide', 'Global', 'Anywhere'])
    expect([country, isAll('', { country, city: '', state: null })]).toEqual([country, true]);
  expect(isAll('Remote', { country: 'worldwide' })).toBe(true);
  expect(isAll('Berlin', { country: 'worldwide' })).toBe(false);
});

test('beside places of its own, “Anywhere” is only how', () => {
  expect(toPlaces(['Anywhere; Canada']).map(({ country }) => country)).toEqual(['CA']);
  expect(toPlaces(['Remote - Worldwide; London, UK']).map((place) => [place.text, place.country])).toEqual([
    ['Worldwide', null],
    ['London, UK', 'GB'],
  ]);
});
