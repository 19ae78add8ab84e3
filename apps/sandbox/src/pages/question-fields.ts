import { COUNTRIES, findCities, type CountryCode } from '../data/cities.ts';
import { toLongPlace } from '../hosts/place-text.ts';

const DIAL_CODES: Record<CountryCode, number> = {
  ...{ US: 1, CA: 1, GB: 44, AU: 61, DE: 49, FR: 33, NL: 31, SE: 46, IE: 353, ES: 34, MX: 52, PL: 48 },
  ...{ IN: 91, SG: 65 },
};

export const COUNTRY_CODES = Object.keys(COUNTRIES) as CountryCode[];

/** The countries a phone box offers, with their prefixes. */
export function listDialCodes(): { value: string; label: string; name: string }[] {
  return COUNTRY_CODES.map((code) => ({
    value: code,
    label: `+${DIAL_CODES[code]}`,
    name: COUNTRIES[code].name,
  }));
}

/** The towns a location box finds, as it writes them. */
export function listPlaces(): string[] {
  return COUNTRY_CODES.flatMap((code) => findCities(code, []).map(toLongPlace));
}
