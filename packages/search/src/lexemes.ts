import { fold } from './text/fold.ts';
import { findStateCode } from './places/state-codes.ts';

// What a job's vector holds: bare stems (anywhere), `t/stem` (title), `c/stem` (company), `l/word` (location, not
// stemmed) and one lexeme per filter value. A bare stem never has a slash or an equals sign.

const PART_LENGTH = 100;

export const inTitle = (stem: string) => `t/${stem}`;
export const inCompany = (stem: string) => `c/${stem}`;
export const inLocation = (word: string) => `l/${word}`;
export const ofSource = (source: string) => `source=${source}`;
export const ofCategory = (category: string) => `category=${fold(category)}`;
export const ofRemote = (remote: boolean) => `remote=${remote ? 1 : 0}`;

/** Some or all parts of a place. Null and empty mean any. */
export interface PlaceParts {
  country?: string | null | undefined;
  /** Code or name. */
  state?: string | null | undefined;
  city?: string | null | undefined;
  zip?: string | null | undefined;
}

type Parts = readonly [country: string, state: string, city: string, zip: string];

function toParts({ country, state, city, zip }: PlaceParts): Parts {
  const part = (text: string | null | undefined) => fold(text ?? '').slice(0, PART_LENGTH);
  const code = state ? (findStateCode(state, country ?? null) ?? state) : '';
  return [part(country), part(code), part(city), part(zip).replaceAll(' ', '')];
}

const toLexeme = (parts: Parts) => `p=${parts.join('/')}`;

/**
 * The lexeme of a place filter: `{ city: 'Austin', state: 'TX', country: 'US' }` → `p=us/tx/austin/`. A job has it
 * when one and the same of its places has all those parts. Undefined when no part is given.
 */
export function ofPlace(filter: PlaceParts): string | undefined {
  const parts = toParts(filter);
  return parts.every((part) => part === '') ? undefined : toLexeme(parts);
}

/** Every filter that a place fits: Austin, TX, US → `p=us///`, `p=/tx//`, `p=us/tx//`, … 7 in all. */
export function allOfPlace(place: PlaceParts): string[] {
  const parts = toParts(place);
  const lexemes = new Set<string>();
  for (let mask = 1; mask < 1 << parts.length; mask++) {
    const some = parts.map((part, index) => (mask & (1 << index) ? part : '')) as unknown as Parts;
    if (some.some((part) => part !== '')) lexemes.add(toLexeme(some));
  }
  return [...lexemes];
}

/** Grows when the lexemes of a job change: what was kept of them outside the database is then read anew. */
export const LEXEME_VERSION = 1;
