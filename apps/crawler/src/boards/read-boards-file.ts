import type { Source } from '@firsthand/contracts';
import { parse, type CsvError } from 'csv-parse/sync';
import { formatBoardName, toBoardName, type Connectors } from './board-name.ts';

/** One board of BOARDS_FILE, checked. */
export interface BoardRow {
  source: Source;
  /** Canonical, as the connector's `parseBoard` gives it. */
  board: string;
  company: string | null;
  featured: boolean;
}

/** A row that was left out, and why. */
export interface BoardFault {
  /** Of the file, from 1. */
  line: number;
  /** Names file and line; for people. */
  message: string;
}

export interface BoardsFile {
  boards: BoardRow[];
  faults: BoardFault[];
}

interface CsvRow {
  cells: string[];
  line: number;
}

const HEADER = ['source', 'board', 'company'];

/**
 * Reads a CSV of boards: header `source,board,company`, optionally a fourth column `featured` (true/false).
 * A row that cannot be used is a fault with its line; the others are kept. Never throws.
 */
export function readBoardsFile(
  text: string,
  options: { fileName: string; connectors?: Connectors | undefined },
): BoardsFile {
  const boards: BoardRow[] = [];
  const faults: BoardFault[] = [];
  const report = (line: number, reason: string) => {
    faults.push({ line, message: `${options.fileName}, line ${line}: ${reason}` });
  };

  const [header, ...rows] = readCsv(text, report);
  const unknown = header && listUnknownColumns(header.cells);
  if (header && unknown === null) {
    report(header.line, `expected the header ${HEADER.join(',')} (and optionally featured)`);
    rows.unshift(header);
  }
  if (header && unknown && unknown.length > 0) {
    report(header.line, `there is no column ${unknown.join(', ')}; behind company only featured may stand`);
  }
  const lineOf = new Map<string, number>();
  // What stands in a column that we do not know says nothing of a board.
  const width = unknown && unknown.length > 0 ? HEADER.length : Infinity;
  for (const { cells, line } of rows) {
    try {
      const row = toBoardRow(cells.slice(0, width), options.connectors);
      const name = formatBoardName(row);
      const earlier = lineOf.get(name);
      if (earlier !== undefined) throw new Error(`${name} stands already on line ${earlier}`);
      lineOf.set(name, line);
      boards.push(row);
    } catch (error) {
      report(line, error instanceof Error ? error.message : String(error));
    }
  }
  return { boards, faults };
}

/** The columns of a header that we do not know, quoted; null for a row that is no header. */
function listUnknownColumns(cells: string[]): string[] | null {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  if (!HEADER.every((name, index) => names[index] === name)) return null;
  return names.slice(HEADER.length).flatMap((name, index) => {
    return index === 0 && name === 'featured' ? [] : [JSON.stringify(name)];
  });
}

function toBoardRow(cells: string[], connectors: Connectors | undefined): BoardRow {
  if (cells.length < 2 || cells.length > 4) {
    throw new Error(
      `expected source,board,company, found ${cells.length} column${cells.length === 1 ? '' : 's'}`,
    );
  }
  const [source = '', board = '', company = '', featured = ''] = cells.map((cell) => cell.trim());
  return {
    ...toBoardName(source, board, connectors),
    company: company === '' ? null : company,
    featured: toFlag(featured),
  };
}

function toFlag(text: string): boolean {
  if (/^(?:true|yes|1)$/i.test(text)) return true;
  if (/^(?:false|no|0|)$/i.test(text)) return false;
  throw new Error(`featured must be true or false, not "${text}"`);
}

/** Splits the text record by record, so that one broken record does not take the rest with it. */
function readCsv(text: string, report: (line: number, reason: string) => void): CsvRow[] {
  const rows: CsvRow[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '' || line.startsWith('#')) continue;
    try {
      const cells = parseLine(line);
      if (cells) rows.push({ cells, line: index + 1 });
    } catch (error) {
      report(index + 1, `malformed row (${toReason(error)})`);
    }
  }
  return rows;
}

/** One physical line is one record: no name of a board or an employer holds a line break. */
function parseLine(line: string): string[] | undefined {
  const records: string[][] = parse(line, { relax_column_count: true, trim: true, max_record_size: 10_000 });
  return records[0];
}

function toReason(error: unknown): string {
  const code = (error as Partial<CsvError>).code;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is not closed';
  if (code === 'CSV_MAX_RECORD_SIZE') return 'longer than 10,000 characters';
  return error instanceof Error ? error.message : String(error);
}
