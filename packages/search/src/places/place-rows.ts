import { fold, joinPlace, toPlaceText, toStateName, type Place } from '@firsthand/contracts';

/** A place as the typeahead offers it. */
export interface PlaceRow {
  /** `city|US|TX|austin`, `state|US|TX|`, `zip|US||78701`. */
  key: string;
  kind: 'city' | 'state' | 'zip';
  country: string | null;
  state: string | null;
  city: string | null;
  zip: string | null;
  display: string;
  folded: string;
}

/** Countries where people write a state's code after the city. */
const CODE_COUNTRIES = new Set(['US', 'CA', 'AU']);
const NAME_LENGTH = 100;

/** The rows that a place counts for: its city, its state and its postal code, as far as they are known. */
export function toPlaceRows(place: Place): PlaceRow[] {
  const rows: PlaceRow[] = [];
  const country = place.country;
  const state = place.state?.slice(0, NAME_LENGTH) ?? null;
  const city = place.city?.slice(0, NAME_LENGTH) ?? null;
  const zip = place.postalCode?.slice(0, 20) ?? null;
  const foldedState = state === null ? '' : fold(state).toUpperCase();
  if (city !== null && fold(city) !== '') {
    // Elsewhere some boards name the state and most do not: one row for London, not one for London, England too.
    const told = country === null || CODE_COUNTRIES.has(country) ? state : null;
    rows.push({
      key: `city|${country ?? ''}|${told === null ? '' : foldedState}|${fold(city)}`,
      kind: 'city',
      country,
      state: told,
      city,
      zip: null,
      display: toPlaceText({ text: city, city, state: told, country }),
      folded: fold(joinPlace([city, told, told === null ? null : toStateName(told, country)])),
    });
  }
  if (state !== null && foldedState !== '') {
    const name = toStateName(state, country);
    rows.push({
      key: `state|${country ?? ''}|${foldedState}|`,
      kind: 'state',
      country,
      state,
      city: null,
      zip: null,
      display: toPlaceText({ text: name, city: null, state, country }),
      folded: fold(name),
    });
  }
  if (zip !== null && fold(zip) !== '') {
    rows.push({
      key: `zip|${country ?? ''}||${fold(zip).replaceAll(' ', '')}`,
      kind: 'zip',
      country,
      // Only the code is filtered by: employers spell the city of one postal code in several ways.
      state: null,
      city: null,
      zip,
      display: joinPlace([zip, toPlaceText({ text: city ?? '', city, state, country })]),
      folded: fold(zip).replaceAll(' ', ''),
    });
  }
  return rows;
}

/** The keys of all rows that a job with these places counts for, each once. */
export function placeKeysOf(places: readonly Place[]): string[] {
  return [...new Set(places.flatMap((place) => toPlaceRows(place).map((row) => row.key)))];
}
