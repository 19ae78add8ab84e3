import { fold, type Place, toCountryName, toStateName } from '@firsthand/contracts';
import type { Point } from '@firsthand/gazetteer';
import type { SearchFilters } from '../../search.ts';

/** What a place is called, as far as it is not a country. */
export function toPlaceText({ text, city, state, country, postalCode }: Place): string {
  return [text, city, state, state && toStateName(state, country), postalCode].filter(Boolean).join(' ');
}

/** Every word by which the place can be filtered in free text. */
export function toLocationWords(place: Place): Set<string> {
  const { country } = place;
  const also = country === 'US' ? 'usa' : country === 'GB' ? 'uk' : '';
  const named = country === null ? '' : `${country} ${toCountryName(country) ?? ''} ${also}`;
  return new Set(fold(`${toPlaceText(place)} ${named}`).split(' '));
}

/** The towns that the places of generated jobs are, as an atlas has them; "Berlin, CT" is too small for ours. */
const TOWNS: (Point & { country: string; state: string | null; city: string; codes: string[] })[] = [
  { country: 'US', state: 'TX', city: 'austin', codes: ['78701'], latitude: 30.267, longitude: -97.743 },
  { country: 'US', state: 'MN', city: 'austin', codes: [], latitude: 43.667, longitude: -92.975 },
  { country: 'US', state: 'TX', city: 'dallas', codes: [], latitude: 32.783, longitude: -96.807 },
  { country: 'DE', state: 'BE', city: 'berlin', codes: ['10115'], latitude: 52.524, longitude: 13.411 },
  { country: 'DE', state: 'BY', city: 'munchen', codes: [], latitude: 48.137, longitude: 11.576 },
  { country: 'BR', state: null, city: 'sao paulo', codes: [], latitude: -23.55, longitude: -46.633 },
];
/** What people call the places of generated jobs beside what those say. */
const OTHER_NAMES: Readonly<Record<string, Partial<Town>>> = {
  munich: { country: 'DE', state: 'BY', city: 'munchen' },
  sampa: { country: 'BR', city: 'sao paulo' },
  bayern: { country: 'DE', state: 'BY' },
  deutschland: { country: 'DE' },
};
type Town = (typeof TOWNS)[number];
/** New York has it too, so that it says nothing without a country. */
const SHARED_CODES = ['10115'];

export function toTown({ city, state, country }: Place): Town | undefined {
  return TOWNS.find(
    (town) => town.country === country && town.state === state && town.city === fold(city ?? ''),
  );
}

/** Whether the place is what people call so. */
export function isCalled(name: string, place: Place): boolean {
  const meant = OTHER_NAMES[fold(name)];
  if (meant === undefined) return false;
  const { country, state, city } = meant;
  const fits = [
    country === place.country,
    state === undefined || state === place.state,
    city === undefined || city === fold(place.city ?? ''),
  ];
  return fits.every(Boolean);
}

export function toKm(a: Point, b: Point) {
  const [x, y, between] = [a.latitude, b.latitude, b.longitude - a.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const cosine = Math.sin(x) * Math.sin(y) + Math.cos(x) * Math.cos(y) * Math.cos(between);
  return 6_371 * Math.acos(Math.min(1, cosine));
}

/** Whether the place is a town that the postal code belongs to, and which is what else was asked for. */
export function hasCode(place: Place, { countries, state, city, zip = '' }: SearchFilters): boolean {
  const town = toTown(place);
  if (!town?.codes.includes(zip)) return false;
  if (countries === undefined && SHARED_CODES.includes(zip)) return false;
  return [
    countries?.some((country) => country.toUpperCase() === town.country),
    state === undefined ? undefined : state.toUpperCase() === town.state,
    city === undefined ? undefined : fold(city) === town.city,
  ].every((fits) => fits !== false);
}
