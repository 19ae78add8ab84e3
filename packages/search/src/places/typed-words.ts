import { fold } from '@firsthand/contracts';

/** A word of a query, ready to be compared. */
export interface TypedWord {
  /** As it was typed. */
  text: string;
  /** Folded; '' of signs alone. */
  key: string;
  /** A comma or the like ends it. */
  isEnded: boolean;
  /** Letters in capitals only, two or more. */
  isCapitals: boolean;
}

/** Words ready to be compared: "Columbus," → columbus, ended. */
export function toTypedWords(words: readonly string[]): TypedWord[] {
  return words.map((text) => ({
    text,
    key: fold(text),
    isEnded: /[,;|/)]$/.test(text),
    isCapitals: !/\p{Ll}/u.test(text) && /\p{Lu}\P{L}*\p{Lu}/u.test(text),
  }));
}
