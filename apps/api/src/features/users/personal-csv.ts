import type { Executor } from '@firsthand/database';
import { CSV_BEGINNING, toCsvLine } from '../../http/csv.ts';
import { readHistoryTable } from '../job-applications/history/history.service.ts';
import { toSavedWords } from '../../models/search/search-words.ts';
import { readRows } from './personal-table.ts';
import { PERSONAL_TABLES } from './personal-data.ts';
import type { Person } from './person.ts';

type Row = Record<string, unknown>;
type Cell = string | number | null;

/** Lists that people open in a table program, by the file of the export that they stand beside. */
const COLUMNS: Record<string, Record<string, (row: Row) => Cell>> = {
  bookmarks: {
    Title: (row) => toText(toRecord(row.posting).title),
    Company: (row) => toText(toRecord(row.posting).company),
    Location: (row) => toText(toRecord(row.posting).location),
    Pay: (row) => toText(toRecord(row.posting).salary),
    Link: (row) => toText(toRecord(row.posting).external_url),
    'Saved at (UTC)': (row) => toMinute(row.bookmarked_at),
  },
  'saved-searches': {
    Name: (row) => toText(row.name),
    Search: (row) => toSavedWords(toRecord(row.query) as Parameters<typeof toSavedWords>[0]),
    Tells: (row) => toText(row.frequency),
    'Saved at (UTC)': (row) => toMinute(row.created_at),
  },
  'watched-companies': {
    Company: (row) => toText(row.company) ?? toText(row.board),
    System: (row) => toText(row.source),
    'Since (UTC)': (row) => toMinute(row.created_at),
  },
  'stored-answers': {
    Question: (row) => toText(row.question),
    Answer: (row) => (Array.isArray(row.answer) ? row.answer.join('; ') : toText(row.answer)),
    'Changed at (UTC)': (row) => toMinute(row.updated_at),
  },
};

/** A table for spreadsheets, read as it is taken. */
export interface PersonalCsv {
  /** Its name in the export. */
  path: string;
  read: (db: Executor, person: Person) => AsyncIterable<string>;
}

/** Every one of them. Nothing in a cell is run as a formula. */
export const PERSONAL_CSVS: readonly PersonalCsv[] = [
  { path: 'applications.csv', read: (db, { id }) => readHistoryTable(db, id) },
  ...PERSONAL_TABLES.flatMap((table) => {
    const columns = COLUMNS[table.file];
    if (!columns) return [];
    return {
      path: `${table.file}.csv`,
      async *read(db: Executor, person: Person) {
        yield CSV_BEGINNING + toCsvLine(Object.keys(columns));
        for await (const row of readRows(db, person, table)) {
          yield toCsvLine(Object.values(columns).map((toCell) => toCell(row as Row)));
        }
      },
    };
  }),
];

function toRecord(value: unknown): Row {
  return typeof value === 'object' && value !== null ? (value as Row) : {};
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function toMinute(value: unknown): string | null {
  return value instanceof Date ? value.toISOString().slice(0, 16).replace('T', ' ') : null;
}
