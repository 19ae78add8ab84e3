import { splitQueryWords } from '@firsthand/contracts';
import {
  findEnding,
  findLabelAt,
  LEVEL_WORDS,
  type Label,
  type LabelChoice,
  type Occupation,
} from '@firsthand/occupations';
import { isStopWord } from '../text/stop-words.ts';
import {
  FILTER_PHRASES,
  isConnector,
  isFiller,
  LONGEST_PHRASE,
  type ReadFilter,
} from './words-of-filters.ts';

/** A word of a query: folded, as it was typed, and in which piece between blanks it stood. */
export interface Token {
  word: string;
  written: string;
  piece: number;
  /** It is a part of what was written as one, such as "co" of "co-op". */
  isPart: boolean;
}

/** What words of a query mean, in their order. */
export type Item = { tokens: readonly Token[] } & (
  | {
      kind: 'occupation';
      occupations: readonly Occupation[];
      isField: boolean;
      isHeadFirst: boolean;
      /** What the name says beside a shorter name of the same or of what it is a kind of. */
      special: readonly Token[];
    }
  | { kind: 'filter'; filter: ReadFilter }
  | { kind: 'level'; level: string | null }
  | { kind: 'filler' }
  | { kind: 'word' }
);

/** The words of a query's pieces, in order. */
export function toTokens(pieces: readonly string[]): Token[] {
  return pieces.flatMap((written, piece) => {
    const words = splitQueryWords(written);
    return words.map((word): Token => ({ word, written, piece, isPart: words.length > 1 }));
  });
}

/** What stands for what among the words, the longest name first; what `isAllowed` refuses stays a word. */
export function readItems(tokens: readonly Token[], isAllowed: (parameter: string) => boolean): Item[] {
  const words = tokens.map(({ word }) => word);
  const items: Item[] = [];
  for (let start = 0; start < words.length;) {
    const item = readAt(tokens, words, start, isAllowed);
    items.push(item);
    start += item.tokens.length;
  }
  return items;
}

/** Of what is written as one, such as "pl/sql", a shorter part is no name by itself. */
const LEAST_PART = 4;

const CHOICE: LabelChoice = { language: null, isQuery: true };

function readAt(
  tokens: readonly Token[],
  words: readonly string[],
  start: number,
  isAllowed: (parameter: string) => boolean,
): Item {
  const word = words[start] ?? '';
  const label = isAllowed('occupation') ? findLabel(words, start) : undefined;
  const phrase = findPhrase(words, start, isAllowed);
  const isSmall = tokens[start]?.isPart === true && word.length < LEAST_PART;
  const isSaid =
    label?.length === 1 && isFiller(word) && label.labels.every(({ isForQueries }) => isForQueries);
  if (label && !isSaid && !(isSmall && label.length === 1) && label.length >= (phrase?.length ?? 0)) {
    const { labels, length } = label;
    return {
      ...{ kind: 'occupation', tokens: tokens.slice(start, start + length) },
      occupations: labels.map(({ occupation }) => occupation),
      special: findSpecial(tokens.slice(start, start + length), labels),
      isField: labels.every(({ isForQueries }) => isForQueries),
      isHeadFirst: labels.every(({ language }) => language === 'fr' || language === 'es'),
    };
  }
  if (phrase) {
    return { kind: 'filter', tokens: tokens.slice(start, start + phrase.length), filter: phrase.filter };
  }
  const own = tokens.slice(start, start + 1);
  const level = LEVEL_WORDS.get(word);
  if (level !== undefined && !/^(?:\d|v|i)$/.test(word)) return { kind: 'level', tokens: own, level };
  const isIdle = isFiller(word) || isStopWord(word);
  return { kind: isIdle && tokens[start]?.isPart !== true ? 'filler' : 'word', tokens: own };
}

function findLabel(
  words: readonly string[],
  start: number,
): { labels: readonly Label[]; length: number } | undefined {
  const found = findLabelAt(words, start, CHOICE);
  // "Pflege-Fachkraft", "ware house worker".
  const joined = `${words[start] ?? ''}${words[start + 1] ?? ''}`;
  const whole = findLabelAt([joined, ...words.slice(start + 2)], 0, CHOICE);
  const isJoined =
    words.length > start + 1 && !isFiller(words[start + 1] ?? '') && !isStopWord(words[start + 1] ?? '');
  if (isJoined && whole && whole.length + 1 > (found?.length ?? 0))
    return { labels: whole.labels, length: whole.length + 1 };
  if (found) return found;
  const labels = findEnding(words[start] ?? '', CHOICE);
  return labels && { labels, length: 1 };
}

/** "Java" of "Java developer" and "front end" of "front end developer"; nothing where no shorter name is in it. */
function findSpecial(tokens: readonly Token[], labels: readonly Label[]): Token[] {
  const words = tokens.map(({ word }) => word);
  for (let length = words.length - 1; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const found = findLabelAt(words.slice(start, start + length), 0, CHOICE);
      if (found?.length !== length) continue;
      const isShorter = found.labels.some(
        ({ occupation: { id }, isForQueries }) =>
          !isForQueries && labels.some(({ occupation }) => occupation.line.includes(id)),
      );
      if (isShorter) return tokens.filter((_, at) => at < start || at >= start + length);
    }
  }
  return [];
}

function findPhrase(
  words: readonly string[],
  start: number,
  isAllowed: (parameter: string) => boolean,
): { filter: ReadFilter; length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
    const filter = FILTER_PHRASES.get(words.slice(start, start + length).join(' '));
    if (filter && isAllowed(filter.parameter)) return { filter, length };
  }
  return undefined;
}

/** Whether what stands between two items says that both are wanted: "cook or waiter", "cook / waiter", "cook, waiter". */
export function areJoined(between: readonly Item[], first: Item, second: Item): boolean {
  if (between.some(({ tokens }) => tokens.some(({ word }) => !isConnector(word)))) return false;
  if (between.length > 0) return true;
  const [last, next] = [first.tokens.at(-1), second.tokens[0]];
  if (!last || !next) return false;
  // A sign alone has no word, so that it stands between the pieces only.
  return (
    next.piece - last.piece > 1 ||
    (last.piece === next.piece ? /[/,]/.test(last.written) : /[,/]$/.test(last.written))
  );
}
