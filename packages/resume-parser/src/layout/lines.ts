import { hasBullet } from './bullets.ts';
import type { Place } from '../resume.ts';
import type { Chunk } from './chunks.ts';

/** Cells on one baseline within one column. */
export interface Line {
  page: number;
  cells: Chunk[];
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
  colour: string | null;
  /** Number of its block: lines of one block are read one after the other. */
  block: number;
}

/** Lines in reading order; the blocks of the page before, or above, that this one may go on from. */
export interface Block {
  lines: Line[];
  /** Number of the block whose section this one goes on with, until it has a heading of its own. */
  after: number | null;
  x: number;
  right: number;
}

/** Orders the chunks of a column into lines. */
export function toLines(chunks: readonly Chunk[], block: number): Line[] {
  const rows: Chunk[][] = [];
  for (const chunk of levelBullets(chunks).sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first?.page === chunk.page && isLevel(first, chunk)) row.push(chunk);
    else rows.push([chunk]);
  }
  return rows.map((row) =>
    toLine(
      row.sort((a, b) => a.x - b.x),
      block,
    ),
  );
}

/** A bullet set in another size sits a little off the line it opens: it is moved onto that line. */
function levelBullets(chunks: readonly Chunk[]): Chunk[] {
  const isBullet = ({ text }: Chunk): boolean => text.length === 1 && hasBullet(`${text} x`);
  const texts = chunks.filter((chunk) => !isBullet(chunk));
  return chunks.map((chunk) => {
    if (!isBullet(chunk)) return chunk;
    const near = texts.filter(
      ({ page, x, y, size }) =>
        page === chunk.page && x > chunk.x && x - chunk.x < 40 && Math.abs(y - chunk.y) < size * 0.7,
    );
    const [first] = near.sort((a, b) => Math.abs(a.y - chunk.y) - Math.abs(b.y - chunk.y));
    return first ? { ...chunk, y: first.y, size: first.size } : chunk;
  });
}

/** Whether two chunks stand on one line for the eye: a small date beside a large title may sit a point higher. */
export function isLevel(a: Chunk, b: Chunk): boolean {
  return Math.abs(a.y - b.y) <= Math.max(0.3 * Math.min(a.size, b.size), Math.abs(a.size - b.size) * 0.8);
}

/** Lines of which those that go on in the one below are one with it: `joinBelow` gives both as one, or null. */
export function joinLines(
  lines: readonly Line[],
  joinBelow: (above: Line, below: Line) => Line | null,
): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const both = above && joinBelow(above, line);
    if (both) joined[joined.length - 1] = both;
    else joined.push(line);
  }
  return joined;
}

export function toLine(cells: Chunk[], block: number): Line {
  const main = cells.reduce((a, b) => (b.size > a.size ? b : a));
  const letters = cells.reduce((sum, { text }) => sum + text.length, 0);
  const bold = cells.filter(({ isBold }) => isBold).reduce((sum, { text }) => sum + text.length, 0);
  return {
    page: main.page,
    cells,
    text: cells.map(({ text }) => text).join(' '),
    x: cells.reduce((least, { x }) => Math.min(least, x), main.x),
    right: cells.reduce((most, { right }) => Math.max(most, right), main.right),
    y: main.y,
    size: main.size,
    isBold: bold * 2 > letters,
    colour: main.colour,
    block,
  };
}

/** The rectangle around characters `from` to `to` of a chunk, by their share of its width. */
export function toPlace(chunk: Chunk, from = 0, to = chunk.text.length): Place {
  const width = chunk.right - chunk.x;
  const length = Math.max(1, chunk.text.length);
  return {
    page: chunk.page,
    x: round(chunk.x + (width * from) / length),
    y: round(chunk.y - chunk.size * 0.8),
    width: round((width * (to - from)) / length),
    height: round(chunk.size * 1.05),
  };
}

export function toLinePlace(line: Line): Place {
  return {
    page: line.page,
    x: round(line.x),
    y: round(line.y - line.size * 0.8),
    width: round(line.right - line.x),
    height: round(line.size * 1.05),
  };
}

function round(points: number): number {
  return Math.round(points * 10) / 10;
}
