import { unaccent } from '@firsthand/contracts';
import { openDictionary, type Label, type LabelLanguage, type Occupation } from './dictionary.ts';

/** An occupation whose name begins as was typed. */
export interface Completion {
  occupation: Occupation;
  /** The name that begins so: what people read of it in English, as it is written in other languages. */
  text: string;
}

interface Entry {
  key: string;
  label: Label;
}

let sorted: Entry[] | undefined;

/** Every label in the order of its folded text. */
function listEntries(): Entry[] {
  if (sorted) return sorted;
  const all = openDictionary().list();
  const entries = all.map((label): Entry => ({ key: toKey(label.text), label }));
  for (const occupation of openDictionary().occupations.values()) {
    const label = { occupation, text: occupation.label, language: 'en' as const };
    const plain = { isForQueries: false, isInCapitals: false, isOfItsLanguage: false, isEnding: false };
    entries.push({ key: toKey(occupation.label), label: { ...label, ...plain } });
  }
  sorted = entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return sorted;
}

const toKey = (text: string) =>
  unaccent(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** So many labels are looked at: more begin so only while nearly nothing is typed. */
const LOOKED_AT = 2_000;

/**
 * The occupations with a name that begins as was typed, in this language if one is named, each once by its shortest such name, the
 * shortest before longer ones.
 */
export function completeOccupations(
  typed: string,
  { language, most }: { language?: LabelLanguage | undefined; most: number },
): Completion[] {
  const key = toKey(typed);
  if (key === '') return [];
  const entries = listEntries();
  const best = new Map<Occupation, Entry>();
  for (let at = findFirst(entries, key), seen = 0; seen < LOOKED_AT; at++, seen++) {
    const entry = entries[at];
    if (!entry?.key.startsWith(key)) break;
    const { label } = entry;
    if (language !== undefined && label.language !== language) continue;
    const known = best.get(label.occupation);
    if (!known || entry.key.length < known.key.length) best.set(label.occupation, entry);
  }
  return Array.from(best, ([occupation, entry]) => ({ occupation, entry }))
    .sort((a, b) => a.entry.key.length - b.entry.key.length || (a.entry.key < b.entry.key ? -1 : 1))
    .slice(0, most)
    .map(({ occupation, entry: { label } }) => ({
      occupation,
      text: label.language === 'en' ? occupation.label : label.text,
    }));
}

function findFirst(entries: readonly Entry[], key: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
