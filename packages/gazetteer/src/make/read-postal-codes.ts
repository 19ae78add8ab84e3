import { toDistanceKm, type Point } from '../distance.ts';
import { toArea } from '../regions.ts';
import type { CityIndex } from './city-index.ts';
import { toWeight } from './read-cities.ts';
import { readGeonamesCodes } from './geonames-codes.ts';
import {
  readAustralianCodes,
  readCanadianCodes,
  readFrenchCommunes,
  readGermanTowns,
  readUsCodes,
  type PointCode,
} from './postal-sources.ts';

/** A town may lie so far from the middle of its postal code, in kilometres. */
const SAME_TOWN_KM = 40;
/** A code whose town is not known belongs to the nearest within so many kilometres. */
const NEAREST_KM = 25;

export interface CodeEntry {
  country: string;
  code: string;
  centre: Point;
  /** Numbers of cities, the most telling first; at least one. */
  places: number[];
}

/** Every postal code that belongs to a town we know: of the files, and of the countries that others list freely. */
export function readPostalCodes(index: CityIndex, files: readonly string[]): CodeEntry[] {
  const imported = [...groupBy(files.flatMap(readGeonamesCodes), ({ country }) => country)];
  const countries = new Set(imported.map(([country]) => country));
  return [
    ...imported.flatMap(([country, localities]) => toLocalityEntries(index, country, localities)),
    ...readListedCodes(index).filter(({ country }) => !countries.has(country)),
  ];
}

function readListedCodes(index: CityIndex): CodeEntry[] {
  return [
    ...readUsCodes().flatMap(({ code, point, names, region }) =>
      toEntry(index, { country: 'US', code, point, names, region }),
    ),
    ...readCanadianCodes().flatMap(({ code, point, names, region }) =>
      toEntry(index, { country: 'CA', code, point, names, region }),
    ),
    ...toLocalityEntries(index, 'AU', readAustralianCodes()),
    ...readFrance(index),
    ...readGermany(index),
  ];
}

interface Located {
  country: string;
  code: string;
  point: Point;
  /** Names of the town, the first that is known near the point holds. */
  names: readonly string[];
  region: string;
}

function toEntry(index: CityIndex, { country, code, point, names, region }: Located): CodeEntry[] {
  const area = toArea(country, region);
  const [town] = names.flatMap((name) => findNamed(index, name, area, point) ?? []);
  const place = town ?? index.findNearest(point, area.country, NEAREST_KM);
  return place === undefined ? [] : [{ country, code, centre: point, places: [place] }];
}

/** The city of that name which is nearest to a point. */
function findNamed(
  index: CityIndex,
  name: string,
  area: ReturnType<typeof toArea>,
  point: Point,
): number | undefined {
  const [nearest] = index
    .find(name, area)
    .flatMap((number) => {
      const city = index.cities[number];
      const km = city ? toDistanceKm(city, point) : Infinity;
      return km <= SAME_TOWN_KM ? [{ number, km }] : [];
    })
    .sort((a, b) => a.km - b.km);
  return nearest?.number;
}

/** A code may have several localities: its middle is that of them all. */
function toLocalityEntries(index: CityIndex, country: string, localities: readonly PointCode[]): CodeEntry[] {
  return [...groupBy(localities, ({ code }) => code)].flatMap(([code, own]) => {
    const points = own.map(({ point }) => point);
    const centre = { latitude: median(points, 'latitude'), longitude: median(points, 'longitude') };
    const places = own.flatMap(({ names, region, point }) => {
      const area = toArea(country, region);
      return names.flatMap((name) => findNamed(index, name, area, point) ?? []).slice(0, 1);
    });
    const nearest = places.length > 0 ? undefined : index.findNearest(centre, country, NEAREST_KM);
    const all = nearest === undefined ? places : [nearest];
    return all.length === 0 ? [] : [{ country, code, centre, places: byWeight(index, all) }];
  });
}

function median(points: readonly Point[], part: keyof Point): number {
  const sorted = points.map((point) => point[part]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** GeoNames knows the communes by their official codes. */
function readFrance(index: CityIndex): CodeEntry[] {
  const byCommune = groupBy(
    index.cities.flatMap(({ country, commune }, number) => (country === 'FR' ? { commune, number } : [])),
    ({ commune }) => commune,
  );
  const codes = groupBy(
    readFrenchCommunes().flatMap(({ commune, codes: all }) => all.map((code) => ({ code, commune }))),
    ({ code }) => code,
  );
  return [...codes].flatMap(([code, communes]) => {
    const places = communes.flatMap(({ commune }) =>
      (byCommune.get(commune) ?? []).map(({ number }) => number),
    );
    return toTownEntry(index, 'FR', code, places);
  });
}

/** By name alone: of towns of one name those count that lie together with the others of the code. */
function readGermany(index: CityIndex): CodeEntry[] {
  const codes = groupBy(readGermanTowns(), ({ code }) => code);
  return [...codes].flatMap(([code, towns]) => {
    const named = towns
      .map(({ names, region }) => {
        const area = toArea('DE', region);
        return names.map((name) => index.find(name, area)).find((found) => found.length > 0) ?? [];
      })
      .filter((found) => found.length > 0);
    return toTownEntry(index, 'DE', code, keepTogether(index, named));
  });
}

/** Of each name's candidates the one nearest to the candidate that lies best among all; those far from it are dropped. */
function keepTogether({ cities }: CityIndex, named: readonly number[][]): number[] {
  const distance = (a: number, b: number) => toDistanceKm(cities[a] as Point, cities[b] as Point);
  const nearest = (from: number, among: readonly number[]) =>
    among.reduce((best, one) => (distance(from, one) < distance(from, best) ? one : best));
  let middle: number | undefined;
  let least = Infinity;
  for (const candidate of named.flat()) {
    const sum = named.reduce(
      (total, among) => total + Math.min(SAME_TOWN_KM, distance(candidate, nearest(candidate, among))),
      0,
    );
    if (sum >= least) continue;
    middle = candidate;
    least = sum;
  }
  if (middle === undefined) return [];
  const centre = middle;
  return named
    .map((among) => nearest(centre, among))
    .filter((number) => distance(centre, number) <= SAME_TOWN_KM);
}

/** A code whose middle is that of its most telling town. */
function toTownEntry(index: CityIndex, country: string, code: string, places: number[]): CodeEntry[] {
  const all = byWeight(index, places);
  const centre = index.cities[all[0] ?? -1];
  if (!centre) return [];
  const { latitude, longitude } = centre;
  return [{ country, code, centre: { latitude, longitude }, places: all }];
}

function byWeight({ cities }: CityIndex, places: readonly number[]): number[] {
  const weight = (number: number) => {
    const city = cities[number];
    return city ? toWeight(city, false) : 0;
  };
  return [...new Set(places)].sort((a, b) => weight(b) - weight(a) || a - b);
}

function groupBy<Item>(items: readonly Item[], toKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(toKey(item));
    if (group) group.push(item);
    else groups.set(toKey(item), [item]);
  }
  return groups;
}
