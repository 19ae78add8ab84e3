import { findCountryByCode, findCountryByName } from './geography/countries.ts';
import { listCodeOwners } from './geography/own-codes.ts';
import { isOwnRegion } from './geography/own-regions.ts';
import { toNamedCountry } from './geography/sort-place.ts';
import { findState, findStateByName, isStateCode, STATE_COUNTRIES } from './geography/states.ts';
import { isLikelyIn, isTownIn } from './geography/towns.ts';
import { findWorldRegion } from './geography/world-regions.ts';

/** "Curitiba/PR", "Porto Alegre / RS", "Austin/TX": a town and a code. */
const CODED =
  /(?<=^|[,;|/(]|\s(?:e|ou|y|o|and|or|und|oder|et|&)\s)([^,;|/()]{2,40})\/\s?([A-Z]{2,4})(?=$|[\s,;|)/])/gu;
const LINK = /^\s*(?:(?:e|ou|y|o|and|or|und|oder|et|&)\s+)?/iu;

/**
 * Puts a comma for the slash between a town and the code of its state or country: "Curitiba/PR e São Paulo / SP" →
 * "Curitiba, PR e São Paulo, SP". "US/CA" and "EMEA / UK" stay as they are.
 */
export function joinCodes(text: string): string {
  if (!text.includes('/')) return text;
  return text.replace(CODED, (whole: string, before: string, code: string) => {
    const link = LINK.exec(before)?.[0] ?? '';
    const town = before.slice(link.length).trim();
    return isTownOfCode(town, code) ? `${link}${town}, ${code}` : whole;
  });
}

function isTownOfCode(town: string, code: string): boolean {
  if (
    findCountryByName(town) !== undefined ||
    /^[A-Z]{2,3}$/.test(town) ||
    findWorldRegion(code) !== undefined
  )
    return false;
  const country = findCountryByCode(code);
  return (
    listCodeOwners(code).some((owner) => isLikelyIn(town, owner)) ||
    ['US', 'CA', 'AU'].some((one) => isStateCode(code, one) && isTownIn(town, one, code)) ||
    (country !== undefined && isLikelyIn(town, country))
  );
}

/**
 * The one place of a path, each side of which lies in the one beside it: "North America/USA/Tennessee/Lexington, TN",
 * "Sevilla / España". Null for anything else.
 */
export function joinPath(sides: readonly string[]): string | null {
  const bare = sides.map((side) => side.split(',')[0]?.trim() ?? '');
  if (isPath(bare)) return sides.join(' - ');
  return isPath(bare.toReversed()) ? sides.join(', ') : null;
}

function isPath(sides: readonly string[]): boolean {
  return sides.length > 1 && sides.slice(1).every((side, at) => isWithin(side, sides.slice(0, at + 1)));
}

/** Whether a name is of a place in the last of those that lie in each other. */
function isWithin(name: string, around: readonly string[]): boolean {
  const outer = around.at(-1) ?? '';
  const region = findWorldRegion(outer);
  const own = toNamedCountry(name);
  if (region !== undefined) return own !== undefined && region.has(own);
  const country = toNamedCountry(outer);
  if (country !== undefined)
    return (
      own === undefined &&
      (findState(name, country) !== undefined || isOwnRegion(name, country) || isTownIn(name, country))
    );
  return STATE_COUNTRIES.some((one) => {
    const state = outer.length > 3 ? findStateByName(outer, one) : undefined;
    return (
      state !== undefined && own === undefined && isTownIn(name, one, state) && isNamedOrAlone(one, around)
    );
  });
}

function isNamedOrAlone(country: string, around: readonly string[]): boolean {
  const named = around.map(toNamedCountry).find((one) => one !== undefined);
  return named === undefined || named === country;
}
