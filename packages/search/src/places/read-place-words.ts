import { findPlace } from './find-place.ts';
import type { PlaceReading } from './place-reading.ts';
import { toPlaceReading } from './to-place-reading.ts';
import { toTypedWords } from './typed-words.ts';

export type { PlaceParameter, PlacePart, PlaceReading } from './place-reading.ts';

export interface PlaceWordsOptions {
  /** ISO 3166-1 alpha-2, any case: those that were chosen already. A place of them is meant sooner than others of its name. */
  countries?: readonly string[] | undefined;
}

/** Longer queries are texts that somebody pasted. */
const MOST_WORDS = 24;

/**
 * The place among the words of a query, as typed and split at blanks: `['nurse', 'in', 'columbus,', 'ohio']` → from 1 on
 * three words, Columbus, OH, US. It stands at the end, behind a preposition, or first before words of work. Undefined when
 * there is none: what is as well an ordinary word is no place without a sign that it is one. It asks no database.
 */
export function readPlaceWords(
  words: readonly string[],
  { countries = [] }: PlaceWordsOptions = {},
): PlaceReading | undefined {
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  const typed = toTypedWords(words);
  const chosen = countries.map((country) => country.toUpperCase());
  const found = findPlace(typed, chosen);
  return found && toPlaceReading(typed, found, chosen);
}
