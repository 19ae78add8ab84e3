import { LIMITS } from '../limits.ts';

/** Where people measure the way to work in miles. */
const MILE_COUNTRIES = ['US', 'GB'];
const KM_PER_MILE = 1.609344;
/** In the unit of the country. */
const DISTANCES = [10, 25, 50, 100];

/** The choices of a search that say where. */
export interface ChosenPlace {
  country: string;
  location: string;
  city: string;
  state: string;
  zip: string;
}

/** A radius of an address in whole kilometres; '' for what search does not take. */
export function readRadius(text: string): string {
  const km = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return km >= 1 && km <= LIMITS.nearRadiusMaxKm ? String(km) : '';
}

/** The radii that are offered in a country, in kilometres: of 10, 25, 50 and 100 miles, or kilometres. */
export function listRadii(country: string): string[] {
  const unitKm = MILE_COUNTRIES.includes(country) ? KM_PER_MILE : 1;
  return DISTANCES.map((distance) => String(Math.round(distance * unitKm)));
}

/** "40" → "25 miles" in the United States, "40 km" elsewhere. */
export function toRadiusText(radius: string, country: string): string {
  if (!MILE_COUNTRIES.includes(country)) return `${radius} km`;
  const miles = Math.round(Number(radius) / KM_PER_MILE);
  return miles === 1 ? '1 mile' : `${miles} miles`;
}

/** The place that a radius is around, as the API takes it; '' where a radius means nothing. */
export function toNear({ country, location, city, state, zip }: ChosenPlace): string {
  // The unit, and which of two places with one name is meant, come from one country.
  if (country === '' || country.includes(',')) return '';
  if (city !== '') return state === '' ? city : `${city}, ${state}`;
  return zip || location.trim();
}
