import type { Place } from '@firsthand/contracts';
import { countriesOfPhones } from './geography/calling-codes.ts';
import { countriesOfCurrency } from './geography/currencies.ts';
import { listCodeOwners } from './geography/own-codes.ts';
import { listRegionOwners } from './geography/own-regions.ts';
import { findState, STATE_COUNTRIES } from './geography/states.ts';
import { findTownCountries, rankCountries, weighTown, type Likelihood } from './geography/towns.ts';

export interface CountryEvidence {
  /** ISO 4217 code the posting's pay is stated in, by the source itself rather than concluded from a place. */
  payCurrency?: string | null | undefined;
  /** ISO 3166-1 codes of the countries the board's other postings are in; repeats do no harm. */
  boardCountries?: string[] | undefined;
  /** BCP 47 tag; English proves nothing without a region, as it is what systems send by default. */
  language?: string | null | undefined;
  /** The posting's words, for the telephone numbers in them. */
  description?: string | undefined;
}

/** So many times likelier than the next, a country is the one that is meant. */
const CLEARLY = 6;
/** How much likelier a country is that speaks the posting's language, has a telephone number or another place of it. */
const WITNESS = 20;

/**
 * Fills in the country of places that lack it. Of the countries with a town of that name the likeliest is taken when it
 * is so clearly: by the people of the towns, by the posting's language, its telephone numbers and its other places ("Melbourne" → AU). The
 * pay's currency rules out the others ("London" paid in CAD → CA); the board's only country can speak for the likeliest
 * alone, as much as for a town nobody knows when currency or language agree. Everything else stays null.
 */
export function resolvePlaceCountries(places: Place[], evidence: CountryEvidence): Place[] {
  const sound = isConcluded(places, evidence.payCurrency) ? { ...evidence, payCurrency: null } : evidence;
  const named = new Set(places.flatMap(({ country }) => country ?? []));
  return places.map((place) => {
    if (place.country !== null || place.city === null) return place;
    const country = findCountry(place.city, sound, { named, state: place.state });
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

function findCountry(
  city: string,
  evidence: CountryEvidence,
  { named, state }: { named: ReadonlySet<string>; state: string | null },
): string | null {
  const owners = state === null ? null : findStateOwners(state);
  const ranked = rankCountries(city).filter(({ country }) => owners === null || owners.has(country));
  const [owner, ...more] = owners ?? [];
  // "Songdo, Incheon": no town of the name is known where the state is.
  if (ranked.length === 0 && owner !== undefined) return more.length === 0 ? owner : null;
  const paying = evidence.payCurrency ? countriesOfCurrency(evidence.payCurrency) : null;
  const speaking = countriesOfLanguage(evidence.language);
  const board = new Set((evidence.boardCountries ?? []).filter((country) => /^[A-Z]{2}$/.test(country)));
  if (ranked.length === 0) return findOnlyBoardCountry(board, paying, speaking);
  // Contradicting the strongest evidence at hand is worse than not knowing.
  const thinkable = findTownCountries(city);
  const possible =
    paying === null
      ? ranked
      : ranked.filter(({ country }) => paying.has(country) && thinkable.includes(country));
  const calling = evidence.description === undefined ? null : countriesOfPhones(evidence.description);
  const weighed = [speaking, calling, named].reduce<Likelihood[]>(weighBy, possible);
  const [first, second] = weighed.toSorted((a, b) => b.weight - a.weight);
  if (first === undefined) return null;
  const isClear = second === undefined || first.weight >= second.weight * CLEARLY;
  return isClear || (board.size === 1 && board.has(first.country)) ? first.country : null;
}

/** So telling, a town gives its name to the state around it. */
const TOWN_OF_A_STATE = 500_000;

/** The countries that have such a state, so that a town elsewhere cannot be meant. Null where it is not known. */
function findStateOwners(state: string): ReadonlySet<string> | null {
  const owners = new Set([
    ...STATE_COUNTRIES.filter((country) => findState(state, country) !== undefined),
    ...listCodeOwners(state),
    ...listRegionOwners(state),
    ...findTownCountries(state).filter((country) => weighTown(state, country) >= TOWN_OF_A_STATE),
  ]);
  return owners.size === 0 ? null : owners;
}

function weighBy(candidates: Likelihood[], witnesses: ReadonlySet<string> | null): Likelihood[] {
  if (witnesses === null) return candidates;
  return candidates.map(({ country, weight }) => ({
    country,
    weight: witnesses.has(country) ? weight * WITNESS : weight,
  }));
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
