import { splitAtMatches } from '../../lib/match-words.ts';

interface HighlightedProps {
  text: string;
  /** As `toQueryWords` gives them; none marks nothing. */
  words: readonly string[];
}

/** A text with the words that were searched for marked in it. */
export function Highlighted({ text, words }: HighlightedProps) {
  if (words.length === 0) return text;
  return splitAtMatches(text, words).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
