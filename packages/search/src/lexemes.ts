import { findStateCode, fold, UNSTATED } from '@firsthand/contracts';

// What a job's vector holds: bare stems (anywhere), `T/stem` (title), `C/stem` (company), `TW/word` and `CW/word` (the
// same as they were written), `L/word` (location, not stemmed) and one lexeme per filter value. Two neighbours in a title
// or company are a stem as well, with a space between them. A bare stem has no capitals, so none begins like the others.

const PART_LENGTH = 100;

/** What a posting does not say is a value of its own. */

export const inTitle = (stem: string) => `T/${stem}`;
export const inCompany = (stem: string) => `C/${stem}`;
export const ofTitleWord = (word: string) => `TW/${word}`;
export const ofCompanyWord = (word: string) => `CW/${word}`;
/** What stands between a name to compare by and the name as it is written. */
export const NAME_SEPARATOR = '\t';
export const ofPlainTitle = (key: string) => `TITLE/${key}`;
export const ofCompanyName = (key: string) => `NAME/${key}`;
export const inLocation = (word: string) => `L/${word}`;
export const ofSource = (source: string) => `SOURCE=${source}`;
export const ofCategory = (category: string) => `CATEGORY=${fold(category)}`;
export const ofRemote = (remote: boolean) => `REMOTE=${remote ? 1 : 0}`;
export const ofCountry = (country: string) => `COUNTRY=${country.toLowerCase()}`;
export const ofWorkMode = (mode: string | null) => `MODE=${mode ?? UNSTATED}`;
export const ofEmployment = (type: string | null) => `TYPE=${type ?? UNSTATED}`;
/** What the title says the work is, and all that this is a kind of. */
export const ofOccupation = (id: string | null) => `WORK=${id ?? UNSTATED}`;
/** What the title says the work is, and nothing more special. */
export const ofPlainOccupation = (id: string) => `JUST=${id}`;
/** Of `source:board`. */
export const ofBoard = (company: string) => `BOARD=${company}`;
export const ofCurrency = (currency: string) => `PAY=${currency.toLowerCase()}`;
export const ofLanguage = (language: string) => `LANG=${language.toLowerCase()}`;
export const ofSeniority = (level: string | null) => `LEVEL=${level ?? UNSTATED}`;
export const ofYears = (range: string | null) => `YEARS=${range ?? UNSTATED}`;
/** The number that the range stands for. */
export const ofLeastYears = (years: number) => `YEARS>=${years}`;
export const ofVisa = (stance: string | null) => `VISA=${stance ?? UNSTATED}`;
/** Of its own, or of a pool. */
export const ofOpening = (opening: string) => `OPENING=${opening}`;
export const ofSkill = (skill: string | null) => `SKILL=${skill ?? UNSTATED}`;
/** Of `country/state/city`. */
export const ofTownName = (town: string | null) => `TOWN=${town ?? UNSTATED}`;
/** A remote job that people there may do; `*`: people anywhere. */
export const openTo = (country: string) => `OPEN=${country.toLowerCase()}`;
export const EVERYWHERE = '*';
/** A town of the gazetteer, and a cell that holds it, which stands for many towns at once. */
export const ofTown = (id: number) => `G/${id.toString(36)}`;
export const ofCell = (cell: number, size: number) => `G${size}/${cell.toString(36)}`;
/** Pay is stated, in whatever currency. */
export const PAY_STATED = 'PAID=true';

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

const toLexeme = (parts: Parts) => `P=${parts.join('/')}`;

/**
 * The lexeme of a place filter: `{ city: 'Austin', state: 'TX', country: 'US' }` → `P=us/tx/austin/`. A job has it
 * when one and the same of its places has all those parts. Undefined when no part is given.
 */
export function ofPlace(filter: PlaceParts): string | undefined {
  const parts = toParts(filter);
  return parts.every((part) => part === '') ? undefined : toLexeme(parts);
}

/** Every filter that a place fits: Austin, TX, US → `P=us///`, `P=/tx//`, `P=us/tx//`, … 7 in all. */
export function allOfPlace(place: PlaceParts): string[] {
  const parts = toParts(place);
  const lexemes = new Set<string>();
  for (let mask = 1; mask < 1 << parts.length; mask++) {
    const some = parts.map((part, index) => (mask & (1 << index) ? part : '')) as unknown as Parts;
    if (some.some((part) => part !== '')) lexemes.add(toLexeme(some));
  }
  return [...lexemes];
}

/** Grows when what search knows of a job changes: rows of older versions are made anew, and so is what was kept of them. */
export const LEXEME_VERSION = 13;
