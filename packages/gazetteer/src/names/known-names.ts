import { toNameKey } from '../name-key.ts';
import { AREA_NAMES } from './area-names.ts';
import { TOWN_NAMES } from './town-names.ts';

/** A town of the tables, by the name that postings have for it. */
export interface KnownTown {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Code of ISO 3166-2; null where the name is enough. */
  region: string | null;
}

/** The country around a town, as people call it. */
export interface KnownArea {
  /** As it is shown. */
  name: string;
  town: KnownTown;
  radiusKm: number;
  /** All that it lies in. */
  countries: readonly string[];
}

const townsByName = new Map<string, KnownTown[]>();
const areasByName = new Map<string, KnownArea[]>();
const namesByTown = new Map<string, string[]>();
readTables();

/** The towns that people call so, without looking at the gazetteer: `'NYC'` → New York, NY, US. */
export function listKnownTowns(name: string): readonly KnownTown[] {
  return townsByName.get(toNameKey(name)) ?? [];
}

/** The areas that people call so: `'Bay Area'` → 80 km around San Francisco. */
export function listKnownAreas(name: string): readonly KnownArea[] {
  return areasByName.get(toNameKey(name)) ?? [];
}

/** All that the tables call a town by, as keys, its own name first; none when they do not have it. */
export function listNamesOfTown({ name, country, region }: KnownTown): readonly string[] {
  return namesByTown.get(`${country} ${region ?? ''} ${toNameKey(name)}`) ?? [];
}

function readTables(): void {
  for (const [country, entries] of Object.entries(TOWN_NAMES))
    for (const [place, names] of readEntries(entries)) {
      const [name = '', region = null] = place.split('/');
      const town: KnownTown = { name, country, region };
      const keys = [name, ...names].map(toNameKey);
      for (const key of new Set(keys)) add(townsByName, key, town);
      namesByTown.set(`${country} ${region ?? ''} ${keys[0] ?? ''}`, [...new Set(keys)]);
    }
  for (const [list, entries] of Object.entries(AREA_NAMES)) {
    const countries = list.split(',');
    for (const [place, names] of readEntries(entries)) {
      const [, name = '', , region = null, radius = ''] = /^(.*?)(\/([A-Z]+))? (\d+)$/.exec(place) ?? [];
      const town: KnownTown = { name, country: countries.at(-1) ?? '', region };
      const area = { name: names[0] ?? '', town, radiusKm: Number(radius), countries };
      for (const key of new Set(names.map(toNameKey))) add(areasByName, key, area);
    }
  }
}

/** `Paris=Parijs|París` → [['Paris', ['Parijs', 'París']]] of each line. */
function readEntries(entries: string): [place: string, names: string[]][] {
  return entries
    .trim()
    .split('\n')
    .map((line) => {
      const [place = '', names = ''] = line.split('=');
      return [place, names.split('|')];
    });
}

function add<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const known = map.get(key);
  if (known) known.push(item);
  else map.set(key, [item]);
}
