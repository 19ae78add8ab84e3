import { splitQueryWords, splitWords } from '@firsthand/contracts';
import type { SearchDocument } from '../../document.ts';
import type { SearchRequest } from '../../search.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { stem } from '../../text/stem.ts';
import { toPlaceText } from './places.ts';

export const DAY_SECONDS = 86_400;

/** The words of a job by field, worked out without lexemes or vectors. */
interface Fields {
  title: Set<string>;
  company: Set<string>;
  anywhere: Set<string>;
  /** As they are written, in order. */
  written: { title: string[]; company: string[] };
}

const fieldsOf = new WeakMap<SearchDocument, Fields>();

export function toFields(document: SearchDocument): Fields {
  const known = fieldsOf.get(document);
  if (known) return known;
  const all = (text: string) => splitWords(text).map(stem);
  const telling = (text: string) =>
    splitWords(text)
      .filter((word) => !isStopWord(word))
      .map(stem);
  const title = all(document.title);
  const company = all(document.company ?? '');
  const places = document.places.flatMap((place) => telling(toPlaceText(place)));
  const remote = document.workMode === 'remote' ? ['remot'] : [];
  const description = telling(`${document.descriptionText} ${document.department ?? ''}`);
  const fields = {
    title: new Set(title),
    company: new Set(company),
    anywhere: new Set([...title, ...company, ...places, ...remote, ...description]),
    written: { title: splitWords(document.title), company: splitWords(document.company ?? '') },
  };
  fieldsOf.set(document, fields);
  return fields;
}

/** A word that was typed, where it must stand, and the words it may be replaced by. */
interface Wanted {
  choices: Choice[];
  /** The piece it is of, when nothing was said of that. */
  plain: { piece: string } | null;
}

interface Choice {
  /** Several words of a phrase with a space between them. */
  word: string;
  field: 'title' | 'company' | 'anywhere';
  /** The beginning of a word. */
  isOpen?: boolean;
}

/** Whether a field has it. */
export function has(
  { written, ...fields }: Fields,
  place: Choice['field'],
  { word, isOpen }: Choice,
): boolean {
  const parts = place === 'anywhere' ? (['title', 'company'] as const) : [place];
  if (word.includes(' ')) {
    const phrase = word.split(' ').map(stem);
    // Any two neighbours of the phrase are neighbours there.
    return (
      parts.some((part) => hasNeighbours(written[part].map(stem), phrase)) ||
      (place === 'anywhere' &&
        hasNeighbours([...written.title.map(stem), '\0', ...written.company.map(stem)], phrase))
    );
  }
  if (fields[place].has(stem(word))) return true;
  if (isOpen !== true) return false;
  if (parts.some((part) => written[part].some((other) => other.startsWith(word)))) return true;
  return (
    place === 'anywhere' && word.length >= 3 && [...fields.anywhere].some((other) => other.startsWith(word))
  );
}

function hasNeighbours(words: readonly string[], phrase: readonly string[]): boolean {
  return phrase
    .slice(1)
    .every((next, at) => words.some((word, place) => word === phrase[at] && words[place + 1] === next));
}

/** Reads queries of words and whole phrases with `-`, `title:`, `company:` and `OR` between two of them. */
export function read(query: string): { wanted: Wanted[]; excluded: Wanted['choices'] } {
  const wanted: Wanted[] = [];
  const excluded: Wanted['choices'] = [];
  let isNextOr = false;
  const pieces = query.match(/-?(?:title:|company:)?"[^"]*"|\S+/g) ?? [];
  const isOperand = (piece: string | undefined) =>
    piece !== undefined && piece !== 'OR' && !piece.startsWith('-');
  pieces.forEach((piece, index) => {
    if (piece === 'OR' && isOperand(pieces[index - 1]) && isOperand(pieces[index + 1])) {
      isNextOr = true;
      return;
    }
    const bare = piece.replace(/^-(?=.)/, '');
    const field = bare.startsWith('title:') ? 'title' : bare.startsWith('company:') ? 'company' : 'anywhere';
    const text =
      field === 'anywhere' || bare.length === field.length + 1 ? bare : bare.slice(field.length + 1);
    const words = splitQueryWords(text);
    const isNamed = field !== 'anywhere' && bare.length > field.length + 1;
    const plain = isNamed || text.startsWith('"') ? null : { piece };
    const isPhrase = text.startsWith('"') && words.length > 1;
    const choices = (isPhrase ? [words.join(' ')] : words).map((word): Choice => ({ word, field }));
    if (bare !== piece) excluded.push(...choices);
    else if (isNextOr) {
      const last = wanted.at(-1);
      last?.choices.push(...choices);
      if (last) last.plain = null;
    } else
      wanted.push(
        ...(choices.length > 0
          ? choices.map((choice) => ({ choices: [choice], plain }))
          : [{ choices: [], plain }]),
      );
    isNextOr = false;
  });
  return { wanted, excluded };
}

/** The last word may be unfinished: not in a phrase, and when it was not typed as a whole one before. */
export function open(
  { query, prefix }: SearchRequest,
  wanted: readonly Wanted[],
  excluded: readonly Choice[],
): void {
  const last = wanted.at(-1)?.choices.at(-1);
  const lastPiece = query.match(/-?(?:title:|company:)?"[^"]*"|\S+/g)?.at(-1) ?? '';
  const isExcluded = lastPiece.startsWith('-') && excluded.length > 0 && lastPiece.length > 1;
  if (!prefix || !last || isExcluded || /\s$/.test(query) || last.word.includes(' ')) return;
  if (!splitQueryWords(lastPiece).includes(last.word) || lastPiece.endsWith('"')) return;
  const others = wanted.flatMap(({ choices }) => choices).filter((choice) => choice !== last);
  if (
    others.some(
      ({ word, field }) => field === last.field && word.split(' ').map(stem).includes(stem(last.word)),
    )
  )
    return;
  last.isOpen = true;
}

/** The pieces of which nothing was said, each once: its words are wanted one by one. */
export function listPlain(wanted: readonly Wanted[]): string[] {
  const plain = new Set(wanted.flatMap((term) => term.plain ?? []));
  return Array.from(plain, ({ piece }) => piece);
}

/** Without stop words, where other words stand beside them. */
export function toTelling(wanted: readonly Wanted[]): Wanted[] {
  return wanted
    .map((term) => ({ ...term, choices: term.choices.filter(({ word }) => !isStopWord(word)) }))
    .filter(({ choices }) => choices.length > 0);
}

function isIn(fields: Fields, { choices }: Wanted, places: Choice['field'][]): boolean {
  return choices.some((choice) =>
    (choice.field === 'anywhere' ? places : [choice.field]).some((place) => has(fields, place, choice)),
  );
}

export const toWhere = (fields: Fields, term: Wanted) => ({
  anywhere: isIn(fields, term, ['anywhere']),
  title: isIn(fields, term, ['title']),
  either: isIn(fields, term, ['title', 'company']),
});

/** How much newer the job counts, in seconds; undefined when it does not match. Knows nothing of synonyms. */
export function boostOf(wanted: readonly Wanted[], fields: Fields): number | undefined {
  if (wanted.length === 0) return 0;
  if (!wanted.every((term) => isIn(fields, term, ['anywhere']))) return undefined;
  if (wanted.every((term) => isIn(fields, term, ['title']))) return 300 * DAY_SECONDS;
  if (wanted.every((term) => isIn(fields, term, ['title', 'company']))) return 120 * DAY_SECONDS;
  return wanted.some((term) => isIn(fields, term, ['title'])) ? 30 * DAY_SECONDS : 0;
}
