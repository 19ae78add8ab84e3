import { foldLetters } from '@firsthand/contracts/light';

/** Words that stand in nearly every text; the search leaves them out too. "IT" in capitals is the trade. */
const TOO_COMMON = new Set(
  'a an and are as at be by for from has in is it its of on or that the this to was we with you your'.split(
    ' ',
  ),
);
const WORD = /[\p{L}\p{N}\p{M}]+(?:\+\+|#)?/gu;
const PIECE = /(-(?=\S))?(?:(title|company):(?=\S))?(?:"([^"]*)"?|(\S+))/giu;
/** Endings such as "s", "er" and "ing" are this long at most, and what is before them this long at least. */
const LONGEST_ENDING = 3;
const SHORTEST_STEM = 4;

/**
 * The words of a query that a job's texts may hold, folded: without what is excluded, what must stand in the company's
 * name, and operators. `Senior nurse OR "Pflege-Kraft" -travel company:acme` → senior, nurse, pflege, kraft
 */
export function toQueryWords(query: string): string[] {
  const words = [...query.matchAll(PIECE)].flatMap(([, minus, field, quoted, word]) => {
    const text = quoted ?? word ?? '';
    const isWanted = minus === undefined && field?.toLowerCase() !== 'company' && text !== 'OR';
    return isWanted ? (text.match(WORD) ?? []).map(foldLetters) : [];
  });
  return [...new Set(words)].filter((word) => word === 'it' || !TOO_COMMON.has(word));
}

/** A part of a text, and whether it is a word that was asked for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Takes a text apart at the words of a query: ("Night nurses", ["nurse"]) → "Night ", and "nurses" as a match. */
export function splitAtMatches(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of words.length === 0 ? [] : text.matchAll(WORD)) {
    if (!isWanted(match[0], words)) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), isMatch: false });
    from = match.index + match[0].length;
    parts.push({ text: match[0], isMatch: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false });
  return parts;
}

function isWanted(word: string, words: readonly string[]): boolean {
  const folded = foldLetters(word);
  if (folded === 'it') return word === 'IT' && words.includes('it');
  return words.some((wanted) => isSame(folded, wanted));
}

/** Equal, or one is the other with a short ending. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return (
    shorter.length >= SHORTEST_STEM &&
    longer.length - shorter.length <= LONGEST_ENDING &&
    longer.startsWith(shorter)
  );
}
