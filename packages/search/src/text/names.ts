import { unaccent } from '@firsthand/contracts';

/** What stands behind the work itself: brackets, a place or a team after a dash or comma. */
const ADDITION = /(?:[([{|,;:•]|\s[-–—]|[-–—]\s).*/su;
const LONGEST = 80;
const HAS_LETTERS = /\p{L}{2}/u;

/** The work that a title names: "Senior Nurse (ICU) - Berlin" → "Senior Nurse". Null when nothing is left of it. */
export function toPlainTitle(title: string): string | null {
  return toName(title.replace(ADDITION, ''));
}

/** A name with single spaces; null when it has no letters or is too long to be offered. */
export function toName(text: string): string | null {
  const name = text.replace(/\s+/gu, ' ').trim();
  return HAS_LETTERS.test(name) && name.length <= LONGEST ? name : null;
}

/** What the beginnings of names are compared by: "Café  Mana" → "cafe mana". */
export function toNameKey(name: string): string {
  return unaccent(name).replace(/\s+/gu, ' ');
}

const MOST_BEGINNINGS = 6;

/** The name from each of its words on, since nobody begins with the first: "Data Engineer" → data engineer, engineer. */
export function listBeginnings(name: string): string[] {
  const words = toNameKey(name).split(' ');
  return words.slice(0, MOST_BEGINNINGS).map((_, index) => words.slice(index).join(' '));
}
