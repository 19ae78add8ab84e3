import { toCountryName } from './country-name.ts';
import type { Place } from '../posting.ts';
import { toStateName } from './state-names.ts';
import { stripAccents } from './strip-accents.ts';

/** Countries where people write a state's code after the city. */
const STATE_CODE_COUNTRIES = new Set(['US', 'CA', 'AU']);
/** The longest state that is only a code: without a name for it nobody reads it. */
const STATE_CODE_LENGTH = 3;

/**
 * A place as a person reads it, in one form whatever the employer's: city, state, country. "USA.OH.Columbus" →
 * "Columbus, OH, United States"; "Uppsala, C" → "Uppsala, Uppsala County, Sweden". States of the United States, Canada
 * and Australia go by their code beside a city, all others by their name. What names neither city nor state ("EMEA",
 * "Remote - US") stays in the employer's words, unless it is nothing but a country.
 */
export function toPlaceText({ text, city, state, country }: Omit<Place, 'postalCode'>): string {
  const words = text.trim();
  const countryName = country === null ? null : (toCountryName(country) ?? country);
  if (city === null && state === null)
    return countryName !== null && isOnlyCountry(words, country, countryName) ? countryName : words;
  return joinPlace([city, toShownState(state, country, city !== null), countryName]);
}

/** The display text of all places, each once: "Austin, TX, United States; EMEA". Null when there is none. */
export function toLocationText(places: readonly Omit<Place, 'postalCode'>[]): string | null {
  const texts = places.map(toPlaceText).filter((text) => text !== '');
  return texts.length === 0 ? null : [...new Set(texts)].join('; ');
}

/** Joins what is known, without saying a name twice in a row: Berlin, Berlin, Germany → "Berlin, Germany". */
export function joinPlace(parts: readonly (string | null | undefined)[]): string {
  const known = parts.filter((part) => part !== null && part !== undefined && part !== '');
  return known.filter((part, index) => index === 0 || fold(part) !== fold(known[index - 1])).join(', ');
}

function toShownState(state: string | null, country: string | null, isBesideCity: boolean): string | null {
  if (state === null || country === null) return state;
  if (isBesideCity && STATE_CODE_COUNTRIES.has(country)) return state;
  const name = toStateName(state, country);
  return name === state && state.length <= STATE_CODE_LENGTH ? null : name;
}

function isOnlyCountry(words: string, country: string | null, countryName: string): boolean {
  return [country, countryName, ''].some((name) => fold(name) === fold(words));
}

function fold(text: string | null | undefined): string {
  return stripAccents(text ?? '')
    .trim()
    .toLowerCase();
}
