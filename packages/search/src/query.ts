import { isStopWord } from './text/stop-words.ts';
import { stem } from './text/stem.ts';
import { findSynonyms } from './text/synonyms.ts';
import { splitQueryWords } from './text/words.ts';

/** One thing that is searched for: any of its spellings, each of which is one or more stems that belong together. */
export type Term = readonly (readonly string[])[];

export type ParsedQuery =
  /** Nothing was typed: every job fits. */
  | { kind: 'everything' }
  /** Something was typed that holds no word, such as "!!!": no job fits. */
  | { kind: 'nothing' }
  /** A job fits when it has every term. */
  | { kind: 'terms'; terms: Term[] };

/**
 * Reads what was typed: "Senior RN in the ER" → senior, (rn or registered nurse), er. Stop words are dropped, unless
 * there is nothing else; titles and companies are indexed with them, so that "The Who" finds a company of that name.
 */
export function parseQuery(text: string): ParsedQuery {
  const words = splitQueryWords(text);
  if (words.length === 0) return text.trim() === '' ? { kind: 'everything' } : { kind: 'nothing' };
  const telling = words.filter((word) => !isStopWord(word));
  return { kind: 'terms', terms: toTerms((telling.length > 0 ? telling : words).map(stem)) };
}

function toTerms(stems: string[]): Term[] {
  const terms = new Map<string, Term>();
  let position = 0;
  while (position < stems.length) {
    const synonyms = findSynonyms(stems, position);
    const term = synonyms?.group ?? [[stems[position] ?? '']];
    terms.set(JSON.stringify(term), term);
    position += synonyms?.length ?? 1;
  }
  return [...terms.values()];
}
