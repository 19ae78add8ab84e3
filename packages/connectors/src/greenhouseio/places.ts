import type { Place } from '@firsthand/contracts';
import { isAnywhere } from '../posting/geography/worldwide.ts';
import { splitPlaces, toPlaces } from '../posting/places.ts';
import { findWorkModeInPlaces } from '../posting/work-mode.ts';
import type { JobRow } from './payload.ts';

/**
 * A posting's places from its location line; when that names only a way of working ("Hybrid"), from the employer's
 * sites; of those a remote job has only whole countries and regions, since it is done at none. A city without a country takes state and country from the site of the same name.
 */
export function toRowPlaces(row: JobRow): Place[] {
  const sites = toSitePlaces(row);
  const pieces = toLocationPieces(row);
  const places = toPlaces(pieces);
  if (places.length === 0 || (sites.length > 0 && pieces.every(isAnywhere)))
    return findWorkModeInPlaces(pieces) === 'remote' ? sites.filter(({ city }) => city === null) : sites;
  return places.map((place) => completeFromSites(place, sites));
}

/** "San Francisco, CA | Remote in US" → both pieces. */
export function toLocationPieces(row: JobRow): string[] {
  const name = row.location?.name;
  return name === null || name === undefined ? [] : splitPlaces(name);
}

/** `offices[].location` is a full address line but often null; `offices[].name` is whatever the employer calls it. */
function toSitePlaces(row: JobRow): Place[] {
  return toPlaces(
    row.offices.flatMap((office) => {
      const fromLocation = office.location === null ? [] : toPlaces([office.location]);
      if (fromLocation.length > 0) return [office.location as string];
      return office.name === null ? [] : [office.name];
    }),
  );
}

function completeFromSites(place: Place, sites: Place[]): Place {
  if (place.country !== null || place.city === null) return place;
  const city = place.city.toLowerCase();
  const matches = sites.filter((site) => site.country !== null && site.city?.toLowerCase() === city);
  const [site] = matches;
  if (!site || matches.some((other) => other.country !== site.country)) return place;
  return { ...place, state: place.state ?? site.state, country: site.country };
}
