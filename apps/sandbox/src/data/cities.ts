import { readText } from '../read-text.ts';

/** Countries of the sandbox's world: name, currency, and the hour its offices are ahead of UTC (no summer time). */
export const COUNTRIES = {
  US: { name: 'United States', iso3: 'USA', currency: 'USD', utcOffsetHours: -5 },
  CA: { name: 'Canada', iso3: 'CAN', currency: 'CAD', utcOffsetHours: -5 },
  GB: { name: 'United Kingdom', iso3: 'GBR', currency: 'GBP', utcOffsetHours: 0 },
  AU: { name: 'Australia', iso3: 'AUS', currency: 'AUD', utcOffsetHours: 10 },
  DE: { name: 'Germany', iso3: 'DEU', currency: 'EUR', utcOffsetHours: 1 },
  FR: { name: 'France', iso3: 'FRA', currency: 'EUR', utcOffsetHours: 1 },
  NL: { name: 'Netherlands', iso3: 'NLD', currency: 'EUR', utcOffsetHours: 1 },
  SE: { name: 'Sweden', iso3: 'SWE', currency: 'SEK', utcOffsetHours: 1 },
  IE: { name: 'Ireland', iso3: 'IRL', currency: 'EUR', utcOffsetHours: 0 },
  ES: { name: 'Spain', iso3: 'ESP', currency: 'EUR', utcOffsetHours: 1 },
  MX: { name: 'Mexico', iso3: 'MEX', currency: 'MXN', utcOffsetHours: -6 },
  PL: { name: 'Poland', iso3: 'POL', currency: 'PLN', utcOffsetHours: 1 },
  IN: { name: 'India', iso3: 'IND', currency: 'INR', utcOffsetHours: 5 },
  SG: { name: 'Singapore', iso3: 'SGP', currency: 'SGD', utcOffsetHours: 8 },
} as const;

export type CountryCode = keyof typeof COUNTRIES;

/** A place of work. `stateName` is empty where the country's addresses have none. */
export interface City {
  city: string;
  state: string;
  stateName: string;
  postalCode: string;
  country: CountryCode;
}

function parseCity(text: string, rest: Omit<City, 'city' | 'postalCode'>): City {
  // "Newcastle upon Tyne NE1 6EE" → the postal code begins at the first word with a digit, or is the last word.
  const words = text.trim().split(' ');
  const first = words.findIndex((word) => /\d/.test(word));
  return { city: words.slice(0, first).join(' '), postalCode: words.slice(first).join(' '), ...rest };
}

/**
 * `# country`, then a line for each state: `state code=state name: City postal code, …`. Postal codes are real for the
 * place.
 */
function parseCities(text: string): City[] {
  return text.split(/^# /m).flatMap((section) => {
    const [country = '', ...lines] = section.trim().split('\n');
    return lines.flatMap((line) => {
      const [, state = '', stateName = '', cities = ''] = /^([^=]*)=([^:]*):\s*(\S.*)?$/.exec(line) ?? [];
      const rest = { state, stateName, country: country as CountryCode };
      return cities.split(',').map((city) => parseCity(city, rest));
    });
  });
}

const CITIES: readonly City[] = parseCities(readText('cities.txt'));

/** Cities of a country, or of some of its states when `states` is not empty. */
export function findCities(country: CountryCode, states: readonly string[]): City[] {
  return CITIES.filter(
    (city) => city.country === country && (states.length === 0 || states.includes(city.state)),
  );
}
