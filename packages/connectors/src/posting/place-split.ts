import { findCountryByName, foldName } from './geography/countries.ts';
import { isModeOnly, isRegion, stripMode } from './geography/place-words.ts';
import { findStateByName, isStateCode, STATE_COUNTRIES } from './geography/states.ts';
import { isTownIn, isWellKnown } from './geography/towns.ts';
import { areApart, shareTail, splitShared } from './geography/shared-tail.ts';

/** Longest list of places looked at, in characters. */
const TEXT_LIMIT = 5_000;

/**
 * Cuts a text into single places: "A; B", "A | B", lines, "X or Y", "A / B", and lists whose commas can only separate
 * places: "Austin, TX, Denver, CO", "Berlin, London, Paris". "Austin, TX and 3 more" loses its remark.
 */
export function splitPlaces(text: string): string[] {
  return (
    text
      .slice(0, TEXT_LIMIT)
      // Blanks stand alone, and beside line ends nobody writes many.
      .replace(/[^\S\n\r]+/gu, ' ')
      .split(/[;|\n\r•]+|\s{1,9}(?:or|oder|ou)\s{1,9}|\s{1,9}\+\s{1,9}/u)
      .map((piece) =>
        piece.replace(/,? (?:(?:and|und|et|y|\+|&) ?)?\d+ (?:more|others?|weitere|autres)\b.*$/i, '').trim(),
      )
      .flatMap(splitAnd)
      .flatMap(splitSlash)
      .flatMap(splitCommas)
      .map((piece) => piece.replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, ''))
      .filter((piece) => piece !== '')
  );
}

/** "London and Berlin" are two, "Trinidad and Tobago" is one. */
function splitAnd(piece: string): string[] {
  const sides = piece.split(/\s(?:and|&|und|et)\s/i);
  const areTwo = sides.length > 1 && sides.every(isComplete) && findCountryByName(piece) === undefined;
  return areTwo ? sides : [piece];
}

/** "Berlin/Munich" and "A / B" are two, as is "Raleigh/Durham, NC", which names the state once. */
function splitSlash(piece: string): string[] {
  const sides = piece.split('/').map((side) => side.trim());
  if (sides.length < 2) return [piece];
  const [last = '', ...tail] = (sides.at(-1) ?? '').split(',').map((part) => part.trim());
  const shared = shareTail([...sides.slice(0, -1), last], tail);
  if (shared !== null) return shared;
  const isSpaced = piece.split('/').length === piece.split(/\s\/\s/).length;
  return isSpaced || sides.every(isNamed) ? sides : [piece];
}

function splitCommas(piece: string): string[] {
  const listed = /^([^()]*)\(([^(),]*,[^()]*)\)$/.exec(piece);
  if (listed !== null && isModeOnly(listed[1] ?? '')) return splitCommas(listed[2] ?? '');
  const parts = piece
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const named = parts.filter((part) => !isModeOnly(part));
  // "Austin, TX, Denver, CO, Remote": the mode is an entry of its own, in front of nothing it could belong to.
  const modes = parts.length > 2 ? parts.filter(isModeOnly) : [];
  if (named.length >= 4 && named.length % 2 === 0 && named.every(isPairPart))
    return [...joinPairs(named), ...modes];
  const shared = splitShared(named);
  if (shared !== null) return [...shared, ...modes];
  return isCityList(parts) || isCountryList(parts) ? parts : [piece];
}

/** "US, UK, Canada", but not "England, UK", nor "Georgia, US", which is a state. */
function isCountryList(parts: string[]): boolean {
  const codes = parts.map((part) =>
    /^(?:USA?|UK)$/.test(part) ? part.slice(0, 2) : findCountryByName(part),
  );
  const isEach =
    codes.every((code) => code !== undefined) && !parts.some((part) => foldName(part) === 'georgia');
  return (
    isEach &&
    parts.length > 1 &&
    new Set(codes.map((code) => (code === 'UK' ? 'GB' : code))).size === parts.length
  );
}

/** Every second part of "Austin, TX, Denver, CO" or "London, UK, Berlin, Germany" closes a place. */
function isPairPart(part: string, index: number): boolean {
  const closes =
    (/^[A-Z]{2,3}$/.test(part) && (isStateCode(part, 'US') || isStateCode(part, 'CA') || part === 'UK')) ||
    findCountryByName(part) !== undefined;
  return closes === (index % 2 === 1) && /\p{L}/u.test(part);
}

function joinPairs(parts: string[]): string[] {
  return parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}, ${parts[index + 1] ?? ''}`] : []));
}

function isCityList(parts: string[]): boolean {
  const names = parts.map(foldName);
  if (parts.length < 2 || new Set(names).size !== names.length) return false;
  const areCities = parts.every(
    (part) => (isWellKnown(part) && findCountryByName(part) === undefined) || isModeOnly(part),
  );
  const cities = parts.filter((part) => !isModeOnly(part));
  if (!areCities || cities.length < 2) return false;
  // "Vancouver, Washington" and "Albany, New York" are one place each.
  return (parts.length > 2 || !isStateName(parts[1] ?? '')) && areApart(cities, null);
}

function isStateName(part: string): boolean {
  return STATE_COUNTRIES.some((country) => findStateByName(part, country) !== undefined);
}

/** A place that needs nothing beside it: a known city, a country, a state, or "City, XX". */
function isComplete(side: string): boolean {
  const place = stripMode(side.trim());
  return isModeOnly(side.trim()) || isNamed(place) || /^[^,]+,\s*(?:[A-Z]{2,3}|\p{L}{4,})$/u.test(place);
}

function isNamed(side: string): boolean {
  return (
    isWellKnown(side) ||
    findCountryByName(side) !== undefined ||
    isModeOnly(side) ||
    isRegion(side) ||
    isTownWithState(side) ||
    /^(?:USA?|UK)$/.test(side)
  );
}

/** "Chicago IL" */
function isTownWithState(side: string): boolean {
  const [, town = '', code = ''] = /^(.+) ([A-Z]{2,3})$/.exec(side) ?? [];
  return ['US', 'CA', 'AU'].some((country) => isStateCode(code, country) && isTownIn(town, country, code));
}
