import { toCountryName } from '@firsthand/contracts';
import { findCityCountries } from './cities.ts';
import { findCountryByCode, findCountryByName, foldName } from './countries.ts';
import { isBuilding, isFacility, isModeOnly, isRegion, stripQualifiers } from './place-words.ts';
import { findState, findStateByName, isStateCode } from './states.ts';

export interface PlaceReading {
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  /** Whether the text itself names the country in words, which outweighs a field beside it. */
  isCountryNamed: boolean;
}

/** What is known so far while the pieces are sorted. */
export interface Draft {
  pieces: string[];
  country: string | null;
  state: string | null;
  isCountryNamed: boolean;
  isCountryFirst: boolean;
}

/** Countries that are a city. */
const CITY_STATES = new Set(['SG', 'HK', 'MC', 'MO']);

export function toReading(
  draft: Pick<Draft, 'country' | 'isCountryNamed'>,
  city: string | null,
  state: string | null,
  postalCode: string | null,
): PlaceReading {
  return { city, state, postalCode, country: draft.country, isCountryNamed: draft.isCountryNamed };
}

/** A country's name, or one of the codes that nobody uses for anything else. */
export function toNamedCountry(piece: string): string | undefined {
  if (/^(?:USA?|UK|GBR|DEU|UAE)$/.test(piece)) return findCountryByCode(piece) ?? findCountryByName(piece);
  return piece.length > 3 || /^u\.?[sk]\.?$/i.test(piece) ? findCountryByName(piece) : undefined;
}

/** Sorts what is left once the country is known, or known to be unknown. */
export function sortRest(draft: Draft, postalCode: string | null): PlaceReading {
  const { country } = draft;
  const pieces = draft.pieces.filter(
    (piece) => !isModeOnly(piece) && !isRegion(piece) && !isSameCountry(piece, country),
  );
  if (draft.state !== null)
    return toReading(draft, findTown(pieces, country, draft.state), draft.state, postalCode);
  if (pieces.length === 0) {
    const isCity = country !== null && CITY_STATES.has(country) && draft.isCountryNamed;
    return toReading(draft, isCity ? cityStateName(country) : null, null, postalCode);
  }
  if (pieces.length === 1) return sortSingle(draft, pieces[0] ?? '', postalCode);
  return sortSeveral(draft, pieces, postalCode);
}

function cityStateName(country: string): string | null {
  return toCountryName(country)?.replace(/ SAR China$/, '') ?? null;
}

function isSameCountry(piece: string, country: string | null): boolean {
  if (
    country === null ||
    findStateByName(piece, country) !== undefined ||
    (country === 'SG' && foldName(piece) === 'singapore') ||
    foldName(piece) === 'hong kong'
  )
    return false;
  return (
    toNamedCountry(piece) === country ||
    (/^[A-Z]{2,3}$/.test(piece) && findCountryByCode(piece) === country && !isStateCode(piece, country))
  );
}

function sortSingle(draft: Draft, piece: string, postalCode: string | null): PlaceReading {
  const { country } = draft;
  const isCity = country !== null && findCityCountries(piece).includes(country);
  const state = country === null || isCity ? undefined : findState(piece, country);
  if (state !== undefined) return toReading(draft, null, state, postalCode);
  // "India, TN": a code of a country whose states we do not hold.
  if (draft.isCountryFirst && /^[A-Z]{2}$/.test(piece)) return toReading(draft, null, piece, postalCode);
  return toReading(draft, toCity(piece), null, postalCode);
}

function sortSeveral(draft: Draft, pieces: string[], postalCode: string | null): PlaceReading {
  const { country } = draft;
  const ordered = draft.isCountryFirst ? [...pieces].reverse() : pieces;
  const stateIndex =
    country === null ? -1 : ordered.findLastIndex((piece) => findState(piece, country) !== undefined);
  const statePiece = ordered[stateIndex];
  if (country !== null && statePiece !== undefined && (stateIndex > 0 || draft.isCountryFirst)) {
    const others = ordered.filter((_, index) => index !== stateIndex);
    const state = findState(statePiece, country) ?? null;
    const before = stateIndex > 0 ? ordered.slice(0, stateIndex) : others;
    return toReading(draft, findTown(before, country, state), state, postalCode);
  }
  return sortUnknownState(draft, ordered, postalCode);
}

/** No piece is a state we know: "Lausanne, Vaud", "Canary Wharf, London", reversed for country-first texts. */
function sortUnknownState(draft: Draft, ordered: string[], postalCode: string | null): PlaceReading {
  const towns = ordered.filter((piece) => !isFacility(piece));
  const known = towns.findIndex((piece) => isKnownCity(piece, draft.country));
  if (known >= 0) {
    const after = towns[known + 1];
    return toReading(draft, toCity(towns[known] ?? ''), after ?? null, postalCode);
  }
  const city = towns.at(-2) ?? towns.at(-1);
  const state = towns.length > 1 ? (towns.at(-1) ?? null) : null;
  return toReading(draft, city === undefined ? null : toCity(city), state, postalCode);
}

function isKnownCity(piece: string, country: string | null): boolean {
  const countries = findCityCountries(stripQualifiers(piece));
  return country === null ? countries.length > 0 : countries.includes(country);
}

/** The town among the pieces before a state: the last that is neither the state again nor a building. */
function findTown(pieces: string[], country: string | null, state: string | null): string | null {
  const known = pieces.findLast((piece) => country !== null && findCityCountries(piece).includes(country));
  if (known !== undefined) return toCity(known);
  for (const piece of [...pieces].reverse()) {
    const isState = country !== null && isStateCode(piece, country) && /^[A-Z]{2,3}$/.test(piece);
    if (
      isState ||
      (pieces.length > 1 && country !== null && findState(piece, country) === state && piece !== pieces[0])
    )
      continue;
    const city = toCity(piece, true);
    if (city !== null) return city;
  }
  return null;
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  nyc: 'New York',
  sf: 'San Francisco',
  'bay area': 'San Francisco',
  'san francisco bay area': 'San Francisco',
  cdmx: 'Mexico City',
  philly: 'Philadelphia',
};

/** A piece as a city's name, or null when it is a building, a street or a number. `isTown`: it stands where towns do. */
function toCity(piece: string, isTown = false): string | null {
  const short = SHORT_NAMES[foldName(piece)];
  if (short !== undefined) return short;
  if (findCityCountries(piece).length > 0) return piece;
  const bare = stripQualifiers(piece);
  if (findCityCountries(bare).length > 0) return bare;
  if (
    (isTown ? isBuilding(piece) : isFacility(piece)) ||
    isModeOnly(piece) ||
    isRegion(bare) ||
    !/\p{L}{2}/u.test(bare)
  )
    return null;
  return bare.length > 80 ? null : bare;
}
