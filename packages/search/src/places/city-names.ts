import { fold } from '@firsthand/contracts';
import {
  getTown,
  listRegionsOfName,
  listTowns,
  toArea,
  weighCalled,
  type CalledTown,
} from '@firsthand/gazetteer';
import type { PlaceParts } from '../lexemes.ts';

/** By a name that the gazetteer alone has for it, a town is meant when it is so telling beside the first of that name. */
const LEAST_SHARE = 0.1;
/** Codes of airports are other names of towns. */
const SHORT_NAME = /^.{1,3}$/u;

/** A town as the index has it. */
interface TownOfName {
  /** Of the gazetteer. */
  id: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/**
 * The towns that a city of a filter may be called, one of each country at most: `{ city: 'Munich' }` → München. A postal
 * code says by itself which town is meant: none beside one.
 */
export function listTownsOfCity({ country, state, city, zip }: PlaceParts): TownOfName[] {
  if (!city || (zip !== undefined && zip !== null && zip !== '')) return [];
  return listMeant(city)
    .filter((town) => isIn(town, country, state))
    .filter((town, at, all) => all.findIndex((other) => other.country === town.country) === at)
    .map((town) => ({ id: getTown(town).id, country: town.country }));
}

/** The towns that a name is meant to be, of any country. */
export function listMeant(name: string): CalledTown[] {
  const towns = listTowns(name);
  const least = towns[0] === undefined ? 0 : weighCalled(towns[0]) * LEAST_SHARE;
  const isShort = SHORT_NAME.test(fold(name));
  return towns.filter((town) => town.by !== 'other' || (!isShort && weighCalled(town) >= least));
}

function isIn(town: CalledTown, country: PlaceParts['country'], state: PlaceParts['state']): boolean {
  const area = toArea(country ? country : town.country, state);
  if (area.country !== town.country) return false;
  return !state
    ? area.region === null || area.region === town.region
    : area.region === town.region && area.region !== null;
}

/** The code of a state by any of its names, where one state alone has it: "Bayern" → BY. Otherwise as it is. */
export function toStatePart({ country, state }: PlaceParts): PlaceParts['state'] {
  if (!state) return state;
  const regions = listRegionsOfName(fold(state)).filter(
    (region) => !country || region.country === country.toUpperCase(),
  );
  return regions.length === 1 ? regions[0]?.code : state;
}
