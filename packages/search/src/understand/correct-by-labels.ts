import { openDictionary } from '@firsthand/occupations';
import { typoDistance } from '../places/typo-distance.ts';

/** Shorter words look like too many others. */
const LEAST_LETTERS = 5;
/** From so many letters on two slips are forgiven, before it one. */
const TWO_SLIPS_LETTERS = 8;

/** The name of an occupation that was likely meant: "waitres" → waitress; null when none lies near, or it is one as it is. */
export function correctByLabels(word: string): string | null {
  if (word.length < LEAST_LETTERS) return null;
  const dictionary = openDictionary();
  const most = word.length < TWO_SLIPS_LETTERS ? 1 : 2;
  let best: { form: string; slips: number } | undefined;
  for (const form of dictionary.listAlike(word)) {
    if (Math.abs(form.length - word.length) > most) continue;
    const slips = form.length > word.length ? typoDistance(form, word, most) : typoDistance(word, form, most);
    if (slips < (best?.slips ?? most + 1)) best = { form, slips };
  }
  const [label] = best ? dictionary.find(best.form) : [];
  return label && best && best.slips > 0 ? label.text : null;
}
