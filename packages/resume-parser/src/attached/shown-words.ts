/** A piece of what a page shows, in the order in which it is drawn. */
export interface ShownPiece {
  text: string;
}

/** What a document shows as one text without spaces, of which every character knows its piece. */
export interface ShownWords {
  text: string;
  /** Per character, the index of its piece. */
  pieces: Int32Array;
  /** Per character, whether a word begins there. */
  begins: Uint8Array;
}

/** White space, marks of lists and what parts items in a line, all kinds of hyphens, and what cannot be seen. */
const UNSEEN = /[\s•‣▪·,\p{Pd}\p{Cf}\p{Cc}\u034f\ufe00-\ufe0f]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The same characters for the same words, however a font or a line draws them. */
export function squeeze(text: string): string {
  return Array.from(text.normalize('NFKC'))
    .filter((character) => !UNSEEN.test(character))
    .join('');
}

export function readsRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

export function toShownWords(shown: readonly ShownPiece[]): ShownWords {
  const pieces: number[] = [];
  const begins: number[] = [];
  let text = '';
  for (const [index, piece] of shown.entries()) {
    let isBegun = true;
    for (const part of piece.text.normalize('NFKC').split(/(\s+)/u)) {
      const squeezed = squeeze(part);
      if (squeezed === '') isBegun ||= part !== '';
      for (let at = 0; at < squeezed.length; at += 1) {
        pieces.push(index);
        begins.push(at === 0 && isBegun ? 1 : 0);
      }
      if (squeezed !== '') isBegun = false;
      text += squeezed;
    }
  }
  return { text, pieces: Int32Array.from(pieces), begins: Uint8Array.from(begins) };
}

/** Words of scripts that have them, numbers, and every other sign by itself: a font may part these anywhere. */
const PARTS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Mn}]+|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+|\p{Nd}+|[^]/gu;

/**
 * The words of a stretch in an order of their own, each with its letters in such an order: what is written from right to
 * left comes in the order of drawing, word by word and ligature by ligature.
 */
export function toBag(words: readonly string[]): string {
  return words
    .flatMap((word) => word.match(PARTS) ?? [])
    .map((part) => Array.from(part).sort().join(''))
    .sort()
    .join(' ');
}

/** The words between two places of what is shown. */
export function sliceWords({ text, begins }: ShownWords, from: number, to: number): string[] {
  const words: string[] = [];
  for (let at = from; at < to; at += 1) {
    if (begins[at] === 1 || words.length === 0) words.push('');
    words.push(`${words.pop() ?? ''}${text[at] ?? ''}`);
  }
  return words;
}
