import type { Place } from '@firsthand/contracts';
import { parsePlace, parsePlaces, toCountryCode } from '../posting/places.ts';
import { toWorkMode } from '../posting/work-mode.ts';
import type { MyJobsLocation } from './myjobs-payload.ts';
import type { CentreLocation } from './workforce-now-payload.ts';

/**
 * A Workforce Now place. The address has no country: it is the last part of the short name, which reads
 * `" Fairmont, WV, US"` or `"Main Campus, Rockville Centre, NY, US"`.
 */
export function toCentrePlace(location: CentreLocation): Place | null {
  const city = location.address?.cityName ?? null;
  const state = location.address?.countrySubdivisionLevel1?.codeValue ?? null;
  const shortName = location.nameCode?.shortName ?? null;
  const text = shortName ?? joinParts([city, state]);
  return readPlace(text, {
    city: toCity(city),
    state,
    postalCode: location.address?.postalCode ?? null,
    country: shortName === null ? null : findCountry(shortName, state),
  });
}

/** A MyJobs place, worded as the site words it: city, state, country; else the place's own name. Several where its field of a town names several. */
export function toSitePlaces(location: MyJobsLocation): Place[] {
  const address = location.address;
  const city = address?.cityName ?? null;
  const subdivision = address?.countrySubdivisionLevel1;
  const country = address?.country;
  const text = joinParts([
    city,
    subdivision?.longName ?? subdivision?.codeValue ?? null,
    country?.longName ?? country?.codeValue ?? null,
  ]);
  if (text === '') return parsePlaces(location.nameCode?.longName ?? '');
  const countryCode = toCountryCode(country?.codeValue) ?? toCountryCode(country?.longName);
  const several = parsePlaces(city ?? '', { country: countryCode });
  if (several.length > 1) return several;
  const place = readPlace(text, {
    city: toCity(city),
    state: subdivision?.codeValue ?? subdivision?.longName ?? null,
    postalCode: address?.postalCode ?? null,
    country: countryCode,
  });
  return place === null ? [] : [place];
}

/** Towns are named after countries: "Peru, IN, US" is where the country's field says. */
function readPlace(
  text: string,
  fields: { city: string | null; state: string | null; postalCode: string | null; country: string | null },
): Place | null {
  const place = parsePlace(text, fields);
  if (place?.country == null || fields.country === null || place.country === fields.country) return place;
  const byFields = parsePlace('', fields);
  return byFields === null ? place : { ...byFields, text: place.text };
}

/** `"Houston, TX, US"` → `US`, but nothing from `"Atlanta, GA"`: a state's code may be a country's too. */
function findCountry(shortName: string, state: string | null): string | null {
  const parts = shortName.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  if (!/^[a-z]{2}$/i.test(last)) return null;
  if (last === state && parts.at(-2) !== state) return null;
  return toCountryCode(last);
}

/** Tenants write "Remote" where the city belongs. */
function toCity(name: string | null): string | null {
  return name === null || toWorkMode(name) !== null ? null : name;
}

function joinParts(parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}
