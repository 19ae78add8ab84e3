import { findPostalCode } from './find-postal-code.ts';
import { findTown } from './find-town.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import { toArea } from './regions.ts';

/** A place as an employer or a visitor writes it; null and empty parts say nothing. */
export interface WrittenPlace {
  /** ISO 3166-1 alpha-2, any case. */
  country?: string | null | undefined;
  /** Code or name. */
  state?: string | null | undefined;
  city?: string | null | undefined;
}

/** The town that is meant, or the first that the postal code belongs to. Undefined without a country. */
export function locatePlace(
  place: WrittenPlace & { postalCode?: string | null | undefined },
): GazetteerPlace | undefined {
  const { country, state, city, postalCode } = place;
  if (!country) return undefined;
  const town = city ? findTown({ name: city, region: state, country }) : undefined;
  return town ?? (postalCode ? findPostalCode(postalCode, country)?.places[0] : undefined);
}

/** The places that a postal code belongs to, as far as they are what else was written. */
export function listPlacesOfCode(code: string, { country, state, city }: WrittenPlace): GazetteerPlace[] {
  const found = findPostalCode(code, country);
  if (!found) return [];
  const area = toArea(found.country, state);
  if (state && area.region === null) return [];
  const town = city ? findTown({ name: city, region: state, country: found.country }) : undefined;
  if (city && !town) return [];
  return found.places.filter(
    ({ id, region }) =>
      (area.region === null || region === area.region) && (town === undefined || town.id === id),
  );
}
