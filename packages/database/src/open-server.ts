import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { ConnectionFigures, Database } from './database.ts';
import { databaseBusy, isDatabaseUnavailable, toDatabaseError } from './database-errors.ts';
import { isReachable } from './reachability.ts';
import { readPrimary } from './replica/read-scope.ts';
import { routeReads } from './replica/route-reads.ts';
import { watchReplica } from './replica/watch-replica.ts';
import { tellOfStatements, type OnStatement } from './statements.ts';
import type { Tables } from './tables.ts';
import { WaitingLine } from './waiting-line.ts';

const DEFAULT_POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** Whoever waits longer would not be answered in time anyway. */
const LONGEST_WAIT_MS = 20_000;
const IDLE_TIMEOUT_MS = 30_000;
const REACHABLE_TIMEOUT_MS = 2_000;

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const INT8_ARRAY = 1016;
const NUMERIC_ARRAY = 1231;

const SETTINGS = `set jit = off; set work_mem = '64MB'; set random_page_cost = 1.1; set timezone = 'UTC'`;

/** Numbers as numbers: ids and counts stay far below 2^53. The same as the embedded driver gives. */
function createTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  const toNumbers = (text: string) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : Number(item)));
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  types.setTypeParser(INT8_ARRAY, toNumbers);
  types.setTypeParser(NUMERIC_ARRAY, toNumbers);
  // A calendar day has no time zone: a Date would shift it.
  types.setTypeParser(DATE, String);
  return types;
}

function wrapClient(client: pg.PoolClient, onRelease: () => void): PostgresPoolClient {
  let lost = false;
  const query = async (text: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      const reported = toDatabaseError(error);
      lost ||= isDatabaseUnavailable(reported);
      throw reported;
    }
  };
  // Kysely calls the other form, with a cursor, for streamed queries only, and we stream none.
  const release = () => {
    client.release(lost);
    onRelease();
  };
  return { query: query as unknown as PostgresPoolClient['query'], release };
}

/** The pool as Kysely wants it, with every lost connection turned into the one error for it. */
function wrapPool({ pool, line }: Connections): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  const prepare = async (client: pg.PoolClient): Promise<PostgresPoolClient> => {
    try {
      await client.query(SETTINGS);
    } catch (error) {
      client.release(true);
      throw error;
    }
    const wrapped = wrapClient(client, () => line.release());
    known.set(client, wrapped);
    return wrapped;
  };

  return {
    connect: async () => {
      await line.acquire();
      try {
        const client = await pool.connect();
        return known.get(client) ?? (await prepare(client));
      } catch (error) {
        line.release();
        throw toDatabaseError(error);
      }
    },
    end: () => pool.end(),
  };
}

export interface ServerOptions {
  /** `postgres://user:password@host:port/name`. */
  url: string;
  /** A streaming replica of it, which single reads of requests go to (decision 77). */
  replicaUrl?: string | undefined;
  /** Connections to each at most; default 10. */
  poolSize?: number;
  /** Told when looking at the replica fails. Default: nobody is; the primary answers for it. */
  onReplicaError?: (error: unknown) => void;
  /** Told of every statement. Default: nobody is. */
  onStatement?: OnStatement | undefined;
}

/** Opens a pool to a PostgreSQL server. Connects with the first query, and again by itself after a loss. */
export function openServer(options: ServerOptions): Database {
  const primary = openPool(options.url, options.poolSize);
  const connections = () => [toFigures('primary', primary)];
  if (options.replicaUrl === undefined) return { ...toDatabase(wrapPool(primary), options), connections };
  const replica = openPool(options.replicaUrl, options.poolSize);
  const ofReplicaPool = wrapPool(replica);
  const database = toDatabase(routeReads(wrapPool(primary), ofReplicaPool), options);
  const ofReplica = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: ofReplicaPool }) });
  const watch = watchReplica(database.db, ofReplica, options.onReplicaError ?? (() => undefined));
  return {
    ...database,
    replica: { hasReplayed: watch.hasReplayed, lagSeconds: watch.lagSeconds },
    connections: () => [...connections(), toFigures('replica', replica)],
    close: async () => {
      await watch.stop();
      await database.close();
    },
  };
}

function toFigures(server: ConnectionFigures['server'], { pool, line }: Connections): ConnectionFigures {
  const { totalCount, idleCount: idle } = pool;
  return { server, inUse: totalCount - idle, idle, waiting: line.figures.waiting };
}

function toDatabase(pool: PostgresPool, { onStatement }: ServerOptions): Database {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...tellOfStatements(onStatement) });
  return {
    db,
    kind: 'server',
    replica: null,
    // A replica that answers does not make up for a primary that is away: nothing could be saved.
    isReachable: () => readPrimary(() => isReachable(db, REACHABLE_TIMEOUT_MS)),
    close: () => db.destroy(),
  };
}

interface Connections {
  pool: pg.Pool;
  /** The pool's own waiting counts as connecting, which may take five seconds only. */
  line: WaitingLine;
}

function openPool(url: string, size: number = DEFAULT_POOL_SIZE): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'firsthand',
    types: createTypes(),
  });
  // Without listeners a connection lost while idle, or between two queries of a transaction, would end the process.
  // Nothing is lost by ignoring it here: the next query on that connection fails with the reason.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const line = new WaitingLine({ places: size, longestWaitMs: LONGEST_WAIT_MS, toError: databaseBusy });
  return { pool, line };
}
