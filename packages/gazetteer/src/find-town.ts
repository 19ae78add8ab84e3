import { findNumber, openPlaces, toPlace, type GazetteerPlace } from './gazetteer.ts';
import { toNameKey, toNumber } from './name-key.ts';
import { listKnownAreas, listKnownTowns, type KnownTown } from './names/known-names.ts';
import { IS_LIST, IS_OTHER_NAME, type PlacesFile } from './places-file.ts';
import { toArea, type Area } from './regions.ts';

/** Where ä is written ae as well. */
const UMLAUT_COUNTRIES = new Set(['DE', 'AT', 'CH']);
/** "SF", "NYC": such names, which airports have too, count only where somebody wrote them so. */
const SHORT_NAME = /^[a-z]{1,3}$/;

/** A town as somebody writes it. */
export interface TownName {
  name: string;
  /** Code or name; one that is not known is not asked for. */
  region?: string | null | undefined;
  /** ISO 3166-1 alpha-2, any case. */
  country: string;
}

/**
 * The town of that name, or of the most telling of several, which is nearly always the one with the most people:
 * `{ name: 'Munich', country: 'DE' }`. Of what people call a town for short, and of an area that no town is called as, the
 * town that is meant: "NYC", "SF Bay Area". Undefined when none is known, or none in that region.
 */
export function findTown({ name, region, country }: TownName): GazetteerPlace | undefined {
  const area = toArea(country, region);
  const isThere = (town: KnownTown) =>
    town.country === area.country &&
    (area.region === null || town.region === null || town.region === area.region);
  const known = listKnownTowns(name).find(isThere);
  const named = known && findNamed({ ...known, region: area.region ?? known.region });
  const found = named ?? findNamed({ name, region, country });
  if (found) return found;
  const around = listKnownAreas(name).find(({ town }) => isThere(town))?.town;
  return around && findNamed(around);
}

/** As the gazetteer has it. */
function findNamed({ name, region, country }: TownName): GazetteerPlace | undefined {
  const file = openPlaces();
  const area = toArea(country, region);
  const key = toNameKey(name);
  if (key === '') return undefined;
  const keys = UMLAUT_COUNTRIES.has(area.country) ? [key, key.replace(/([aou])e/g, '$1')] : [key];
  const isWrittenShort = SHORT_NAME.test(key) && name.trim() !== name.trim().toUpperCase();
  for (const spelling of new Set(keys)) {
    const found = findEntries(file, area.country, spelling).find(
      (entry) =>
        (area.region === null || isInRegion(file, toNumberOfPlace(entry), area)) &&
        !(isWrittenShort && (entry & IS_OTHER_NAME) !== 0),
    );
    if (found !== undefined) return toPlace(file, toNumberOfPlace(found));
  }
  return undefined;
}

/** All that is called so in a country, the most telling first. */
export function findEntries(file: PlacesFile, country: string, key: string): Uint32Array {
  const { countries, columns } = file;
  const number = countries.indexOf(country);
  return findAllEntries(file, key).filter((entry) => columns.countryOf[toNumberOfPlace(entry)] === number);
}

/** All that is called so, the most telling first. */
export function findAllEntries({ columns }: PlacesFile, key: string): Uint32Array {
  const { keys, entries, lists } = columns;
  const at = findNumber(keys, toNumber(key));
  const entry = at === undefined ? undefined : (entries[at] ?? 0);
  if (entry === undefined) return new Uint32Array();
  if (entry < IS_LIST) return Uint32Array.of(entry);
  const start = entry - IS_LIST;
  return lists.subarray(start + 1, start + 1 + (lists[start] ?? 0));
}

export const toNumberOfPlace = (entry: number) => entry & ~IS_OTHER_NAME;

function isInRegion({ columns, regions }: PlacesFile, place: number, { region }: Area): boolean {
  return regions[columns.regionOf[place] ?? 0] === region;
}
