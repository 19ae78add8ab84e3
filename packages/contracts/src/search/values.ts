import { findAts } from '../ats.ts';
import { LIMITS, type FilterCountry } from '../limits.ts';
import { toCountryName } from '../text/country-name.ts';

const LONGEST_SKILL = 60;

/** Several values as an address carries them: each once, in the order of their text. ["remote", "hybrid"] → "hybrid,remote" */
export function joinValues(values: readonly string[]): string {
  return [...new Set(values)].sort().join(',');
}

/** "hybrid,remote" → ["hybrid", "remote"] */
export function splitValues(list: string): string[] {
  return list === '' ? [] : list.split(',');
}

/** A list with a value added or taken away. */
export function toggleValue(list: string, value: string, isWanted: boolean): string {
  const others = splitValues(list).filter((other) => other !== value);
  return joinValues(isWanted ? [...others, value] : others);
}

/** Reads each value with `read`, which gives '' for what makes no sense; what is too long for the API is left out. */
export function readValues(texts: readonly string[], read: (text: string) => string): string {
  const values = texts.flatMap((text) => text.split(',')).map((text) => read(text.trim()));
  let list = '';
  for (const value of splitValues(joinValues(values.filter((value) => value !== '')))) {
    const longer = list === '' ? value : `${list},${value}`;
    if (longer.length <= LIMITS.searchListMaxLength) list = longer;
  }
  return list;
}

export const oneOf = (values: readonly string[]) => (text: string) =>
  values.includes(text.toLowerCase()) ? text.toLowerCase() : '';

/** "greenhouse:acme" → "greenhouseio:acme" */
export function readCompany(text: string): string {
  const [name = '', ...board] = text.split(':');
  const ats = board.join(':') === '' ? undefined : findAts(name);
  return ats ? `${ats.source}:${board.join(':')}` : '';
}

export function readLanguage(text: string): string {
  return /^[a-z]{2}$/i.test(text) ? text.toLowerCase() : '';
}

/** As the list of skills spells it, which the API knows. */
export function readSkill(text: string): string {
  return text.length <= LONGEST_SKILL ? text : '';
}

/** The id of an occupation, "registered-nurse", which the API knows. */
export function readOccupation(text: string): string {
  return /^[a-z\d]+(?:-[a-z\d]+)*$/i.test(text) ? text.toLowerCase() : '';
}

export function readDays(text: string): string {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= LIMITS.postedWithinMaxDays ? String(days) : '';
}

export function readAmount(text: string): string {
  return /^\d{1,12}$/.test(text) && Number(text) > 0 ? String(Number(text)) : '';
}

export function readCurrency(text: string): string {
  return /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : '';
}

export const COUNTRY_NAMES: Record<FilterCountry, string> = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
  NL: 'Netherlands',
  SE: 'Sweden',
};

/** A country by its name, those of the filter without asking Intl; several with "or" between them. */
export function toFilterCountryName(codes: string): string {
  const names = splitValues(codes).map(
    (code) => (COUNTRY_NAMES as Record<string, string>)[code] ?? toCountryName(code) ?? code,
  );
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');
}

/** A code that is some country's. */
export function readCountry(text: string): string {
  const code = text.toUpperCase();
  return code in COUNTRY_NAMES || toCountryName(code) !== undefined ? code : '';
}

/** The filter code of an ATS, by its code or its name. */
export function readSource(text: string): string {
  const ats = text === '' ? undefined : findAts(text);
  return ats ? String(ats.code) : '';
}

const CURRENCIES: Record<FilterCountry, string> = {
  US: 'USD',
  CA: 'CAD',
  GB: 'GBP',
  AU: 'AUD',
  DE: 'EUR',
  FR: 'EUR',
  NL: 'EUR',
  SE: 'SEK',
};

/** The currencies that are offered. */
export const OFFERED_CURRENCIES = [...new Set(Object.values(CURRENCIES))];

/** The parts of the site that know one country or all of them ask for all of several. */
export function isOneCountry(country: string): boolean {
  return /^[A-Z]{2}$/.test(country);
}

/** What pay is stated in in a country of the filter; in any other place USD. */
export function toCurrency(country: string): string {
  return (CURRENCIES as Record<string, string>)[country] ?? CURRENCIES.US;
}
