import { fold } from '../words/clean-text.ts';

/** Fewer letters could be an initial. */
const FEWEST_LETTERS = 3;

/**
 * How many words of a name are given names, as the mail address has it: `inigo.aramburu@…` says that of `Íñigo Aramburu
 * Leiva` two words are the family's. Null where the address is of another form or says nothing new.
 */
export function countByAddress(words: readonly string[], email: string | null): number | null {
  const [given, family, ...more] = (email?.split('@')[0] ?? '').split(/[._-]+/).map(toLetters);
  if (!given || !family || more.length > 0 || family.length < FEWEST_LETTERS) return null;
  const letters = words.map(toLetters);
  const at = letters.indexOf(family);
  return letters[0] === given && at > 0 && at < words.length - 1 ? at : null;
}

/** The letters from a to z of a name or of a part of an address, without accents. */
export function toLetters(text: string): string {
  return fold(text).replace(/[^a-z]/g, '');
}
