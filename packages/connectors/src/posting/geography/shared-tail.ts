import { toDistanceKm } from '@firsthand/gazetteer';
import { foldName } from './countries.ts';
import { isOwnRegion } from './own-regions.ts';
import { toNamedCountry } from './sort-place.ts';
import { findState, isStateCode, STATE_COUNTRIES } from './states.ts';
import { findTowns, isTownIn } from './towns.ts';

/** State and country that stand once behind several towns. */
interface Tail {
  country: string;
  state: string | null;
  /** How many parts of the list it is. */
  length: number;
}

/** Two towns nearer than this are rather a town and a part of it, or a town and its county. */
const APART_KM = 40;
/** Of three and more the farthest two are farther apart than this. */
const SPREAD_KM = 20;
/** Two names in a row are two towns only when both are this telling; else the second is a region. */
const LARGE_TOWN = 100_000;

/** "Austin, Dallas, Houston, TX" → the three towns, each with what stands behind the last. Null for anything else. */
export function splitShared(parts: readonly string[]): string[] | null {
  const tail = readTail(parts);
  if (tail === null) return null;
  const names = parts.slice(0, -tail.length);
  // "Campinas, São Paulo, Brasil" is a town and its state.
  if (names.length === 2 && isOwnRegion(names[1] ?? '', tail.country)) return null;
  return names.length > 1 && areApart(names, tail) ? shareTail(names, parts.slice(-tail.length)) : null;
}

/** Puts what stands behind the last town behind each: (["Raleigh", "Durham"], ["NC"]). Null when one is no town there. */
export function shareTail(names: readonly string[], parts: readonly string[]): string[] | null {
  const tail = readTail(parts);
  if (tail === null || tail.length !== parts.length) return null;
  if (!names.every((name) => isTownIn(name, tail.country, tail.state))) return null;
  return names.map((name) => [name, ...parts].join(', '));
}

/** The state, country or both at the end of a list. */
function readTail(parts: readonly string[]): Tail | null {
  const last = parts.at(-1) ?? '';
  const country = toNamedCountry(last);
  if (country !== undefined && foldName(last) !== 'georgia') {
    const state = findState(parts.at(-2) ?? '', country);
    return { country, state: state ?? null, length: state === undefined ? 1 : 2 };
  }
  const town = parts.at(-2) ?? parts[0] ?? '';
  for (const owner of STATE_COUNTRIES) {
    const state = /^[A-Z]{2,3}$/.test(last) && !isStateCode(last, owner) ? undefined : findState(last, owner);
    const isWritten = last.length > 3 || (['US', 'CA', 'AU'].includes(owner) && /^[A-Z]{2,3}$/.test(last));
    const fits = parts.length === 1 || isTownIn(town, owner, state);
    if (state !== undefined && isWritten && fits) return { country: owner, state, length: 1 };
  }
  return null;
}

/** Whether towns lie so far from each other that a list of their names cannot be one place. */
export function areApart(names: readonly string[], tail: Tail | null): boolean {
  if (new Set(names.map(foldName)).size !== names.length) return false;
  const towns = names.flatMap((name) => {
    const town = findTowns(name).find(
      ({ country, region }) =>
        tail === null ||
        (country === tail.country && (tail.state === null || region === null || region === tail.state)),
    );
    return town ?? [];
  });
  if (towns.length !== names.length) return false;
  const distances = towns.flatMap((one, at) => towns.slice(at + 1).map((other) => toDistanceKm(one, other)));
  if (names.length > 2) return Math.max(...distances) > SPREAD_KM;
  return Math.max(...distances) > APART_KM && towns.every(({ weight }) => weight >= LARGE_TOWN);
}
