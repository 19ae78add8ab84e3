import { ofCompanyWord, ofTitleWord } from '../lexemes.ts';
import { stem } from '../text/stem.ts';
import { chooseNearest, toMostSlips } from '../understand/choose-nearest.ts';
import type { HeldSegment } from './held-segment.ts';
import { findPrefix, getLexeme } from './lexicon.ts';

const PLAIN = /^[\0-\x7f]*$/;
const encoder = new TextEncoder();

/**
 * For each word that no job has, the word of titles and companies that lies nearest, of equally near ones that of most
 * jobs: one slip away for words of four letters or more, two for eight or more. Null: it is known, or nothing is near.
 */
export function correct(segments: readonly HeldSegment[], words: readonly string[]): (string | null)[] {
  return words.map((word) => (isKnown(segments, word) ? null : findNearest(segments, word)));
}

function isKnown(segments: readonly HeldSegment[], word: string): boolean {
  return segments.some((held) => held.count(stem(word)) > 0);
}

function findNearest(segments: readonly HeldSegment[], word: string): string | null {
  const most = toMostSlips(word);
  return most === 0 ? null : chooseNearest(word, listNear(segments, word, most));
}

function* listNear(segments: readonly HeldSegment[], word: string, most: number) {
  for (const { segment } of segments) yield* listWords(segment, word, most);
}

/** The words of titles and companies that have about this length and these letters. */
function* listWords({ lexicon, counts }: HeldSegment['segment'], word: string, most: number) {
  const { length } = word;
  // A slip takes one letter away at most and brings one at most; each has three bytes in scripts like the Chinese.
  const mostBits = 2 * most * (PLAIN.test(word) ? 1 : 3);
  const wanted = toLetters(encoder.encode(word), 0, Infinity);
  for (const prefix of [ofTitleWord(''), ofCompanyWord('')]) {
    const range = findPrefix(lexicon, prefix);
    for (let index = range.start; index < range.end; index++) {
      const first = (lexicon.starts[index] ?? 0) + prefix.length;
      const end = lexicon.starts[index + 1] ?? 0;
      // A letter is one byte or more, so what has too few bytes has too few letters.
      if (end - first < length - most) continue;
      if (countBits(wanted ^ toLetters(lexicon.bytes, first, end)) > mostBits) continue;
      const name = getLexeme(lexicon, index);
      if (Math.abs(name.length - prefix.length - length) > most) continue;
      yield { other: name.slice(prefix.length), count: counts[index] ?? 0 };
    }
  }
}

/** A bit for each of 32 groups of bytes; every letter of English has its own. */
function toLetters(bytes: Uint8Array, start: number, end: number): number {
  let letters = 0;
  for (let at = start; at < Math.min(end, bytes.length); at++) letters |= 1 << ((bytes[at] ?? 0) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
