import { findNumber, openPlaces, toPlace, type GazetteerPlace } from './gazetteer.ts';
import type { Point } from './distance.ts';
import { toNumber } from './name-key.ts';
import { UNITS_PER_DEGREE } from './places-file.ts';

/** What is kept of a code once its spaces and hyphens are gone: of a Canadian one the first half, which names an area. */
const FORMS: Readonly<Record<string, RegExp>> = {
  US: /^(\d{5})(?:\d{4})?$/,
  CA: /^([A-Z]\d[A-Z])(?:\d[A-Z]\d)?$/,
  AU: /^(\d{4})$/,
  FR: /^(\d{5})$/,
  DE: /^(\d{5})$/,
};

/** The countries whose postal codes are known. */
export const CODE_COUNTRIES = Object.keys(FORMS);

export interface PostalCode {
  /** ISO 3166-1 alpha-2. */
  country: string;
  centre: Point;
  /** Those it belongs to, the most telling first; at least one. */
  places: GazetteerPlace[];
}

/** `('k1a 0b1', 'CA')` → "K1A". Undefined when it is not written as the country's codes are. */
export function toCode(text: string, country: string): string | undefined {
  const form = FORMS[country.toUpperCase()];
  return form?.exec(text.toUpperCase().replace(/[\s-]/g, ''))?.[1];
}

/** The postal code of a country, or of the only one that has it when none is named. */
export function findPostalCode(text: string, country?: string | null): PostalCode | undefined {
  const countries = country ? [country.toUpperCase()] : CODE_COUNTRIES;
  const found = countries.flatMap((one) => readCode(text, one) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

function readCode(text: string, country: string): PostalCode | undefined {
  const code = toCode(text, country);
  if (code === undefined) return undefined;
  const file = openPlaces();
  const { codes, codeLatitudes, codeLongitudes, codeStarts, codePlaces } = file.columns;
  const at = findNumber(codes, toNumber(`${country.toUpperCase()}/${code}`));
  if (at === undefined) return undefined;
  return {
    country: country.toUpperCase(),
    centre: {
      latitude: (codeLatitudes[at] ?? 0) / UNITS_PER_DEGREE,
      longitude: (codeLongitudes[at] ?? 0) / UNITS_PER_DEGREE,
    },
    places: [...codePlaces.subarray(codeStarts[at], codeStarts[at + 1])].map((place) => toPlace(file, place)),
  };
}
