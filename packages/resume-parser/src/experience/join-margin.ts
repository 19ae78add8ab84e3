import type { Chunk } from '../layout/chunks.ts';
import { isLevel, toLine, type Line } from '../layout/lines.ts';
import { findDates } from '../words/find-dates.ts';

/** Two edges this close are one edge, in points. */
const EDGE = 3;
/** Rows of a section whose text begins at one edge, beside a margin. */
const FEWEST_ROWS = 2;
/** Edges that are tried: a table has fewer columns. */
const MOST_EDGES = 12;

/** Cells of the margin that stand under each other, and the lines of text beside them. */
interface Row {
  margin: Chunk[];
  texts: Line[];
}

/**
 * What stands in a margin left of the text, such as dates, a place or an employer over several lines, belongs to the
 * first line of the text beside it, wherever in the margin's height it stands.
 */
export function joinMargin(lines: readonly Line[]): Line[] {
  const edge = findTextEdge(lines);
  if (edge === null) return [...lines];
  const margin = lines.flatMap(({ cells }) => cells.filter(({ x }) => x < edge - EDGE));
  const texts = lines.flatMap((line) => {
    const cells = line.cells.filter(({ x }) => x >= edge - EDGE);
    return cells.length === 0 ? [] : [cells.length === line.cells.length ? line : toLine(cells, line.block)];
  });
  const groups = groupMargin(margin);
  if (!groups.every((group) => findDates(toText(group)).length > 0)) return [...lines];
  const right = margin.reduce((most, cell) => Math.max(most, cell.right), 0);
  const width = right - margin.reduce((least, { x }) => Math.min(least, x), right);
  return toRows(groups, texts).flatMap(({ margin: own, texts: [first, ...rest] }) => {
    const head = toHead(own, width);
    if (!first) return head.length === 0 ? [] : [toLine(head, lines[0]?.block ?? 0)];
    const level = head.map((cell) => ({ ...cell, y: first.y, page: first.page }));
    return [toLine([...level, ...first.cells], first.block), ...rest];
  });
}

/** Where the text begins beside a margin of which some cell is a date; null when there is no such margin. */
function findTextEdge(lines: readonly Line[]): number | null {
  const seconds = lines.flatMap(({ cells: [first, second] }) => (first && second ? [second.x] : []));
  const starts = lines.flatMap(({ cells }) => cells.slice(0, 2).map(({ x }) => x));
  const isShared = (x: number): boolean =>
    starts.filter((other) => Math.abs(other - x) < EDGE).length >= FEWEST_ROWS;
  // Points of lists begin further right than the text itself.
  const edges = [...new Set(seconds)].sort((a, b) => a - b).slice(0, MOST_EDGES);
  return edges.find((x) => isShared(x) && isTextEdge(lines, x)) ?? null;
}

function isTextEdge(lines: readonly Line[], edge: number): boolean {
  const cells = lines.flatMap((line) => line.cells);
  const inMargin = cells.filter(({ x }) => x < edge - EDGE);
  const isClear = inMargin.every(({ right }) => right < edge);
  const dates = cells.filter(isDate);
  const isOfDates = dates.length > 0 && dates.every(({ x }) => x < edge - EDGE);
  const isNarrow = inMargin.every(({ text }) => text.length < 40);
  return isClear && isOfDates && isNarrow && (cells.length - inMargin.length) * 1.5 >= inMargin.length;
}

function isDate({ text }: Chunk): boolean {
  const [dates] = findDates(text);
  return dates !== undefined && text.length - (dates.to - dates.from) <= 6;
}

function toText(cells: readonly Chunk[]): string {
  return cells.map(({ text }) => text).join(' ');
}

/** Cells close under each other, until the next stretch of time begins, or what stands before it. */
function groupMargin(cells: readonly Chunk[]): Chunk[][] {
  const groups: Chunk[][] = [];
  const isDateFirst = cells[0] !== undefined && hasRange([cells[0]]);
  for (const cell of cells) {
    const group = groups.at(-1);
    const [first, last] = [group?.[0], group?.at(-1)];
    const isNear = last !== undefined && last.page === cell.page && cell.y - last.y < cell.size * 2.2;
    const opens = isDateFirst ? hasRange([cell]) : first !== undefined && isOneLook(first, cell);
    const isNext = group !== undefined && hasRange(group) && opens;
    if (group && isNear && !isNext) group.push(cell);
    else groups.push([cell]);
  }
  return groups;
}

function hasRange(cells: readonly Chunk[]): boolean {
  return findDates(toText(cells)).some(({ isRange }) => isRange);
}

function toRows(groups: readonly Chunk[][], texts: readonly Line[]): Row[] {
  const isBefore = (line: Line, cell: Chunk): boolean =>
    line.page < cell.page ||
    (line.page === cell.page && line.y < cell.y && !isLevel(line.cells[0] ?? cell, cell));
  const firsts = groups.map((group) => {
    const [top] = group;
    const at = top ? texts.findIndex((line) => !isBefore(line, top)) : -1;
    return at < 0 ? texts.length : at;
  });
  // Set in the middle of its row, a margin's first cell stands lower than the row's first line.
  const isMiddle = (firsts[0] ?? 0) > 0;
  const starts = firsts.map((first, index) =>
    isMiddle ? findWidestGap(texts, index === 0 ? 0 : (firsts[index - 1] ?? 0), first) : first,
  );
  const rows = groups.map((margin, index) => ({
    margin,
    texts: texts.slice(starts[index], starts[index + 1] ?? texts.length),
  }));
  return isMiddle || firsts[0] === 0 ? rows : [{ margin: [], texts: texts.slice(0, starts[0]) }, ...rows];
}

/** The line after the widest gap of those up to a place, the first of the document's lines at its beginning. */
function findWidestGap(texts: readonly Line[], from: number, to: number): number {
  if (from === 0) return 0;
  let best = to;
  let widest = 0;
  for (let at = from + 1; at <= Math.min(to, texts.length - 1); at += 1) {
    const [line, before] = [texts[at], texts[at - 1]];
    const gap = line && before && line.page === before.page ? line.y - before.y : 0;
    if (gap > widest + 0.5) [best, widest] = [at, gap];
  }
  return best;
}

/** The cells of a margin with their dates in one cell, and what was broken at its edge in one. */
function toHead(cells: readonly Chunk[], width: number): Chunk[] {
  const all = findDates(toText(cells));
  const dates = all.find(({ isRange }) => isRange) ?? all[0];
  let at = 0;
  const head: { cell: Chunk; isWhen: boolean }[] = [];
  for (const cell of cells) {
    const isWhen = dates !== undefined && at < dates.to && at + cell.text.length > dates.from;
    at += cell.text.length + 1;
    const last = head.at(-1);
    const isBroken =
      last !== undefined &&
      !last.isWhen &&
      !isWhen &&
      isOneLook(last.cell, cell) &&
      isFull(last.cell, cell, width);
    if (last && (isBroken || (last.isWhen && isWhen))) last.cell = join(last.cell, cell);
    else head.push({ cell, isWhen });
  }
  return head.map(({ cell }) => cell);
}

function isOneLook(a: Chunk, b: Chunk): boolean {
  return a.isBold === b.isBold && a.colour === b.colour && Math.abs(a.size - b.size) < 0.4;
}

/** Whether the next line's first word had no room: `Fennimore School` over `District`. */
function isFull(cell: Chunk, next: Chunk, width: number): boolean {
  const word = next.text.split(' ')[0] ?? '';
  const letter = (cell.right - cell.x) / Math.max(1, cell.text.length);
  return cell.right - cell.x + (word.length + 1) * letter > width;
}

function join(above: Chunk, below: Chunk): Chunk {
  return {
    ...above,
    text: `${above.text} ${below.text}`,
    x: Math.min(above.x, below.x),
    right: Math.max(above.right, below.right),
    spans: [],
  };
}
