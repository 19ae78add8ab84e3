import { findNumber, openPlaces, toPlace, type GazetteerPlace } from './gazetteer.ts';
import type { Point } from './distance.ts';
import { toNumber } from './name-key.ts';
import { UNITS_PER_DEGREE } from './places-file.ts';

/**
 * What is kept of a code once its spaces and hyphens are gone, the most exact first: of a British one the whole or its
 * first half, of a Canadian and a Dutch one the first half, which names an area.
 */
const FORMS: Readonly<Record<string, readonly RegExp[]>> = {
  US: [/^(\d{5})(?:\d{4})?$/],
  CA: [/^([A-Z]\d[A-Z])(?:\d[A-Z]\d)?$/],
  AU: [/^(\d{4})$/],
  FR: [/^(\d{5})$/],
  DE: [/^(\d{5})$/],
  GB: [/^([A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/, /^([A-Z]{1,2}\d[A-Z\d]?)(?:\d[A-Z]{2})?$/],
  NL: [/^(\d{4})(?:[A-Z]{2})?$/],
  SE: [/^(\d{5})$/],
};

/** The countries whose postal codes can be known; of the last three only once they were imported. */
export const CODE_COUNTRIES = Object.keys(FORMS);

export interface PostalCode {
  /** ISO 3166-1 alpha-2. */
  country: string;
  centre: Point;
  /** Those it belongs to, the most telling first; at least one. */
  places: GazetteerPlace[];
}

/** `('sw1a 1aa', 'GB')` → ["SW1A1AA", "SW1A"]. Empty when it is not written as the country's codes are. */
export function toCodes(text: string, country: string): string[] {
  const bare = text.toUpperCase().replace(/[\s-]/g, '');
  return (FORMS[country] ?? []).flatMap((form) => form.exec(bare)?.[1] ?? []);
}

/** The postal code of a country, or of the only one that has it when none is named. */
export function findPostalCode(text: string, country?: string | null): PostalCode | undefined {
  const countries = country ? [country.toUpperCase()] : CODE_COUNTRIES;
  const found = countries.flatMap((one) => readFirst(text, one) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

/** The most exact that is known: a British code by its first half when the whole is not. */
function readFirst(text: string, country: string): PostalCode | undefined {
  for (const code of toCodes(text, country)) {
    const found = readCode(code, country);
    if (found) return found;
  }
  return undefined;
}

function readCode(code: string, country: string): PostalCode | undefined {
  const file = openPlaces();
  const { codes, codeLatitudes, codeLongitudes, codeStarts, codePlaces } = file.columns;
  const at = findNumber(codes, toNumber(`${country}/${code}`));
  if (at === undefined) return undefined;
  return {
    country,
    centre: {
      latitude: (codeLatitudes[at] ?? 0) / UNITS_PER_DEGREE,
      longitude: (codeLongitudes[at] ?? 0) / UNITS_PER_DEGREE,
    },
    places: [...codePlaces.subarray(codeStarts[at], codeStarts[at + 1])].map((place) => toPlace(file, place)),
  };
}
