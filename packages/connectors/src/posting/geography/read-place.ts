import { listKnownAreas, listKnownTowns } from '@firsthand/gazetteer';
import { findCountryByName, foldName } from './countries.ts';
import {
  isFacility,
  isModeOnly,
  isNoPlace,
  isNoTown,
  isRegion,
  stripMode,
  stripQualifiers,
} from './place-words.ts';
import { toPieces } from './place-pieces.ts';
import { takePostalCode, type PostalSplit } from './postal-codes.ts';
import { isTownBeforeState, isTownBehindState, isTownByField } from './namesakes.ts';
import { resolveLeadingCode, resolveTrailingCode } from './place-codes.ts';
import { sortRest, toNamedCountry, toReading, type Draft, type PlaceReading } from './sort-place.ts';
import { stripRemarks } from './remarks.ts';
import { isTimeZone } from './time-zones.ts';
import { findWorldRegion } from './world-regions.ts';
import { findState, findStateByName, isStateCode, STATE_COUNTRIES } from './states.ts';
import { findTowns, findTownCountries, isOwnNameIn, isTownIn, isWellKnown, weighTown } from './towns.ts';

/** Countries whose state codes people write after a town. */
const STATE_WRITERS = ['US', 'CA', 'AU'];

/**
 * Sorts the words of one place into city, state, postal code and country. Null when they name no place ("Hybrid",
 * "2 Locations"). `hint` is the country a field beside the text gives; without it a country is only concluded from its
 * name or code, from a state, or from a large city whose name is not shared.
 */
export function readPlace(text: string, hint: string | null): PlaceReading | null {
  const words = stripRemarks(
    stripMode(
      text.replace(
        /\bwashington,?\s+(?:\(d\.?\s?c\.?\)|d\.?\s?c\b\.?)(?:\s+(?:metro(?:politan)?|area|region|dmv))*/gi,
        'Washington, DC',
      ),
    ),
  );
  if (isNoPlace(words)) return null;
  if (findCountryByName(words) === undefined && isRegion(words))
    return toReading({ country: null, isCountryNamed: false }, null, null, null);
  const pieces = toPieces(words)
    .map(stripMode)
    .map(stripRemarks)
    .filter((piece, index, all) => !isWorldBeforeCountry(piece, index, all))
    .filter((piece, index, all) => !isPartOfWorld(piece, all[index - 1]))
    .filter(
      (piece, _, all) =>
        piece !== '' &&
        (!isNoPlace(piece) || (all.length > 1 && (isTownName(piece) || /^\d{4,6}(?:-\d{4})?$/.test(piece)))),
    )
    .map(toCapitals)
    .filter((piece, index, all) => !isNickname(piece, all[index - 1]));
  if (pieces.length === 0 || pieces.every(isModeOnly)) return null;
  const { rest, postalCode } = takePostalCodes(pieces, hint);
  // Without its postal code "Toronto ON M5V 2T6" can be cut further.
  const draft = findCountry(postalCode === null ? rest : rest.flatMap(toPieces), hint);
  const late =
    postalCode === null ? takePostalCodes(draft.pieces, draft.country) : { rest: draft.pieces, postalCode };
  return sortRest({ ...draft, pieces: late.rest }, late.postalCode);
}

/** "EMEA - United Kingdom - London", "NA-US-CA-San Francisco". */
function isWorldBeforeCountry(piece: string, index: number, pieces: readonly string[]): boolean {
  if (index > 0 || pieces.length < 2) return false;
  return (
    findWorldRegion(piece) !== undefined || (piece === 'NA' && toNamedCountry(pieces[1] ?? '') !== undefined)
  );
}

/** Regions of the world and zones of time name no place, whatever town or country is called so: "APAC", "EST". */
function isPartOfWorld(piece: string, before: string | undefined): boolean {
  const isEstonia = piece === 'EST' && before !== undefined && isTownIn(before, 'EE');
  return !isEstonia && (findWorldRegion(piece) !== undefined || isTimeZone(piece));
}

/** "Los Angeles (LA)": the same town for short, not a state; but DC is where Washington is. */
function isNickname(piece: string, before: string | undefined): boolean {
  if (before === undefined || findCountryByName(piece) !== undefined) return false;
  const towns = listKnownTowns(before);
  return listKnownTowns(piece).some(
    (town) => towns.includes(town) && town.region !== piece && foldName(piece) !== foldName(before),
  );
}

/** "Mobile, AL" is a town, and "Mobile" a way to work. */
function isTownName(piece: string): boolean {
  return findTowns(piece).some(({ isOtherName }) => !isOtherName);
}

/** "Austin, Tx", "denver, co": a state's code at the end. */
function toCapitals(piece: string, index: number, pieces: readonly string[]): string {
  if (index === 0 || index !== pieces.length - 1 || !/^[a-z]{2,3}$/i.test(piece)) return piece;
  const before = pieces[index - 1] ?? '';
  const isState = STATE_WRITERS.some(
    (country) =>
      isStateCode(piece, country) &&
      [before, stripQualifiers(before)].some((town) => isTownIn(town, country, piece.toUpperCase())),
  );
  return isState ? piece.toUpperCase() : piece;
}

function takePostalCodes(
  pieces: string[],
  country: string | null,
): { rest: string[]; postalCode: string | null } {
  let found: string | null = null;
  const rest: string[] = [];
  for (const piece of pieces) {
    const split: PostalSplit =
      found === null ? takePostalCode(piece, country) : { rest: piece, postalCode: null };
    found ??= split.postalCode;
    if (split.rest !== '') rest.push(split.rest);
  }
  return { rest, postalCode: found };
}

function findCountry(pieces: string[], hint: string | null): Draft {
  const base: Draft = { pieces, country: hint, state: null, isCountryNamed: false, isCountryFirst: false };
  return (
    findNamedCountry(pieces, hint) ??
    fromTrailingCode(base) ??
    fromLeadingCode(base) ??
    fromLeadingStateName(base) ??
    (hint === null ? (fromStateName(base) ?? fromKnownCity(base)) : null) ??
    (hint === null && isGeorgia(pieces) ? { ...base, pieces: [] } : base)
  );
}

function findNamedCountry(pieces: string[], hint: string | null): Draft | null {
  const last = pieces.at(-1) ?? '';
  const first = pieces[0] ?? '';
  const before = pieces.slice(0, -1);
  const lastCountry = toNamedCountry(last);
  const isTown =
    lastCountry !== undefined &&
    (isTownBehindState(pieces, lastCountry, hint) || isTownByField(pieces, lastCountry, hint));
  if (lastCountry !== undefined && !isTown && !isGeorgiaTheState(last, before.at(-1), hint)) {
    return { pieces: before, country: lastCountry, state: null, isCountryNamed: true, isCountryFirst: false };
  }
  const firstCountry = pieces.length > 1 ? toNamedCountry(first) : undefined;
  if (
    firstCountry === undefined ||
    isTownBeforeState(pieces, firstCountry, hint) ||
    isGeorgiaTheState(first, pieces[1], hint)
  )
    return null;
  return {
    pieces: pieces.slice(1),
    country: firstCountry,
    state: null,
    isCountryNamed: true,
    isCountryFirst: true,
  };
}

/** `beside` is the piece where a town would stand. */
function isGeorgiaTheState(piece: string, beside: string | undefined, hint: string | null): boolean {
  if (foldName(piece) !== 'georgia' || hint === 'GE') return false;
  return beside === undefined || weighTown(beside, 'US', 'GA') * 10 >= weighTown(beside, 'GE');
}

function fromTrailingCode(base: Draft): Draft | null {
  const code = base.pieces.at(-1) ?? '';
  if (!/^[A-Z]{2,3}$/.test(code)) return null;
  const before = base.pieces.slice(0, -1);
  const meaning = resolveTrailingCode(code, before, base.country);
  if (meaning === null) return null;
  return { ...base, ...meaning, pieces: before };
}

function fromLeadingCode(base: Draft): Draft | null {
  const code = base.pieces[0] ?? '';
  if (base.pieces.length < 2 || !/^[A-Z]{2,3}$/.test(code)) return null;
  const after = base.pieces.slice(1);
  const meaning = resolveLeadingCode(code, after, base.country);
  if (meaning === null) return null;
  return { ...base, ...meaning, pieces: after, isCountryFirst: true };
}

/** The bare name is a country and a state. */
function isGeorgia(pieces: string[]): boolean {
  return pieces.length === 1 && foldName(pieces[0] ?? '') === 'georgia';
}

/** "Texas - Depot", "Ontario - Ottawa": a state's name at the start, unless it is a town's as well and is followed by none of that state. */
function fromLeadingStateName(base: Draft): Draft | null {
  const [first = '', ...after] = base.pieces;
  if (after.length === 0) return null;
  for (const country of base.country === null ? STATE_COUNTRIES : [base.country]) {
    const state = first.length > 3 ? findStateByName(first, country) : undefined;
    if (state === undefined) continue;
    const isFollowed = after.some((piece) => isTownIn(stripQualifiers(piece), country, state));
    const isTown = isTownIn(first, country, state);
    const isRemark = !isTown && after.every((piece) => isNoTown(piece) || isFacility(piece));
    if (isFollowed || (isRemark && foldName(first) !== 'washington'))
      return { ...base, pieces: after, country, state, isCountryFirst: true };
  }
  return null;
}

/** "Atlanta, Georgia", "Toronto, Ontario", "California": the state's name tells the country when only one has it. */
function fromStateName(base: Draft): Draft | null {
  const last = withoutSide(base.pieces.at(-1) ?? '');
  const before = base.pieces.slice(0, -1);
  const city = before.at(-1);
  const countries = STATE_COUNTRIES.filter((country) => findStateByName(last, country) !== undefined);
  if (
    last === base.pieces.at(-1) &&
    city === undefined &&
    (foldName(last) === 'georgia' || countries.some((one) => isNamedAsTown(last, one)))
  )
    return null;
  const fitting =
    countries.length > 1 ? countries.filter((country) => isTownIn(city ?? '', country)) : countries;
  const country = fitting[0];
  if (country === undefined || fitting.length > 1) return null;
  // "Washington" alone is a state and a capital; only the country is sure.
  if (city === undefined && foldName(last) === 'washington') return { ...base, pieces: [], country };
  const state = findStateByName(last, country) ?? null;
  // "Times Square, New York" is in the town.
  const isTown = city !== undefined && isNamedAsTown(last, country);
  if (isTown && !before.some((piece) => isTownIn(stripQualifiers(piece), country, state)))
    return { ...base, pieces: [last], country };
  return { ...base, pieces: before, country, state };
}

/** "Northern Virginia" → "Virginia", but "Western Australia" is a state. */
function withoutSide(name: string): string {
  if (STATE_COUNTRIES.some((country) => findStateByName(name, country) !== undefined)) return name;
  return name.replace(/^(?:(?:north|south|east|west|central)(?:ern)?|upstate|downstate) /i, '');
}

/** "New York", "Berlin" and "Utrecht" alone are towns; of "Quebec" the province is meant sooner. */
function isNamedAsTown(name: string, country: string): boolean {
  const folded = foldName(name);
  if (folded === 'quebec') return false;
  if (folded === 'victoria') return true;
  return isOwnNameIn(name, country, findState(name, country)) && folded !== 'washington';
}

/** So much larger, a town elsewhere in the words says where the place is. */
const FAR_LARGER = 20;

const AROUND = 100_000;

/** The country of the first town that is in one country only, unless a far larger one beside it is elsewhere: "Songdo, Incheon". */
function fromKnownCity(base: Draft): Draft | null {
  const known = base.pieces.flatMap((piece) => {
    const around = new Set(listKnownAreas(piece).flatMap(({ countries }) => countries));
    const [only, ...more] = around;
    // "Greater London" is around the one London.
    if (only !== undefined && more.length === 0 && !isTownName(piece))
      return [{ country: only, weight: AROUND }];
    const name = [piece, stripQualifiers(piece)].find(isWellKnown);
    const [country, ...others] = name === undefined ? [] : findTownCountries(name);
    if (name === undefined || country === undefined || others.length > 0) return [];
    return { country, weight: weighTown(name, country) };
  });
  const [first] = known;
  if (first === undefined) return null;
  const larger = known.find(({ weight }) => weight > first.weight * FAR_LARGER);
  return { ...base, country: (larger ?? first).country };
}
