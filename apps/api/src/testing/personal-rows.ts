import type { Db } from '@firsthand/database';
import { sql } from 'kysely';

/**
 * Names of tables that hold something about a person, by the schema alone: those that refer to the person's row, or to a
 * table that does and so on; and those with a person's number or address in a column, which refer to nothing.
 */
export async function listPersonalTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive dependent (id) as (
      select 'public.users'::regclass::oid
      union
      select c.conrelid from pg_constraint c join dependent d on c.confrelid = d.id where c.contype = 'f'
    )
    select relname::text as name from pg_class join dependent on pg_class.oid = dependent.id
    union
    select table_name::text from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'email', 'email_key', 'recipient')
    order by 1`.execute(db);
  return rows.map((row) => row.name);
}

/** Every row of these tables as text, sorted, so that two readings can be compared. */
export async function readRows(db: Db, tables: readonly string[]): Promise<Record<string, string[]>> {
  const read: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t order by 1`.execute(db);
    read[table] = rows.map(({ row }) => row);
  }
  return read;
}

/** Where any of these addresses stands, in whatever column of whatever table, written in whatever case. */
export async function findAddresses(
  db: Db,
  addresses: readonly string[],
): Promise<{ table: string; address: string }[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const rows = Object.entries(
    await readRows(
      db,
      tables.map(({ name }) => name),
    ),
  );
  return rows.flatMap(([table, found]) => {
    const text = found.join('\n').toLowerCase();
    const standing = addresses.filter((address) => text.includes(address.toLowerCase()));
    return standing.map((address) => ({ table, address }));
  });
}
