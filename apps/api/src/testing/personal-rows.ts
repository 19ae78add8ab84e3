import type { Db } from '@firsthand/database';
import { sql } from 'kysely';

/** Names of tables that hold something about a person by the schema: a person's or a profile's number, an address, or the person. */
export async function listPersonalTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public'
      and (table_name = 'users' or column_name in ('user_id', 'job_profile_id', 'email', 'email_key', 'recipient'))
    order by 1`.execute(db);
  return rows.map((row) => row.name);
}

/** Tables that refer to the person's row, or to a table that does, and so on. */
export async function listDependentTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive dependent (id) as (
      select 'public.users'::regclass::oid
      union
      select c.conrelid from pg_constraint c join dependent d on c.confrelid = d.id where c.contype = 'f'
    )
    select relname as name from pg_class join dependent on pg_class.oid = dependent.id order by 1`.execute(
    db,
  );
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
