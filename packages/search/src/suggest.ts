import { ofCompanyName, ofPlainTitle } from './lexemes.ts';
import { toNameKey } from './text/names.ts';

export interface Suggestion {
  text: string;
  kind: 'title' | 'company';
  /** Open jobs with that title, additions left out, or of that company. */
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

export type SuggestedKind = Suggestion['kind'];

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

/** The most frequent names in their most frequent spelling, equal ones by name. */
export function toSuggestions(spellings: readonly Spelling[]): Suggestion[] {
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
  return [...names.values()]
    .map(({ best: { text, kind }, count }) => ({ text, kind, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, SUGGESTIONS);
}
