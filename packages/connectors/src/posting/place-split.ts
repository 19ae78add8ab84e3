import { findCountryByName, foldName } from './geography/countries.ts';
import { isModeOnly, isRegion, stripMode } from './geography/place-words.ts';
import { stripRemarks } from './geography/remarks.ts';
import { toNamedCountry } from './geography/sort-place.ts';
import { readPlace } from './geography/read-place.ts';
import { findState, findStateByName, isStateCode, STATE_COUNTRIES } from './geography/states.ts';
import { findTowns, isTownIn, isWellKnown } from './geography/towns.ts';
import { areApart, shareTail, splitShared } from './geography/shared-tail.ts';
import { isTimeZone } from './geography/time-zones.ts';
import { findWorldRegion } from './geography/world-regions.ts';
import { readList } from './place-list.ts';
import { joinCodes, joinPath } from './place-path.ts';
import { findWorkModeInPlaces } from './work-mode.ts';

/** Longest list of places looked at, in characters. */
const TEXT_LIMIT = 5_000;

const LABEL =
  /^(?:job |work )?(?:locations?|standorte?|arbeitsort|einsatzort|lieux?|ubicaci[oó]n(?:es)?|localidade|luogo|locatie) ?: ?/i;
const LINES = /[;|\n\r•]+|\s\+\s/gu;
const OR = /\s(?:or|oder|ou)\s/gu;
/** As "or" and "and" in the languages of the boards, which are also parts of names. */
const LINKS = /\s(?:and|&|und|et|e|y|o|of|och|og|eller|lub|i|or|oder|ou)\s/gu;
const COMMAS = /[,·]/gu;
const SLASHES = /\//gu;

/**
 * Cuts a text into single places: "A; B", "A | B", lines, "X or Y", "A / B", and lists whose commas can only separate
 * places: "Austin, TX, Denver, CO", "Remote (US, UK or Germany)". "Austin, TX and 3 more" loses its remark.
 */
export function splitPlaces(text: string): string[] {
  // Blanks stand alone, and beside line ends nobody writes many.
  const line = text.slice(0, TEXT_LIMIT).replace(/[^\S\n\r]+/gu, ' ');
  return cutOutside(line, LINES)
    .map((piece) =>
      piece.replace(/,? (?:(?:and|und|et|y|\+|&) ?)?\d+ (?:more|others?|weitere|autres)\b.*$/i, '').trim(),
    )
    .flatMap(splitPiece)
    .map((piece) => piece.replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, ''))
    .filter((piece) => piece !== '');
}

/** What says how stands before or behind a list, or around it: "Remote: US, UK", "US, UK (Remote)", "Remote (US/UK)". */
function splitPiece(text: string): string[] {
  const piece = joinCodes(text.replace(LABEL, ''));
  const core = stripRemarks(stripMode(piece));
  if (isTimeZone(core)) return [piece];
  const listed = splitListed(core);
  if (listed !== null) return listed;
  const sides = cutOutside(piece, OR);
  if (sides.length > 1) return sides.flatMap(splitPiece);
  const pieces = splitNames(piece);
  const bare = pieces.length === 1 && core !== piece ? splitNames(core) : pieces;
  return bare.length > 1 ? bare : pieces;
}

function splitNames(piece: string): string[] {
  return splitAnd(piece).flatMap(splitSlash).flatMap(splitCommas);
}

/** The places of what can only be a list, however its parts are separated. */
function splitListed(text: string): string[] | null {
  const core = stripWorld(text);
  const within = splitWithin(core) ?? splitBehindMode(core);
  if (within !== null) return within;
  const parts = cutOutside(core, COMMAS).flatMap(cutLinks).map(toBare);
  const isSlashed = parts.some((part) => cutOutside(part, SLASHES).length > 1);
  const sides = isSlashed ? parts.flatMap((part) => cutOutside(part, SLASHES).map(toBare)) : parts;
  return readList(sides, isSlashed || sides.length > cutOutside(core, COMMAS).length);
}

const toBare = (part: string) => stripRemarks(stripMode(part.trim()));

/** "EMEA - UK, France", "Europe (UK, Germany)": the part of the world that a list is in. */
function stripWorld(core: string): string {
  const [, world = '', behind, inside] =
    /^([^-–—:()[\],;/]{2,40})(?:[-–—:]\s?(.+)|[([]([^()[\]]+)[)\]])$/u.exec(core) ?? [];
  const isWorld = findCountryByName(world) === undefined && findWorldRegion(world) !== undefined;
  return isWorld ? (behind ?? inside ?? core) : core;
}

/** "Poland and Spain" are two parts, and "Trinidad and Tobago" is one. */
function cutLinks(part: string): string[] {
  const isName =
    findCountryByName(toBare(part)) !== undefined || isStateName(toBare(part)) || isLinkedName(part);
  return isName ? [part] : cutOutside(part, LINKS);
}

/** "Germany (Berlin, Munich)", "US (CA, NY)": places of a country, in brackets behind it. */
function splitWithin(core: string): string[] | null {
  const [, before = '', inside = ''] = /^([^()[\]]{2,60})[([]([^()[\]]+)[)\]]$/.exec(core) ?? [];
  const country = toNamedCountry(before.trim());
  if (country === undefined) return null;
  const names = inside.split(/[,/]/).flatMap(cutLinks).map(toBare);
  const areThere = names.every((name) => isTownIn(name, country) || findState(name, country) !== undefined);
  return names.length > 1 && areThere ? names.map((name) => `${name}, ${before.trim()}`) : null;
}

/** "Fully remote position (US or Canada)": a list in brackets behind what names no place. */
function splitBehindMode(core: string): string[] | null {
  const [, before = '', inside = ''] = /^([^()[\]]{2,60})[([]([^()[\]]+)[)\]]$/.exec(core) ?? [];
  const isRemark = before !== '' && findWorkModeInPlaces([before]) !== null && !isPlaced(before);
  return isRemark ? splitListed(stripRemarks(stripMode(inside))) : null;
}

function isPlaced(text: string): boolean {
  const reading = readPlace(text, null);
  return reading !== null && (reading.country !== null || reading.city !== null);
}

/** Cuts at what stands outside of brackets: "A (B, C), D" → "A (B, C)", "D". */
function cutOutside(text: string, separator: RegExp): string[] {
  const pieces: string[] = [];
  let [start, depth, seen] = [0, 0, 0];
  const isBalanced = text.split(/[([]/).length === text.split(/[)\]]/).length;
  for (const match of text.matchAll(separator)) {
    for (; isBalanced && seen < match.index; seen++)
      depth += '(['.includes(text.charAt(seen)) ? 1 : ')]'.includes(text.charAt(seen)) ? -1 : 0;
    if (depth > 0) continue;
    pieces.push(text.slice(start, match.index));
    start = match.index + match[0].length;
  }
  return [...pieces, text.slice(start)];
}

/** "Vilanova i la Geltrú" is one town. */
function isLinkedName(part: string): boolean {
  return part.trim().split(LINKS).length > 1 && findTowns(part.trim()).length > 0;
}

/** "London and Berlin" are two, "Trinidad and Tobago" is one. */
function splitAnd(piece: string): string[] {
  const sides = piece.split(LINKS);
  const isName = findCountryByName(piece) !== undefined || piece.split(',').some(isLinkedName);
  const areTwo = sides.length > 1 && sides.every(isComplete) && !isName;
  return areTwo ? sides : [piece];
}

/** "Berlin/Munich" and "A / B" are two, as is "Raleigh/Durham, NC", which names the state once. */
function splitSlash(piece: string): string[] {
  const sides = piece.split('/').map((side) => side.trim());
  if (sides.length < 2 || cutOutside(piece, SLASHES).length < 2) return [piece];
  const path = joinPath(sides);
  if (path !== null) return [path];
  const [last = '', ...tail] = (sides.at(-1) ?? '').split(',').map((part) => part.trim());
  const shared = shareTail([...sides.slice(0, -1), last], tail);
  if (shared !== null) return shared;
  const isSpaced = piece.split('/').length === piece.split(/\s\/\s/).length;
  return isSpaced || sides.every(isNamed) ? sides : [piece];
}

function isWithRemark(part: string): boolean {
  const [, before = '', inside = ''] = /^([^()]+)\(([^()]+)\)$/.exec(part) ?? [];
  return inside !== '' && !isModeOnly(inside) && !/^[A-Z]{2,3}$/.test(before.trim());
}

function splitCommas(piece: string): string[] {
  const parts = piece
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // "Paris (75), Lyon (69)"
  if (parts.length > 1 && parts.every((part) => isWithRemark(part))) return parts;
  const named = parts.filter((part) => !isModeOnly(part));
  // "Austin, TX, Denver, CO, Remote": the mode is an entry of its own, in front of nothing it could belong to.
  const modes = parts.length > 2 ? parts.filter(isModeOnly) : [];
  if (named.length >= 4 && named.length % 2 === 0 && named.every(isPairPart))
    return [...joinPairs(named), ...modes];
  const shared = splitShared(named);
  if (shared !== null) return [...shared, ...modes];
  return isCityList(parts) ? parts : [piece];
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
    (part) =>
      isModeOnly(part) ||
      (isWellKnown(part) &&
        findCountryByName(part) === undefined &&
        !STATE_COUNTRIES.some((one) => isStateCode(part, one))),
  );
  const cities = parts.filter((part) => !isModeOnly(part));
  if (!areCities || cities.length < 2) return false;
  // "Vancouver, Washington" and "Albany, New York" are one place each.
  return (parts.length > 2 || !isInStateCalled(parts[0] ?? '', parts[1] ?? '')) && areApart(cities, null);
}

/** "Vancouver, Washington", but not "Munich, Berlin". */
function isInStateCalled(town: string, name: string): boolean {
  return STATE_COUNTRIES.some((country) => {
    const state = findStateByName(name, country);
    return state !== undefined && isTownIn(town, country, state);
  });
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
