import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { findState, isCountryCode, isKnownCity, isStateCode } from '../words/places.ts';
import { isStreet, isTown, type Segment } from './read-zip.ts';

/** Codes of countries that people put behind a town or its postcode: `29000 Quimper FR`, `Gdańsk, (PL)`. */
const COUNTRY_CODE = /\b([A-Z]{2})\)?$/;
/** Of the postcodes of Delaware the letters before them are those of Germany. */
const AMERICAN_ZIP_OF_DE = /^19[789]\d{2}$/;
/** Codes that people put behind a postcode; `3024 TG` is one of the Netherlands. */
const BEHIND_ZIP = /^(?:AT|BE|BR|CH|CZ|DE|DK|ES|FI|FR|GB|GR|HU|IE|IT|NL|NO|PL|PT|RO|SE|UK|US)$/;
/** Letters that stand for something else as often: `Marketing, IT`, `SQL, Power BI`. */
const ABBREVIATED =
  /^(?:IT|AI|HR|AD|BI|PR|QA|SE|DJ|SA|AG|TV|NA|ML|CV|SI|MS|PS|PA|MA|BA|AM|PM|GM|SG|MD|TT|CO|ME|IR|CL|PL|SR|NP|ER)$/;
const BRACKETED = /^(\p{Lu}.*\S)\s*\(([A-Z]{2})\)?$/u;

/** The calling codes that a text's numbers begin with, without that of North America, which tells no country: `+48 17 555` → `48`. */
export function toCallingCodes(text: string): string[] {
  const digits = [...text.matchAll(/(?:\+|\b00)\s?([2-9]\d{0,2})/g)].map(([, code = '']) => code);
  return digits.flatMap((code) => [code.slice(0, 1), code.slice(0, 2), code]);
}

/** Takes the code in brackets away from behind a town that its region follows: `9 Douglas Street, Cork (IE), Munster`. */
export function takeMiddleCode(segments: Segment[]): { code: Segment; region: Segment } | null {
  const [town, region] = segments.slice(-2);
  const match = BRACKETED.exec(town?.text ?? '');
  if (!town || !region || !match?.[1] || !match[2] || !isCountryCode(match[2]) || /\d/.test(region.text))
    return null;
  const from = town.from + town.text.lastIndexOf(match[2]);
  segments.splice(-2, 2, { ...town, text: match[1] });
  return { code: { ...town, text: match[2], from }, region };
}

/**
 * Takes the code of a country away from the end, or from before a postcode that ends all: `Sachsen, DE, 04229`. The
 * letters are also a state's in `Kochi, IN`: then a number of that country (`calls`) or a region tells.
 */
export function takeCode(segments: Segment[], calls: ReadonlySet<string>): Segment | null {
  const last = segments.at(-1);
  if (!last) return null;
  const match = COUNTRY_CODE.exec(last.text);
  const code = match?.[1] ?? '';
  if (match && isCountryCode(code)) {
    const before = last.text.slice(0, match.index).replace(/[\s,(]+$/, '');
    const from = last.from + match.index;
    const bracketed = BRACKETED.exec(last.text)?.[1];
    if (bracketed !== undefined || isBehind(code, before, segments, calls)) {
      segments[segments.length - 1] = { ...last, text: bracketed ?? before };
      return { ...last, text: code, from };
    }
    const isAlone = before === '' && segments.length >= 2;
    if (isAlone && (/^\(/.test(last.text) || isOfCountry(code, segments, calls))) {
      segments.pop();
      return { ...last, text: code, from };
    }
  }
  const middle = segments.at(-2);
  const isZip = /^\d{4,6}$/.test(last.text) && !AMERICAN_ZIP_OF_DE.test(last.text);
  // `Toledo, OH, US, 43604`
  const isLand = middle !== undefined && isCountryCode(middle.text) && !isStateCode(middle.text);
  if (!isZip || !middle || !(isLand || middle.text === 'DE') || segments.length < 3) return null;
  segments.splice(-2, 1);
  return middle;
}

/** `Sheffield GB`, `29000 Quimper FR`: without a postcode the town is one that we know, or a number tells its country. */
function isBehind(
  code: string,
  before: string,
  segments: readonly Segment[],
  calls: ReadonlySet<string>,
): boolean {
  if (/\d$|\d ?[A-Z]{2}$/.test(before)) return BEHIND_ZIP.test(code) || isCalled(code, calls);
  const isName = isTown(before) && before !== before.toUpperCase();
  if (isCalled(code, calls) && isName) return true;
  if (isStateCode(code)) return findState(before)?.country === code;
  // `Toowoomba, QLD AU`, `Leeds, West Yorkshire GB`: a region and the land it is in, behind a town.
  const isTold = !ABBREVIATED.test(code) || segments.slice(0, -1).some(({ text }) => isKnownCity(text));
  const isOfTown = segments.length > 1 && isName && isTold;
  return isKnownCity(before) || isOfTown || (segments.length > 1 && findState(before)?.country === code);
}

/** Whether a code behind a comma is a country's: no state has its letters, or something else tells that it is abroad. */
function isOfCountry(code: string, segments: readonly Segment[], calls: ReadonlySet<string>): boolean {
  const names = segments.slice(0, -1).map(({ text }) => text);
  if (isCalled(code, calls)) return true;
  const region = segments.length >= 3 ? findState(names.at(-1) ?? '') : null;
  if (region !== null) return region.country === '' || region.country === code;
  if (isStateCode(code) && code !== 'DE') return names.some((name) => /^\d{6}$/.test(name));
  const isPlaced = names.some((name) => POSTCODE.test(name) && !AMERICAN_ZIP_OF_DE.test(name));
  if (isPlaced || code === 'DE') return isPlaced;
  if (ABBREVIATED.test(code)) return names.some(isKnownCity);
  return names.slice(0, 2).some((name) => isTown(name) && !isStreet(name));
}

/** A postcode, or one before its town: a house has no more than four digits. */
const POSTCODE = /^(?:\d{2}-\d{3}|\d{4,5})(?:$|(?<=\d{5}|-\d{3})\s)/;

function isCalled(code: string, calls: ReadonlySet<string>): boolean {
  const country = code === 'UK' ? 'GB' : code;
  return isSupportedCountry(country) && calls.has(getCountryCallingCode(country));
}
