import { COLUMNS, toCell } from '../cells.ts';
import { toDistanceKm, toReach, type Point } from '../distance.ts';
import { findEntries, toNumberOfPlace } from '../find-town.ts';
import { findFirst } from '../gazetteer.ts';
import { toNameKey } from '../name-key.ts';
import type { PlacesFile } from '../places-file.ts';
import type { Area } from '../regions.ts';
import type { City } from './read-cities.ts';

/** Cities by name and by where they are, for the making of the file. They go by their number in it. */
export interface CityIndex {
  cities: readonly City[];
  /** Those of that name there, the most telling first. */
  find(name: string, area: Area): number[];
  /** The nearest that is no section of another; undefined when none is within so many kilometres. */
  findNearest(point: Point, country: string, mostKm: number): number | undefined;
}

/** Of what the file holds already: its places and their names. */
export function createCityIndex(file: PlacesFile, cities: readonly City[]): CityIndex {
  return {
    cities,
    find: (name, { country, region }) =>
      [...findEntries(file, country, toNameKey(name))]
        .map(toNumberOfPlace)
        .filter((number) => region === null || cities[number]?.region === region),
    findNearest: (point, country, mostKm) => {
      let nearest: number | undefined;
      let least = mostKm;
      for (const number of listAround(file, point, mostKm)) {
        const city = cities[number];
        if (!city || city.country !== country || city.isSection) continue;
        const km = toDistanceKm(point, city);
        if (km > least) continue;
        nearest = number;
        least = km;
      }
      return nearest;
    },
  };
}

/** The places of the cells that a circle touches. It must not cross the date line. */
function* listAround({ columns: { cells } }: PlacesFile, { latitude, longitude }: Point, km: number) {
  const reach = toReach({ latitude, longitude }, km);
  const [south, north] = [latitude - reach.latitude, latitude + reach.latitude];
  const first = toCell({ latitude: south, longitude: longitude - reach.longitude });
  const last = toCell({ latitude: north, longitude: longitude - reach.longitude });
  const width = toCell({ latitude: south, longitude: longitude + reach.longitude }) - first;
  for (let row = first; row <= last; row += COLUMNS)
    for (let place = findFirst(cells, row); (cells[place] ?? Infinity) <= row + width; place++) yield place;
}
