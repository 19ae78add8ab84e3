import { toCountryName } from '@firsthand/contracts';
import { findCountryByCode, findCountryByName, findWrittenCountry, foldName } from './countries.ts';
import { isFacility, isModeOnly, isRegion } from './place-words.ts';
import { findState, findStateByName, isStateCode, STATE_COUNTRIES } from './states.ts';
import { chooseTown, type Scope } from './choose-town.ts';
import { listCodeOwners } from './own-codes.ts';
import { isOwnRegion } from './own-regions.ts';
import { isTimeZone } from './time-zones.ts';
import { isOwnNameIn, weighTown } from './towns.ts';

export interface PlaceReading {
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  /** Whether the text itself names the country in words, which outweighs a field beside it. */
  isCountryNamed: boolean;
}

/** What is known so far while the pieces are sorted. */
export interface Draft {
  pieces: string[];
  country: string | null;
  state: string | null;
  isCountryNamed: boolean;
  isCountryFirst: boolean;
}

/** Countries that are a city. */
const CITY_STATES = new Set(['SG', 'HK', 'MC', 'MO']);

export function toReading(
  draft: Pick<Draft, 'country' | 'isCountryNamed'>,
  city: string | null,
  state: string | null,
  postalCode: string | null,
): PlaceReading {
  const { country, isCountryNamed } = draft;
  return { city, state, postalCode, country, isCountryNamed };
}

/** A country's name, or one of the codes that nobody uses for anything else. */
export function toNamedCountry(piece: string): string | undefined {
  if (/^(?:USA?|UK|UAE|KSA)$/.test(piece)) return findCountryByCode(piece) ?? findCountryByName(piece);
  if (
    /^[A-Z]{3}$/.test(piece) &&
    !isTimeZone(piece) &&
    !STATE_COUNTRIES.some((one) => isStateCode(piece, one))
  ) {
    const country = findWrittenCountry(piece);
    if (country !== undefined && listCodeOwners(piece).every((owner) => owner === country)) return country;
  }
  return piece.length > 3 || /^\P{Script=Latin}/u.test(piece) || /^u\.?[sk]\.?$/i.test(piece)
    ? findCountryByName(piece)
    : undefined;
}

/** Sorts what is left once the country is known, or known to be unknown. */
export function sortRest(draft: Draft, postalCode: string | null): PlaceReading {
  const { country } = draft;
  const pieces = draft.pieces.filter(
    (piece) => !isModeOnly(piece) && !isRegion(piece) && !isSameCountry(piece, country),
  );
  if (draft.state !== null) {
    const ordered = draft.isCountryFirst ? [...pieces].reverse() : pieces;
    return toReading(draft, chooseTown(ordered, toScope(draft, draft.state)), draft.state, postalCode);
  }
  if (pieces.length === 0) {
    const isCity = country !== null && CITY_STATES.has(country) && draft.isCountryNamed;
    return toReading(draft, isCity ? cityStateName(country) : null, null, postalCode);
  }
  if (pieces.length === 1) return sortSingle(draft, pieces[0] ?? '', postalCode);
  return sortSeveral(draft, pieces, postalCode);
}

function cityStateName(country: string): string | null {
  return toCountryName(country)?.replace(/ SAR China$/, '') ?? null;
}

/** So telling, a town has the name of its country: "Luxembourg, Luxembourg". */
const TOWN_OF_THE_NAME = 50_000;

function isSameCountry(piece: string, country: string | null): boolean {
  if (
    country === null ||
    findStateByName(piece, country) !== undefined ||
    (isOwnNameIn(piece, country) && weighTown(piece, country) >= TOWN_OF_THE_NAME) ||
    foldName(piece) === 'hong kong'
  )
    return false;
  return (
    toNamedCountry(piece) === country ||
    (/^[A-Z]{2,3}$/.test(piece) && findCountryByCode(piece) === country && !isStateCode(piece, country))
  );
}

function toScope({ country, isCountryNamed }: Draft, state: string | null): Scope {
  return { country, state, isBeside: isCountryNamed || state !== null };
}

function sortSingle(draft: Draft, piece: string, postalCode: string | null): PlaceReading {
  const { country } = draft;
  const state = country === null ? undefined : findState(piece, country);
  const isTown = country !== null && state !== undefined && isOwnNameIn(piece, country, state);
  if (state !== undefined && !(isTown && foldName(piece) !== 'quebec'))
    return toReading(draft, null, state, postalCode);
  if (country !== null && isOwnRegion(piece, country) && !isOwnNameIn(piece, country))
    return toReading(draft, null, piece, postalCode);
  // "India, TN": a code of a country whose states we do not hold.
  if (draft.isCountryFirst && /^[A-Z]{2}$/.test(piece)) return toReading(draft, null, piece, postalCode);
  return toReading(draft, chooseTown([piece], toScope(draft, null)), null, postalCode);
}

function sortSeveral(draft: Draft, pieces: string[], postalCode: string | null): PlaceReading {
  const { country } = draft;
  const ordered = draft.isCountryFirst ? [...pieces].reverse() : pieces;
  const stateIndex =
    country === null ? -1 : ordered.findLastIndex((piece) => findState(piece, country) !== undefined);
  const statePiece = ordered[stateIndex];
  if (country !== null && statePiece !== undefined && (stateIndex > 0 || draft.isCountryFirst)) {
    const state = findState(statePiece, country) ?? null;
    const others = ordered.filter((_, index) => index !== stateIndex);
    const before = stateIndex > 0 ? ordered.slice(0, stateIndex) : others;
    const town = chooseTown(before, toScope(draft, state)) ?? toTownOfState(statePiece, before, country);
    return toReading(draft, town, state, postalCode);
  }
  return sortUnknownState(draft, ordered, postalCode);
}

/** "USA - New York - 1633 Broadway": before an address, a state's name that is a town's as well is the town. */
function toTownOfState(name: string, others: readonly string[], country: string): string | null {
  const isTown = name.length > 3 && isOwnNameIn(name, country, findState(name, country));
  return isTown && others.every((piece) => /^\d/.test(piece)) ? name : null;
}

/** Countries of which every region is known that people write, so that another word is none. */
const CLOSED = new Set(['US', 'CA', 'AU', 'DE', 'FR', 'NL', 'SE']);

/** No piece is a state we know: "Lausanne, Vaud", "Canary Wharf, London", reversed for country-first texts. */
function sortUnknownState(draft: Draft, ordered: string[], postalCode: string | null): PlaceReading {
  const { country } = draft;
  const pieces = ordered.filter((piece) => !isFacility(piece));
  const city = chooseTown(ordered, toScope(draft, null));
  const folded = foldName(city ?? '');
  const at = city === null ? -1 : pieces.findIndex((piece) => foldName(piece).includes(folded));
  const after = at < 0 || country === null || CLOSED.has(country) ? undefined : pieces[at + 1];
  const isRegion = after !== undefined && !isPartOf(after, city ?? '', country ?? '');
  return toReading(draft, city, isRegion ? after : null, postalCode);
}

/** "London - Canary Wharf": a smaller place is no county, where counties are not named after towns. */
function isPartOf(piece: string, city: string, country: string): boolean {
  return (
    (country === 'GB' || country === 'IE') &&
    isOwnNameIn(piece, country) &&
    weighTown(piece, country) < weighTown(city, country)
  );
}
