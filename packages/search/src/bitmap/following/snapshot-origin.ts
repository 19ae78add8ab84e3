import { randomUUID } from 'node:crypto';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import type { SnapshotOrigin } from '../snapshot-file.ts';

/** A node that was away for longer reads everything anew. */
const KEPT_DAYS = 90;

/** What tells this database from others: the server's own number, where it may be read, and the database's. */
export async function readIdentity(db: Db): Promise<string> {
  const { rows } = await sql<{ database: string; isReadable: boolean }>`
    select oid || '/' || datname as database,
      has_function_privilege('pg_control_system()', 'execute') as "isReadable"
    from pg_database where datname = current_database()`.execute(db);
  const { database = '', isReadable = false } = rows[0] ?? {};
  if (!isReadable) return database;
  const system = await sql<{ id: string }>`
    select system_identifier::text as id from pg_control_system()`.execute(db);
  return `${system.rows[0]?.id ?? ''}/${database}`;
}

/** Names a snapshot of this position and writes the name into the database, which only then vouches for it. */
export async function registerSnapshot(db: Db, position: string): Promise<SnapshotOrigin> {
  const snapshotId = randomUUID();
  await db
    .insertInto('search_snapshots')
    .values({ id: snapshotId, written_at: sql`now()` })
    .execute();
  await sql`
    delete from search_snapshots where written_at < now() - ${KEPT_DAYS} * interval '1 day'`.execute(db);
  return { identity: await readIdentity(db), position, snapshotId };
}

/**
 * Whether what the snapshot shows is a former state of this database. It is not when the database is another one, or was
 * put back to a state before the snapshot was written: its name is missing then, or its transactions are yet to come.
 */
export async function isOurs(db: Db, origin: SnapshotOrigin): Promise<boolean> {
  if ((await readIdentity(db)) !== origin.identity) return false;
  const { rows } = await sql<{ isKnown: boolean; isPast: boolean }>`
    select exists (select from search_snapshots where id = ${origin.snapshotId}::uuid) as "isKnown",
      pg_snapshot_xmax(${origin.position}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as "isPast"
  `.execute(db);
  return rows[0] !== undefined && rows[0].isKnown && rows[0].isPast;
}

/** Forgets the name of a snapshot that another one has replaced. */
export async function forgetSnapshot(db: Db, snapshotId: string): Promise<void> {
  await db.deleteFrom('search_snapshots').where('id', '=', snapshotId).execute();
}
