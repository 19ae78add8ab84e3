import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSnapshot, migrate, openDatabase, type Database } from '@firsthand/database';
import { sql } from 'kysely';

const DATABASE_PACKAGE = fileURLToPath(new URL('../../../packages/database/', import.meta.url));

/** Making a database takes seconds, so a migrated one is kept; its name changes with migrations and PGlite's version. */
async function snapshotFile(): Promise<string> {
  const migrations = join(DATABASE_PACKAGE, 'src', 'migrations');
  const sources = (await readdir(migrations)).sort().map((name) => join(migrations, name));
  const hash = createHash('sha256');
  for (const file of [join(DATABASE_PACKAGE, 'package.json'), ...sources]) hash.update(await readFile(file));
  return join(
    tmpdir(),
    `firsthand-snapshot-${process.getuid?.() ?? 0}-${hash.digest('hex').slice(0, 16)}.tar`,
  );
}

async function loadSnapshot(): Promise<Blob> {
  const file = await snapshotFile();
  try {
    return new Blob([await readFile(file)]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const snapshot = await createSnapshot(migrate);
  const part = `${file}.${process.pid}`;
  await writeFile(part, Buffer.from(await snapshot.arrayBuffer()), { mode: 0o600 });
  await rename(part, file);
  return snapshot;
}

interface Pristine {
  database: Database;
  /** As it was when opened: a database whose tables a test has changed is not used again. */
  tables: string;
}

const idle: Pristine[] = [];
let snapshot: Promise<Blob> | undefined;

async function listTables(database: Database): Promise<string> {
  const { rows } = await sql<{ tables: string }>`
    select coalesce(string_agg(c.oid || ':' || c.relname, ',' order by c.oid), '') as tables
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public'`.execute(database.db);
  return rows[0]?.tables ?? '';
}

/**
 * Deletes cost some 2 ms for all tables where `truncate` costs some 50; a table that has grown is truncated, since
 * nothing vacuums here. Triggers and references sleep meanwhile, and sequences that were used begin anew.
 */
const EMPTY_ALL = sql`
do $$
declare
  each record;
begin
  perform set_config('session_replication_role', 'replica', true);
  for each in
    select tablename as name, pg_relation_size(format('%I', tablename)::regclass) as bytes
    from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  loop
    if each.bytes > 262144 then
      execute format('truncate %I cascade', each.name);
    else
      execute format('delete from %I', each.name);
    end if;
  end loop;
  for each in
    select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null
  loop
    execute format('alter sequence %I restart', each.name);
  end loop;
end $$`;

async function empty(database: Database): Promise<void> {
  await EMPTY_ALL.execute(database.db);
}

/** Gives an empty, migrated database in memory. Dropped ones are emptied and given out again: opening is the slow part. */
export async function createMemoryDatabase(): Promise<{ database: Database; drop(): Promise<void> }> {
  const pristine = idle.pop() ?? (await openPristine());
  return { database: pristine.database, drop: () => takeBack(pristine) };
}

async function openPristine(): Promise<Pristine> {
  snapshot ??= loadSnapshot();
  const database = await openDatabase({ kind: 'memory', snapshot: await snapshot });
  return { database, tables: await listTables(database) };
}

async function takeBack(pristine: Pristine): Promise<void> {
  const { database, tables } = pristine;
  if (!(await database.isReachable())) return;
  if ((await listTables(database)) !== tables) return database.close();
  await empty(database);
  idle.push(pristine);
}
