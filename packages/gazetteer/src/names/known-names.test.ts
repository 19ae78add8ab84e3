import { fold } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { getTown, locateKnownTown } from '../list-towns.ts';
import { AREA_NAMES } from './area-names.ts';
import { findCountryOfName } from './country-names.ts';
import { listKnownAreas, listKnownTowns, listNamesOfTown } from './known-names.ts';
import { listRegionsOfName } from './region-names.ts';
import { TOWN_NAMES } from './town-names.ts';

const listNames = (tables: Readonly<Record<string, string>>) =>
  Object.values(tables).flatMap((lines) =>
    lines
      .trim()
      .split('\n')
      .flatMap((line) => line.split('=')[1]?.split('|') ?? []),
  );

test('every town of the tables is one of the gazetteer', () => {
  const unknown = [
    ...listNames(TOWN_NAMES).flatMap((name) => listKnownTowns(name)),
    ...listNames(AREA_NAMES).flatMap((name) => listKnownAreas(name).map(({ town }) => town)),
  ].filter((town) => locateKnownTown(town) === undefined);
  expect(unknown).toEqual([]);
});

test('circles are ones that search takes', () => {
  const areas = listNames(AREA_NAMES).flatMap((name) => listKnownAreas(name));
  expect(areas.length).toBeGreaterThan(500);
  for (const { radiusKm } of areas) expect(radiusKm >= 10 && radiusKm <= 200).toBe(true);
});

test('a town is found by all of its names', () => {
  const [town] = listKnownTowns('Múnich');
  expect(town).toEqual({ name: 'München', country: 'DE', region: 'BY' });
  expect(town && getTown(locateKnownTown(town)!).name).toBe('Munich');
  expect(town && listNamesOfTown(town)).toEqual(expect.arrayContaining(['munchen', 'munich', 'muenchen']));
});

test.each([
  ['USA', 'US'],
  ['U.S.', 'US'],
  ['England', 'GB'],
  ['Deutschland', 'DE'],
  ['Allemagne', 'DE'],
  ['Duitsland', 'DE'],
  ['Tyskland', 'DE'],
  ['Alemania', 'DE'],
  ['Österreich', 'AT'],
  ['Pays-Bas', 'NL'],
  ['Zwitserland', 'CH'],
  ['Japon', 'JP'],
  ['Tjeckien', 'CZ'],
])('%s is the country %s', (name, country) => {
  expect(findCountryOfName(fold(name))).toBe(country);
});

test.each([
  ['Bayern', 'DE BY'],
  ['Texas', 'US TX'],
  ['Cali', 'US CA'],
  ['Québec', 'CA QC'],
  ['Bretagne', 'FR BRE'],
  ['Noord-Holland', 'NL NH'],
  ['Skåne län', 'SE M'],
  ['New South Wales', 'AU NSW'],
])('%s is the region %s', (name, expected) => {
  expect(listRegionsOfName(fold(name)).map(({ country, code }) => `${country} ${code}`)).toEqual([expected]);
});
