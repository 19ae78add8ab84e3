import type { Point } from './distance.ts';
import { findPostalCode } from './find-postal-code.ts';
import { findTown } from './find-town.ts';
import { openPlaces } from './gazetteer.ts';
import { toArea } from './regions.ts';

/** In the United Kingdom and elsewhere people write counties and the like, of which there is no list. */
const CLOSED_COUNTRIES = ['US', 'CA', 'AU', 'DE', 'FR', 'NL', 'SE'];

/** The middle of what somebody wants to be near to, or why there is none, in words. */
export type Near = { ok: true; centre: Point } | { ok: false; reason: 'unknown-place' | 'unknown-codes' };

/**
 * What somebody wrote of a place of a country: "78701", "Austin", "Austin, TX", "Austin, Texas". Text with a digit is a
 * postal code.
 */
export function findNear(text: string, country: string): Near {
  if (/\d/.test(text)) {
    const code = findPostalCode(text, country);
    if (code) return { ok: true, centre: code.centre };
    const isKnown = openPlaces().codeCountries.includes(country.toUpperCase());
    return { ok: false, reason: isKnown ? 'unknown-place' : 'unknown-codes' };
  }
  const town = findTown({ name: text, country }) ?? findInRegion(text, country);
  return town
    ? { ok: true, centre: { latitude: town.latitude, longitude: town.longitude } }
    : { ok: false, reason: 'unknown-place' };
}

/** "Austin, TX": the region must be one of the country, where all those that people write are known. */
function findInRegion(text: string, country: string) {
  const [, name, region] = /^(.+),([^,]+)$/.exec(text) ?? [];
  if (name === undefined || region === undefined) return undefined;
  const area = toArea(country, region);
  if (area.region === null && CLOSED_COUNTRIES.includes(area.country)) return undefined;
  return findTown({ name, region, country });
}
