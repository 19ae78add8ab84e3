import { openPlaces, toPlace, type GazetteerPlace } from './gazetteer.ts';
import { listNamesakes, type Namesake } from './list-namesakes.ts';
import { toNameKey } from './name-key.ts';
import { listKnownTowns, type KnownTown } from './names/known-names.ts';

/** A town that is called so, by itself or by people. */
export interface CalledTown {
  /** Of the gazetteer's file: see `getTown`. */
  number: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Code of ISO 3166-2; null outside the eight countries whose regions we know. */
  region: string | null;
  /** How many people live there, a tenth of them for a part of a town. */
  people: number;
  /** `own`: it calls itself so. `known`: people do, says our table. `other`: so does the gazetteer, of whatever language. */
  by: 'own' | 'known' | 'other';
  /** What postings call it, where our table says so. */
  usualName: string | null;
}

/** So much less telling a town is by a name that the gazetteer alone has for it. */
const OTHER_NAME_SHARE = 0.1;

/** The towns of the world that people call so, the most telling first: `'Munich'` and `'München'` → the same one of DE. */
export function listTowns(name: string): readonly CalledTown[] {
  const key = toNameKey(name);
  const held = asked.get(key);
  if (held !== undefined) return held;
  if (asked.size >= MOST_ASKED) asked.clear();
  const found = lookUp(name);
  asked.set(key, found);
  return found;
}

/** What people type repeats, and so do the places of postings. */
const asked = new Map<string, readonly CalledTown[]>();
const MOST_ASKED = 5_000;

/** All that the gazetteer knows of it. */
export function getTown(town: CalledTown): GazetteerPlace {
  const held = places.get(town);
  if (held !== undefined) return held;
  const place = toPlace(openPlaces(), town.number);
  places.set(town, place);
  return place;
}

const places = new WeakMap<CalledTown, GazetteerPlace>();

/** How likely a name means the town, as a number to compare. */
export function weighCalled({ people, by }: CalledTown): number {
  return by === 'other' ? people * OTHER_NAME_SHARE : people;
}

function lookUp(name: string): CalledTown[] {
  const known = listKnownTowns(name).flatMap((town) => locateKnownTown(town) ?? []);
  const numbers = new Set(known.map(({ number }) => number));
  const others = listNamesakes(name)
    .filter(({ number }) => !numbers.has(number))
    .map((town): CalledTown => toCalled(town, town.isOtherName ? 'other' : 'own', null));
  return [...known, ...others].sort((a, b) => weighCalled(b) - weighCalled(a));
}

function toCalled(town: Namesake, by: CalledTown['by'], usualName: string | null): CalledTown {
  const { number, country, region, weight, isOtherName } = town;
  return { number, country, region, people: toPeople({ weight, isOtherName }), by, usualName };
}

const toPeople = ({ weight, isOtherName }: Pick<Namesake, 'weight' | 'isOtherName'>) =>
  Math.round(isOtherName ? weight / OTHER_NAME_SHARE : weight);

/** The town of the gazetteer that an entry of our table means: of several the one with the most people. */
export function locateKnownTown(known: KnownTown): CalledTown | undefined {
  const held = located.get(known);
  if (held !== undefined) return held;
  const [town] = listNamesakes(known.name)
    .filter(({ country, region }) => country === known.country && fits(known.region, region))
    .sort((a, b) => toPeople(b) - toPeople(a));
  if (town === undefined) return undefined;
  const called = toCalled(town, 'known', known.name);
  located.set(known, called);
  return called;
}

const located = new WeakMap<KnownTown, CalledTown>();

const fits = (wanted: string | null, region: string | null) =>
  wanted === null || region === null || wanted === region;
