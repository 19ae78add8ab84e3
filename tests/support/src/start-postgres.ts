import { migrate, openDatabase } from '@firsthand/database';
import type { TestProject } from 'vitest/node';
import { startPostgres, toDatabaseUrl } from './postgres-server.ts';
import { runOnServer } from './server-database.ts';

const TEMPLATE = 'firsthand_template';

/** What tests are told of the PostgreSQL server: where it is and the migrated database to copy, or why there is none. */
export type ProvidedPostgres = { url: string; template: string } | { reason: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}

/** Starts one throw-away PostgreSQL server for the whole run. A run without it tests on PGlite alone, and says so. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = await startPostgres();
  if ('reason' in server) {
    project.provide('postgres', server);
    return undefined;
  }
  await makeTemplate(server.url);
  project.provide('postgres', { url: server.url, template: TEMPLATE });
  return () => server.stop();
}

async function makeTemplate(url: string): Promise<void> {
  await runOnServer(url, `create database ${TEMPLATE}`);
  const database = await openDatabase({ kind: 'server', url: toDatabaseUrl(url, TEMPLATE), poolSize: 2 });
  try {
    await migrate(database.db);
  } finally {
    await database.close();
  }
}
