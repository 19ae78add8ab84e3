import { ResumeError } from '../../resume-error.ts';
import type { ReadPage } from '../../page.ts';
import type { FlowBlock, Paragraph, Table } from './read-blocks.ts';
import { setLines, type SetRun } from './set-lines.ts';

export interface Paper {
  width: number;
  height: number;
}

/** The same as of a PDF. */
const MOST_PAGES = 50;
const MOST_ITEMS = 40_000;
const MOST_CHARACTERS = 400_000;
const MARGIN = 50;
const LEADING = 1.25;
const CELL_MARGIN = 5.4;
/** Between what the header says, the document and what the footer says. */
const PART_GAP = 24;
const TABLE_GAP = 6;
/** Above what is bold, in its sizes: what is parted by looks alone stands apart by its place as well. */
const LEAST_OPENING = 0.7;

interface Strip {
  runs: (SetRun & { y: number })[];
  pageHeight: number;
  characters: number;
}

/**
 * Sets a document as a program for texts would, near enough for cells to stand beside each other and dates at the edge:
 * on one long strip, which is cut into pages.
 */
export function setPages(parts: readonly (readonly FlowBlock[])[], { width, height }: Paper): ReadPage[] {
  const strip: Strip = { runs: [], pageHeight: height - 2 * MARGIN, characters: 0 };
  let y = 0;
  for (const blocks of parts.filter(({ length }) => length > 0)) {
    y = setBlocks(blocks, { from: MARGIN, to: width - MARGIN, y, strip }) + PART_GAP;
  }
  const pages: ReadPage[] = [];
  for (const run of strip.runs) {
    const number = Math.floor((run.y - run.look.size) / strip.pageHeight);
    if (number >= MOST_PAGES) throw new ResumeError('too-many-pages');
    while (pages.length <= Math.max(0, number)) {
      pages.push({ width, height, items: [], links: [], rules: [], isDrawn: false });
    }
    const page = pages[Math.max(0, number)];
    if (page) place(run, page, MARGIN + run.y - Math.max(0, number) * strip.pageHeight);
  }
  return pages;
}

function place({ text, x, width, look, address }: SetRun, page: ReadPage, y: number): void {
  const { size, isBold, colour } = look;
  page.items.push({
    ...{ text, x, y, width, size, colour },
    isTurned: false,
    font: isBold ? 'Document-Bold' : 'Document',
  });
  if (address !== null) page.links.push({ address, x, y: y - size, width, height: size * 1.2 });
}

interface Area {
  from: number;
  to: number;
  y: number;
  strip: Strip;
}

/** Gives where the next thing would stand. */
function setBlocks(blocks: readonly FlowBlock[], area: Area): number {
  return blocks.reduce(
    (y, block, index) =>
      block.kind === 'table'
        ? setTable(block, { ...area, y })
        : setParagraph(block, { ...area, y }, index === 0),
    area.y,
  );
}

function setParagraph(paragraph: Paragraph, { from, to, y: top, strip }: Area, isFirst: boolean): number {
  const opening = !isFirst && opensSomething(paragraph) ? paragraph.size * LEAST_OPENING : 0;
  let y = top + Math.max(paragraph.look.before, opening);
  for (const { runs, size, endsPage } of setLines(paragraph, from, to)) {
    y += size * LEADING;
    const baseline = y - size * (LEADING - 1);
    for (const run of runs) {
      strip.characters += run.text.length;
      if (strip.runs.length >= MOST_ITEMS || strip.characters > MOST_CHARACTERS) {
        throw new ResumeError('too-complex');
      }
      strip.runs.push({ ...run, y: baseline });
    }
    if (endsPage) y = (Math.floor(y / strip.pageHeight) + 1) * strip.pageHeight;
  }
  return y + paragraph.look.after;
}

function opensSomething({ pieces }: Paragraph): boolean {
  const [first] = pieces.filter((piece) => piece.kind === 'text');
  return first?.look.isBold ?? false;
}

function setTable(table: Table, { from, to, y: top, strip }: Area): number {
  let y = top;
  for (const row of table.rows) {
    const edges = findEdges(table, row, to - from);
    let bottom = y;
    let column = 0;
    for (const cell of row) {
      column += cell.skipped;
      const left = edges[column] ?? 0;
      column += cell.span;
      const right = edges[column] ?? to - from;
      const area = { from: from + left + CELL_MARGIN, to: from + right - CELL_MARGIN, y, strip };
      bottom = Math.max(bottom, setBlocks(cell.blocks, area));
    }
    y = bottom;
  }
  return y + TABLE_GAP;
}

/** Where columns begin, within the room there is; of equal widths where the table states none. */
function findEdges({ columns }: Table, row: Table['rows'][number], room: number): number[] {
  const count = Math.max(
    1,
    row.reduce((sum, { span, skipped }) => sum + span + skipped, 0),
  );
  const isStated = columns.length >= count && columns.every((width) => width > 0);
  const widths = isStated ? columns : Array.from({ length: count }, () => room / count);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(1, room / total);
  return widths.reduce<number[]>((edges, width) => [...edges, (edges.at(-1) ?? 0) + width * scale], [0]);
}
