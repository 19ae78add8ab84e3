import { expect, test } from 'vitest';
import { findTown } from './find-town.ts';

const locate = (name: string, country: string, region?: string) => {
  const town = findTown({ name, country, region });
  return town && `${town.name}, ${town.region ?? '-'}, ${town.country}`;
};

test('a name means the place where most people live', () => {
  expect(locate('London', 'GB')).toBe('London, ENG, GB');
  expect(locate('London', 'CA')).toBe('London, ON, CA');
  expect(locate('Paris', 'FR')).toBe('Paris, IDF, FR');
  expect(locate('Melbourne', 'AU')).toBe('Melbourne, VIC, AU');
  expect(locate('Portland', 'US')).toBe('Portland, OR, US');
  expect(locate('Stockholm', 'SE')).toBe('Stockholm, AB, SE');
});

test.each([
  ['Portland', 'US', 'ME', 'Portland, ME, US'],
  ['Portland', 'us', 'maine', 'Portland, ME, US'],
  ['Frankfurt', 'DE', 'Hessen', 'Frankfurt am Main, HE, DE'],
  ['Frankfurt', 'DE', 'Brandenburg', 'Frankfurt (Oder), BB, DE'],
  ['Kansas City', 'US', 'KS', 'Kansas City, KS, US'],
  ['Ottawa', 'CA', 'Ontario', 'Ottawa, ON, CA'],
  ['Perth', 'AU', 'WA', 'Perth, WA, AU'],
  ['Malmö', 'SE', 'M', 'Malmö, M, SE'],
  ['Den Bosch', 'NL', 'Noord-Brabant', "'s-Hertogenbosch, NB, NL"],
  ['Rennes', 'FR', 'Bretagne', 'Rennes, BRE, FR'],
  ['Edinburgh', 'GB', 'Scotland', 'Edinburgh, SCT, GB'],
  ['San Juan', 'US', 'PR', 'San Juan, PR, US'],
])('%s, %s, %s is %s', (name, country, region, expected) => {
  expect(locate(name, country, region)).toBe(expected);
});

test('there is no place of a name in a region that has none', () => {
  expect(locate('Rennes', 'FR', 'IDF')).toBeUndefined();
  expect(locate('Nowhereville', 'US')).toBeUndefined();
  expect(locate('--', 'US')).toBeUndefined();
});

test('a region that nobody knows is not asked for', () => {
  expect(locate('Bangalore', 'IN', 'Karnataka')).toBe('Bengaluru, -, IN');
  expect(locate('London', 'GB', 'Greater London')).toBe('London, ENG, GB');
});

test.each([
  ['munich', 'DE', 'Munich'],
  ['München', 'DE', 'Munich'],
  ['Muenchen', 'DE', 'Munich'],
  ['Koeln', 'DE', 'Köln'],
  ['Cologne', 'DE', 'Köln'],
  ['SAINT LOUIS', 'US', 'St. Louis'],
  ['St Louis', 'US', 'St. Louis'],
  ['Ft. Worth', 'US', 'Fort Worth'],
  ['new york', 'US', 'New York City'],
  ['東京', 'JP', 'Tokyo'],
  ['Saint-Étienne', 'FR', 'Saint-Étienne'],
  ['Washington', 'US', 'Washington'],
])('%s is found in %s as %s', (typed, country, expected) => {
  expect(findTown({ name: typed, country })?.name).toBe(expected);
});

test('the short names of airports count in capitals only, those that people type in any case', () => {
  expect(locate('LON', 'GB')).toBe('London, ENG, GB');
  expect(locate('lon', 'GB')).toBeUndefined();
  for (const name of ['NYC', 'nyc', 'N.Y.C.', 'New York City', 'the Big Apple'])
    expect(locate(name, 'US')).toBe('New York City, NY, US');
});

test.each([
  ['SF', 'US', 'CA', 'San Francisco, CA, US'],
  ['Vegas', 'US', undefined, 'Las Vegas, NV, US'],
  ['LA', 'US', undefined, 'Los Angeles, CA, US'],
  ['Newcastle', 'GB', undefined, 'Newcastle upon Tyne, ENG, GB'],
  ['Newcastle', 'AU', undefined, 'Newcastle, NSW, AU'],
  ['Sankt Gallen', 'CH', undefined, 'Sankt Gallen, -, CH'],
  ['Keulen', 'DE', undefined, 'Köln, NW, DE'],
])('people call %s what is in %s', (name, country, region, expected) => {
  expect(locate(name, country, region)).toBe(expected);
});

test.each([
  ['SF Bay Area', 'US', undefined, 'San Francisco, CA, US'],
  ['Bay Area', 'US', 'CA', 'San Francisco, CA, US'],
  ['GTA', 'CA', undefined, 'Toronto, ON, CA'],
  ['Greater Manchester', 'GB', undefined, 'Manchester, ENG, GB'],
  ['Ruhrgebiet', 'DE', undefined, 'Essen, NW, DE'],
  ['Stor-Stockholm', 'SE', undefined, 'Stockholm, AB, SE'],
])('%s, %s is around its town', (name, country, region, expected) => {
  expect(locate(name, country, region)).toBe(expected);
  expect(locate('Bay Area', 'US', 'TX')).toBeUndefined();
  expect(locate('Bay Area', 'DE')).toBeUndefined();
});
