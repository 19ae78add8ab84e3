import { completeOccupations } from '@firsthand/occupations';
import { token, type Expression } from './expression.ts';
import { ofCompanyName, ofOccupation, ofPlainTitle } from './lexemes.ts';
import { toNameKey } from './text/names.ts';

export interface Suggestion {
  text: string;
  kind: 'title' | 'company' | 'occupation';
  /** Of an occupation: its id. */
  id?: string;
  /** Open jobs with that title, additions left out, of that company, or of that occupation with all that are a kind of it. */
  count: number;
}

export interface SuggestRequest {
  /** What was typed so far. */
  typed: string;
  /** ISO 3166-1 alpha-2: only what is open there. */
  country?: string | undefined;
}

const SUGGESTIONS = 8;
/** Below this one would be offered nearly everything. */
const LEAST_LETTERS = 2;
const LONGEST = 80;

/** Kinds of names that the index holds. */
export type SuggestedKind = Exclude<Suggestion['kind'], 'occupation'>;

export const SUGGESTED: readonly { kind: SuggestedKind; toLexeme: (key: string) => string }[] = [
  { kind: 'title', toLexeme: ofPlainTitle },
  { kind: 'company', toLexeme: ofCompanyName },
];

/** What names are to begin with; undefined when too little or too much was typed to offer any. */
export function toTypedKey({ typed }: SuggestRequest): string | undefined {
  const key = toNameKey(typed.trimStart());
  return key.trim().length < LEAST_LETTERS || key.length > LONGEST ? undefined : key;
}

/** A spelling of a name, and how many jobs have it. */
export interface Spelling {
  kind: SuggestedKind;
  text: string;
  count: number;
}

/** Occupations stand first, since that is what a search for one of their names finds. */
const OCCUPATIONS = 3;
/** So many are counted, since some have no jobs. */
const OCCUPATIONS_COUNTED = 10;

/** The occupations with a name that begins as was typed and what finds their jobs. */
export function listCompletions(key: string): { id: string; text: string; jobs: Expression }[] {
  return completeOccupations(key, { most: OCCUPATIONS_COUNTED }).map(({ occupation: { id }, text }) => ({
    ...{ id, text, jobs: token(ofOccupation(id)) },
  }));
}

/** The occupations that have jobs, then the most frequent names in their most frequent spelling, equal ones by name. */
export function toSuggestions(
  occupations: readonly Suggestion[],
  spellings: readonly Spelling[],
): Suggestion[] {
  const names = new Map<string, { best: Spelling; count: number }>();
  for (const spelling of spellings) {
    const key = `${spelling.kind} ${toNameKey(spelling.text)}`;
    const known = names.get(key);
    const isBetter =
      !known ||
      spelling.count > known.best.count ||
      (spelling.count === known.best.count && spelling.text < known.best.text);
    names.set(key, { best: isBetter ? spelling : known.best, count: (known?.count ?? 0) + spelling.count });
  }
  const found = occupations.filter(({ count }) => count > 0).slice(0, OCCUPATIONS);
  const said = new Set(found.map(({ text }) => toNameKey(text)));
  const others = [...names.values()]
    .map(({ best: { text, kind }, count }) => ({ text, kind, count }))
    .filter(({ text, kind, count }) => count > 0 && !(kind === 'title' && said.has(toNameKey(text))))
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
  return [...found, ...others].slice(0, SUGGESTIONS);
}
