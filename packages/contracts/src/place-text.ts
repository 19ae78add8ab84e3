import type { Place } from './posting.ts';

/** Countries where people write a state's code after the city. */
const STATE_CODE_COUNTRIES = new Set(['US', 'CA', 'AU']);
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * A place as a person reads it: the employer's words where they begin with the city, else the parts in that order.
 * "USA.OH.Columbus" → "Columbus, OH"; "India - Haryana - Gurgaon" → "Gurgaon, Haryana, India".
 */
export function toPlaceText({ text, city, state, country }: Omit<Place, 'postalCode'>): string {
  const words = text.trim();
  if (city === null || words.toLowerCase().startsWith(city.toLowerCase())) return words;
  const shownState = STATE_CODE_COUNTRIES.has(country ?? '') || (state?.length ?? 0) > 3 ? state : null;
  const countryName = country === null || country === 'US' ? null : countryNames.of(country);
  return [city, shownState, countryName].filter((part) => part !== null && part !== undefined).join(', ');
}
