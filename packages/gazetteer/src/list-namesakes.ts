import type { Point } from './distance.ts';
import { findAllEntries, toNumberOfPlace } from './find-town.ts';
import { openPlaces } from './gazetteer.ts';
import { toNameKey } from './name-key.ts';
import { IS_OTHER_NAME, UNITS_PER_DEGREE } from './places-file.ts';

/** One of the towns that bear a name. */
export interface Namesake extends Point {
  /** Of the gazetteer's file: see `getTown`. */
  number: number;
  /** ISO 3166-1 alpha-2, with Puerto Rico and other territories as regions of the United States. */
  country: string;
  /** Code of ISO 3166-2; null outside the eight countries whose regions we know. */
  region: string | null;
  /** How telling it is: its people, a tenth of them for a part of a town or one that only others call so. */
  weight: number;
  /** It is called so by others, in another language or for short. */
  isOtherName: boolean;
}

/** What counts as less telling when only others call a place so. */
const OTHER_NAME_SHARE = 0.1;
/** As `ä` is also written. */
const WRITTEN_OUT = /([aou])e/g;

/**
 * The towns of the world that are called so, the most telling first: `'Birmingham'` → that of GB, of AL in the US, and
 * others. A name with "ae", "oe", "ue" that nobody bears is looked up as one with umlauts.
 */
export function listNamesakes(name: string): Namesake[] {
  const key = toNameKey(name);
  if (key === '') return [];
  const found = listOfKey(key);
  const plain = key.replace(WRITTEN_OUT, '$1');
  return found.length > 0 || plain === key ? found : listOfKey(plain);
}

function listOfKey(key: string): Namesake[] {
  const file = openPlaces();
  const { countryOf, regionOf, weights, latitudes, longitudes } = file.columns;
  return [...findAllEntries(file, key)].map((entry) => {
    const place = toNumberOfPlace(entry);
    const region = file.regions[regionOf[place] ?? 0] ?? '';
    const isOtherName = (entry & IS_OTHER_NAME) !== 0;
    return {
      number: place,
      country: file.countries[countryOf[place] ?? 0] ?? '',
      region: region === '' ? null : region,
      weight: (weights[place] ?? 0) * (isOtherName ? OTHER_NAME_SHARE : 1),
      isOtherName,
      latitude: (latitudes[place] ?? 0) / UNITS_PER_DEGREE,
      longitude: (longitudes[place] ?? 0) / UNITS_PER_DEGREE,
    };
  });
}
