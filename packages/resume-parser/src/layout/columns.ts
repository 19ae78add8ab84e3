import { findLabel } from '../experience/labelled-entries.ts';
import { findHeading } from '../words/headings.ts';
import { countRows, EDGE, isHeading, isRemark } from './chunk-kinds.ts';
import type { Chunk } from './chunks.ts';
import { areCards, cropToCards, cropToSection } from './column-zones.ts';
import { findHeadingMargin, toTurnedMargin, type HeadingMargin } from './heading-margin.ts';
import { joinHeadings } from './join-headings.ts';
import { isLevel, toLines, type Block } from './lines.ts';
import type { TurnedHeading } from './turned.ts';

/** A line of a narrow column may run this far over the gutter, in points. */
const OVERHANG = 30;
/** Rows that each side of a column gutter must have. */
const FEWEST_ROWS = 3;
/** From this share of rows that have a neighbour on the same baseline, two sides are one table. */
const TABLE_SHARE = 0.7;
/** From this share of dates and headings, the right side is no column. */
const NOTES_SHARE = 0.8;
/** The same where one side has all the headings: text beside the names and dates that it belongs to. */
const BESIDE_SHARE = 0.5;

/** Places where a gutter is looked for, and cuts of a page: no resume has a tenth as many. */
const MOST_EDGES = 80;
const MOST_CUTS = 40;

interface Gutter {
  top: number;
  bottom: number;
  x: number;
  score: number;
}

/** Cuts the chunks of each page into columns and puts them in reading order. */
export function toBlocks(
  pages: readonly { chunks: Chunk[]; turned: readonly TurnedHeading[]; isApart?: boolean }[],
): Block[] {
  const blocks: Block[] = [];
  let before: number[] = [];
  const heading = findMarginHeading(pages);
  for (const { chunks, turned, isApart } of pages) {
    if (chunks.length === 0) continue;
    if (isApart === true) before = [];
    const room = { cuts: MOST_CUTS, heading };
    const margin = toTurnedMargin(chunks, turned);
    before = margin ? cutRows(margin, before, blocks, room) : cut(joinHeadings(chunks), before, blocks, room);
  }
  return blocks;
}

/** How much of a page may still be cut, and how the margins of the document set their headings. */
interface Room {
  cuts: number;
  heading: Chunk | null;
}

/** The first heading of the page whose margin holds most of them. */
function findMarginHeading(pages: readonly { chunks: Chunk[] }[]): Chunk | null {
  if (pages.length < 2) return null;
  const margins = pages.flatMap(({ chunks }) => findHeadingMargin(joinHeadings(chunks)) ?? []);
  const [most] = margins.sort((a, b) => b.rows.length - a.rows.length);
  return most?.rows[0]?.heading ?? null;
}

/** Gives the numbers of the blocks at the end of this part of the page. */
function cut(chunks: Chunk[], before: number[], blocks: Block[], room: Room): number[] {
  if (chunks.length === 0) return before;
  const margin = room.cuts > 0 ? findHeadingMargin(chunks, room.heading) : null;
  if (margin) return cutRows(margin, before, blocks, room);
  const gutter = room.cuts > 0 ? findGutter(chunks) : null;
  if (!gutter) return [addBlock(chunks, before, blocks)];
  room.cuts -= 1;
  const inside = ({ y }: Chunk): boolean => y >= gutter.top && y <= gutter.bottom;
  const above = chunks.filter(({ y }) => y < gutter.top);
  const left = chunks.filter((chunk) => inside(chunk) && chunk.x < gutter.x - EDGE);
  const right = chunks.filter((chunk) => inside(chunk) && chunk.x >= gutter.x - EDGE);
  const below = chunks.filter(({ y }) => y > gutter.bottom);
  const top = cut(above, before, blocks, room);
  const ends = [...cut(left, top, blocks, room), ...cut(right, top, blocks, room)];
  return cut(below, ends, blocks, room);
}

/** Each heading of a margin opens what stands beside it. */
function cutRows({ above, rows }: HeadingMargin, before: number[], blocks: Block[], room: Room): number[] {
  room.cuts -= 1;
  return rows.reduce(
    (ends, { heading, texts }) => cut(texts, [addBlock([heading], ends, blocks)], blocks, room),
    cut(above, before, blocks, room),
  );
}

function addBlock(chunks: readonly Chunk[], before: readonly number[], blocks: Block[]): number {
  const number = blocks.length;
  const x = chunks.reduce((least, chunk) => Math.min(least, chunk.x), Number.POSITIVE_INFINITY);
  const right = chunks.reduce((most, chunk) => Math.max(most, chunk.right), Number.NEGATIVE_INFINITY);
  const overlap = (index: number): number => {
    const other = blocks[index];
    return other ? Math.min(right, other.right) - Math.max(x, other.x) : 0;
  };
  const after = [...before].sort((a, b) => overlap(b) - overlap(a))[0] ?? null;
  blocks.push({ lines: toLines(chunks, number), after, x, right });
  return number;
}

/** The gutter of the largest pair of columns that are read one after the other. */
function findGutter(chunks: readonly Chunk[]): Gutter | null {
  if (chunks.length < 2 * FEWEST_ROWS) return null;
  const sorted = [...chunks].sort((a, b) => a.y - b.y);
  const tables = findTables(sorted);
  const findLevelRight = keepLevelRight(sorted);
  const gutters = findEdges(sorted).flatMap((x) => findRuns(sorted, x, tables, findLevelRight));
  return gutters.reduce<Gutter | null>(
    (best, gutter) => (!best || gutter.score > best.score ? gutter : best),
    null,
  );
}

/** What stands in tables: from a row that names at least three columns to the next heading. */
function findTables(sorted: readonly Chunk[]): ReadonlySet<Chunk> {
  const named = sorted.filter(({ text }) => findLabel(text) !== null);
  const inTables = named.flatMap((first, index) => {
    const row = named.filter((other) => isLevel(first, other));
    const isFirst = named.findIndex((other) => isLevel(first, other)) === index;
    if (!isFirst || row.length < 3) return [];
    const end =
      sorted.find((other) => other.y > first.y + first.size && isHeading(other))?.y ??
      Number.POSITIVE_INFINITY;
    return sorted.filter(({ y }) => y >= first.y - first.size * 0.5 && y < end);
  });
  return new Set(inTables);
}

/** Left edges that several chunks share and that lie right of other text. */
function findEdges(chunks: readonly Chunk[]): number[] {
  const sorted = [...chunks].sort((a, b) => a.x - b.x);
  const leftmost = sorted[0]?.x ?? 0;
  const edges: { x: number; chunks: number }[] = [];
  for (const { x } of sorted) {
    const last = edges.at(-1);
    if (x - leftmost <= 40) continue;
    if (last && x - last.x <= EDGE) last.chunks += 1;
    else edges.push({ x, chunks: 1 });
  }
  if (edges.length <= MOST_EDGES) return edges.map(({ x }) => x);
  return edges
    .sort((a, b) => b.chunks - a.chunks)
    .slice(0, MOST_EDGES)
    .map(({ x }) => x);
}

/** The stretches of the page in which nothing crosses `x` and both sides hold a column. */
function findRuns(
  sorted: readonly Chunk[],
  x: number,
  tables: ReadonlySet<Chunk>,
  findLevelRight: (chunk: Chunk) => number | null,
): Gutter[] {
  const runs: Gutter[] = [];
  let run: Chunk[] = [];
  let above: Chunk | null = null;
  /** The last heading of the left side; null as long as the right side has headings of its own. */
  let heading: Chunk | null = null;
  let isHeadedRight = false;
  const close = (): void => {
    const gutter = toGutter(run, x);
    if (gutter) runs.push(gutter);
    run = [];
    above = null;
    heading = null;
    isHeadedRight = false;
  };
  for (const chunk of sorted) {
    const isCrossing = chunk.x < x - EDGE && chunk.right > x + OVERHANG;
    if (isCrossing || tables.has(chunk) || isLooseDate(chunk, { above, heading }, x, findLevelRight)) {
      close();
    } else {
      run.push(chunk);
      const isRight = chunk.x >= x - EDGE;
      if (isRight) above = chunk;
      isHeadedRight ||= isRight && isHeading(chunk);
      if (isHeadedRight) heading = null;
      else if (isHeading(chunk)) heading = chunk;
    }
  }
  close();
  return runs;
}

/** A date flush right under a block of its own, as an address: it belongs to the line it stands on. */
function isLooseDate(
  chunk: Chunk,
  { above, heading }: { above: Chunk | null; heading: Chunk | null },
  x: number,
  findLevelRight: (chunk: Chunk) => number | null,
): boolean {
  if (chunk.x < x - EDGE || !isRemark(chunk)) return false;
  // Beside the first line under a heading it belongs to that line, however close to the block above.
  const isHeaded = above !== null && heading !== null && heading.y > above.y - above.size;
  if (!isHeaded && chunk.x < x + 15) return false;
  // Under a line that begins at the column's edge it may stand in the column.
  if (!isHeaded && above && chunk.y - above.y < chunk.size * 2.5 && above.x < x + 15) return false;
  const level = findLevelRight(chunk);
  return level !== null && level < x - EDGE;
}

/** Where the last chunk left of one begins that stands on its line; null for one that stands alone. */
function keepLevelRight(chunks: readonly Chunk[]): (chunk: Chunk) => number | null {
  const known = new Map<Chunk, number | null>();
  return (chunk) => {
    const kept = known.get(chunk);
    if (kept !== undefined) return kept;
    const level = chunks.filter((other) => other !== chunk && other.x < chunk.x && isLevel(other, chunk));
    const right = level.length === 0 ? null : level.reduce((most, { x }) => Math.max(most, x), 0);
    known.set(chunk, right);
    return right;
  };
}

function toGutter(whole: readonly Chunk[], x: number): Gutter | null {
  const run = cropToSection(cropToCards(whole, x), x);
  const rightSide = run.filter((chunk) => chunk.x >= x - EDGE);
  const first = rightSide[0];
  const last = rightSide.at(-1);
  if (!first || !last) return null;
  // The right column's extent, widened to the lines of the left one beside it.
  const leftAll = run.filter((chunk) => chunk.x < x - EDGE);
  const { top, bottom } = findExtent(leftAll, rightSide);
  const left = leftAll.filter(({ y }) => y >= top && y <= bottom);
  const right = rightSide.filter(({ y }) => y >= top && y <= bottom);
  const sides = takeShared(left, right);
  if (!sides) return null;
  // A long address may hang over into the gutter; most of the column may not.
  const gap = x - findUsualRight(left);
  const size = run.reduce((least, chunk) => Math.min(least, chunk.size), Number.POSITIVE_INFINITY);
  if (gap < size * 0.7 || !areColumns(...sides)) return null;
  return {
    top,
    bottom,
    x,
    score: Math.min(countRows(left), countRows(right)) * 3 + left.length + right.length + gap / 10,
  };
}

/**
 * From where to where both sides stand beside each other. A side that starts far above the other one does not belong to
 * the columns up there: it is a header.
 */
function findExtent(left: readonly Chunk[], right: readonly Chunk[]): { top: number; bottom: number } {
  const top = Math.max(left[0]?.y ?? 0, right[0]?.y ?? 0);
  const reach = (side: readonly Chunk[]): number => {
    let start = top;
    for (const chunk of [...side].reverse()) {
      if (chunk.y > start) continue;
      if (start - chunk.y > chunk.size * 3.5) break;
      start = chunk.y;
    }
    return start;
  };
  return {
    top: Math.min(reach(left), reach(right)),
    bottom: Math.max(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0),
  };
}

function findUsualRight(chunks: readonly Chunk[]): number {
  const rights = chunks.map(({ right }) => right).sort((a, b) => a - b);
  return rights[Math.floor((rights.length - 1) * 0.85)] ?? 0;
}

/** What of both sides stands beside the other one; null when that is too little. */
function takeShared(left: readonly Chunk[], right: readonly Chunk[]): [Chunk[], Chunk[]] | null {
  const from = Math.max(left[0]?.y ?? 0, right[0]?.y ?? 0);
  const to = Math.min(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0);
  const isShared = ({ y, size }: Chunk): boolean => y >= from - size * 1.2 && y <= to + size * 1.2;
  const [ownLeft, ownRight] = [left.filter(isShared), right.filter(isShared)];
  return countRows(ownLeft) >= FEWEST_ROWS && countRows(ownRight) >= FEWEST_ROWS ? [ownLeft, ownRight] : null;
}

/** Columns go on by themselves; the cells of a table, dates at the margin and titles beside their section do not. */
function areColumns(left: readonly Chunk[], right: readonly Chunk[]): boolean {
  if (areCards(left, right)) return true;
  const headingsLeft = left.filter(isHeading).length;
  const headingsRight = right.filter(isHeading).length;
  const labels = toLines(left, 0).map(({ text }) => findHeading(text) !== null);
  const notes = right.filter((chunk) => isHeading(chunk) || isRemark(chunk)).length;
  if (isMargin(left) || isMargin(right) || notes >= right.length * NOTES_SHARE) return false;
  if (headingsRight === 0 && labels.filter((isLabel) => !isLabel).length < labels.filter(Boolean).length)
    return false;
  if (headingsLeft > 0 && headingsRight > 0) return true;
  const [few, many] = countRows(left) < countRows(right) ? [left, right] : [right, left];
  const plain = few.filter((chunk) => !isHeading(chunk) && !isRemark(chunk));
  const level = plain.filter((chunk) => many.some((other) => isLevel(chunk, other))).length / plain.length;
  return level < (headingsLeft >= 2 && headingsRight === 0 ? BESIDE_SHARE : TABLE_SHARE);
}

/** Dates, places and other short remarks beside the text they belong to. */
function isMargin(side: readonly Chunk[]): boolean {
  return side.filter(isRemark).length >= side.length * 0.4;
}
