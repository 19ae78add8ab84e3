import { openDatabase, type Database } from '@firsthand/database';
import { emptyTables, listTables } from './empty-tables.ts';
import { loadSnapshot } from './migrated-snapshot.ts';

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
