/** Words that are kept with what was made of them: as many as all languages of our postings use in a day. */
const KEPT_WORDS = 100_000;

/** A function of words that keeps what it made of those it saw lately, since a posting has hundreds and most come again. */
export function rememberWords(make: (word: string) => string): (word: string) => string {
  let fresh = new Map<string, string>();
  let older = new Map<string, string>();
  return (word) => {
    const known = fresh.get(word);
    if (known !== undefined) return known;
    const made = older.get(word) ?? make(word);
    // Two generations: what was not asked for during a whole one is forgotten.
    if (fresh.size >= KEPT_WORDS) {
      older = fresh;
      fresh = new Map();
    }
    fresh.set(word, made);
    return made;
  };
}
