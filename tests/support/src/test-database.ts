import type { Database, Db } from '@firsthand/database';
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import { createMemoryDatabase } from './memory-database.ts';
import { createServerDatabase } from './server-database.ts';
import type { ProvidedPostgres } from './start-postgres.ts';

export interface TestDatabase {
  db: Db;
  kind: Database['kind'];
  /** For what takes an opened database rather than `db`. Do not close it. */
  database: Database;
  /** Where another process reaches it; only on a server. */
  url?: string;
  drop(): Promise<void>;
}

/** Set by `npm test -- --all`. */
const isEverythingAsked = process.env.TEST_EVERYTHING === 'true';

export type OpenTestDatabase = () => Promise<TestDatabase>;

/**
 * Gives an empty, migrated database: in memory, or with `server` on the run's PostgreSQL server (throws without one).
 * The caller drops it; within `describeDatabases` that happens by itself.
 */
export async function createTestDatabase(kind: Database['kind'] = 'embedded'): Promise<TestDatabase> {
  if (kind === 'embedded') {
    const { database, drop } = await createMemoryDatabase();
    return { db: database.db, kind, database, drop };
  }
  const postgres = findPostgres();
  if ('reason' in postgres) throw new Error(`No PostgreSQL server for this run: ${postgres.reason}`);
  const { database, url, drop } = await createServerDatabase(postgres.url, postgres.template);
  return { db: database.db, kind, database, url, drop };
}

/** Where this run's PostgreSQL server is, or why there is none. */
export function findPostgres(): ProvidedPostgres {
  const provided = inject('postgres') as ProvidedPostgres | undefined;
  return provided ?? { reason: 'start-postgres.ts is not the globalSetup of this project' };
}

/**
 * Registers the tests twice: on PGlite, and on PostgreSQL (skipped, with the reason in the name, when there is no
 * server). `open` gives an empty, migrated database and drops it after the test, or after all of them when it was
 * opened in `beforeAll`.
 *
 * @example describeDatabases('job store', (open) => { test('…', async () => { const { db } = await open(); }); });
 */
export function describeDatabases(
  name: string,
  tests: (open: OpenTestDatabase, kind: Database['kind']) => void,
): void {
  describe(`${name} on PGlite`, () => tests(trackDatabases('embedded'), 'embedded'));
  describeServer(name, tests);
}

/**
 * As `describeDatabases`, for what is the same on both: on PGlite, and on PostgreSQL too when the run is asked for
 * everything (`npm test -- --all`). Locks, races, the search, the queue and migrations differ; they always run on both.
 */
export function describeStore(
  name: string,
  tests: (open: OpenTestDatabase, kind: Database['kind']) => void,
): void {
  describe(`${name} on PGlite`, () => tests(trackDatabases('embedded'), 'embedded'));
  if (isEverythingAsked) describeServer(name, tests);
}

/** The half of `describeDatabases` that needs a server: for what one connection cannot show. */
export function describeServer(
  name: string,
  tests: (open: OpenTestDatabase, kind: Database['kind']) => void,
): void {
  const postgres = findPostgres();
  if ('reason' in postgres) {
    describe.skip(`${name} on PostgreSQL (skipped: ${postgres.reason})`, () =>
      tests(trackDatabases('server'), 'server'));
  } else {
    describe(`${name} on PostgreSQL`, () => tests(trackDatabases('server'), 'server'));
  }
}

function trackDatabases(kind: Database['kind']): OpenTestDatabase {
  const ofSuite: TestDatabase[] = [];
  const ofTest: TestDatabase[] = [];
  let inTest = false;
  beforeEach(() => {
    inTest = true;
  });
  afterEach(async () => {
    inTest = false;
    for (const opened of ofTest.splice(0)) await opened.drop();
  });
  afterAll(async () => {
    for (const opened of ofSuite.splice(0)) await opened.drop();
  });
  return async () => {
    const opened = await createTestDatabase(kind);
    (inTest ? ofTest : ofSuite).push(opened);
    return opened;
  };
}
