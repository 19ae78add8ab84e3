import { randomBytes } from 'node:crypto';
import { openDatabase, type Database } from '@firsthand/database';
import pg from 'pg';
import { toDatabaseUrl } from './postgres-server.ts';

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

/** Makes a database of its own on the server as a copy of `template`. */
export async function createServerDatabase(serverUrl: string, template: string): Promise<ServerDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name} template ${template}`);
  const url = toDatabaseUrl(serverUrl, name);
  const database = await openDatabase({ kind: 'server', url, poolSize: 10 });
  return {
    database,
    url,
    drop: async () => {
      await database.close();
      await runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
