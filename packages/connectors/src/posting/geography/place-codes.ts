import { findCityCountries } from './cities.ts';
import { findCountryByCode } from './countries.ts';
import { findState, isStateCode } from './states.ts';

/** What two or three capitals beside a city turned out to mean. */
export interface CodeMeaning {
  country: string | null;
  state: string | null;
  isCountryNamed: boolean;
}

/** Countries whose state codes people write after a city without naming the country, in this order. */
const STATE_WRITERS = ['US', 'CA', 'AU'];

/**
 * The meaning of a code at the end: "Austin, TX" is a state, "Cebu City, PH" a country; "CA", "DE", "IN", "IL" … are
 * both, so the city before them decides, and the United States only if it does not. Null when nothing fits.
 */
export function resolveTrailingCode(code: string, before: string[], hint: string | null): CodeMeaning | null {
  if (hint !== null) return resolveWithHint(code, before, hint);
  const country = findCountryByCode(code);
  const city = before.at(-1);
  if (city === undefined) return resolveAlone(code, country);
  if (country !== undefined && before.length > 1 && findState(city, country) !== undefined)
    return asCountry(country);
  const cityCountries = findCityCountries(city);
  if (country !== undefined && cityCountries.includes(country) && !isState(code, cityCountries))
    return asCountry(country);
  const stateCountry = cityCountries.find((candidate) => isStateCode(code, candidate));
  if (stateCountry !== undefined) return asState(code, stateCountry);
  return resolveUnknownCity(code, country, cityCountries);
}

function isState(code: string, countries: readonly string[]): boolean {
  return countries.some((country) => STATE_WRITERS.includes(country) && isStateCode(code, country));
}

function resolveUnknownCity(
  code: string,
  country: string | undefined,
  cityCountries: readonly string[],
): CodeMeaning | null {
  // Saudi Arabia or South Australia, the Netherlands or Newfoundland: not ours to guess.
  if (code === 'SA' || code === 'NL')
    return cityCountries.length === 0 ? { country: null, state: null, isCountryNamed: false } : null;
  const writer = STATE_WRITERS.find((candidate) => isStateCode(code, candidate));
  if (writer !== undefined) return asState(code, writer);
  const [only, ...others] = cityCountries;
  // "Bombay, MH": the city is known and the code is no state of a country we hold, so it is the source's own.
  if (only !== undefined)
    return { country: others.length === 0 ? only : null, state: code, isCountryNamed: false };
  return country === undefined ? null : asCountry(country);
}

function resolveAlone(code: string, country: string | undefined): CodeMeaning | null {
  const writers = STATE_WRITERS.filter((candidate) => isStateCode(code, candidate));
  if (country !== undefined && writers.length === 0) return asCountry(country);
  const [writer, ...others] = writers;
  if (writer === undefined && country === undefined) return null;
  if (writer === undefined || others.length > 0 || country !== undefined)
    return { country: null, state: null, isCountryNamed: false };
  return asState(code, writer);
}

function resolveWithHint(code: string, before: string[], hint: string): CodeMeaning | null {
  const country = findCountryByCode(code);
  if (country === hint && !(isStateCode(code, hint) && before.length > 0)) return asCountry(hint);
  if (isStateCode(code, hint)) return asState(code, hint);
  if (country !== undefined && before.length > 0 && findCityCountries(before.at(-1) ?? '').includes(country))
    return asCountry(country);
  return before.length > 0 ? { country: hint, state: code, isCountryNamed: false } : null;
}

/**
 * The meaning of a code at the start: "US, CA, Santa Clara" and "DE-Berlin" begin with a country, "TX - Houston" with
 * a state. Null when both are possible and the rest does not decide.
 */
export function resolveLeadingCode(code: string, after: string[], hint: string | null): CodeMeaning | null {
  // Nobody advertises jobs in the Vatican by its code.
  const country = code === 'VA' ? undefined : findCountryByCode(code);
  if (hint !== null) {
    if (country === hint) return asCountry(hint);
    return isStateCode(code, hint) ? asState(code, hint) : null;
  }
  const fitsCountry = country !== undefined && after.some((piece) => isPieceOf(piece, country));
  const states = STATE_WRITERS.filter((candidate) => isStateCode(code, candidate));
  const stateCountry = states.find((candidate) =>
    after.some((piece) => findCityCountries(piece).includes(candidate)),
  );
  if (stateCountry !== undefined && !(fitsCountry && stateCountry === country))
    return asState(code, stateCountry);
  if (fitsCountry) return asCountry(country);
  if (country !== undefined && states.length === 0) return asCountry(country);
  const [only, ...others] = states;
  return country === undefined && only !== undefined && others.length === 0 ? asState(code, only) : null;
}

function isPieceOf(piece: string, country: string): boolean {
  return findCityCountries(piece).includes(country) || findState(piece, country) !== undefined;
}

function asCountry(country: string): CodeMeaning {
  return { country, state: null, isCountryNamed: true };
}

function asState(code: string, country: string): CodeMeaning {
  return { country, state: code, isCountryNamed: false };
}
