import { ResumeError } from '../../resume-error.ts';
import type { ReadPage, ShownDocument } from '../../page.ts';
import type { Place } from '../../resume.ts';
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
  /** Where the document itself begins a page. */
  breaks: number[];
  characters: number;
}

/** What of a text stands over its baseline. */
const RISE = 0.8;

/**
 * Sets a document as a program for texts would, near enough for cells to stand beside each other and dates at the edge: on one
 * long strip. The strip is read as one page, for where Word ends its pages nobody here can know, and what the margins say
 * below the text on one of its own; for the eye it is cut into pages.
 */
export function setPages(
  { top, body, bottom }: Record<'top' | 'body' | 'bottom', readonly FlowBlock[]>,
  { width, height }: Paper,
): Pick<ShownDocument, 'pages'> & { flow: NonNullable<ShownDocument['flow']> } {
  const strip: Strip = { runs: [], breaks: [], characters: 0 };
  const area = { from: MARGIN, to: width - MARGIN, strip };
  let y = 0;
  const set = (blocks: readonly FlowBlock[]): number => {
    if (blocks.length > 0) y = setBlocks(blocks, { ...area, y }) + PART_GAP;
    return strip.runs.length;
  };
  set(top);
  const last = set(body);
  set(bottom);
  const starts = findStarts(strip, height - 2 * MARGIN);
  const toPage = (place: Place): Place => {
    const number = findPage(starts, place.y);
    const y = MARGIN + place.y - (starts[number] ?? 0);
    return { ...place, page: number + 1, y: Math.round(y * 10) / 10 };
  };
  const paper = { width, height };
  const pages = starts.map(() => toEmptyPage(paper));
  for (const run of strip.runs) {
    const number = findPage(starts, run.y - run.look.size * RISE);
    const page = pages[number];
    if (page) place(run, page, MARGIN + run.y - (starts[number] ?? 0));
  }
  const flow = [strip.runs.slice(0, last), strip.runs.slice(last)].map((runs, index) => {
    const page = { ...toEmptyPage({ width, height: y + PART_GAP }), isApart: index > 0 };
    for (const run of runs) place(run, page, run.y);
    return page;
  });
  return { pages, flow: { pages: flow.filter(({ items }) => items.length > 0), toPage } };
}

function toEmptyPage({ width, height }: Paper): ReadPage {
  return { width, height, items: [], links: [], rules: [], isDrawn: false };
}

/** Where each page begins on the strip. Throws `ResumeError` for more pages than a resume has. */
function findStarts({ runs, breaks }: Strip, room: number): number[] {
  const tops = runs.map(({ y, look }) => y - look.size * RISE).sort((a, b) => a - b);
  const forced = [...breaks].sort((a, b) => a - b);
  const starts: number[] = [];
  let next = 0;
  for (const top of tops) {
    const before = starts.at(-1) ?? 0;
    let begins: number | null = starts.length === 0 ? 0 : top >= before + room ? top : null;
    for (; next < forced.length && (forced[next] ?? 0) <= top; next += 1) {
      if (begins === null || (forced[next] ?? 0) > before) begins = starts.length === 0 ? 0 : top;
    }
    if (begins !== null) starts.push(begins);
    if (starts.length > MOST_PAGES) throw new ResumeError('too-many-pages');
  }
  return starts;
}

function findPage(starts: readonly number[], y: number): number {
  // Places are rounded to a tenth of a point.
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= y + 0.1),
  );
}

function place({ text, x, width, look, address }: SetRun, page: ReadPage, y: number): void {
  const { size, isBold, colour } = look;
  page.items.push({
    ...{ text, x, y, width, size, colour },
    isTurned: false,
    font: isBold ? 'Document-Bold' : 'Document',
  });
  if (address !== null) page.links.push({ address, x, y: y - size * RISE, width, height: size });
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
    if (endsPage) strip.breaks.push(y);
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
