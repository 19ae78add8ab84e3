import { HOUR_MS } from '@firsthand/contracts';
import { COUNTRIES, type City } from '../data/cities.ts';

export function toCountryName(city: City): string {
  return COUNTRIES[city.country].name;
}

/** "Austin, TX" where states have well-known codes, else "Berlin, Germany". */
export function toShortPlace(city: City): string {
  return ['US', 'CA', 'AU'].includes(city.country)
    ? `${city.city}, ${city.state}`
    : `${city.city}, ${toCountryName(city)}`;
}

/** "Austin, Texas, United States"; the state is left out where the country has none. */
export function toLongPlace(city: City): string {
  return [city.city, city.stateName, toCountryName(city)].filter((part) => part !== '').join(', ');
}

/** An instant as local time with its offset: "2026-07-16T11:55:32-04:00". */
export function toOffsetTime(at: Date, offsetHours: number): string {
  const local = new Date(at.getTime() + offsetHours * HOUR_MS).toISOString().slice(0, 19);
  const hours = String(Math.abs(offsetHours)).padStart(2, '0');
  return `${local}${offsetHours < 0 ? '-' : '+'}${hours}:00`;
}

/** The calendar day at an office: "2026-07-16". */
export function toLocalDay(at: Date, offsetHours: number): string {
  return toOffsetTime(at, offsetHours).slice(0, 10);
}
