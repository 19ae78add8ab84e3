import { toCountryName } from '@firsthand/contracts';
import { findCountryByCode, findCountryByName, foldName } from './countries.ts';
import { isDepartment, listCodeOwners } from './own-codes.ts';
import { isModeOnly, isNoPlace, isNoTown, stripMode, stripQualifiers } from './place-words.ts';
import { findStateByName, isStateCode, STATE_COUNTRIES } from './states.ts';
import { findTownCountries, findTowns, isLikelyIn, isTownIn } from './towns.ts';

/** What separates the pieces of one place. */
export const SPACED_SEPARATORS =
  /(?:(?<!\s)\s+)?[,|>;:]\s*|(?<!\s)\s+[-–—/•·]\s+|(?:(?<!\s)\s+)?[–—]\s*|(?<!\s)\s+-|-\s+/u;

const BRACKETS = /[([{]([^()[\]{}]{0,80})[)\]}]/g;
/** "Silver Spring (MD)" is known to the gazetteer as well, but its code says more. */
const CODE_IN_BRACKETS = /[([{](?:\d|\p{Lu}+[)\]}])/u;
const CODE = /^\p{Lu}{1,4}$/u;

/**
 * What stands in brackets becomes a piece where it stands, so that what is named behind it keeps the last word: "Milano (MI),
 * Italy" → "Milano, MI, Italy". "(HQ)" and other remarks are dropped, but "Frankfurt (Oder)" is a town's name.
 */
export function openBrackets(text: string): string {
  if (findTowns(text).length > 0 && !CODE_IN_BRACKETS.test(text)) return text;
  const [, before = '', only = ''] = /^([^()]*)\(([^()]+)\)$/.exec(text.trim()) ?? [];
  const isRemark = isNoPlace(before.trim()) && !isTownOfState(before.trim(), only);
  if (only !== '' && isRemark && !isModeOnly(only)) return only;
  const isWhole = /^[([{]/.test(text.trim()) && /[)\]}]$/.test(text.trim());
  return text
    .replace(BRACKETS, (_, remark: string, at: number) => {
      const words = stripMode(remark);
      if (isModeOnly(remark)) return ' ';
      if (isWhole) return `, ${words}, `;
      const written = text.slice(0, at).split(SPACED_SEPARATORS).at(-1)?.trim() ?? '';
      const beside = findTowns(written).length > 0 ? written : stripQualifiers(written);
      const piece = isDepartment(words) || CODE.test(words) ? toCode(words, beside) : toName(words, beside);
      return piece === null ? ' ' : `, ${piece}, `;
    })
    .replace(/[()[\]{}]/g, ' ');
}

/** A country, or a place of the country that stands before it: "Germany (Berlin)". */
function toName(words: string, beside: string): string | null {
  if (words.length > 3 && findCountryByName(words) !== undefined) return words;
  const country = findCountryByName(beside) ?? (/^USA?$/.test(beside) ? 'US' : undefined);
  const isThere =
    country !== undefined && (isTownIn(words, country) || findStateByName(words, country) !== undefined);
  return isThere ? words : null;
}

/** Countries whose states people write by their codes behind towns. */
const STATE_WRITERS = ['US', 'CA', 'AU'];

/** A code, or the country it tells of a town: "Paris (75)" → France, "Kassel (KS)" → Germany. Null for a remark. */
function toCode(code: string, town: string): string | null {
  if (isDepartment(code)) return isTownIn(town, 'FR') ? 'France' : null;
  if (isTownOfState(town, code)) return code;
  const country = findPlateCountry(code, town);
  if (country !== undefined) return toCountryName(country) ?? null;
  return code.length > 1 && isPlaceCode(code) && !isRatherForeign(code, town) ? code : null;
}

function isTownOfState(town: string, code: string): boolean {
  return STATE_WRITERS.some((one) => isStateCode(code, one) && isTownIn(town, one, code));
}

function isPlaceCode(code: string): boolean {
  return (
    findCountryByCode(code) !== undefined ||
    listCodeOwners(code).length > 0 ||
    STATE_COUNTRIES.some((country) => isStateCode(code, country))
  );
}

/** The likeliest country with such a town that marks it so on cars, or by one letter: "Kassel (KS)", "Valencia (V)". */
function findPlateCountry(code: string, town: string): string | undefined {
  const owners = code.length === 1 ? listCodeOwners(code) : [];
  const isPlate = isBegunBy(foldName(town), code) && !isStateCode(code, 'DE') && !isCodeOfTown(code, town);
  return findTownCountries(town).find((one) => owners.includes(one) || (isPlate && one === 'DE'));
}

/** "Madrid (ES)" and "Trento (TN)" are written by country or state. */
function isCodeOfTown(code: string, town: string): boolean {
  const country = code.length > 1 ? findCountryByCode(code) : undefined;
  const isCountry = country !== undefined && isLikelyIn(town, country);
  return isCountry || listCodeOwners(code).some((one) => code.length > 1 && isLikelyIn(town, one));
}

/** Whether a code is made of letters of the name, in their order, the first among them: "kassel" and "KS". */
function isBegunBy(name: string, code: string): boolean {
  let at = 0;
  for (const letter of foldName(code)) {
    const found = name.indexOf(letter, at);
    if (found < 0 || (at === 0 && found > 0)) return false;
    at = found + 1;
  }
  return true;
}

/** Countries whose provinces people write in brackets behind any town. */
const BRACKET_WRITERS = ['IT', 'BR', 'ES', 'CH'];
const ENGLISH =
  /\b(?:township|county|heights|park|springs|city|beach|valley|lakes?|hills?|grove|creek|falls|fort|mount|north|south|east|west|new|port|point|the|of)\b|(?:ville|ton|burg|field|wood|ford|port|land|dale|bury|ham)\b/i;

/** "Vicolungo (NO)": behind a town that nobody knows a code may be of many countries. */
function isRatherForeign(code: string, town: string): boolean {
  const isShared = BRACKET_WRITERS.some((one) => listCodeOwners(code).includes(one));
  return isShared && town !== '' && findTowns(town).length === 0 && !isNoTown(town) && !ENGLISH.test(town);
}
