import { randomBytes } from 'node:crypto';
import { openDatabase, type Database, type Db } from '@firsthand/database';
import { sql } from 'kysely';
import pg from 'pg';
import { emptyTables, listTables } from './empty-tables.ts';
import { toDatabaseUrl } from './postgres-server.ts';

const END_WITHIN_MS = 30_000;

/** Runs one statement on the server itself, such as `create database`, which no transaction may hold. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface ServerDatabase {
  database: Database;
  url: string;
  drop(): Promise<void>;
}

interface Place {
  name: string;
  url: string;
  /** As they were when it was copied: a database whose tables a test has changed is not used again. */
  tables: string;
}

/** By server and template. */
const idle = new Map<string, Place[]>();

/**
 * Gives a database of its own on the server, as a copy of `template`, which has no rows. Dropped ones are emptied and
 * given out again, with connections of their own: copying is the slow part.
 */
export async function createServerDatabase(serverUrl: string, template: string): Promise<ServerDatabase> {
  const key = `${serverUrl} ${template}`;
  const place = idle.get(key)?.pop() ?? (await copyTemplate(serverUrl, template));
  const database = await openDatabase({ kind: 'server', url: place.url, poolSize: 10 });
  return {
    database,
    url: place.url,
    drop: async () => {
      await database.close();
      if (await makeAsNew(place)) idle.set(key, [...(idle.get(key) ?? []), place]);
      else await runOnServer(serverUrl, `drop database if exists ${place.name} with (force)`);
    },
  };
}

async function copyTemplate(serverUrl: string, template: string): Promise<Place> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name} template ${template}`);
  const url = toDatabaseUrl(serverUrl, name);
  return { name, url, tables: await withDatabase(url, listTables) };
}

/** Whether it is as it was when it was copied: nobody is connected, and it is empty again. */
function makeAsNew({ url, tables }: Place): Promise<boolean> {
  return withDatabase(url, async (db) => {
    await sql`
      select pg_terminate_backend(pid, ${END_WITHIN_MS}) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
      db,
    );
    if ((await listTables(db)) !== tables) return false;
    await emptyTables(db);
    return true;
  });
}

async function withDatabase<T>(url: string, use: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ kind: 'server', url, poolSize: 1 });
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
}
