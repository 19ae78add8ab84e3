import { splitQuery, type QueryPart } from './query-parts.ts';
import { isStopWord } from './text/stop-words.ts';
import { stem } from './text/stem.ts';
import { findSynonyms } from './text/synonyms.ts';
import { splitQueryWords } from './text/words.ts';

/** One thing that is searched for: any of its spellings, each of which is one or more stems that belong together. */
export type Term = readonly (readonly string[])[];

/** Terms that must all be there, in the field where one is named. */
export interface TermGroup {
  terms: readonly Term[];
  field: QueryPart['field'];
}

export type ParsedQuery =
  /** Nothing was typed: every job fits. */
  | { kind: 'everything' }
  /** Something was typed that holds no word, such as "!!!": no job fits. */
  | { kind: 'nothing' }
  /** A job fits when it has one group of each clause and no excluded one. */
  | { kind: 'terms'; clauses: TermGroup[][]; excluded: TermGroup[] };

/**
 * Reads what was typed: "Senior RN in the ER -travel" → senior, (rn or registered nurse), er, and not travel. Stop words
 * are dropped, unless there is nothing else; titles and companies are indexed with them, so that "The Who" finds a
 * company of that name.
 */
export function parseQuery(text: string): ParsedQuery {
  const entries = splitQuery(text).map((parts) =>
    parts.map((part) => ({ part, words: splitQueryWords(part.text) })),
  );
  const wanted = entries.filter(([first]) => first?.part.isExcluded === false);
  const hasTelling = wanted.flat().some(({ words }) => words.some(isTelling));
  const read = ({ words }: { words: string[] }) => (hasTelling ? words.filter(isTelling) : words).map(stem);

  const clauses = new Map<string, TermGroup[]>();
  const add = (clause: TermGroup[]) => {
    if (clause.length > 0) clauses.set(JSON.stringify(clause), clause);
  };
  let plain: string[] = [];
  const addPlain = () => {
    for (const term of toTerms(plain)) add([{ terms: [term], field: null }]);
    plain = [];
  };
  for (const alternatives of wanted) {
    const [first] = alternatives;
    if (first && alternatives.length === 1 && first.part.field === null) {
      // Neighbours may be spellings of one thing together.
      plain.push(...read(first));
      continue;
    }
    addPlain();
    add(alternatives.flatMap((alternative) => toGroups(read(alternative), alternative.part.field)));
  }
  addPlain();

  const excluded = entries
    .filter((entry) => !wanted.includes(entry))
    .flatMap(([only]) => (only ? toGroups(only.words.filter(isTelling).map(stem), only.part.field) : []));
  if (clauses.size > 0 || excluded.length > 0) {
    return { kind: 'terms', clauses: [...clauses.values()], excluded };
  }
  return text.trim() === '' ? { kind: 'everything' } : { kind: 'nothing' };
}

const isTelling = (word: string) => !isStopWord(word);

function toGroups(stems: string[], field: TermGroup['field']): TermGroup[] {
  return stems.length === 0 ? [] : [{ terms: toTerms(stems), field }];
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
