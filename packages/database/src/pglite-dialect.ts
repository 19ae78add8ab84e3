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
import type { PgliteInstance } from './pglite-client.ts';
import type { SharedConnection } from './own-connection.ts';

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

/** Gives PGlite's one connection to one query or one transaction at a time. */
export class PgliteDriver implements Driver {
  readonly #shared: SharedConnection;
  readonly #holding = new AsyncLocalStorage<Holding>();

  constructor(shared: SharedConnection) {
    this.#shared = shared;
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
    const { taken, waiting } = this.#shared.figures;
    return [{ server: 'primary', inUse: taken, idle: 1 - taken, waiting }];
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#holding.getStore()?.open) throw new Error(INSIDE_TRANSACTION);
    return new PgliteConnection(await this.#shared.acquire());
  }

  /** Writes the whole database to a file while nothing else is asked. */
  async copyTo(file: string): Promise<void> {
    const instance = await this.#shared.acquire();
    try {
      await instance.copyTo(file);
    } finally {
      this.#shared.release();
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
    this.#shared.release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return this.#shared.close();
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
