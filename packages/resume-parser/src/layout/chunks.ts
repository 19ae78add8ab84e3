import type { ReadPage, TextItem } from '../page.ts';
import { cleanText } from '../words/clean-text.ts';
import { lowerRaised } from './raised.ts';

/** A stretch of one look within a chunk. */
export interface Span {
  text: string;
  isBold: boolean;
  font: string;
}

/** Text that stands together on one baseline: what the eye takes for one cell. */
export interface Chunk {
  page: number;
  text: string;
  x: number;
  right: number;
  /** Baseline. */
  y: number;
  size: number;
  isBold: boolean;
  colour: string | null;
  spans: Span[];
  /** Where in the text each piece begins, if all are set as far from each other as chips are. */
  chips?: number[];
}

/** A gap wider than this many times the text's size parts two cells. */
const CELL_GAP = 0.95;
/** A gap wider than this does so where several rows begin again at the same place. */
const EDGE_GAP = 0.45;
/** Text that begins this far, times its size, before the text to its left ends is another cell’s where rows share the edge. */
const OVERLAP = 0.15;
/** A gap narrower than this is no space between words. */
const WORD_GAP = 0.13;

const BOLD =
  /bold|black|heavy|semib|demi|extrab|(?:-|\b)(?:bd|med(?:ium)?)\b|cmbx|sfbx|lmroman\d+-bold|b(?:old)?x\d/i;

/** Characters of a row; no page is wide enough for more that is to be read. */
const LONGEST_ROW = 1_500;

/**
 * Joins the runs of a page into chunks, in no particular order of columns. Rows too long for a page, such as words
 * hidden for a machine, come apart from them: looking for values there would take long and find none.
 */
export function toChunks(page: ReadPage, number: number): { chunks: Chunk[]; overlong: Chunk[] } {
  const items = page.items
    .filter(({ isTurned, text }) => !isTurned && text.trim() !== '')
    .flatMap((item) => splitWide({ ...item, text: cleanText(item.text, item.font) }))
    .filter((item) => item.text.trim() !== '' || isIcon(item));
  const rows = dropShadows(lowerRaised(groupRows(items)).map(hangIcon)).filter((row) => row.some(isShown));
  const edges = findSharedEdges(rows);
  const chunks: Chunk[] = [];
  const overlong: Chunk[] = [];
  for (const row of rows) {
    const length = row.reduce((sum, { text }) => sum + text.length, 0);
    if (length > LONGEST_ROW) overlong.push(toChunk(row, number));
    else chunks.push(...joinRow(row, edges).map((part) => toChunk(part, number)));
  }
  return { chunks, overlong };
}

/** Three spaces within a run are a tab made by hand: `'Acme Inc.     2019 – 2021'` is two runs. */
function splitWide(item: TextItem): TextItem[] {
  if (!/\S {3,}\S/.test(item.text)) return [item];
  const perCharacter = item.width / item.text.length;
  return [...item.text.matchAll(/\S(?: {0,2}\S)*/g)].map(({ 0: text, index }) => ({
    ...item,
    text,
    x: item.x + index * perCharacter,
    width: text.length * perCharacter,
  }));
}

function isShown({ text }: TextItem): boolean {
  return text.trim() !== '';
}

/** What was drawn where no text is left. */
function isIcon(item: TextItem): boolean {
  return !isShown(item) && item.width > item.size * 0.3;
}

/** A line that an icon opens begins where the icon does; icons further on part what stands around them. */
function hangIcon(row: TextItem[]): TextItem[] {
  const [icon, next] = row;
  if (!icon || !next || isShown(icon) || next.x - icon.x - icon.width > next.size * 1.5) return row;
  return [{ ...next, x: icon.x, width: next.x + next.width - icon.x }, ...row.slice(2)];
}

function groupRows(items: readonly TextItem[]): TextItem[][] {
  const rows: { y: number; size: number; items: TextItem[] }[] = [];
  for (const item of [...items].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.slice(-6).find(({ y, size }) => Math.abs(item.y - y) <= 0.3 * Math.min(size, item.size));
    if (row) row.items.push(item);
    else rows.push({ y: item.y, size: item.size, items: [item] });
  }
  return rows.map(({ items: row }) => row.sort((a, b) => a.x - b.x));
}

/** Some writers draw bold text twice, a hair apart. */
function dropShadows(rows: readonly TextItem[][]): TextItem[][] {
  return rows.map((row) =>
    row.filter(
      (item, index) =>
        !row
          .slice(Math.max(0, index - 3), index)
          .some(
            (other) =>
              other.text === item.text && Math.abs(other.x - item.x) < 1 && item.text.trim().length > 1,
          ),
    ),
  );
}

/**
 * Left edges at which text begins again after a gap in several rows: a narrow gap there parts cells as well, as between
 * labels set flush right and what they name. Text set to full width has such gaps too, but not under each other.
 */
function findSharedEdges(rows: readonly TextItem[][]): (x: number) => boolean {
  const starts = rows.flatMap((row) =>
    row.flatMap((item, index) => {
      const before = row[index - 1];
      const isAfterGap = before !== undefined && isTextual(before) && gapBetween(before, item) > EDGE_GAP;
      return isAfterGap ? [item.x] : [];
    }),
  );
  const countStarts = countNear(starts);
  const countFirsts = countNear(rows.flatMap(([first]) => (first ? [first.x] : [])));
  return (x) => {
    const own = countStarts(x);
    return own >= 2 && own + countFirsts(x) >= 3;
  };
}

/** How many of these stand within less than a point of a place. */
function countNear(places: readonly number[]): (x: number) => number {
  const sorted = Float64Array.from(places).sort();
  const countBelow = (x: number, isBelow: (place: number) => boolean): number => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (isBelow(sorted[middle] ?? x)) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return (x) => countBelow(x, (place) => place < x + 0.8) - countBelow(x, (place) => place <= x - 0.8);
}

function gapBetween(before: TextItem, item: TextItem): number {
  return (item.x - before.x - before.width) / Math.max(item.size, before.size);
}

/** What stands close behind a heading in the margin: smaller text of another look, or a point of a list. */
function isBeside(before: TextItem, item: TextItem): boolean {
  const isBolder = BOLD.test(before.font) !== BOLD.test(item.font);
  const gap = gapBetween(before, item);
  if (/^[•▪●■]/u.test(item.text)) return gap > WORD_GAP && (isBolder || before.size > item.size + 0.5);
  const isHeading = before.size > item.size * 1.15 && (isBolder || before.colour !== item.colour);
  return isHeading && gap > EDGE_GAP;
}

function isTextual({ text }: TextItem): boolean {
  return /[\p{L}\p{N}]/u.test(text) && text.trim().length > 1;
}

function joinRow(row: readonly TextItem[], isEdge: (x: number) => boolean): TextItem[][] {
  const parts: TextItem[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  let isParted = false;
  const narrowest = Math.max(EDGE_GAP, findUsualGap(row) * 1.5);
  for (const item of row) {
    if (!isShown(item)) {
      isParted = true;
      continue;
    }
    const last = parts.at(-1);
    const before = last?.at(-1);
    const size = Math.max(item.size, before?.size ?? 0);
    const isCell =
      before &&
      isTextual(before) &&
      (isBeside(before, item) ||
        ((gapBetween(before, item) > narrowest || gapBetween(before, item) < -OVERLAP) && isEdge(item.x)));
    if (last && !isParted && !isCell && item.x - right < CELL_GAP * size) last.push(item);
    else parts.push([item]);
    isParted = false;
    right = Math.max(last && parts.at(-1) === last ? right : Number.NEGATIVE_INFINITY, item.x + item.width);
  }
  return parts;
}

const MONOSPACED = /mono|courier|consol|typewriter|menlo|cm(?:t|vt)t|lmtt/i;

/** How wide a space between words is in this row: wide in lines set to full width and in fonts of one width. */
function findUsualGap(row: readonly TextItem[]): number {
  const gaps = row
    .flatMap((item, index) => {
      const before = row[index - 1];
      const gap = before ? gapBetween(before, item) : 0;
      return gap > WORD_GAP ? [gap] : [];
    })
    .sort((a, b) => a - b);
  const [first] = row;
  const width = first && (MONOSPACED.test(first.font) || isOneWidth(row)) ? toLetterWidth(first) : 0;
  return gaps.length >= 3 ? Math.max(width, gaps[Math.floor((gaps.length - 1) / 2)] ?? 0) : width;
}

function toLetterWidth({ text, width, size }: TextItem): number {
  return width / text.length / size;
}

/** Of the narrowest font whose letters are all as wide as each other, in sizes. */
const NARROWEST_OF_ONE = 0.54;

/** Whether letters are all as wide as each other, as those of Cousine: several words tell, whatever the font's name. */
function isOneWidth(row: readonly TextItem[]): boolean {
  const words = row.filter((item) => isTextual(item));
  const [first] = words;
  const width = first ? toLetterWidth(first) : 0;
  const isTelling = new Set(words.map(({ text }) => text.length)).size >= 2;
  return (
    isTelling &&
    width >= NARROWEST_OF_ONE &&
    words.every((item) => Math.abs(toLetterWidth(item) - width) < 0.003)
  );
}

function toChunk(items: readonly TextItem[], page: number): Chunk {
  const gap = findWordGap(items);
  const spans: Span[] = [];
  let text = '';
  let right: number | null = null;
  let size = 0;
  for (const item of items) {
    // The large first letter of small capitals stands a little off: `W ERKERVARING`.
    const isCapital = /(?:^|\s)\p{Lu}$/u.test(text) && /^\p{Lu}/u.test(item.text) && item.size < size * 0.92;
    // Text that runs into other text is no part of its last word.
    const reach = item.text.trim().length > 1 ? 0.15 : 1;
    const isOver = right !== null && item.x - right < -item.size * reach;
    const isApart = isOver || (right !== null && item.x - right > (isCapital ? 0.3 : gap) * item.size);
    const piece = `${isApart && !text.endsWith(' ') && !item.text.startsWith(' ') ? ' ' : ''}${item.text}`;
    text += piece;
    right = item.x + item.width;
    size = item.size;
    const isBold = BOLD.test(item.font);
    const last = spans.at(-1);
    if (last?.font === item.font) last.text += piece;
    else spans.push({ text: piece, isBold, font: item.font });
  }
  const largest = items.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const bold = spans.filter(({ isBold }) => isBold).reduce((sum, span) => sum + span.text.length, 0);
  const named = items.filter(({ text: own }) => /[\p{L}\p{N}]/u.test(own));
  return {
    page,
    text: text.replace(/ {2,}/g, ' ').trim(),
    x: items[0]?.x ?? 0,
    right: items.reduce((most, item) => Math.max(most, item.x + item.width), Number.NEGATIVE_INFINITY),
    y: largest.y,
    size: named.reduce((most, item) => Math.max(most, item.size), 0) || largest.size,
    isBold: bold * 2 > text.length,
    colour: largest.colour,
    spans,
    ...findChips(items, text),
  };
}

/** A space between words is half as wide. */
const CHIP_GAP = 0.5;

/** One gap this much wider than another is no space of the same kind. */
const UNLIKE = 1.3;

/** The beginnings of pieces that are all set apart, and alike: `Tekla RFEM AutoCAD` in frames of their own. */
function findChips(items: readonly TextItem[], text: string): Pick<Chunk, 'chips'> {
  const gaps = items.slice(1).map((item, index) => gapBetween(items[index] ?? item, item));
  const isSet = Math.min(...gaps) > CHIP_GAP && Math.max(...gaps) < Math.min(...gaps) * UNLIKE;
  if (gaps.length === 0 || !isSet || !items.every(isTextual)) return {};
  let from = 0;
  const chips = items.map((item) => {
    const at = text.indexOf(item.text.trim(), from);
    from = at + item.text.trim().length;
    return at;
  });
  return chips.includes(-1) ? {} : { chips };
}

/** Letters that are set one by one with space between them need a wider gap for a word. */
function findWordGap(items: readonly TextItem[]): number {
  const single = items.filter(({ text }) => text.trim().length === 1).length;
  if (items.length < 4 || single < items.length * 0.7) return WORD_GAP;
  const gaps = items
    .slice(1)
    .map((item, index) => (item.x - (items[index]?.x ?? 0) - (items[index]?.width ?? 0)) / item.size)
    .sort((a, b) => a - b);
  return Math.max(WORD_GAP, (gaps[Math.floor(gaps.length / 2)] ?? 0) * 1.6 + 0.08);
}
