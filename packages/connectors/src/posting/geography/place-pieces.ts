import { findCountryByCode, findCountryByName, foldName, isEnglishCountryName } from './countries.ts';
import { isFacility, isModeOnly, isNoTown, isRegion, stripQualifiers } from './place-words.ts';
import { openBrackets, SPACED_SEPARATORS } from './brackets.ts';
import { isNamesakeOfSite } from './namesakes.ts';
import { findState, findStateByName, isStateCode, STATE_COUNTRIES } from './states.ts';
import { findTowns, isTownIn } from './towns.ts';

/** Most parts of a town's name that are looked at. */
const LONGEST_NAME = 8;

/** Cuts the words of one place into pieces: "US, CA, Santa Clara", "India - Haryana - Gurgaon", "USA.VA.Reston". */
export function toPieces(text: string): string[] {
  return openBrackets(text)
    .split(SPACED_SEPARATORS)
    .map((piece) => piece.trim())
    .flatMap(cutCoded)
    .flatMap(cutTrailing)
    .map((piece) => piece.trim().replace(/^[.]+|(?<![,;])[,;]+$/g, ''))
    .filter((piece) => piece !== '');
}

/**
 * "US-CA-Menlo Park", "USA.VA.Reston", "India-Pune", "NC-Winston-Salem": cut only where the first part is a country or a
 * state's code. A town's own hyphen stays.
 */
function cutCoded(piece: string): string[] {
  if (findCountryByName(piece) !== undefined || isTown(piece)) return [piece];
  const parts = piece.split(/[._-]/).map((part) => part.trim());
  const first = parts[0] ?? '';
  if (parts.length < 2 || parts.some((part) => part === '')) return [piece];
  const isName = first.length > 3 && (findCountryByName(first) !== undefined || isStateName(first));
  const last = parts.at(-1) ?? '';
  const before = piece.slice(0, -last.length - 1);
  if (isPlaceCode(last) && isTown(before)) return [before, last];
  if (!isPlaceCode(first) && !isName) return cutSite(piece, parts);
  return [first, ...cutRest(piece.slice(first.length + 1).trim())];
}

function isPlaceCode(text: string): boolean {
  const isState = isStateCode(text, 'US') || isStateCode(text, 'CA') || isStateCode(text, 'AU');
  return /^[A-Z]{2,3}$/.test(text) && (findCountryByCode(text) !== undefined || isState);
}

/** What follows a code: codes one by one, then a town with its hyphens, or the parts. */
function cutRest(rest: string): string[] {
  if (isTown(rest)) return [rest];
  const parts = rest.split(/[._-]/).map((part) => part.trim());
  const [first = '', ...others] = parts;
  if (isPlaceCode(first) && others.length > 0)
    return [first, ...cutRest(rest.slice(first.length + 1).trim())];
  for (let count = Math.min(parts.length, LONGEST_NAME); count > 1; count--) {
    const joined = ['-', ' '].map((link) => parts.slice(0, count).join(link)).find(isTown);
    if (joined !== undefined) return [joined, ...parts.slice(count)];
  }
  return parts;
}

/** "Singapore-Suntec Tower": a town and what stands in it. */
function cutSite(piece: string, parts: string[]): string[] {
  const [first = '', ...others] = parts;
  return isTown(first) && others.every(isFacility) ? parts : [piece];
}

function isTown(text: string): boolean {
  return findTowns(text).length > 0;
}

function isStateName(text: string): boolean {
  return STATE_COUNTRIES.some((country) => findStateByName(text, country) !== undefined);
}

/** "Austin TX", "Berlin Germany", "New York NY USA", "US East", "TX Austin": a code or name as the last or first word. */
function cutTrailing(piece: string): string[] {
  if (findCountryByName(piece) !== undefined || isTown(piece) || isStateName(piece)) return [piece];
  const leading = /^(USA?|UK) (\S.*)$/.exec(piece);
  if (leading) return [...cutTrailing(leading[2] ?? ''), leading[1] ?? ''];
  const trailing = /^(.*\S)\s+([A-Z]{2,3}|[\p{L}.]{4,}|\p{L}+ \p{L}+)$/u.exec(piece);
  const head = trailing?.[1] ?? '';
  const word = trailing?.[2] ?? '';
  if (/^[A-Z]{2,3}$/.test(word)) {
    const isCode =
      isCountryCode(word, head) ||
      isStateCode(word, 'US') ||
      isStateCode(word, 'CA') ||
      isStateCode(word, 'AU');
    const isApart = head !== head.toUpperCase() || isTown(head) || isStateOf(head, word);
    return isCode && isApart ? [...cutTrailing(head), word] : [piece];
  }
  return cutLeadingCode(piece) ?? cutStateName(piece) ?? cutCountryName(piece);
}

/** "Toronto ON CAN", "Leeds GBR": a country's code, and the rarer ones behind a place of it only. */
function isCountryCode(code: string, head: string): boolean {
  if (/^(?:USA?|UK)$/.test(code)) return true;
  const country = code.length === 3 ? findCountryByCode(code) : undefined;
  return country !== undefined && (isTownIn(head, country) || isStateOf(head.split(' ').at(-1) ?? '', code));
}

/** "MA USA", "ON CAN" */
function isStateOf(text: string, code: string): boolean {
  const country = findCountryByCode(code);
  return country !== undefined && findState(text, country) !== undefined;
}

/** "TX Austin": a state's code before a town of it. */
function cutLeadingCode(piece: string): string[] | null {
  const [, code = '', rest = ''] = /^([A-Z]{2,3}) (\p{L}.*)$/u.exec(piece) ?? [];
  const isState = ['US', 'CA', 'AU'].some(
    (country) => isStateCode(code, country) && isTownIn(rest, country, code),
  );
  return isState ? [rest, code] : null;
}

/** "Nashville Tennessee": a state's name behind a town of it. */
function cutStateName(piece: string): string[] | null {
  const words = piece.split(/\s+/);
  for (const count of [3, 2, 1]) {
    const head = words.slice(0, -count).join(' ');
    const tail = words.slice(-count).join(' ');
    const isState = STATE_COUNTRIES.some((country) => {
      const state = findStateByName(tail, country);
      return state !== undefined && isTownIn(head, country, state);
    });
    if (head !== '' && isState) return [head, tail];
  }
  return null;
}

/** "Berlin Germany", "Remote United Kingdom", "France Locations": a country's name at the end, or before no town. */
function cutCountryName(piece: string): string[] {
  const words = piece.split(/\s+/);
  for (const count of [3, 2, 1]) {
    const head = words.slice(0, -count).join(' ');
    const tail = words.slice(-count).join(' ');
    if (isCountryBehind(head, tail)) return [...cutTrailing(head), tail];
    const begin = words.slice(0, count).join(' ');
    const rest = words.slice(count).join(' ');
    if (isCountryBefore(begin, rest)) return [begin, rest];
  }
  return [piece];
}

/** "Long Island" and "New Mexico" are not in a country; a country's foreign name counts behind a town of it only. */
function isCountryBehind(head: string, tail: string): boolean {
  if (head === '' || tail.length < 4 || /^(?:new|port of|gulf of|fort|mount|lake|little)$/i.test(head))
    return false;
  const country = findCountryByName(tail);
  if (country === undefined) return false;
  return isTownIn(stripQualifiers(head), country) || isEnglishCountryName(tail) || isNoTown(head);
}

function isCountryBefore(begin: string, rest: string): boolean {
  if (rest === '' || begin.length < 4 || !isEnglishCountryName(begin)) return false;
  const country = findCountryByName(begin);
  if (country === undefined || foldName(begin) === 'georgia' || isNamesakeOfSite(begin, rest)) return false;
  return isNoTown(rest) || isRegion(rest) || isModeOnly(rest) || isTownIn(rest, country);
}
