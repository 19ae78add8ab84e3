import type { SearchDocument } from '@firsthand/search';
import { HeldDocuments, toTextRow } from './held-documents.ts';
import type { FindingEngine, Question } from './engine.ts';

/** What is used of SQLite's module. */
interface Sqlite {
  oo1: { DB: new (name: string) => SqliteDb };
}

interface SqliteDb {
  exec(sql: string): void;
  selectArrays(sql: string, bind?: unknown[]): [number][];
  prepare(sql: string): { bind(values: unknown[]): { stepReset(): void }; finalize(): void };
  close(): void;
}

export const FTS5_PACKAGE = { packageName: '@sqlite.org/sqlite-wasm@3.50.4-build1', file: 'node.mjs' };

/** SQLite's full-text index as it is used by default for such a search: stemmed, any of the words, BM25, titles first. */
export async function createFts5(
  module: unknown,
  documents: readonly SearchDocument[],
): Promise<FindingEngine> {
  const { default: init } = module as { default: () => Promise<Sqlite> };
  const sqlite = await init();
  const db = new sqlite.oo1.DB(':memory:');
  const held = new HeldDocuments(documents);
  db.exec(
    "create virtual table jobs using fts5(title, company, place, text, tokenize='porter unicode61 remove_diacritics 2')",
  );
  const insert = db.prepare('insert into jobs (rowid, title, company, place, text) values (?, ?, ?, ?, ?)');
  db.exec('begin');
  for (const document of documents) {
    const { id, title, company, place, text } = toTextRow(document);
    insert.bind([id, title, company, place, text]).stepReset();
  }
  db.exec('commit');
  insert.finalize();

  function find({ query, country }: Question): number[] {
    const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0) return [];
    const match = words.map((word) => `"${word}"`).join(' OR ');
    const rows = db.selectArrays(
      'select rowid from jobs where jobs match ? order by bm25(jobs, 4, 2, 2, 1), rowid',
      [match],
    );
    return held.within(
      rows.map(([id]) => id),
      country,
    );
  }

  return {
    name: 'SQLite FTS5',
    find,
    findForAlert: (question) => held.newestFirst(find(question)),
    close: () => db.close(),
  };
}
