import { mkdir, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { MessagePort } from 'node:worker_threads';
import { gunzip } from 'node:zlib';
import { Kysely, sql, type ConnectionBuilder, type KyselyConfig, type TransactionBuilder } from 'kysely';
import type { Database, Db } from './database.ts';
import { admitGuest, GuestConnection } from './guest-connection.ts';
import { OwnConnection, type SharedConnection } from './own-connection.ts';
import { startWorkerInstance, toInstance } from './pglite-client.ts';
import { createPgliteDialect, PgliteDriver } from './pglite-dialect.ts';
import { openSession } from './pglite-worker.mjs';
import { isReachable } from './reachability.ts';
import { startTending } from './maintain-embedded.ts';
import { tellOfStatements, type OnStatement } from './statements.ts';
import type { Tables } from './tables.ts';

const unzip = promisify(gunzip);
/** What the store keeps free on its disk, in MB: its log grows by files of 16 MB, and hangs where the next finds no room. */
const ROOM_KEPT_MB = 64;
/** A search may have to wait for a batch that is being stored. */
const REACHABLE_TIMEOUT_MS = 10_000;

export interface EmbeddedOptions {
  /** Made when absent, for its user alone. */
  directory: string;
  /** Told when tending it in the background failed; the next round tries again. */
  onError?: (error: unknown) => void;
  /** Told of every statement. */
  onStatement?: OnStatement | undefined;
  /** While its disk has less than this left, in MB, what would write is refused as on a full disk; default 64. */
  roomKeptMb?: number;
}

export interface GuestOptions {
  port: MessagePort;
  /** Told of every statement. */
  onStatement?: OnStatement | undefined;
}

/** Kysely whose transactions and reserved connections refuse queries made beside them. */
class SingleConnectionKysely extends Kysely<Tables> {
  readonly #driver: PgliteDriver;

  constructor(config: KyselyConfig, driver: PgliteDriver) {
    super(config);
    this.#driver = driver;
  }

  override transaction(): TransactionBuilder<Tables> {
    return this.#holding(super.transaction());
  }

  override connection(): ConnectionBuilder<Tables> {
    return this.#holding(super.connection());
  }

  #holding<B extends TransactionBuilder<Tables> | ConnectionBuilder<Tables>>(builder: B): B {
    const execute = builder.execute.bind(builder) as (
      callback: (db: never) => Promise<unknown>,
    ) => Promise<unknown>;
    const watched = (callback: (db: never) => Promise<unknown>) =>
      execute((db) => this.#driver.runHolding(() => callback(db)));
    return Object.assign(builder, { execute: watched });
  }
}

async function openShared(connection: SharedConnection, onStatement?: OnStatement): Promise<Database> {
  const driver = new PgliteDriver(connection);
  const db = new SingleConnectionKysely(
    { dialect: createPgliteDialect(driver), ...tellOfStatements(onStatement) },
    driver,
  );
  // Kysely starts its driver with the first query.
  await sql`select 1`.execute(db);
  return {
    db,
    kind: 'embedded',
    isReachable: () => isReachable(db, REACHABLE_TIMEOUT_MS),
    connections: () => driver.connections(),
    copyTo: (file) => driver.copyTo(file),
    close: () => db.destroy(),
  };
}

/** Opens the embedded database. Take its lock first: PGlite takes none. */
export async function openEmbedded({
  directory,
  onError = () => undefined,
  onStatement,
  roomKeptMb = ROOM_KEPT_MB,
}: EmbeddedOptions): Promise<Database> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const connection = new OwnConnection(() => startWorkerInstance({ directory, roomKeptMb }));
  const database = await openShared(connection, onStatement);
  const stopTending = startTending(database.db, onError);
  return {
    ...database,
    share: () => admitGuest(connection),
    close: async () => {
      await stopTending();
      await database.close();
    },
  };
}

/**
 * Opens, in another thread, an embedded database that is open: by the port that its `share` gave. Whoever else asks there is
 * let in first, for a while; closing it leaves the database open.
 */
export function openGuest({ port, onStatement }: GuestOptions): Promise<Database> {
  return openShared(new GuestConnection(port), onStatement);
}

/**
 * Makes an embedded database in `directory`, which must not exist, from what `copyTo` wrote. Throws, and leaves nothing, when
 * that is no such copy.
 */
export async function restoreEmbedded(directory: string, copy: Uint8Array): Promise<void> {
  // PGlite would leave a cut file's error to nobody.
  const files = new Uint8Array(await unzip(copy));
  await mkdir(directory, { mode: 0o700 });
  try {
    const session = await openSession({ directory, snapshot: new Blob([files]) });
    try {
      await session.query('select count(*) from kysely_migration', []);
    } finally {
      await session.close();
    }
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
}

/** Opens an embedded database that lives in memory, from a snapshot of another one when given. For tests. */
export function openMemory(snapshot?: Blob | File): Promise<Database> {
  const start = async () => toInstance(await openSession(snapshot === undefined ? {} : { snapshot }));
  return openShared(new OwnConnection(start));
}

/** Makes a database in memory, prepares it and gives its files, to be opened any number of times as `snapshot`. */
export async function createSnapshot(prepare: (db: Db) => Promise<unknown>): Promise<Blob> {
  const session = await openSession({});
  const database = await openShared(new OwnConnection(() => Promise.resolve(toInstance(session))));
  await prepare(database.db);
  const snapshot = await session.dump();
  await database.close();
  return snapshot;
}
