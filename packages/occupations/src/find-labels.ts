import { openDictionary, type Label } from './dictionary.ts';
import { toWordForm } from './word-form.ts';

/** Where labels stand among words, and what they are. */
export interface FoundLabel {
  /** Of the first word. */
  start: number;
  /** How many words. */
  length: number;
  /** One for each occupation that is meant. */
  labels: readonly Label[];
}

export interface LabelChoice {
  /** ISO 639-1 of the text; null: not known. */
  language: string | null;
  /** Whether the labels are taken that hold for queries alone. */
  isQuery: boolean;
  /** Whether a word stands in capitals; for titles. */
  isInCapitals?: (word: string) => boolean;
}

/** The longest label that begins at this of the words, which `splitWords` gave; undefined when none does. */
export function findLabelAt(
  words: readonly string[],
  start: number,
  choice: LabelChoice,
): FoundLabel | undefined {
  const dictionary = openDictionary();
  const first = toWordForm(words[start] ?? '');
  const most = Math.min(dictionary.longest(first), words.length - start);
  if (most === 0) return undefined;
  const keys = [first];
  for (let length = 1; length < most; length++)
    keys.push(`${keys[length - 1] ?? ''} ${toWordForm(words[start + length] ?? '')}`);
  for (let length = most; length > 0; length--) {
    const fitting = choose(dictionary.find(keys[length - 1] ?? ''), choice, words[start] ?? '');
    if (fitting.length > 0) return { start, length, labels: fitting };
  }
  return undefined;
}

const LEAST_BEFORE = 3;

/** The label that a longer word ends with: "Softwareentwicklerin" is an Entwickler; undefined when there is none. */
export function findEnding(word: string, choice: LabelChoice): readonly Label[] | undefined {
  const dictionary = openDictionary();
  const form = toWordForm(word);
  for (let at = LEAST_BEFORE; at < form.length - 2; at++) {
    const found = dictionary.find(form.slice(at)).filter(({ isEnding }) => isEnding);
    const fitting = choose(found, choice, word);
    if (fitting.length > 0) return fitting;
  }
  return undefined;
}

function choose(found: readonly Label[], choice: LabelChoice, word: string): readonly Label[] {
  if (found.length === 0) return found;
  const fitting = found.filter(
    (label) =>
      (choice.isQuery || !label.isForQueries) &&
      (!label.isInCapitals || choice.isQuery || choice.isInCapitals?.(word) === true),
  );
  // A field of work is meant only where its name is none of an occupation.
  const works = fitting.filter(({ isForQueries }) => !isForQueries);
  return chooseLanguage(works.length > 0 ? works : fitting, choice.language);
}

function chooseLanguage(fitting: readonly Label[], of: string | null): readonly Label[] {
  const own = fitting.filter(({ isOfItsLanguage, language }) => isOfItsLanguage && language === of);
  if (own.length > 0) return own;
  const plain = fitting.filter(({ isOfItsLanguage }) => !isOfItsLanguage);
  // Where the language is not known, a word of one language is taken when no other has it.
  return plain.length > 0 || of !== null ? plain : fitting;
}
