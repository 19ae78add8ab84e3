import { expect, test } from 'vitest';
import { toSitePlaces } from '../adp/place.ts';
import { parsePlace } from './places.ts';

test.each(['Peschiera Borromeo, MI', 'Roccabianca di Sopra, AL', 'Vila Nova do Norte, PA'])(
  'a town that nobody knows, spelled as in a country with a province of the code, is in no country: %s',
  (text) => {
    expect(parsePlace(text)).toMatchObject({ city: text.split(',')[0], country: null });
  },
);

test('the same as fields is in no country either', () => {
  expect(parsePlace('', { city: 'Peschiera Borromeo', state: 'MI' })?.country).toBeNull();
});

test.each(['Xyzville, MI', 'Lake Wobegon, MN', 'Santa Rosa Valley, CA', 'Rancho Mission Viejo, CA'])(
  'another stays in the United States: %s',
  (text) => {
    expect(parsePlace(text)?.country).toBe('US');
  },
);

test('a known town of Italy is in Italy', () => {
  expect(parsePlace('Assago, MI')?.country).toBe('IT');
});

test('a field for one town that names several is several places', () => {
  const address = { cityName: 'Austin / Denver', country: { codeValue: 'US', longName: null } };
  const places = toSitePlaces({ address } as Parameters<typeof toSitePlaces>[0]);
  expect(places.map(({ city, country }) => [city, country])).toEqual([
    ['Austin', 'US'],
    ['Denver', 'US'],
  ]);
});
