import type { Place } from '@firsthand/contracts';
import { countriesOfCurrency } from './geography/currencies.ts';
import { findCityCountries } from './geography/cities.ts';

export interface CountryEvidence {
  /** ISO 4217 code the posting's pay is stated in, by the source itself rather than concluded from a place. */
  payCurrency?: string | null | undefined;
  /** ISO 3166-1 codes of the countries the board's other postings are in; repeats do no harm. */
  boardCountries?: string[] | undefined;
  /** BCP 47 tag; English proves nothing without a region, as it is what systems send by default. */
  language?: string | null | undefined;
}

/**
 * Fills in the country of places that lack it, where the evidence is sound: a city whose name several countries share
 * goes to the one the pay's currency, the board's other places or the language leave ("London" paid in GBP → GB).
 * A town we do not hold goes to the board's only country, if currency or language agree. Everything else stays null.
 */
export function resolvePlaceCountries(places: Place[], evidence: CountryEvidence): Place[] {
  const sound = isConcluded(places, evidence.payCurrency) ? { ...evidence, payCurrency: null } : evidence;
  return places.map((place) => {
    if (place.country !== null || place.city === null) return place;
    const country = findCountry(place.city, sound);
    return country === null ? place : { ...place, country };
  });
}

/** Currencies whose sign others share, so that "$" or "kr" may have been read by another place of the posting. */
const SHARED_SIGNS = new Set([
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'SGD',
  'HKD',
  'MXN',
  'SEK',
  'NOK',
  'DKK',
  'JPY',
  'CNY',
]);

/** "Toronto, ON; London" paid in "$": the dollars are Canadian because of Toronto, and prove nothing for London. */
function isConcluded(places: Place[], currency: string | null | undefined): boolean {
  if (!currency || !SHARED_SIGNS.has(currency)) return false;
  const countries = countriesOfCurrency(currency);
  return places.some(({ country }) => country !== null && countries.has(country));
}

function findCountry(city: string, evidence: CountryEvidence): string | null {
  const candidates = findCityCountries(city);
  if (candidates.length === 1) return candidates[0] ?? null;
  const paying = evidence.payCurrency ? countriesOfCurrency(evidence.payCurrency) : null;
  const speaking = countriesOfLanguage(evidence.language);
  const board = new Set((evidence.boardCountries ?? []).filter((country) => /^[A-Z]{2}$/.test(country)));
  if (candidates.length === 0) return findOnlyBoardCountry(board, paying, speaking);
  for (const countries of [paying, board.size === 0 ? null : board, speaking]) {
    const fitting = countries === null ? [] : candidates.filter((candidate) => countries.has(candidate));
    // Contradicting the strongest evidence at hand is worse than not knowing.
    if (countries === paying && paying !== null && fitting.length === 0) return null;
    if (fitting.length === 1) return fitting[0] ?? null;
  }
  return null;
}

function findOnlyBoardCountry(
  board: Set<string>,
  paying: ReadonlySet<string> | null,
  speaking: ReadonlySet<string> | null,
): string | null {
  const [only, ...others] = board;
  if (only === undefined || others.length > 0) return null;
  if (paying !== null) return paying.has(only) ? only : null;
  return speaking?.has(only) === true ? only : null;
}

const LANGUAGE_COUNTRIES: Readonly<Record<string, string>> = {
  de: 'DE AT CH LI LU',
  fr: 'FR BE CH CA LU',
  es: 'ES MX AR CO CL PE VE CR DO GT NI UY EC PR',
  nl: 'NL BE',
  sv: 'SE FI',
  it: 'IT CH',
  pt: 'PT BR',
  pl: 'PL',
  da: 'DK',
  nb: 'NO',
  fi: 'FI',
  cs: 'CZ',
  el: 'GR',
};

function countriesOfLanguage(tag: string | null | undefined): ReadonlySet<string> | null {
  const match = /^([a-z]{2,3})(?:[-_](?:[A-Z][a-z]{3}[-_])?([A-Z]{2}))?$/i.exec(tag ?? '');
  if (!match) return null;
  const region = match[2]?.toUpperCase();
  // "en-US" is a default; other regions are chosen.
  if (region !== undefined && region !== 'US') return new Set([region]);
  const countries = LANGUAGE_COUNTRIES[(match[1] ?? '').toLowerCase()];
  return countries === undefined ? null : new Set(countries.split(' '));
}
