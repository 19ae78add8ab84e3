import type { Db } from '@firsthand/database';
import { sql } from 'kysely';

/** The tables as they stand, to be compared: one that was made, dropped or made anew changes the text. */
export async function listTables(db: Db): Promise<string> {
  const { rows } = await sql<{ tables: string }>`
    select coalesce(string_agg(c.oid || ':' || c.relname, ',' order by c.oid), '') as tables
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public'`.execute(db);
  return rows[0]?.tables ?? '';
}

/**
 * Deletes cost some 2 ms for all tables where `truncate` costs some 50; a table that has grown is truncated, since
 * nothing vacuums here. Only one that had rows is asked for its size: to look for the file is the slow part of PGlite.
 * Triggers and references sleep meanwhile, and sequences that were used begin anew.
 */
const EMPTY_ALL = sql`
do $$
declare
  name text;
  start bigint;
  deleted bigint;
begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  loop
    execute format('delete from %I', name);
    get diagnostics deleted = row_count;
    if deleted > 0 and pg_relation_size(format('%I', name)::regclass) > 262144 then
      execute format('truncate %I cascade', name);
    end if;
  end loop;
  for name, start in
    select sequencename, start_value from pg_sequences where schemaname = 'public' and last_value is not null
  loop
    perform setval(format('%I', name)::regclass, start, false);
  end loop;
end $$`;

/** Makes a migrated database as it was when it was made: no rows, and ids from 1. */
export async function emptyTables(db: Db): Promise<void> {
  await EMPTY_ALL.execute(db);
}
