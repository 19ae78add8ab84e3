import { toNeighbours } from './document.ts';
import { splitQuery, type QueryPart } from './query-parts.ts';
import {
  fromUmlauts,
  joinWords,
  splitCompound,
  splitQueryWords,
  toUmlauts,
  unaccent,
} from '@firsthand/contracts';
import { isStopWord } from './text/stop-words.ts';
import { stem } from './text/stem.ts';
import type { Token } from './understand/read-items.ts';
import type { QueryReading } from './understand/read-query.ts';
import { findSynonyms } from './text/synonyms.ts';

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
  | {
      kind: 'terms';
      clauses: TermGroup[][];
      excluded: TermGroup[];
      /** What the plain words mean together; null: only themselves. */
      reading: QueryReading | null;
      /** Of those the word that is not finished. */
      opened: Token | null;
    };

/** Stands behind the beginning of a word that is not finished; no stem has it. */
const UNFINISHED = '*';

/** `engi*` → "engi"; undefined for a whole stem. */
export function toBeginning(stem: string): string | undefined {
  return stem.endsWith(UNFINISHED) ? stem.slice(0, -UNFINISHED.length) : undefined;
}

interface Entry {
  part: QueryPart;
  words: string[];
}

export interface ParseOptions {
  /** Whether the last word may be the beginning of one. */
  prefix?: boolean;
  /** What plain words mean together, beside what stands in quotes or behind operators; default: only themselves. */
  understand?: (pieces: readonly string[]) => QueryReading | undefined;
}

/**
 * Reads what was typed: "Senior RN in the ER -travel" → senior, (rn or registered nurse), er, and not travel. Stop words
 * are dropped, unless there is nothing else; titles and companies are indexed with them, so that "The Who" finds a
 * company of that name. The words of a phrase are those pairs of neighbours that titles and companies are indexed with.
 * With `prefix` the last word may be the beginning of one.
 */
export function parseQuery(text: string, { prefix = false, understand }: ParseOptions = {}): ParsedQuery {
  const entries = splitQuery(text).map((parts) =>
    parts.map((part): Entry => ({ part, words: splitQueryWords(part.text) })),
  );
  const wanted = entries.filter(([first]) => first?.part.isExcluded === false);
  const plain = wanted.filter(isPlain);
  const reading = understand?.(plain.flatMap(([entry]) => entry?.part.text ?? [])) ?? null;
  const asked = reading === null ? wanted : wanted.filter((entry) => !plain.includes(entry));
  const hasTelling = reading !== null || wanted.flat().some(({ words }) => words.some(isTelling));
  const clauses = toClauses(asked, hasTelling);
  const isUnfinished = prefix && !/\s$/.test(text) && entries.at(-1) === wanted.at(-1);
  if (isUnfinished && asked.at(-1) === wanted.at(-1)) openLast(clauses, wanted, hasTelling);
  const excluded = entries
    .filter((entry) => !wanted.includes(entry))
    .flatMap(([only]) => (only ? toGroups(only, true) : []));
  if (reading !== null) {
    const opened = isUnfinished && plain.at(-1) === wanted.at(-1) ? reading.last : null;
    clauses.push(...readClauses(reading, opened));
    return { kind: 'terms', clauses: listOnce(clauses), excluded: listOnce(excluded), reading, opened };
  }
  if (clauses.length > 0 || excluded.length > 0) {
    return {
      ...{ kind: 'terms', clauses: listOnce(clauses), excluded: listOnce(excluded) },
      ...{ reading: null, opened: null },
    };
  }
  return text.trim() === '' ? { kind: 'everything' } : { kind: 'nothing' };
}

/** A word that stands for itself or for what it means: nothing was said of it. */
function isPlain(entry: Entry[]): boolean {
  const [first] = entry;
  return first !== undefined && entry.length === 1 && first.part.field === null && !first.part.isPhrase;
}

function readClauses({ words }: QueryReading, opened: Token | null): TermGroup[][] {
  return words.flatMap((neighbours) =>
    toTerms(neighbours, opened === neighbours.at(-1) ? opened : null).map((term): TermGroup[] => [
      { terms: [term], field: null },
    ]),
  );
}

/** The words that are asked for outside of phrases, folded, each once. */
export function listWords(text: string): string[] {
  const parts = splitQuery(text).flat();
  const words = parts.filter(({ isExcluded, isPhrase: isQuoted }) => !isExcluded && !isQuoted);
  return [...new Set(words.flatMap((part) => splitQueryWords(part.text)))].filter(isTelling);
}

/**
 * Whether hiding these words hides what somebody may mean by them: a word of signs alone finds nothing, and one that says
 * nothing, such as "the", finds whatever happens to have it in its title.
 */
export function isWorthHiding(words: string): boolean {
  return splitQuery(words)
    .flat()
    .some((part) => !part.isExcluded && splitQueryWords(part.text).some(isTelling));
}

/** The query with some of its words replaced, everything else as it was typed. */
export function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => replacements.get(unaccent(word)) ?? word);
}

function toClauses(wanted: readonly Entry[][], hasTelling: boolean): TermGroup[][] {
  const clauses: TermGroup[][] = [];
  let plain: Word[] = [];
  const addPlain = () => {
    for (const term of toTerms(plain)) clauses.push([{ terms: [term], field: null }]);
    plain = [];
  };
  for (const alternatives of wanted) {
    const [first] = alternatives;
    if (first && alternatives.length === 1 && first.part.field === null && !isPhrase(first)) {
      // Neighbours may be spellings of one thing together.
      plain.push(...toTellingWords(first, hasTelling));
      continue;
    }
    addPlain();
    const clause = alternatives.flatMap((alternative) => toGroups(alternative, hasTelling));
    // Whoever pastes a page of alternatives repeats many of them.
    if (clause.length > 0) clauses.push(listOnce(clause));
  }
  addPlain();
  return clauses;
}

/** Each but once. */
function listOnce<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** Lets the last word that was typed stand for all that begin so. */
function openLast(clauses: TermGroup[][], wanted: readonly Entry[][], hasTelling: boolean): void {
  const typed = wanted.flat();
  const last = typed.at(-1);
  const word = last?.words.at(-1);
  const group = clauses.at(-1)?.at(-1);
  const term = group?.terms.at(-1);
  if (!last || word === undefined || !group || !term) return;
  const isDropped = hasTelling && !isTelling(word);
  const before = [...typed.slice(0, -1), { ...last, words: last.words.slice(0, -1) }];
  // What was typed before as a whole word must be there as one.
  const isRepeated = before.some(
    ({ part, words }) => part.field === last.part.field && words.some((other) => stem(other) === stem(word)),
  );
  if (isPhrase(last) || isDropped || isRepeated) return;
  const opened: Term = [...term, [word + UNFINISHED]];
  clauses.at(-1)?.splice(-1, 1, { ...group, terms: [...group.terms.slice(0, -1), opened] });
}

const isTelling = (word: string) => !isStopWord(word);

const isPhrase = ({ part, words }: Entry) => part.isPhrase && words.length > 1;

/** A word of a query, and as it was typed. */
export interface Word {
  word: string;
  written: string;
}

function toTellingWords({ part, words }: Entry, hasTelling: boolean): Word[] {
  const written = words.length === 1 ? part.text : '';
  return (hasTelling ? words.filter(isTelling) : words).map((word) => ({ word, written }));
}

function toGroups(entry: Entry, hasTelling: boolean): TermGroup[] {
  const { field } = entry.part;
  if (isPhrase(entry)) return [{ terms: [[toNeighbours(entry.words.map(stem))]], field }];
  const words = toTellingWords(entry, hasTelling);
  return words.length === 0 ? [] : [{ terms: toTerms(words), field }];
}

/** Of more words each is looked for as it is alone. */
const MOST_SPELLED = 40;

/**
 * A term for each word, or for several that are a spelling of one thing together: each with its other spellings, such as
 * "frontend" for "front end" and the other way round.
 */
export function toTerms(words: readonly Word[], opened: Word | null = null): Term[] {
  const stems = words.map(({ word }) => stem(word));
  const isSpelled = words.length <= MOST_SPELLED;
  const terms = new Map<string, Term>();
  let position = 0;
  while (position < stems.length) {
    const synonyms = findSynonyms(stems, position);
    const own: Term = synonyms?.group ?? [[stems[position] ?? '']];
    const length = synonyms?.length ?? 1;
    const term = isSpelled && length === 1 ? listOnce([...own, ...spellOtherwise(words, position)]) : own;
    const isOpen = opened !== null && words[position + length - 1] === opened;
    const spelled = isOpen ? [...term, [opened.word + UNFINISHED]] : term;
    terms.set(JSON.stringify(spelled), spelled);
    position += length;
  }
  return [...terms.values()];
}

function spellOtherwise(words: readonly Word[], position: number): Term {
  const [before, own, behind] = [-1, 0, 1].map((offset) => words[position + offset]);
  const { word = '', written = '' } = own ?? {};
  const joined = [
    joinWords(before?.word, word),
    joinWords(word, behind?.word),
    toUmlauts(word),
    fromUmlauts(written),
  ];
  return [
    ...joined.flatMap((other) => (other === undefined ? [] : [[stem(other)]])),
    ...splitCompound(word).map((parts) => toNeighbours(parts.map(stem))),
  ];
}
