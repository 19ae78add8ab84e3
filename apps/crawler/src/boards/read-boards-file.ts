import type { Source } from '@firsthand/contracts';
import { takeTurn } from '@firsthand/contracts/take-turn';
import { parse, type CsvError } from 'csv-parse/sync';
import { formatBoardName, toBoardName, type Connectors } from './board-name.ts';

/** One board of BOARDS_FILE, checked. */
export interface BoardRow {
  source: Source;
  /** Canonical, as the connector's `parseBoard` gives it. */
  board: string;
  company: string | null;
  featured: boolean;
  /** How many postings it is said to have; null when nobody says. What is read first follows from it. */
  expectedJobs: number | null;
}

/** Rows that were left out, and why. */
export interface BoardFault {
  /** Of the file, from 1; of several rows the first. */
  line: number;
  /** Names file and line; for people. */
  message: string;
}

export interface BoardsFile {
  boards: BoardRow[];
  faults: BoardFault[];
}

type Cells = Readonly<Record<Column, string>>;
type Column = (typeof COLUMNS)[number];

const COLUMNS = ['source', 'board', 'company', 'featured', 'open_postings'] as const;
/** What a file without a header is taken to have. */
const USUAL: readonly Column[] = ['source', 'board', 'company', 'featured'];
const HEADER = 'source,board,company';
/** All nine systems together have some 60,000 boards with a posting. */
const MAX_BOARDS = 250_000;
/** Faults told one by one; of the others their number. */
const MAX_TOLD = 50;
const MAX_LINE = 10_000;
/** Lines read before others have their turn: some ten milliseconds. */
const LINES_A_TURN = 2_000;

/**
 * Reads a CSV of boards by the names of its columns, in any order: `source` and `board`, optionally `company`, `featured`
 * (true/false) and `open_postings` (a number, which decides what is read first). What stands in other columns is left
 * out and said once. A row that cannot be used is a fault with its line; the others are kept. Never throws, and holds
 * the thread for some milliseconds at most.
 */
export async function readBoardsFile(
  text: string,
  options: { fileName: string; connectors?: Connectors | undefined },
): Promise<BoardsFile> {
  const boards = new Map<string, BoardRow>();
  const faults = new Faults(options.fileName);
  const lineOf = new Map<string, number>();
  let columns: readonly (Column | null)[] | null = null;
  let line = 0;
  for (const record of splitLines(text)) {
    line += 1;
    if (line % LINES_A_TURN === 0) await takeTurn();
    if (record.trim() === '' || record.startsWith('#')) continue;
    try {
      const cells = parseRecord(record);
      if (columns === null) {
        columns = toColumns(cells);
        if (columns !== null) {
          tellUnknown(cells, columns, (reason) => faults.add(line, reason));
          continue;
        }
        faults.add(line, `expected the header ${HEADER} (and optionally featured and open_postings)`);
        columns = USUAL;
      }
      const row = toBoardRow(toCells(cells, columns), options.connectors);
      const name = formatBoardName(row);
      const earlier = lineOf.get(name);
      if (earlier !== undefined) throw new Error(`${name} stands already on line ${earlier}`);
      if (boards.size >= MAX_BOARDS) {
        faults.add(
          line,
          `holds more than ${MAX_BOARDS.toLocaleString('en')} boards; what follows is left out`,
        );
        break;
      }
      lineOf.set(name, line);
      boards.set(name, row);
    } catch (error) {
      faults.add(line, error instanceof Error ? error.message : String(error));
    }
  }
  return { boards: [...boards.values()], faults: faults.tell() };
}

/** Of a file with a fault in every row, as many are told as somebody reads. */
class Faults {
  readonly #fileName: string;
  readonly #told: BoardFault[] = [];
  #left: { first: number; count: number } | null = null;

  constructor(fileName: string) {
    this.#fileName = fileName;
  }

  add(line: number, reason: string): void {
    if (this.#told.length < MAX_TOLD) {
      this.#told.push({ line, message: `${this.#fileName}, line ${line}: ${reason}` });
    } else {
      this.#left ??= { first: line, count: 0 };
      this.#left.count += 1;
    }
  }

  tell(): BoardFault[] {
    if (this.#left === null) return this.#told;
    const { first, count } = this.#left;
    const others = `${count.toLocaleString('en')} more row${count === 1 ? '' : 's'} cannot be used either`;
    return [...this.#told, { line: first, message: `${this.#fileName}, from line ${first} on: ${others}` }];
  }
}

/** One line after the other, without a list of all of them. */
function* splitLines(text: string): Generator<string> {
  const ends = /\r\n|\n|\r/g;
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  for (let end = ends.exec(text); end !== null; end = ends.exec(text)) {
    yield text.slice(start, end.index);
    start = ends.lastIndex;
  }
  yield text.slice(start);
}

/** One physical line is one record: no name of a board or an employer holds a line break. Throws what is wrong with it. */
function parseRecord(line: string): string[] {
  if (line.length > MAX_LINE) throw new Error(`malformed row (longer than 10,000 characters)`);
  // Most rows have no quote, and 50,000 calls of the library would take a second.
  if (!line.includes('"')) return line.split(',').map((cell) => cell.trim());
  try {
    const records: string[][] = parse(line, { relax_column_count: true, trim: true });
    return records[0] ?? [];
  } catch (error) {
    throw new Error(`malformed row (${toReason(error)})`, { cause: error });
  }
}

function toReason(error: unknown): string {
  const code = (error as Partial<CsvError>).code;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is not closed';
  return error instanceof Error ? error.message : String(error);
}

/** What stands where; null at a column that we do not know, and for a row that is no header. */
function toColumns(cells: readonly string[]): (Column | null)[] | null {
  const names = cells.map((cell) => cell.toLowerCase().replace(/ /g, '_'));
  const known = names.map((name) => COLUMNS.find((column) => column === name) ?? null);
  return known.includes('source') && known.includes('board') ? known : null;
}

/** Also of a column that is there twice: the first counts. */
function tellUnknown(
  cells: readonly string[],
  columns: readonly (Column | null)[],
  tell: (reason: string) => void,
): void {
  const unknown = cells.filter((_cell, index) => columns[index] === null).map((name) => JSON.stringify(name));
  if (unknown.length > 0) {
    tell(`there is no column ${unknown.join(', ')}; known are ${COLUMNS.join(', ')}`);
  }
  const twice = new Set(columns.filter((column, index) => column && columns.indexOf(column) !== index));
  if (twice.size > 0) tell(`the column ${[...twice].join(', ')} stands there twice; the first counts`);
}

function toCells(cells: readonly string[], columns: readonly (Column | null)[]): Cells {
  if (cells.length < 2 || cells.length > columns.length) {
    throw new Error(
      `expected ${columns.map((column) => column ?? '…').join(',')}, found ${cells.length} column${cells.length === 1 ? '' : 's'}`,
    );
  }
  const named = Object.fromEntries(COLUMNS.map((column) => [column, ''])) as Record<Column, string>;
  columns.forEach((column, index) => {
    if (column !== null && columns.indexOf(column) === index) named[column] = cells[index] ?? '';
  });
  return named;
}

function toBoardRow(cells: Cells, connectors: Connectors | undefined): BoardRow {
  return {
    ...toBoardName(cells.source, cells.board, connectors),
    company: cells.company === '' ? null : cells.company,
    featured: toFlag(cells.featured),
    expectedJobs: toCount(cells.open_postings),
  };
}

function toFlag(text: string): boolean {
  if (/^(?:true|yes|1)$/i.test(text)) return true;
  if (/^(?:false|no|0|)$/i.test(text)) return false;
  throw new Error(`featured must be true or false, not "${text.slice(0, 80)}"`);
}

function toCount(text: string): number | null {
  if (text === '') return null;
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new Error(`open_postings must be a whole number below 10,000,000, not "${text.slice(0, 80)}"`);
}
