import { toCountryName } from '@firsthand/contracts';
import { listNamesakes } from '@firsthand/gazetteer';
import type { SearchFilters } from '../search.ts';

/** A parameter of the API's search that a part of a place stands for. */
export type PlaceParameter = 'city' | 'state' | 'country' | 'near' | 'radius_km';

/** One choice that a place in a query amounts to. */
export interface PlacePart {
  /** The words it was read from, as they were typed. */
  text: string;
  parameter: PlaceParameter;
  /** As the API takes it: "Austin", "TX", "US", "San Francisco, CA", "65". */
  value: string;
  /** As a person reads it: "Austin", "Texas", "United States", "within 65 km". */
  label: string;
}

/** A place among the words of a query. */
export interface PlaceReading {
  /** The first of its words, the preposition among them. */
  start: number;
  /** Of how many words it is. */
  length: number;
  parts: readonly PlacePart[];
  /** The same parts as search takes them. */
  filter: Pick<SearchFilters, 'countries' | 'city' | 'state' | 'near'>;
  /** It lies outside of the countries that were chosen already. */
  isOutside: boolean;
}

export interface PlaceWordsOptions {
  /** ISO 3166-1 alpha-2: those that were chosen already. A town of them is meant sooner than others of its name. */
  countries?: readonly string[] | undefined;
}

const PREPOSITIONS = new Set(['in', 'near', 'around', 'à', 'en', 'dans', 'bei', 'te', 'i', 'nära', 'cerca']);

/**
 * The place among the words of a query, as typed and split at blanks: `['nurse', 'in', 'columbus,', 'ohio']` → from 1 on
 * three words, Columbus, OH, US. Undefined when they name none. It asks no database.
 */
export function readPlaceWords(
  words: readonly string[],
  { countries = [] }: PlaceWordsOptions = {},
): PlaceReading | undefined {
  const start = words.findIndex((word) => PREPOSITIONS.has(word.toLowerCase()));
  if (start < 0 || start === words.length - 1) return undefined;
  const text = words.slice(start + 1).join(' ');
  const towns = listNamesakes(text);
  const town = towns.find(({ country }) => countries.includes(country)) ?? towns[0];
  if (town === undefined) return undefined;
  const { country } = town;
  return {
    start,
    length: words.length - start,
    parts: [
      { text, parameter: 'city', value: text, label: text },
      { text, parameter: 'country', value: country, label: toCountryName(country) ?? country },
    ],
    filter: { city: text, countries: [country] },
    isOutside: countries.length > 0 && !countries.includes(country),
  };
}
