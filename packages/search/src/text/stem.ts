import stemWord from 'wink-porter2-stemmer';

/** Words seen lately with their stems: a stem takes 10 µs to make, and a posting has hundreds of words. */
const CACHE_SIZE = 100_000;
let fresh = new Map<string, string>();
let older = new Map<string, string>();

const ENGLISH_LETTERS = /^[a-z]+$/;

/** The Snowball English stem: "engineering" → "engin". Words with digits or other letters stay as they are. */
export function stem(word: string): string {
  const known = fresh.get(word);
  if (known !== undefined) return known;
  const stemmed = older.get(word) ?? (ENGLISH_LETTERS.test(word) ? stemWord(word) : word);
  // Two generations: what was not asked for during a whole one is forgotten.
  if (fresh.size >= CACHE_SIZE) {
    older = fresh;
    fresh = new Map();
  }
  fresh.set(word, stemmed);
  return stemmed;
}
