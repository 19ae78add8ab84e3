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
  /** As a person reads it: "Austin", "Texas", "United States", "San Francisco Bay Area", "within 65 km". */
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
