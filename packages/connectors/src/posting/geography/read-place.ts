import { findCityCountries } from './cities.ts';
import { findCountryByCode, findCountryByName, foldName } from './countries.ts';
import {
  isBuilding,
  isFacility,
  isModeOnly,
  isNoPlace,
  isRegion,
  stripMode,
  stripQualifiers,
} from './place-words.ts';
import { toPieces } from './place-pieces.ts';
import { takePostalCode, type PostalSplit } from './postal-codes.ts';
import { resolveLeadingCode, resolveTrailingCode } from './place-codes.ts';
import { findState, findStateByName, isStateCode, STATE_COUNTRIES } from './states.ts';

export interface PlaceReading {
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  /** Whether the text itself names the country in words, which outweighs a field beside it. */
  isCountryNamed: boolean;
}

/** What is known so far while the pieces are sorted. */
interface Draft {
  pieces: string[];
  country: string | null;
  state: string | null;
  isCountryNamed: boolean;
  isCountryFirst: boolean;
}

/** Towns in the United States that bear a country's name; "Lebanon, NH" is not in Lebanon. */
const AMERICAN_NAMESAKES = new Set(
  'lebanon peru mexico cuba poland norway denmark jordan holland jamaica panama brazil china sweden greece malta palestine italy'.split(
    ' ',
  ),
);
/** Countries that are a city. */
const CITY_STATES = new Set(['SG', 'HK', 'MC', 'MO']);

/**
 * Sorts the words of one place into city, state, postal code and country. Null when they name no place ("Hybrid",
 * "2 Locations"). `hint` is the country a field beside the text gives; without it a country is only concluded from its
 * name or code, from a state, or from a large city whose name is not shared.
 */
export function readPlace(text: string, hint: string | null): PlaceReading | null {
  const words = stripMode(text.replace(/\bwashington,?\s+d\.?\s?c\b\.?/gi, 'Washington, DC'));
  if (isNoPlace(words)) return null;
  if (isRegion(words)) return toReading({ country: null, isCountryNamed: false }, null, null, null);
  const pieces = toPieces(words)
    .map(stripMode)
    .filter((piece) => piece !== '' && !isNoPlace(piece));
  if (pieces.length === 0 || pieces.every(isModeOnly)) return null;
  const { rest, postalCode } = takePostalCodes(pieces, hint);
  // Without its postal code "Toronto ON M5V 2T6" can be cut further.
  const draft = findCountry(postalCode === null ? rest : rest.flatMap(toPieces), hint);
  const late =
    postalCode === null ? takePostalCodes(draft.pieces, draft.country) : { rest: draft.pieces, postalCode };
  return sortRest({ ...draft, pieces: late.rest }, late.postalCode);
}

function toReading(
  draft: Pick<Draft, 'country' | 'isCountryNamed'>,
  city: string | null,
  state: string | null,
  postalCode: string | null,
): PlaceReading {
  return { city, state, postalCode, country: draft.country, isCountryNamed: draft.isCountryNamed };
}

function takePostalCodes(
  pieces: string[],
  country: string | null,
): { rest: string[]; postalCode: string | null } {
  let found: string | null = null;
  const rest: string[] = [];
  for (const piece of pieces) {
    const split: PostalSplit =
      found === null ? takePostalCode(piece, country) : { rest: piece, postalCode: null };
    found ??= split.postalCode;
    if (split.rest !== '') rest.push(split.rest);
  }
  return { rest, postalCode: found };
}

function findCountry(pieces: string[], hint: string | null): Draft {
  const base: Draft = { pieces, country: hint, state: null, isCountryNamed: false, isCountryFirst: false };
  return (
    findNamedCountry(pieces, hint) ??
    fromTrailingCode(base) ??
    fromLeadingCode(base) ??
    (hint === null ? (fromStateName(base) ?? fromKnownCity(base)) : null) ??
    (hint === null && isGeorgia(pieces) ? { ...base, pieces: [] } : base)
  );
}

function findNamedCountry(pieces: string[], hint: string | null): Draft | null {
  const last = pieces.at(-1) ?? '';
  const first = pieces[0] ?? '';
  const before = pieces.slice(0, -1);
  const lastCountry = toNamedCountry(last);
  if (lastCountry !== undefined && !isGeorgiaTheState(last, before.at(-1), hint)) {
    return { pieces: before, country: lastCountry, state: null, isCountryNamed: true, isCountryFirst: false };
  }
  const firstCountry = pieces.length > 1 ? toNamedCountry(first) : undefined;
  if (firstCountry === undefined || isAmericanNamesake(first, last)) return null;
  return {
    pieces: pieces.slice(1),
    country: firstCountry,
    state: null,
    isCountryNamed: true,
    isCountryFirst: true,
  };
}

/** A country's name, or one of the codes that nobody uses for anything else. */
function toNamedCountry(piece: string): string | undefined {
  if (/^(?:USA?|UK|GBR|DEU|UAE)$/.test(piece)) return findCountryByCode(piece) ?? findCountryByName(piece);
  return piece.length > 3 || /^u\.?[sk]\.?$/i.test(piece) ? findCountryByName(piece) : undefined;
}

function isGeorgiaTheState(piece: string, before: string | undefined, hint: string | null): boolean {
  if (foldName(piece) !== 'georgia' || hint === 'GE') return false;
  return before === undefined
    ? true
    : !findCityCountries(before).includes('GE') && foldName(before) !== 'tbilisi';
}

function isAmericanNamesake(first: string, last: string): boolean {
  return AMERICAN_NAMESAKES.has(foldName(first)) && isStateCode(last, 'US') && /^[A-Z]{2}$/.test(last);
}

function fromTrailingCode(base: Draft): Draft | null {
  const code = base.pieces.at(-1) ?? '';
  if (!/^[A-Z]{2,3}$/.test(code)) return null;
  const before = base.pieces.slice(0, -1);
  const meaning = resolveTrailingCode(code, before, base.country);
  if (meaning === null) return null;
  return { ...base, ...meaning, pieces: before };
}

function fromLeadingCode(base: Draft): Draft | null {
  const code = base.pieces[0] ?? '';
  if (base.pieces.length < 2 || !/^[A-Z]{2,3}$/.test(code)) return null;
  const after = base.pieces.slice(1);
  const meaning = resolveLeadingCode(code, after, base.country);
  if (meaning === null) return null;
  return { ...base, ...meaning, pieces: after, isCountryFirst: true };
}

/** The bare name is a country and a state. */
function isGeorgia(pieces: string[]): boolean {
  return pieces.length === 1 && foldName(pieces[0] ?? '') === 'georgia';
}

/** "Atlanta, Georgia", "Toronto, Ontario", "California": the state's name tells the country when only one has it. */
function fromStateName(base: Draft): Draft | null {
  const last = base.pieces.at(-1) ?? '';
  const before = base.pieces.slice(0, -1);
  const city = before.at(-1);
  if (city === undefined && (findCityCountries(last).length > 0 || foldName(last) === 'georgia')) return null;
  const countries = STATE_COUNTRIES.filter((country) => findStateByName(last, country) !== undefined);
  const fitting =
    countries.length > 1
      ? countries.filter((country) => findCityCountries(city ?? '').includes(country))
      : countries;
  const country = fitting[0];
  if (country === undefined || fitting.length > 1) return null;
  // "Washington" alone is a state and a capital; only the country is sure.
  if (city === undefined && foldName(last) === 'washington') return { ...base, pieces: [], country };
  return { ...base, pieces: before, country, state: findStateByName(last, country) ?? null };
}

function fromKnownCity(base: Draft): Draft | null {
  for (const piece of base.pieces) {
    const countries =
      [piece, stripQualifiers(piece)].map(findCityCountries).find((found) => found.length > 0) ?? [];
    if (countries.length === 1 && countries[0] !== undefined) return { ...base, country: countries[0] };
  }
  return null;
}

/** Sorts what is left once the country is known, or known to be unknown. */
function sortRest(draft: Draft, postalCode: string | null): PlaceReading {
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
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(country)?.replace(/ SAR China$/, '') ?? null;
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
