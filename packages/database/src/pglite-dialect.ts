import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { ConnectionFigures } from './database.ts';
import { toSqlText } from './sql-text.ts';
import { databaseUnavailable } from './database-errors.ts';
import type { PgliteInstance } from './pglite-client.ts';
import { WaitingLine } from './waiting-line.ts';

const CONNECTION_WAIT_MS = 120_000;
const WAITED_TOO_LONG =
  `Waited ${CONNECTION_WAIT_MS / 1000} s for the embedded database's only connection: ` +
  'a transaction was left open, or waits for a query made outside it.';
const INSIDE_TRANSACTION =
  'A query was made on the database from within an open transaction. The embedded database has one connection, ' +
  'so both would wait for ever: pass the transaction to whatever runs inside it.';

interface Holding {
  open: boolean;
}

class PgliteConnection implements DatabaseConnection {
  readonly #instance: PgliteInstance;

  constructor(instance: PgliteInstance) {
    this.#instance = instance;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#instance.query(query.sql, query.parameters.map(toSqlText));
    return {
      rows: rows as R[],
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database cannot stream a query');
  }
}

/** Gives PGlite's one connection to one query or one transaction at a time, and starts PGlite anew when it died. */
export class PgliteDriver implements Driver {
  readonly #start: () => Promise<PgliteInstance>;
  readonly #line = new WaitingLine({
    longestWaitMs: CONNECTION_WAIT_MS,
    toError: () => new Error(WAITED_TOO_LONG),
  });
  readonly #holding = new AsyncLocalStorage<Holding>();
  #instance: PgliteInstance | undefined;

  constructor(start: () => Promise<PgliteInstance>) {
    this.#start = start;
  }

  /** Runs the body of a transaction such that a query beside it is refused instead of waiting for ever. */
  async runHolding<T>(body: () => Promise<T>): Promise<T> {
    const holding = { open: true };
    try {
      return await this.#holding.run(holding, body);
    } finally {
      holding.open = false;
    }
  }

  /** How its one connection is used. */
  connections(): ConnectionFigures[] {
    const { taken, waiting } = this.#line.figures;
    return [{ server: 'primary', inUse: taken, idle: 1 - taken, waiting }];
  }

  async init(): Promise<void> {
    this.#instance = await this.#start();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#holding.getStore()?.open) throw new Error(INSIDE_TRANSACTION);
    await this.#line.acquire();
    try {
      if (!this.#instance || this.#instance.ended) this.#instance = await this.#restart();
      return new PgliteConnection(this.#instance);
    } catch (error) {
      this.#line.release();
      throw error;
    }
  }

  /** What cannot be opened again now, as on a full disk, may be later. */
  async #restart(): Promise<PgliteInstance> {
    try {
      return await this.#start();
    } catch (error) {
      throw databaseUnavailable(error);
    }
  }

  /** Writes the whole database to a file while nothing else is asked. */
  async copyTo(file: string): Promise<void> {
    await this.acquireConnection();
    try {
      await this.#instance?.copyTo(file);
    } finally {
      this.#line.release();
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await connection.executeQuery(CompiledQuery.raw(`start transaction${isolation}${access}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  releaseConnection(): Promise<void> {
    this.#line.release();
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    await this.#line.acquire();
    await this.#instance?.close();
  }
}

/** Kysely's PostgreSQL dialect over one PGlite. */
export function createPgliteDialect(driver: PgliteDriver): Dialect {
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
