import { CsvError, parse } from 'csv-parse/sync';
import { decodeTypedText } from '../../decode-text.ts';
import { ResumeError } from '../../resume-error.ts';
import type { Found } from '../../resume.ts';
import { READ_TABLES } from './tables.ts';

export interface TableRow {
  /** "Positions.csv, row 2": as a spreadsheet counts, which counts the names of the columns too. */
  inWords: string;
  /** What stands in the column of this name; null for nothing. */
  find: (column: string) => Found<string> | null;
  /** Every column with something in it, in their order. */
  cells: { column: string; text: string }[];
}

const SEPARATORS = [',', ';', '\t'];
const MOST_ROWS = 2_000;
const LONGEST_ROW = 200_000;

/** Reads a table, also one that went through a spreadsheet. Throws `ResumeError` with the file's name for what is no such table. */
export function readTable(table: string, file: Uint8Array): TableRow[] {
  const fileName = `${table}.csv`;
  const [names = [], ...rows] = parseRows(fileName, decodeTypedText(file));
  const columns = names.map((name) => name.trim());
  requireColumns(table, columns);
  return rows.map((row, index) => toRow(`${fileName}, row ${index + 2}`, columns, row));
}

function parseRows(fileName: string, text: string): string[][] {
  const [firstLine = ''] = text.split(/[\r\n]/, 1);
  const countIn = (separator: string) => firstLine.split(separator).length;
  const delimiter = SEPARATORS.reduce((best, each) => (countIn(each) > countIn(best) ? each : best));
  try {
    return parse(text, {
      ...{ delimiter, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
      ...{ max_record_size: LONGEST_ROW, to: MOST_ROWS + 2 },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const fault =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'a quotation mark in it is never closed'
        : 'its rows cannot be told apart';
    throw toTableError(`${fileName} of this export is damaged: ${fault}.`, error);
  }
}

function requireColumns(table: string, columns: readonly string[]): void {
  const needed: readonly string[] = Object.hasOwn(READ_TABLES, table)
    ? READ_TABLES[table as keyof typeof READ_TABLES]
    : [];
  const missing = needed.find((name) => !columns.some((column) => isSameName(column, name)));
  if (missing !== undefined) {
    throw toTableError(`${table}.csv of this export has no column “${missing}”, as LinkedIn’s has.`);
  }
}

function toRow(inWords: string, columns: readonly string[], row: readonly string[]): TableRow {
  const cells = row.flatMap((text, index) => {
    const column = columns[index] || `Column ${index + 1}`;
    return text.trim() === '' ? [] : [{ column, text: text.trim() }];
  });
  return {
    inWords,
    cells,
    find(column) {
      const cell = cells.find((each) => isSameName(each.column, column));
      return cell
        ? { value: cell.text, confidence: 1, where: [], inWords: `${inWords}, ${cell.column}` }
        : null;
    },
  };
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function toTableError(fault: string, cause?: Error): ResumeError {
  const sentence = `${fault} Nothing was imported. Please download the export again and upload it as it comes.`;
  return new ResumeError('damaged', { type: 'linkedin', sentence, ...(cause ? { cause } : {}) });
}
