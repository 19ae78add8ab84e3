import { fold, splitWords } from '@firsthand/contracts';
import type { LabelLanguage } from './dictionary-file.ts';
import { openDictionary, type Label, type Occupation } from './dictionary.ts';
import { toWordForm } from './word-form.ts';

/** An occupation whose name begins as was typed. */
export interface Completion {
  occupation: Occupation;
  /** The name that begins so: what people read of it, where that does, else as it is written. */
  text: string;
}

/** So many labels are looked at: more begin so only while nearly nothing is typed. */
const LOOKED_AT = 2_000;

/**
 * The occupations with a name that begins as was typed, in this language if one is named, each once by its shortest such name:
 * work before fields of work, the shortest before longer ones.
 */
export function completeOccupations(
  typed: string,
  { language, most }: { language?: LabelLanguage | undefined; most: number },
): Completion[] {
  const best = new Map<Occupation, Label>();
  let seen = 0;
  for (const labels of listBeginning(typed)) {
    if (++seen > LOOKED_AT) break;
    for (const label of labels) {
      if (language !== undefined && label.language !== language) continue;
      const known = best.get(label.occupation);
      if (!known || isBefore(label, known)) best.set(label.occupation, label);
    }
  }
  return [...best.values()]
    .sort((a, b) => (isBefore(a, b) ? -1 : 1))
    .slice(0, most)
    .map(({ occupation, text }) => ({
      occupation,
      text: fold(occupation.label).startsWith(fold(typed)) ? occupation.label : toSentenceCase(text),
    }));
}

/** The last word may be any beginning of one, so it is looked for as it is typed and, where nothing begins so, by its form. */
function* listBeginning(typed: string): Generator<readonly Label[], void> {
  const words = splitWords(typed);
  const last = words.pop();
  if (last === undefined) return;
  const before = words.map((word) => `${toWordForm(word)} `).join('');
  let isFound = false;
  for (const labels of openDictionary().findBeginning(before + last)) {
    isFound = true;
    yield labels;
  }
  if (!isFound) yield* openDictionary().findBeginning(before + toWordForm(last));
}

const toSentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Work before fields of work, then the shortest. */
function isBefore(one: Label, other: Label): boolean {
  if (one.isForQueries !== other.isForQueries) return other.isForQueries;
  const longer = one.text.length - other.text.length;
  return longer < 0 || (longer === 0 && one.text < other.text);
}
