import { findSetHeading } from '../words/headings.ts';
import type { Chunk } from './chunks.ts';
import type { TurnedHeading } from './turned.ts';

/** Fewest headings in a margin. */
const FEWEST = 2;
/** And most: each is compared with everything beside it. */
const MOST = 40;
/** How many times its size a heading may stand higher or lower than the first line of what it names. */
const REACH = 1.6;

/** Two baselines this close are one, in points. */
const LEVEL = 1.5;

/** A heading in the margin, and what stands beside it. */
export interface MarginRow {
  heading: Chunk;
  texts: Chunk[];
}

export interface HeadingMargin {
  above: Chunk[];
  rows: MarginRow[];
}

/**
 * Finds a left margin in which nothing but headings stands, each beside what it names. A single one is enough where it
 * stands as those of another page do.
 */
export function findHeadingMargin(
  chunks: readonly Chunk[],
  ofOtherPage: Chunk | null = null,
): HeadingMargin | null {
  const named = chunks.filter(({ text }) => findSetHeading(text) !== null);
  const isKnown = (heading: Chunk): boolean => ofOtherPage !== null && isInMargin(ofOtherPage, heading);
  if (named.length > MOST || (named.length < FEWEST && !named.some(isKnown))) return null;
  const sorted = [...named].sort((a, b) => a.y - b.y);
  for (const [index, first] of sorted.entries()) {
    const margin = sorted.slice(index).filter((each) => isInMargin(first, each));
    if (margin.length < FEWEST && !isKnown(first)) continue;
    const found = toMargin(chunks, margin);
    if (found) return found;
  }
  return null;
}

/** Under the first heading, flush left or right with it. */
function isInMargin(first: Chunk, each: Chunk): boolean {
  const isFlush = Math.min(Math.abs(first.x - each.x), Math.abs(first.right - each.right)) < 3;
  return each === first || (isFlush && Math.abs(first.size - each.size) < 0.6);
}

function toMargin(chunks: readonly Chunk[], headings: readonly Chunk[]): HeadingMargin | null {
  // A long word may hang over the margin’s edge; most headings do not.
  const rights = headings.map((each) => each.right).sort((a, b) => a - b);
  const right = rights[Math.floor((rights.length - 1) / 2)] ?? 0;
  const texts = chunks.filter((chunk) => chunk.x > right).sort((a, b) => a.y - b.y);
  const starts = headings.map((heading) => findStart(texts, heading));
  const [lone] = headings;
  // A heading by itself begins on its own line, where there is one: contact lines may stand right above.
  if (lone && headings.length === 1 && texts.some(({ y }) => Math.abs(y - lone.y) < LEVEL))
    starts[0] = lone.y - LEVEL;
  const top = Math.min(...starts);
  const inMargin = (chunk: Chunk): boolean => headings.includes(chunk);
  const isClear = chunks.every((chunk) => chunk.y < top || inMargin(chunk) || chunk.x > right);
  const below = texts.filter(({ y }) => y >= top);
  if (!isClear || below.length < headings.length) return null;
  const rows = headings.map((heading, index) => ({
    heading,
    texts: below.filter(({ y }) => y >= (starts[index] ?? 0) && y < (starts[index + 1] ?? Infinity)),
  }));
  // Beside most headings something begins at their height; under a heading of a column nothing does.
  const beside = rows.filter(({ heading, texts: own }) =>
    own.some(({ y }) => Math.abs(y - heading.y) < heading.size * REACH),
  );
  if (beside.length < rows.length * 0.75) return null;
  return { above: chunks.filter((chunk) => chunk.y < top && !inMargin(chunk)), rows };
}

/** The height at which the text of a heading begins: a little over its own, where the widest gap is. */
function findStart(texts: readonly Chunk[], { y, size }: Chunk): number {
  const near = texts.filter((text) => text.y > y - size * REACH && text.y <= y + size * 0.6);
  const gaps = near.map((text) => {
    const before = texts.findLast((other) => other.y < text.y - text.size * 0.5);
    return { y: text.y, gap: before ? text.y - before.y : Infinity };
  });
  const widest = gaps.reduce<{ y: number; gap: number } | null>(
    (most, each) => (most === null || each.gap > most.gap + 0.5 ? each : most),
    null,
  );
  const top = Math.min(y, widest?.y ?? y);
  // A small date beside a large name may stand a little higher.
  return near.reduce(
    (least, text) => (text.y > top - text.size * 0.5 ? Math.min(least, text.y) : least),
    top,
  );
}

/** Headings turned along what they name, at its top or in its middle; null when they stand beside nothing. */
export function toTurnedMargin(
  chunks: readonly Chunk[],
  turned: readonly TurnedHeading[],
): HeadingMargin | null {
  const headings = [...turned].sort((a, b) => a.top - b.top);
  const [first] = headings;
  if (!first) return null;
  const sorted = [...chunks].sort((a, b) => a.y - b.y);
  const starts = headings.map(({ top, bottom }, index) => {
    const before = headings[index - 1];
    if (before) return findWidestGap(sorted, before.bottom, bottom);
    // What begins left of the heading stands above its row; the row may begin higher than the heading.
    const above = sorted.findLast(({ x, y }) => x < first.chunk.right && y < bottom);
    return sorted.find(({ y, size }) => y > (above ? above.y + size * 0.5 : top + size * 0.2))?.y ?? top;
  });
  const rows = headings.map(({ chunk }, index) => ({
    heading: { ...chunk, y: (starts[index] ?? chunk.y) - 0.1 },
    texts: chunks.filter(({ y }) => y >= (starts[index] ?? 0) && y < (starts[index + 1] ?? Infinity)),
  }));
  const isBeside = rows.every(({ texts }) => texts.length > 0);
  return isBeside ? { above: chunks.filter(({ y }) => y < (starts[0] ?? 0)), rows } : null;
}

/** The height of the line under the widest gap between two heights. */
function findWidestGap(sorted: readonly Chunk[], from: number, to: number): number {
  let best = { y: to, gap: 0 };
  sorted.forEach((chunk, index) => {
    const before = sorted[index - 1];
    if (!before || chunk.y < from || chunk.y > to + chunk.size) return;
    const gap = chunk.y - before.y;
    if (gap > best.gap + 0.5) best = { y: chunk.y, gap };
  });
  return best.y;
}
