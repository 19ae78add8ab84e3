import { findCityCountries } from './cities.ts';
import { findCountryByCode, findCountryByName } from './countries.ts';
import { isModeOnly, stripMode } from './place-words.ts';
import { isStateCode, STATE_COUNTRIES } from './states.ts';

const SPACED_SEPARATORS = /\s*[,|>;:]\s*|\s+[-–—/•·]\s+|\s*[–—]\s*|\s+-|-\s+/u;

/** Cuts the words of one place into pieces: "US, CA, Santa Clara", "India - Haryana - Gurgaon", "USA.VA.Reston". */
export function toPieces(text: string): string[] {
  const { outside, inside } = takeParentheses(text);
  const pieces = outside.split(SPACED_SEPARATORS).flatMap(cutCoded).flatMap(cutTrailing);
  return [...pieces, ...inside]
    .map((piece) => piece.trim().replace(/^[.]+|[,;]+$/g, ''))
    .filter((piece) => piece !== '');
}

/** "Hobart (TAS)" → TAS is a piece; "(HQ)" and other remarks are dropped. */
function takeParentheses(text: string): { outside: string; inside: string[] } {
  const inside: string[] = [];
  const outside = text.replace(/[([]([^()[\]]{0,80})[)\]]/g, (_, remark: string) => {
    const words = stripMode(remark);
    const isWhole = text.trim().startsWith('(') && text.trim().endsWith(')');
    if (!isModeOnly(remark) && (isGeographic(words) || isWhole)) inside.push(words);
    return ' ';
  });
  return { outside: outside.replace(/[()[\]]/g, ' '), inside };
}

function isGeographic(words: string): boolean {
  if (/^[A-Z]{2,3}$/.test(words)) {
    return (
      findCountryByCode(words) !== undefined || STATE_COUNTRIES.some((country) => isStateCode(words, country))
    );
  }
  return words.length > 3 && findCountryByName(words) !== undefined;
}

/** "US-CA-Menlo Park", "USA.VA.Reston", "India-Pune": cut only where the first part is a country or a state's code. */
function cutCoded(piece: string): string[] {
  if (findCountryByName(piece) !== undefined) return [piece];
  const parts = piece.split(/[._-]/).map((part) => part.trim());
  const first = parts[0] ?? '';
  if (parts.length < 2 || parts.some((part) => part === '')) return [piece];
  const isCode =
    /^[A-Z]{2,3}$/.test(first) && (findCountryByCode(first) !== undefined || isStateCode(first, 'US'));
  const isName = first.length > 3 && findCountryByName(first) !== undefined;
  return isCode || isName ? parts : [piece];
}

/** "Austin TX", "Berlin Germany", "New York NY USA", "US East": a code or country as the last or first word. */
function cutTrailing(piece: string): string[] {
  if (findCountryByName(piece) !== undefined || findCityCountries(piece).length > 0) return [piece];
  const leading = /^(USA?|UK) (\S.*)$/.exec(piece);
  if (leading) return [leading[2] ?? '', leading[1] ?? ''];
  const trailing = /^(.*\S)\s+([A-Z]{2,3}|[\p{L}.]{4,}|\p{L}+ \p{L}+)$/u.exec(piece);
  const head = trailing?.[1] ?? '';
  const word = trailing?.[2] ?? '';
  if (/^[A-Z]{2,3}$/.test(word)) {
    const isCode =
      /^(?:USA?|UK)$/.test(word) ||
      isStateCode(word, 'US') ||
      isStateCode(word, 'CA') ||
      isStateCode(word, 'AU');
    return isCode && head !== head.toUpperCase() ? [...cutTrailing(head), word] : [piece];
  }
  return cutCountryName(piece);
}

/** "Berlin Germany", "Remote United Kingdom": the longest country name at the end, if words stand before it. */
function cutCountryName(piece: string): string[] {
  const words = piece.split(/\s+/);
  for (const count of [3, 2, 1]) {
    const head = words.slice(0, -count).join(' ');
    const tail = words.slice(-count).join(' ');
    // "New Mexico", "New Jersey", "Papua New Guinea" and "Port of Spain" end in a country but are not in it.
    if (head === '' || tail.length < 4 || /^(?:new|port of|gulf of|fort|mount|lake|little)$/i.test(head))
      continue;
    if (findCountryByName(tail) !== undefined) return [...cutTrailing(head), tail];
  }
  return [piece];
}
