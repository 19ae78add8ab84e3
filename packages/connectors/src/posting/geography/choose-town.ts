import { foldName } from './countries.ts';
import { isBuilding, isModeOnly, isNoTown, isRegion, isSite, stripQualifiers } from './place-words.ts';
import { isStateCode } from './states.ts';
import { findTowns, isOwnNameIn, isWellKnown, rankCountries, weighTown } from './towns.ts';

/** What is known of where a town must be. */
export interface Scope {
  country: string | null;
  state: string | null;
  /** The text itself names country or state, so that a name nobody knows may still be a town's. */
  isBeside: boolean;
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  nyc: 'New York',
  sf: 'San Francisco',
  'bay area': 'San Francisco',
  'san francisco bay area': 'San Francisco',
  cdmx: 'Mexico City',
  philly: 'Philadelphia',
};

/** So telling, the first of several towns is meant; a smaller one is rather a part of one that follows. */
const MEANT_FIRST = 20_000;
/** A town must be so telling to be taken out of a building's name. */
const TOWN_OF_A_SITE = 5_000;
/** A part of a town so telling may be named behind it without a word for a site. */
const LARGE_TOWN = 100_000;
/** Words of a site's name that are looked at. */
const MOST_WORDS = 10;

interface Candidate {
  name: string;
  weight: number;
}

/**
 * The town among the pieces of a place, in the order of the text: one that is known there, else a site's name without
 * the site ("Plano Headquarters"), else, beside a state or country, what is written as a town is. A word that is left over is none.
 */
export function chooseTown(pieces: readonly string[], scope: Scope): string | null {
  const known = pieces.flatMap((piece) => toKnown(piece, scope) ?? []);
  const choice = scope.state === null ? chooseFirst(known) : chooseLargest(known);
  if (choice !== undefined) return choice.name;
  const ofSite = pieces.flatMap((piece) => takeFromSite(piece, scope) ?? []);
  if (ofSite.length > 0) return ofSite.at(-1) ?? null;
  return scope.isBeside ? findUnknown(pieces, scope) : null;
}

function chooseFirst(known: readonly Candidate[]): Candidate | undefined {
  return known.find(({ weight }) => weight >= MEANT_FIRST) ?? chooseLargest(known);
}

function chooseLargest(known: readonly Candidate[]): Candidate | undefined {
  return known.toSorted((a, b) => b.weight - a.weight)[0];
}

function toKnown(piece: string, scope: Scope): Candidate | undefined {
  for (const name of new Set([piece, stripQualifiers(piece)])) {
    const weight = weighIn(name, scope);
    if (weight > 0) return { name: toTownName(name), weight };
  }
  return undefined;
}

/** "austin" and "SAINT-DENIS" as they are written elsewhere, "NYC" in full. */
export function toTownName(name: string): string {
  const short = SHORT_NAMES[foldName(name)];
  if (short !== undefined) return short;
  const isAbbreviated = findTowns(name)[0]?.isOtherName === true && name.length < 6;
  const isOdd = name === name.toLowerCase() || (name === name.toUpperCase() && !isAbbreviated);
  if (!isOdd) return name;
  return name.toLowerCase().replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** How telling a town of that name is where the place must be; with nothing known of that, only a town of some size counts. */
function weighIn(name: string, { country, state, isBeside }: Scope): number {
  if (country === null) return isWellKnown(name) ? (findTowns(name)[0]?.weight ?? 0) : 0;
  const weight = weighTown(name, country, state);
  return weight > 0 &&
    (isBeside || weight >= TOWN_OF_A_SITE || (isOwnNameIn(name, country) && !isNoTown(name)))
    ? weight
    : 0;
}

/** "Austin Riverside Campus", "Store 12 Plano", "Paris La Défense" → the town at one end, when the rest is a site of it. */
function takeFromSite(piece: string, scope: Scope): string | undefined {
  const words = piece.split(/(?<=\S)[\s-]+(?=\S)/u).slice(0, MOST_WORDS);
  const cuts = words.slice(1).flatMap((_, at) => {
    const [begin, end] = [words.slice(0, at + 1), words.slice(at + 1)];
    return [
      { name: begin.join(' '), rest: end },
      { name: end.join(' '), rest: begin },
    ];
  });
  const towns = cuts.filter(({ name, rest }) => !isNoTown(name) && isSiteOf(rest, name, scope));
  return chooseLargest(towns.map(({ name }) => ({ name, weight: weighIn(name, scope) })))?.name;
}

function isSiteOf(rest: readonly string[], town: string, scope: Scope): boolean {
  const weight = weighIn(town, scope);
  if (weight < TOWN_OF_A_SITE) return false;
  const name = rest.join(' ');
  if (isSite(name) || rest.every((word) => /\d/.test(word))) return true;
  const country = scope.country ?? rankCountries(town)[0]?.country;
  return weight >= LARGE_TOWN && country !== undefined && isOwnNameIn(name, country);
}

/** The last piece that is written as a town's name, in front of the region a country's text may name behind it. */
function findUnknown(pieces: readonly string[], { country, state }: Scope): string | null {
  const names = pieces
    .filter((piece) => !(country !== null && /^[A-Z]{2,3}$/.test(piece) && isStateCode(piece, country)))
    .map((piece) => stripQualifiers(piece))
    .filter((name) => !isBuilding(name) && !isModeOnly(name) && !isRegion(name) && !isNoTown(name));
  return (state === null ? (names.at(-2) ?? names.at(-1)) : names.at(-1)) ?? null;
}
