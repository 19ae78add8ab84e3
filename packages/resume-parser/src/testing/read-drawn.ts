import type { ReadPage, TextItem } from '../page.ts';
import type { ParsedResume } from '../resume.ts';
import { toResume } from '../to-resume.ts';

/** A cell of a row; where it stands is told by one of its edges or by its middle. */
export interface Drawn {
  text: string;
  x?: number;
  right?: number;
  middle?: number;
  /** Below the baseline of its row. */
  down?: number;
  size?: number;
  isBold?: boolean;
  font?: string;
  colour?: string;
  isTurned?: boolean;
}

export type Row = string | Drawn | Drawn[];

const LEADING = 20;
const LETTER = 0.45;

/** A page as the reader gives it, a row under the other. */
export function drawPage(rows: readonly Row[], leading = LEADING): ReadPage {
  const items = rows.flatMap((row, index) => toCells(row).map((cell) => toItem(cell, 50 + index * leading)));
  return { width: 595, height: 842, items, links: [], rules: [], isDrawn: false };
}

export function readDrawn(...pages: Row[][]): ParsedResume {
  return toResume(pages.map((rows) => drawPage(rows)));
}

/** Title, employer, beginning and end of each position that stands between these rows. */
export function readPositions(rows: readonly Row[], leading = LEADING): (string | null | undefined)[][] {
  const page: Row[] = [
    'Ada Example',
    'ada@example.org',
    { text: 'WORK EXPERIENCE', isBold: true, size: 14 },
    ...rows,
    { text: 'EDUCATION', isBold: true, size: 14 },
    'College of Somewhere, 2010',
  ];
  return toPositions(toResume([drawPage(page, leading)]));
}

export function toPositions({ experience }: ParsedResume): (string | null | undefined)[][] {
  return experience.map((entry) => [
    entry.jobTitle?.value,
    entry.companyName?.value,
    entry.startDate?.value,
    entry.isCurrentJob ? 'now' : entry.endDate?.value,
  ]);
}

function toCells(row: Row): Drawn[] {
  if (typeof row === 'string') return [{ text: row }];
  return Array.isArray(row) ? row : [row];
}

function toItem(cell: Drawn, y: number): TextItem {
  const { text, size = 10, isBold = false, isTurned = false, down = 0, colour = null } = cell;
  const width = text.length * LETTER * size;
  const x = cell.right !== undefined ? cell.right - width : (cell.middle ?? 0) - width / 2;
  return {
    ...{ text, size, isTurned, colour, width },
    x: cell.x ?? (cell.right === undefined && cell.middle === undefined ? 50 : x),
    y: y + down,
    font: cell.font ?? (isBold ? 'Any-Bold' : 'Any'),
  };
}
