import type { LeftOverText, ParsedResume } from '../../resume.ts';
import type { TableRow } from './read-table.ts';

/** What a table gives: values by what they are, and what was left of its rows. */
export interface TableReading {
  found: Partial<ParsedResume>;
  leftOver: LeftOverText[];
}

/** What of a row became no value, with the names of its columns. */
export function leaveCells(
  { inWords }: TableRow,
  cells: TableRow['cells'],
  more: Partial<LeftOverText> = {},
): LeftOverText {
  const text = cells.map((cell) => `${cell.column}: ${cell.text}`).join('; ');
  return { text, place: null, inWords, isUsed: false, ...more };
}
