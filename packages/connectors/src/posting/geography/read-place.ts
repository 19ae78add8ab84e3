import { findCityCountries } from './cities.ts';
import { foldName } from './countries.ts';
import { isModeOnly, isNoPlace, isRegion, stripMode, stripQualifiers } from './place-words.ts';
import { toPieces } from './place-pieces.ts';
import { takePostalCode, type PostalSplit } from './postal-codes.ts';
import { isTownBeforeState, isTownBehindState, isTownByField } from './namesakes.ts';
import { resolveLeadingCode, resolveTrailingCode } from './place-codes.ts';
import { sortRest, toNamedCountry, toReading, type Draft, type PlaceReading } from './sort-place.ts';
import { findStateByName, STATE_COUNTRIES } from './states.ts';

/**
 * Sorts the words of one place into city, state, postal code and country. Null when they name no place ("Hybrid",
 * "2 Locations"). `hint` is the country a field beside the text gives; without it a country is only concluded from its
 * name or code, from a state, or from a large city whose name is not shared.
 */
export function readPlace(text: string, hint: string | null): PlaceReading | null {
  const words = stripMode(text.replace(/\bwashington,?\s+d\.?\s?c\b\.?/gi, 'Washington, DC'));
  if (isNoPlace(words)) return null;
  if (isRegion(words)) return toReading({ country: null, isCountryNamed: false }, null, null, null);
  const pieces = toPieces(words)
    .map(stripMode)
    .filter((piece) => piece !== '' && !isNoPlace(piece));
  if (pieces.length === 0 || pieces.every(isModeOnly)) return null;
  const { rest, postalCode } = takePostalCodes(pieces, hint);
  // Without its postal code "Toronto ON M5V 2T6" can be cut further.
  const draft = findCountry(postalCode === null ? rest : rest.flatMap(toPieces), hint);
  const late =
    postalCode === null ? takePostalCodes(draft.pieces, draft.country) : { rest: draft.pieces, postalCode };
  return sortRest({ ...draft, pieces: late.rest }, late.postalCode);
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
  if (firstCountry === undefined || isTownBeforeState(pieces, firstCountry, hint)) return null;
  return {
    pieces: pieces.slice(1),
    country: firstCountry,
    state: null,
    isCountryNamed: true,
    isCountryFirst: true,
  };
}

function isGeorgiaTheState(piece: string, before: string | undefined, hint: string | null): boolean {
  if (foldName(piece) !== 'georgia' || hint === 'GE') return false;
  return before === undefined
    ? true
    : !findCityCountries(before).includes('GE') && foldName(before) !== 'tbilisi';
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

/** "Atlanta, Georgia", "Toronto, Ontario", "California": the state's name tells the country when only one has it. */
function fromStateName(base: Draft): Draft | null {
  const last = base.pieces.at(-1) ?? '';
  const before = base.pieces.slice(0, -1);
  const city = before.at(-1);
  if (city === undefined && (findCityCountries(last).length > 0 || foldName(last) === 'georgia')) return null;
  const countries = STATE_COUNTRIES.filter((country) => findStateByName(last, country) !== undefined);
  const fitting =
    countries.length > 1
      ? countries.filter((country) => findCityCountries(city ?? '').includes(country))
      : countries;
  const country = fitting[0];
  if (country === undefined || fitting.length > 1) return null;
  // "Washington" alone is a state and a capital; only the country is sure.
  if (city === undefined && foldName(last) === 'washington') return { ...base, pieces: [], country };
  return { ...base, pieces: before, country, state: findStateByName(last, country) ?? null };
}

function fromKnownCity(base: Draft): Draft | null {
  for (const piece of base.pieces) {
    const countries =
      [piece, stripQualifiers(piece)].map(findCityCountries).find((found) => found.length > 0) ?? [];
    if (countries.length === 1 && countries[0] !== undefined) return { ...base, country: countries[0] };
  }
  return null;
}
