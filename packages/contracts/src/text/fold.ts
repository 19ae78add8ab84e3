import { stripAccents } from './strip-accents.ts';

/** Letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
};

const PLAIN = /^[\0-\x7f]*$/;

/** Lower case without accents: "Łódź STRASSE Ærø" → "lodz strasse aero". */
export function unaccent(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return stripAccents(lower).replace(/[ßæœøðþđłıħ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/** What two spellings of a name have in common: "Saint-Étienne " → "saint etienne". */
export function fold(text: string): string {
  return unaccent(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
