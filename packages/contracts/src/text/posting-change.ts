import { toShortText } from './excerpt.ts';
import { toPayText, type PayToShow } from './pay-text.ts';
import { toLocationText, toPlaceText } from './place-text.ts';
import type { Place } from '../posting.ts';

/** The fields of a posting whose changes are kept, in the order in which they are shown. */
export type ChangedField =
  | ('title' | 'company' | 'location' | 'work_mode' | 'employment_type' | 'pay' | 'department' | 'category')
  | ('published' | 'page_address' | 'apply_address' | 'reference' | 'language' | 'description');

/** A place as a history keeps it. */
export type ChangedPlace = Omit<Place, 'postalCode'>;

/**
 * What stood in a field: texts, addresses, codes (`on_site`) and ISO times as they are, pay and places as their parts.
 * Pay and places that were kept in words before, and could not be read back, are text.
 */
export type ChangedValue = string | PayToShow | readonly ChangedPlace[];

/** One line of a posting's history: what was different. */
export interface PostingChange {
  field: ChangedField;
  before: ChangedValue | null;
  after: ChangedValue | null;
}

/** Characters of a value that are kept in the history. */
const VALUE_MAX_LENGTH = 300;

/** The value as a history keeps it: shortened, of places as many as are shown; null when there is nothing to show. */
export function toChangedValue(value: ChangedValue | null): ChangedValue | null {
  if (typeof value === 'string') return toShortText(value, VALUE_MAX_LENGTH);
  return value === null || 'period' in value ? value : toChangedPlaces(value);
}

function toChangedPlaces(places: readonly ChangedPlace[]): ChangedPlace[] | null {
  const shown = new Map<string, ChangedPlace>();
  let length = 0;
  for (const { text, city, state, country } of places) {
    const words = toPlaceText({ text, city, state, country });
    if (words === '' || shown.has(words)) continue;
    if (length > VALUE_MAX_LENGTH) break;
    shown.set(words, { text, city, state, country });
    length += words.length;
  }
  return shown.size === 0 ? null : [...shown.values()];
}

/** A kept value as a page shows it: places are shortened once more, all else is as `toValueText` has it. */
export function toChangeText(field: ChangedField, value: ChangedValue | null): string | null {
  const words = toValueText(field, value);
  return field === 'location' && words !== null ? toShortText(words, VALUE_MAX_LENGTH) : words;
}

/** A value in words: 'on_site' → "On-site", pay → "from $25 an hour", places → "Austin, TX, United States". */
export function toValueText(field: ChangedField, value: ChangedValue | null): string | null {
  if (value === null) return null;
  if (typeof value !== 'string') return 'period' in value ? toPayText(value) : toLocationText(value);
  return field === 'work_mode' || field === 'employment_type' ? toCodeWords(value) : value;
}

/** 'full_time' → "Full-time" */
function toCodeWords(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', '-');
}
