import type { Executor, Tables } from '@firsthand/database';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Person } from './person.ts';

/** So many rows are read at a time, where a row is small. */
const PAGE_SIZE = 100;

/** Where the next page begins: the key of the last row, as text. */
type Cursor = readonly string[];

interface Page {
  rows: object[];
  /** Null when there is nothing more. */
  next: Cursor | null;
}

/** A table that holds something about a person, without secrets. */
export interface PersonalTable {
  table: keyof Tables;
  /** The file of the export that holds the rows, without its extension. */
  file: string;
  /** A short query of its own: nothing is held between two pages, however long the reader takes. */
  readPage: (db: Executor, person: Person, after: Cursor | null) => Promise<Page>;
}

interface Definition<Table extends keyof Tables, Row> {
  table: Table;
  file: string;
  /** Columns that tell rows apart, by which they are ordered. */
  key: readonly (keyof Tables[Table] & string)[];
  /** Of rows that may be large. */
  pageSize?: number;
  select: (db: Executor, person: Person) => SelectQueryBuilder<Tables, Table, Row>;
}

/** A table whose rows are read page by page, in the order of its key. */
export function personalTable<Table extends keyof Tables, Row>({
  table,
  file,
  key,
  pageSize = PAGE_SIZE,
  select,
}: Definition<Table, Row>): PersonalTable {
  const columns = key.map((column) => sql.ref(`${table}.${column}`));
  return {
    table,
    file,
    async readPage(db, person, after) {
      const query = select(db, person) as unknown as SelectQueryBuilder<Tables, keyof Tables, object>;
      const rows = await query
        .select(
          sql<string[]>`json_build_array(${sql.join(columns.map((column) => sql`${column}::text`))})`.as(
            'page_key',
          ),
        )
        .$if(after !== null, (rest) =>
          rest.where(sql<boolean>`(${sql.join(columns)}) > (${sql.join([...(after ?? [])])})`),
        )
        .orderBy(sql.join(columns))
        .limit(pageSize)
        .execute();
      const last = rows.at(-1);
      return {
        rows: rows.map((row) =>
          Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'page_key')),
        ),
        next: last && rows.length === pageSize ? last.page_key : null,
      };
    },
  };
}

/** Every row, a page at a time as it is taken. */
export async function* readRows(db: Executor, person: Person, table: PersonalTable): AsyncGenerator<object> {
  let after: Cursor | null = null;
  do {
    const page: Page = await table.readPage(db, person, after);
    yield* page.rows;
    after = page.next;
  } while (after !== null);
}
