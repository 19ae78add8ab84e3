import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSnapshot, migrate, openDatabase, type Database } from '@firsthand/database';
import { emptyTables, listTables } from './empty-tables.ts';

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

/** Gives an empty, migrated database in memory. Dropped ones are emptied and given out again: opening is the slow part. */
export async function createMemoryDatabase(): Promise<{ database: Database; drop(): Promise<void> }> {
  const pristine = idle.pop() ?? (await openPristine());
  return { database: pristine.database, drop: () => takeBack(pristine) };
}

async function openPristine(): Promise<Pristine> {
  snapshot ??= loadSnapshot();
  const database = await openDatabase({ kind: 'memory', snapshot: await snapshot });
  return { database, tables: await listTables(database.db) };
}

async function takeBack(pristine: Pristine): Promise<void> {
  const { database, tables } = pristine;
  if (!(await database.isReachable())) return;
  if ((await listTables(database.db)) !== tables) return database.close();
  await emptyTables(database.db);
  idle.push(pristine);
}
