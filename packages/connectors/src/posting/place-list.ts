import { toCountryName } from '@firsthand/contracts';
import { listKnownTowns } from '@firsthand/gazetteer';
import { findCountryByCode, findCountryByName, findWrittenCountry, foldName } from './geography/countries.ts';
import { isModeOnly } from './geography/place-words.ts';
import { listCodeOwners } from './geography/own-codes.ts';
import { isOwnRegion } from './geography/own-regions.ts';
import { readPlace } from './geography/read-place.ts';
import { areApart, splitShared } from './geography/shared-tail.ts';
import { findState, findStateByName, isStateCode } from './geography/states.ts';
import { isTimeZone } from './geography/time-zones.ts';
import { isLikelyIn, isOwnNameIn, isTownIn, isWellKnown } from './geography/towns.ts';
import { findWorldRegion } from './geography/world-regions.ts';

/** Countries whose states people name in a row, by code and name or by name alone. */
const STATE_COUNTRIES = ['US', 'CA', 'AU', 'DE', 'FR', 'NL', 'SE', 'GB'];
const CODE_WRITERS = ['US', 'CA', 'AU'];
const CODE = /^[A-Z]{2,3}$/;

/** Countries by name that are as often named with the one they belong to. */
const OWNERS: Readonly<Record<string, string>> = {
  HK: 'CN',
  MO: 'CN',
  PR: 'US',
  GU: 'US',
  VI: 'US',
  GL: 'DK',
  RE: 'FR',
  GP: 'FR',
  MQ: 'FR',
};

/**
 * The places of a list, when its parts can only be countries, states or whole places in a row: "US, UK, Germany",
 * "CA, NY, WA", "Calgary, AB, Canada, Boise, ID, US". What a part needs to be read alone is put behind it: "CA" → "CA,
 * United States". Null for anything else. `isSlashed` says that the parts are separated as places are, not as the
 * pieces of one.
 */
export function readList(all: readonly string[], isSlashed: boolean): string[] | null {
  const parts = all.filter((part) => !isModeOnly(part) && part !== '');
  if (parts.length < 2) return null;
  return (
    readCountries(parts, isSlashed) ?? readStates(parts, isSlashed) ?? splitShared(parts) ?? readRow(parts)
  );
}

/** A country's name, or a code that nobody uses for anything else. */
function toCountry(part: string): string | undefined {
  if (/^(?:USA?|UK|UAE|U\.S\.(?:A\.)?|U\.K\.)$/.test(part))
    return findCountryByName(part.replaceAll('.', ''));
  return part.length > 3 && foldName(part) !== 'georgia' ? findCountryByName(part) : undefined;
}

/** Parts of the world and zones of time stand among countries, and name none. */
function isWider(part: string): boolean {
  return findWorldRegion(part) !== undefined || isTimeZone(part);
}

/** "US, UK, Canada" and "USA, EMEA", but not "England, UK", nor "Georgia, US", which is a state. */
function readCountries(parts: readonly string[], isSlashed: boolean): string[] | null {
  const countries = parts.map(
    (part) => toCountry(part) ?? (CODE.test(part) ? findCountryByCode(part) : undefined),
  );
  if (!parts.every((part, at) => countries[at] !== undefined || isWider(part))) return null;
  const known = countries.filter((country) => country !== undefined);
  const areDistinct = new Set(known).size === known.length;
  if (known.length === 0 || !areDistinct || known.some((one) => known.includes(OWNERS[one] ?? '')))
    return null;
  const codes = parts.filter((part) => CODE.test(part) && toCountry(part) === undefined && !isWider(part));
  if (codes.length > 0 && !areCountryCodes(parts, codes, isSlashed)) return null;
  return parts.map((part) =>
    codes.includes(part) ? (toCountryName(findCountryByCode(part) ?? '') ?? part) : part,
  );
}

/** "DE/AT/CH", but neither "CA, IL", which may be states, nor "US, CA", which is California, nor "Germany, BE"; "CI/CD" names none. */
function areCountryCodes(parts: readonly string[], codes: readonly string[], isSlashed: boolean): boolean {
  if (codes.some((code) => findWrittenCountry(code) === undefined)) return false;
  if (codes.length === parts.length)
    return !CODE_WRITERS.some((country) => codes.every((code) => isStateCode(code, country)));
  const isState = (code: string) => CODE_WRITERS.some((country) => isStateCode(code, country));
  if (isSlashed && !isState(parts[0] ?? '')) return true;
  // "Peru, IN, US"
  const isInNext = (code: string) => isStateCode(code, toCountry(parts[parts.indexOf(code) + 1] ?? '') ?? '');
  if (codes.some(isState)) return parts.length > codes.length + 1 && !codes.some(isInNext);
  return parts.length > 2 || parts.every((part) => CODE.test(part));
}

/** "Texas, Florida, Georgia", "CA, NY, WA", "NSW, VIC, QLD", but not "Nevada, Missouri", where there is such a town. */
function readStates(parts: readonly string[], isSlashed: boolean): string[] | null {
  const last = toCountry(parts.at(-1) ?? '');
  const names = last === undefined ? parts : parts.slice(0, -1);
  if (names.length < 2 || new Set(names.map(foldName)).size !== names.length) return null;
  const fitting = STATE_COUNTRIES.filter(
    (country) => (last ?? country) === country && names.every((name) => toState(name, country) !== undefined),
  );
  const [country, ...others] = fitting;
  if (country === undefined || others.length > 0) return null;
  const areTowns = names.every((name) => isOwnNameIn(name, country, findState(name, country)));
  if (areTowns || (!isSlashed && names.length === 2 && isTownAndState(names, country))) return null;
  if (names.length === 2 && names.every(isCommonCountry)) return null;
  return names.map((name) => toReadable(name, country));
}

/** Countries that employers write by a code that is a state's as well: "CA, DE" may be either. */
const COMMON = new Set(['AR', 'CA', 'CO', 'DE', 'ID', 'IL', 'IN', 'MA', 'AL']);
const isCommonCountry = (code: string) => COMMON.has(code);

function toState(name: string, country: string): string | undefined {
  if (CODE.test(name)) return CODE_WRITERS.includes(country) && isStateCode(name, country) ? name : undefined;
  return findStateByName(name, country);
}

/** "Albany, New York", "LA, CA", "Georgia, VT" */
function isTownAndState([first = '', second = '']: readonly string[], country: string): boolean {
  if (CODE.test(first) !== CODE.test(second)) return true;
  const state = findState(second, country);
  const isShort = listKnownTowns(first).some((town) => town.country === country && town.region === state);
  return isShort || isTownIn(first, country, state);
}

/** "Texas" is read alone; "Georgia", "New York" and "WA" are not. */
function toReadable(name: string, country: string): string {
  const state = toState(name, country);
  const alone = readPlace(name, null);
  const isRead = alone?.country === country && alone.state === state && alone.city === null;
  return isRead ? name : `${state ?? name}, ${toCountryName(country) ?? country}`;
}

/** "Calgary, AB, Canada, Boise, ID, US", "Berlin, Germany, Paris, France, London": whole places, one behind the other. */
function readRow(parts: readonly string[]): string[] | null {
  const places: string[][] = [];
  for (let at = 0; at < parts.length;) {
    const length = [3, 2, 1].find((count) => isWhole(parts.slice(at, at + count), count));
    if (length === undefined) return null;
    places.push(parts.slice(at, at + length));
    at += length;
  }
  const heads = places.map(([head = '']) => head);
  if (places.length < 2 || places.every(({ length }) => length === 1)) return null;
  if (new Set(heads.map(foldName)).size !== heads.length || !areBareApart(places)) return null;
  return places.map((place) => place.join(', '));
}

/** Town, state and country; town with one of them; state and country; or a country or well-known town alone. */
function isWhole(parts: readonly string[], length: number): boolean {
  if (parts.length !== length) return false;
  const [first = '', second = '', third = ''] = parts;
  if (length === 1) return toCountry(first) !== undefined || (isWellKnown(first) && !CODE.test(first));
  const country = toCountryOrCode(parts.at(-1) ?? '');
  if (length === 3) return country !== undefined && isTownOf(first, second, country, third);
  if (country !== undefined && (isTownIn(first, country) || findState(first, country) !== undefined))
    return true;
  const isOwn = listCodeOwners(second).some((one) => isLikelyIn(first, one));
  return (
    isOwn ||
    CODE_WRITERS.some((one) => {
      const state = toState(second, one);
      return state !== undefined && isTownIn(first, one, state);
    })
  );
}

function toCountryOrCode(part: string): string | undefined {
  return (
    toCountry(part) ??
    (CODE.test(part) && !CODE_WRITERS.some((one) => isStateCode(part, one))
      ? findCountryByCode(part)
      : undefined)
  );
}

/** "Calgary, AB, Canada", "Milano, Lombardia, Italia", but not "Berlin, Munich, Germany". */
function isTownOf(town: string, state: string, country: string, written: string): boolean {
  const known = findState(state, country);
  if (known !== undefined) return isTownIn(town, country, known) || CODE.test(state);
  return (
    toCountryOrCode(state) !== toCountryOrCode(written) &&
    isTownIn(town, country) &&
    (isOwnRegion(state, country) || !isWellKnown(state))
  );
}

/** A town that stands alone lies apart from its neighbours and is no town of theirs, or it is a part of one. */
function areBareApart(places: readonly string[][]): boolean {
  return places.every((place, at) => {
    const [name = ''] = place;
    if (place.length > 1 || toCountry(name) !== undefined) return true;
    const beside = [places[at - 1], places[at + 1]].filter((other) => other !== undefined);
    return beside.every((other) => isApartFrom(name, other));
  });
}

function isApartFrom(name: string, [town = '', ...behind]: readonly string[]): boolean {
  if (toCountry(town) !== undefined) return true;
  const isBesideIt = STATE_COUNTRIES.some((country) =>
    behind.some((part) => isTownIn(name, country, toState(part, country) ?? '?')),
  );
  return !isBesideIt && areApart([name, town], null);
}
