import { readsRightToLeft, sliceWords, squeeze, toBag, type ShownWords } from './shown-words.ts';

/**
 * Whether what is shown is these pieces of text, one after the other and nothing besides, but for spaces, marks of lists and
 * the order of words that are written from right to left.
 */
export function saysTheSame(shown: ShownWords, pieces: readonly string[]): boolean {
  let at = 0;
  let waiting: string[] = [];
  for (const piece of pieces) {
    if (readsRightToLeft(piece)) {
      waiting.push(piece);
      continue;
    }
    const squeezed = squeeze(piece);
    if (squeezed === '') continue;
    const end = findEnd(shown, at, waiting);
    if (end === null || !shown.text.startsWith(squeezed, end)) return false;
    at = end + squeezed.length;
    waiting = [];
  }
  return findEnd(shown, at, waiting) === shown.text.length;
}

/** Where the pieces that are waiting end, however their words are ordered; null where something else is shown. */
function findEnd(shown: ShownWords, from: number, waiting: readonly string[]): number | null {
  if (waiting.length === 0) return from;
  const words = waiting
    .flatMap((piece) => piece.normalize('NFKC').split(/\s+/u))
    .map(squeeze)
    .filter((word) => word !== '');
  const end = from + words.join('').length;
  return toBag(sliceWords(shown, from, end)) === toBag(words) ? end : null;
}
