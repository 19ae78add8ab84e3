import { isWorldwide, WORLDWIDE, type Place } from '@firsthand/contracts';
import { findCountryByCode, findCountryByName } from './geography/countries.ts';
import {
  isModeOnly,
  isNoPlace,
  isNoTown,
  isRegion,
  stripMode,
  stripQualifiers,
} from './geography/place-words.ts';
import { toTownName } from './geography/choose-town.ts';
import { readPlace } from './geography/read-place.ts';
import type { PlaceReading } from './geography/sort-place.ts';
import { soundsElsewhere } from './geography/sounding-names.ts';
import { findState, findStateByName, isStateCode, STATE_COUNTRIES } from './geography/states.ts';
import { findTownCountries, isTownIn, isUnthinkableIn, isWellKnown } from './geography/towns.ts';
import { findWorldRegions } from './geography/world-regions.ts';
import { isAnywhere, isWorld } from './geography/worldwide.ts';
import { splitPlaces } from './place-split.ts';

export { resolvePlaceCountries, type CountryEvidence } from './place-evidence.ts';
export { splitPlaces } from './place-split.ts';

/** Fields the source gives apart from the text, in any spelling: codes or names. */
export interface PlaceHints {
  city?: string | null | undefined;
  state?: string | null | undefined;
  postalCode?: string | null | undefined;
  country?: string | null | undefined;
}

/** Longest place text kept, in characters. */
const TEXT_LIMIT = 300;
/** Most places of one posting that are kept. */
const MOST_PLACES = 500;

/** The first of a posting's places; no more are read, however many a source sends. */
export function takePlaces<Item>(places: readonly Item[]): Item[] {
  return places.slice(0, MOST_PLACES);
}

/** The places that are kept of a posting, none with a longer text than a place has. */
export function boundPlaces(places: readonly Place[]): Place[] {
  return takePlaces(places).map((place) =>
    place.text.length <= TEXT_LIMIT ? place : { ...place, text: clean(place.text) },
  );
}

/**
 * Reads one place: "Austin, TX" → Austin, TX, US; "India - Haryana - Gurgaon", "75001 Paris", "Remote - US" (country
 * only). Fields in `hints` come before what the text says. Null when text and hints name no place ("Hybrid",
 * "2 Locations", ""). What cannot be concluded stays null: "London" has no country.
 */
export function parsePlace(text: string, hints: PlaceHints = {}): Place | null {
  const shown = clean(text);
  const given = readHints(hints);
  if (isEverywhere(shown, hints, given)) return { text: WORLDWIDE, ...NOWHERE };
  const hinted = withoutDefault(given, shown);
  const isGainsaid = given.country !== null && hinted.country === null;
  const reading = readBeside(shown, hinted);
  if (reading === null && !hinted.city && !hinted.state && !hinted.postalCode && !hinted.country)
    return isGainsaid ? { text: shown, ...NOWHERE } : null;
  const place = combine(reading, hinted);
  const isText = reading !== null || (shown !== '' && isModeOnly(shown));
  return { text: isText ? shown : joinHints(hints), ...place };
}

/**
 * Reads a text that may name several places where a source has room for one: "Remote - US, Canada". The fields belong to
 * the first. A text whose parts are not all places is one.
 */
export function parsePlaces(text: string, hints: PlaceHints = {}): Place[] {
  const pieces = takePlaces(splitPlaces(clean(text)));
  const places = pieces.map((piece, index) => parsePlace(piece, index === 0 ? hints : {}));
  const areEach = places.every((place) => place !== null && (place.country !== null || place.city !== null));
  if (pieces.length > 1 && areEach) return places.filter((place) => place !== null);
  return [parsePlace(text, hints)].filter((place) => place !== null);
}

/** A country beside "Worldwide" is the account's default; beside "Anywhere" it says where that is. */
function isEverywhere(text: string, hints: PlaceHints, given: HintedPlace): boolean {
  if (given.city !== null || given.state !== null || given.postalCode !== null) return false;
  if (isWorld(text)) return true;
  if (given.country !== null) return false;
  const field = clean(hints.country ?? '');
  const isField = isWorld(field) || isAnywhere(field);
  return isAnywhere(text) || (isField && (text === '' || isModeOnly(text)));
}

const NOWHERE = { city: null, state: null, postalCode: null, country: null };

/**
 * Splits texts into places and reads them, without non-places and repeats, in the order of the source. The hint's
 * country belongs to the first place only: sources give it for the primary one.
 */
export function toPlaces(texts: string[], hints: { country?: string | null | undefined } = {}): Place[] {
  const places: Place[] = [];
  const seen = new Set<string>();
  const pieces = takePlaces(takePlaces(texts).flatMap(splitPlaces));
  for (const text of pieces) {
    // Without a place of its own, a piece must not turn the hint into one: "Hybrid" is not in the hint's country.
    const isFirst = places.length === 0 && readPlace(clean(text), null) !== null;
    const place = parsePlace(text, isFirst ? { country: hints.country } : {});
    const key = place === null ? '' : toKey(place);
    if (place === null || seen.has(key)) continue;
    // "Anywhere" beside a place of its own says how, not where.
    if (isAnywhere(text) && !isWorld(text) && (hints.country || !pieces.every(isUnplaced))) continue;
    seen.add(key);
    places.push(place);
  }
  return places;
}

/** Whether the text names no part of the world: "Anywhere", "Remote", "2 Locations". */
function isUnplaced(text: string): boolean {
  const place = parsePlace(text);
  return place === null || isWorldwide(place);
}

function toKey(place: Place): string {
  const { city, state, country, postalCode, text } = place;
  const isEmpty = city === null && state === null && country === null;
  return (isEmpty ? text : [city, state, country, postalCode].join('|')).toLowerCase();
}

/**
 * The ISO 3166-1 alpha-2 code of a country given as a two- or three-letter code, an English or native name, or the
 * name in a dozen other languages: "USA", "Deutschland", "gb", "UK", "England". Null for anything else ("worldwide").
 */
export function toCountryCode(text: string | null | undefined): string | null {
  const words = clean(text ?? '').replace(/(?<![,;])[,;]+$/, '');
  if (words === '') return null;
  if (/^\p{L}{2,3}$/u.test(words)) return findCountryByCode(words) ?? findCountryByName(words) ?? null;
  return (
    findCountryByName(words) ?? findCountryByName(words.replace(/(?<!\s)\s*\([^)]{0,300}\)\s*$/, '')) ?? null
  );
}

/** A part of the world of no more countries is somewhere in it, and a field that names one of them says where. */
const FEW_COUNTRIES = 6;

/**
 * A country's field that text or other fields gainsay is only the account's default: "Asia" beside any one country of it,
 * or a large town that the country has none of. "DACH" beside Austria is in Austria.
 */
function withoutDefault(hinted: HintedPlace, text: string): HintedPlace {
  const { country, city, state } = hinted;
  if (country === null) return hinted;
  if (city === null && state === null) {
    const region = findWorldRegions(stripMode(text.replace(/[()[\]]/g, ' ')));
    const isWithin = region !== undefined && region.size <= FEW_COUNTRIES && region.has(country);
    return region === undefined || isWithin ? hinted : { ...hinted, country: null };
  }
  if (city === null || (state !== null && findState(state, country) !== undefined)) return hinted;
  if (state === null) {
    const isElsewhere = hinted.postalCode === null && isUnthinkableIn(city, country);
    return isElsewhere ? { ...hinted, country: null } : hinted;
  }
  const owner = findStateOwner(state, city);
  const isOwned = owner !== null && isTownIn(city, owner, findState(state, owner));
  return isOwned ? { ...hinted, country: owner } : hinted;
}

interface HintedPlace {
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
}

function readHints(hints: PlaceHints): HintedPlace {
  const country = toCountryCode(hints.country);
  const state = cleanName(hints.state);
  return {
    city: readCityField(hints.city ?? '', state, country),
    state,
    postalCode: clean(hints.postalCode ?? '').slice(0, 20) || null,
    country,
  };
}

/** The town in a city's field, where sources also put "Local", "Austin, TX" and the names of states and countries. */
function readCityField(text: string, state: string | null, country: string | null): string | null {
  const owned = state !== null && country !== null ? findState(state, country) : undefined;
  // "Mobile" is a way to work, and a town of Alabama.
  const isOwned = owned !== undefined && country !== null && isTownIn(clean(text), country, owned);
  if (isOwned && !text.includes(',')) return toTownName(clean(text));
  const city = cleanName(text);
  if (city === null) return null;
  const [first = '', ...others] = city.split(/(?:(?<!\s)\s+)?[;|/]\s*/);
  if (others.length > 0 && isKnownTown(first, country)) return toTownName(first);
  const isPlain = !city.includes(',') && (isKnownTown(city, country) || isWrittenAsTown(city, country));
  return isPlain ? toTownName(toBareTown(city, country)) : (readPlace(city, country)?.city ?? null);
}

/** A hamlet called "Home" is not meant where nothing but a country stands beside it. */
function isKnownTown(name: string, country: string | null): boolean {
  if (country === null || isNoTown(name)) return isWellKnown(name);
  return isTownIn(name, country);
}

function isWrittenAsTown(name: string, country: string | null): boolean {
  const isArea =
    findCountryByName(name) !== undefined || (country !== null && findState(name, country) !== undefined);
  return !isArea && !isNoTown(name) && !isRegion(name);
}

/** "Greater Boston" → "Boston", but "Kansas City". */
function toBareTown(name: string, country: string | null): string {
  const bare = stripQualifiers(name);
  return !isKnownTown(name, country) && isKnownTown(bare, country) ? bare : name;
}

/**
 * Reads the text as far as the fields leave room: "Jordan" in MN is a town, and beside a city and its country the text
 * cannot be somewhere else.
 */
function readBeside(text: string, hinted: HintedPlace): PlaceReading | null {
  const reading = readPlace(text, hinted.country);
  const elsewhere = reading === null ? null : readElsewhere(text, reading, hinted);
  if (elsewhere !== null) return elsewhere;
  if (reading === null || !reading.isCountryNamed || reading.country === hinted.country) return reading;
  if (hinted.city !== null && hinted.country !== null) return { ...reading, isCountryNamed: false };
  if (hinted.state === null || reading.city !== null || reading.state !== null) return reading;
  const inState = readPlace(`${text}, ${hinted.state}`, hinted.country);
  return inState !== null && !inState.isCountryNamed ? inState : reading;
}

/** "Bangalore" and "Toronto, ON" beside the account's country are where they are, whatever the field says. */
function readElsewhere(text: string, reading: PlaceReading, hinted: HintedPlace): PlaceReading | null {
  const { country, city, state, postalCode } = hinted;
  if (reading.isCountryNamed || country === null || city !== null || state !== null || postalCode !== null)
    return null;
  const free = readPlace(text, null);
  if (free === null || free.city === null || free.country === null || free.country === country) return null;
  const isOurs = reading.state !== null && isTownIn(free.city, country, reading.state);
  const isTheirs = !isOurs && reading.postalCode === null && isUnthinkableIn(free.city, country);
  const isOwned = free.state !== null && isTownIn(free.city, free.country, free.state);
  const isNoState =
    isOwned && STATE_COUNTRIES.includes(country) && findState(free.state ?? '', country) === undefined;
  return isTheirs || isNoState ? { ...free, isCountryNamed: true } : null;
}

function combine(reading: PlaceReading | null, hinted: HintedPlace): Omit<Place, 'text'> {
  const named = reading?.isCountryNamed === true ? reading.country : null;
  const country =
    named ??
    hinted.country ??
    reading?.country ??
    (hinted.state ? findStateOwner(hinted.state, hinted.city) : null);
  const state =
    hinted.state === null
      ? (reading?.state ?? null)
      : country === null
        ? hinted.state
        : (findState(hinted.state, country) ?? hinted.state);
  return {
    city: hinted.city ?? reading?.city ?? null,
    state,
    postalCode: hinted.postalCode ?? reading?.postalCode ?? null,
    country,
  };
}

/** The one country a state can belong to: by name, by a code only one of US, CA and AU has, or by its large city. */
function findStateOwner(state: string, city: string | null = null): string | null {
  const named = STATE_COUNTRIES.filter((country) => findStateByName(state, country) !== undefined);
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
  const byCity = findTownCountries(city ?? '').filter((country) => isStateCode(state, country));
  if (byCity.length > 0) return byCity[0] ?? null;
  if (city !== null && soundsElsewhere(city, state) && findTownCountries(city).length === 0) return null;
  const [only, ...others] = ['US', 'CA', 'AU'].filter((country) => isStateCode(state, country));
  return only !== undefined && others.length === 0 ? only : null;
}

function clean(text: string): string {
  return text
    .slice(0, TEXT_LIMIT * 2)
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, TEXT_LIMIT)
    .replace(/[\p{Cs}\p{Cc}]/gu, '')
    .trim();
}

/** A city or state field; sources also put "Remote" and stray commas there. */
function cleanName(text: string | null | undefined): string | null {
  const words = clean(text ?? '').replace(/^[\s,;-]+|(?<![\s,;-])[\s,;-]+$/g, '');
  return words === '' || isModeOnly(words) || isNoPlace(words) ? null : words;
}

function joinHints(hints: PlaceHints): string {
  return [hints.city, hints.state, hints.country]
    .map((hint) => cleanName(hint))
    .filter((hint) => hint !== null)
    .join(', ');
}
