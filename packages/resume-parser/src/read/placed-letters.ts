import type { TextItem } from '../page.ts';
import type { Shown } from './walk-operators.ts';

/** Fewest letters that tell how a page is written. */
const FEWEST = 40;
/** From this share of what is shown that is one letter, the page is written letter by letter. */
const SINGLE_SHARE = 0.85;
/** Of the words of a page that is torn apart. */
const TORN_SHARE = 0.12;
/** Of all that is shown: then spaces are written too, and only they part words. */
const SPACE_SHARE = 0.04;
/** In sizes of the letters: no word goes on over it. */
const WIDEST_GAP = 1.1;
/** By how much the gap between words is wider than any within them. */
const LEAST_STEP = 0.12;
/** Of the letters: from there on each is as far from the next as every other. */
const EVEN_SHARE = 0.7;
/** Letters looked for on the same line. */
const LEVEL = 0.25;

/**
 * Pages of which every letter has a place of its own, with the room around it that some other font would need: what stands close
 * together is put together here, for pdf.js takes each such gap for a space. Null for pages that are written in words.
 */
export function joinPlacedLetters(
  shown: readonly Shown[],
  items: readonly TextItem[],
  findFont: (name: string) => string,
): TextItem[] | null {
  if (!isTorn(items)) return null;
  const letters = shown.filter(({ text }) => text !== '');
  const single = letters.filter(({ text }) => Array.from(text).length === 1);
  if (single.length < FEWEST || single.length < letters.length * SINGLE_SHARE) return null;
  const isSpaced = single.filter(({ text }) => text.trim() === '').length >= single.length * SPACE_SHARE;
  const rows = toRows(letters);
  const isWide = (letter: Shown, before: Shown): boolean => gapBefore(letter, before) > WIDEST_GAP;
  const isApart = isSpaced ? isWide : findWordGap(rows);
  return rows.flatMap((row) => toWords(row, isApart).map((word) => toItem(word, findFont)));
}

/** Whether more words are single letters than in any text; a heading set wide is nothing but such. */
function isTorn(items: readonly TextItem[]): boolean {
  const texts = items.map(({ text }) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)));
  const mixed = texts.filter((words) => words.some(({ length }) => length > 1)).flat();
  const isAllWide = mixed.length < texts.flat().length / 2;
  const words = isAllWide ? texts.flat() : mixed;
  return words.filter(({ length }) => length === 1).length > words.length * TORN_SHARE;
}

function toRows(letters: readonly Shown[]): Shown[][] {
  const rows: Shown[][] = [];
  for (const letter of [...letters].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && Math.abs(first.y - letter.y) <= letter.size * LEVEL) row.push(letter);
    else rows.push([letter]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

function gapBefore(letter: Shown, before: Shown): number {
  return (letter.x - before.x - before.width) / Math.max(1, letter.size);
}

/**
 * Between the gaps of letters and those of words, where the step from one to the other is the largest. Where each letter is as far
 * from the next as every other, a word ends where one is left out.
 */
function findWordGap(rows: readonly Shown[][]): (letter: Shown, before: Shown) => boolean {
  const pairs = rows.flatMap((row) =>
    row.slice(1).map((letter, index) => ({ letter, before: row[index] ?? letter })),
  );
  const steps = pairs.map(({ letter, before }) => stepOf(letter, before)).sort((a, b) => a - b);
  const usual = steps[Math.floor(steps.length / 2)] ?? 0;
  const even = steps.filter((step) => Math.abs(step - usual) < 0.02).length;
  if (even > steps.length * EVEN_SHARE) return (letter, before) => stepOf(letter, before) > usual * 1.5;
  const gaps = pairs
    .map(({ letter, before }) => gapBefore(letter, before))
    .filter((gap) => gap < WIDEST_GAP)
    .sort((a, b) => a - b);
  let best = { step: LEAST_STEP, at: WIDEST_GAP };
  for (let index = Math.floor(gaps.length / 2); index < gaps.length - 1; index += 1) {
    const [gap = 0, next = 0] = [gaps[index], gaps[index + 1]];
    if (next - gap > best.step) best = { step: next - gap, at: (gap + next) / 2 };
  }
  return (letter, before) => gapBefore(letter, before) > best.at;
}

function stepOf(letter: Shown, before: Shown): number {
  return (letter.x - before.x) / Math.max(1, letter.size);
}

function toWords(row: readonly Shown[], isApart: (letter: Shown, before: Shown) => boolean): Shown[][] {
  const words: Shown[][] = [];
  let isOpen = false;
  for (const letter of row) {
    const word = words.at(-1);
    const before = word?.at(-1);
    if (letter.text.trim() === '') {
      isOpen = false;
      continue;
    }
    const goesOn = isOpen && word && before && before.font === letter.font && !isApart(letter, before);
    if (goesOn) word.push(letter);
    else words.push([letter]);
    isOpen = true;
  }
  return words;
}

function toItem(word: readonly Shown[], findFont: (name: string) => string): TextItem {
  const [first, last] = [word[0], word.at(-1)];
  const { x = 0, y = 0, size = 0, colour = null, font = '' } = first ?? {};
  return {
    ...{ x, y, size, colour, isTurned: false, font: findFont(font) },
    text: word.map(({ text }) => text.trim().normalize('NFKC')).join(''),
    width: (last?.x ?? 0) + (last?.width ?? 0) - x,
  };
}
