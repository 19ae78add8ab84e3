import { findCountryByCode } from './countries.ts';
import { listCodeOwners } from './own-codes.ts';
import { soundsElsewhere } from './sounding-names.ts';
import { stripQualifiers } from './place-words.ts';
import { findState, isStateCode, STATE_COUNTRIES } from './states.ts';
import { findTownCountries, isLikelyIn, isTownIn, weighTown } from './towns.ts';

/** What two or three capitals beside a city turned out to mean. */
export interface CodeMeaning {
  country: string | null;
  state: string | null;
  isCountryNamed: boolean;
}

/** Countries whose state codes people write after a city without naming the country, in this order. */
const STATE_WRITERS = ['US', 'CA', 'AU'];

/** How much sooner a code behind a town is its state than its country, were both towns of one size. */
const STATE_SOONER = 10;

/**
 * The meaning of a code at the end: "Austin, TX" is a state, "Cebu City, PH" a country; "CA", "DE", "IN", "IL" … are
 * both, so the town before them decides: the one in the state, unless that in the country is far larger ("London, CA").
 * The United States only if it does not. Null when nothing fits.
 */
export function resolveTrailingCode(code: string, before: string[], hint: string | null): CodeMeaning | null {
  if (hint !== null) return resolveWithHint(code, before, hint);
  const country = findCountryByCode(code);
  const city = before.at(-1);
  if (city === undefined) return resolveAlone(code, country);
  if (
    country !== undefined &&
    (before.length > 1 || code.length > 2) &&
    findState(city, country) !== undefined
  )
    return asCountry(country);
  const towns = before.flatMap((piece) => [piece, stripQualifiers(piece)]);
  const inCountry = country === undefined ? 0 : weighAny(towns, country, null);
  const states = STATE_WRITERS.filter((writer) => isStateCode(code, writer))
    .map((writer) => ({ writer, weight: weighAny(towns, writer, code) }))
    .sort((a, b) => b.weight - a.weight);
  const [state] = states;
  if (state !== undefined && state.weight > 0 && state.weight * STATE_SOONER >= inCountry)
    return asState(code, state.writer);
  const own = findCodeOwner(code, towns);
  const held = Math.max(
    0,
    ...STATE_COUNTRIES.map((one) => (isStateCode(code, one) ? weighAny(towns, one, code) : 0)),
  );
  const isSpelled = inCountry < LARGE || towns.some((town) => /\P{ASCII}/u.test(town));
  if (own !== undefined && own.weight > inCountry * OWN_SOONER && own.weight > held && isSpelled)
    return { country: own.country, state: code, isCountryNamed: false };
  if (country !== undefined && inCountry > 0) return asCountry(country);
  return resolveUnknownCity(code, country, city);
}

/** So much larger than the town in the country of the code, one is in the state that its own country calls so. */
const OWN_SOONER = 10;
/** Beside a town so telling in the country of the code, the other must be spelled as at home: "Vitória, ES". */
const LARGE = 20_000;

/** So much larger than the next, a town is meant whose state shares its code with another's: "Toledo (TO)" may be either. */
const CLEARLY = 3;

/** The country whose state is called by the code and that has the largest town of those names: "Monza, MB" → Italy. */
function findCodeOwner(
  code: string,
  towns: readonly string[],
): { country: string; weight: number } | undefined {
  const [largest, next] = listCodeOwners(code)
    .map((country) => ({ country, weight: weighAny(towns, country, null) }))
    .filter(({ country, weight }) => weight > 0 && towns.some((town) => isLikelyIn(town, country)))
    .sort((a, b) => b.weight - a.weight);
  return largest !== undefined && largest.weight >= (next?.weight ?? 0) * CLEARLY ? largest : undefined;
}

function weighAny(towns: readonly string[], country: string, region: string | null): number {
  return Math.max(0, ...towns.map((town) => weighTown(town, country, region)));
}

function resolveUnknownCity(code: string, country: string | undefined, city: string): CodeMeaning | null {
  const cityCountries = findTownCountries(city);
  // Saudi Arabia or South Australia, the Netherlands or Newfoundland: not ours to guess.
  if (code === 'SA' || code === 'NL') return { country: null, state: null, isCountryNamed: false };
  const owners = STATE_COUNTRIES.filter((owner) => isStateCode(code, owner) && isTownIn(city, owner, code));
  if (owners.length === 1 && owners[0] !== undefined) return asState(code, owners[0]);
  const [only, ...others] = cityCountries;
  const writer = STATE_WRITERS.find((candidate) => isStateCode(code, candidate));
  // An unknown country is better than a wrong one.
  if (cityCountries.length === 0 && soundsElsewhere(city, code))
    return { country: null, state: code, isCountryNamed: false };
  if (writer !== undefined) return asState(code, writer);
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
  if (country !== undefined && before.length > 0 && isTownIn(before.at(-1) ?? '', country))
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
  const inCountry = country === undefined ? 0 : weighAny(after, country, null);
  const fitsCountry =
    inCountry > 0 ||
    (country !== undefined && after.some((piece) => findState(piece, country) !== undefined));
  const states = STATE_WRITERS.filter((candidate) => isStateCode(code, candidate));
  const stateCountry = states.find((candidate) => {
    const inState = weighAny(after, candidate, code);
    return inState > 0 && inState * STATE_SOONER >= inCountry;
  });
  if (stateCountry !== undefined) return asState(code, stateCountry);
  if (country !== undefined && (fitsCountry || states.length === 0)) return asCountry(country);
  const [only, ...others] = states;
  return country === undefined && only !== undefined && others.length === 0 ? asState(code, only) : null;
}

function asCountry(country: string): CodeMeaning {
  return { country, state: null, isCountryNamed: true };
}

function asState(code: string, country: string): CodeMeaning {
  return { country, state: code, isCountryNamed: false };
}
