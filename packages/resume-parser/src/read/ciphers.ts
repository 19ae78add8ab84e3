import { fold } from '../words/clean-text.ts';
import type { ReadPage } from '../page.ts';

/** Fewest characters that tell. */
const FEWEST = 60;
/** Fewest words of Latin letters that tell. */
const FEWEST_WORDS = 25;
/** From this share of what stands in no text, or only between words, it is none. */
const ODD_SHARE = 0.2;
/** Below this share of words that can be said, letters stand for other letters. */
const SPEAKABLE_SHARE = 0.55;
/** Above this share of letters with accents, they stand for those of another script. */
const ACCENT_SHARE = 0.6;

/** What people write besides letters and digits. */
const USUAL =
  /[\p{L}\p{M}\p{N}.,;:!?'"’‘“”„«»()[\]/&@+%#*|•●▪◦·–—\-_‐‑$€£°©®™…→➤✓★☆○■□◆▶❖\p{Extended_Pictographic}]/u;

/**
 * Whether the text of a document is no text: fonts without a map to letters give the numbers of their glyphs, which come out as
 * signs, `'p¤®¨¯²=p¯¥´'`, or as other letters, `'Fyqfsjfodf'`.
 */
export function isCiphered(pages: readonly ReadPage[]): boolean {
  const text = pages.flatMap(({ items }) => items.map((item) => item.text)).join(' ');
  const signs = Array.from(text.replace(/\s/g, ''));
  if (signs.length < FEWEST) return false;
  const odd = signs.filter((sign) => !USUAL.test(sign)).length;
  if (odd > signs.length * ODD_SHARE) return true;
  const letters = signs.filter((sign) => /\p{L}/u.test(sign));
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  if (latin.length < letters.length * 0.8 || latin.length < FEWEST) return false;
  const accented = latin.filter((letter) => letter.charCodeAt(0) > 0x7f).length;
  if (accented > latin.length * ACCENT_SHARE) return true;
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length >= 4 && /\p{L}/u.test(word));
  if (words.length < FEWEST_WORDS) return false;
  return words.filter(isWord).length < words.length * SPEAKABLE_SHARE;
}

/** Letters of one case, or with a capital first, with a vowel among every few. */
function isWord(written: string): boolean {
  const word = written.replace(/(?<=\p{L})\d+$/u, '');
  const isCased =
    /^(?:\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lu}\p{M}]+)$/u.test(word) || /^\p{L}+(?:\p{Lu}\p{Ll}+)+$/u.test(word);
  const folded = fold(word);
  if (!isCased) return /^\d+$/.test(word);
  const vowels = folded.match(/[aeiouyæœ]/g)?.length ?? 0;
  const isMixed = vowels >= word.length * 0.2 && vowels <= word.length * 0.75;
  return (
    isMixed &&
    !/[^aeiouyæœ]{5}/.test(folded) &&
    !/[aeiou]{4}|([a-z])\1\1|[jqvxz][bcdfghjklmnpqrstvwxz]|[bcdfghjkmpqtvwxz][jqx]|q[^u]/.test(folded)
  );
}
