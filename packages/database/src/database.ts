import type { MessagePort } from 'node:worker_threads';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
/** What repository functions take first: the database, or the transaction they are part of. */
export type Executor = Kysely<Tables> | Transaction<Tables>;

export interface ConnectionFigures {
  server: 'primary' | 'replica';
  inUse: number;
  idle: number;
  /** Work that waits for a connection. */
  waiting: number;
}

/** So many open postings an embedded store is made for: decision 117 says what was measured. */
const EMBEDDED_MOST_JOBS = 300_000;

/** How many open postings a store is made for; null where that is nobody's limit. */
export function toMostJobs({ kind }: Pick<Database, 'kind'>): number | null {
  return kind === 'embedded' ? EMBEDDED_MOST_JOBS : null;
}

export interface Database {
  db: Db;
  /** `embedded`: PGlite, one connection. `server`: a pool of connections to PostgreSQL. */
  kind: 'embedded' | 'server';
  /** Whether a query is answered within a few seconds. Never throws. */
  isReachable(): Promise<boolean>;
  /** Whether single reads may go to a replica now (`withReadScope`); null without one. */
  replica?: {
    hasReplayed: (lastWrite: string | null) => boolean;
    /** How far it is behind; null while it is away. */
    lagSeconds: () => number | null;
  } | null;
  /** How its connections are used at this moment. */
  connections?: () => ConnectionFigures[];
  /** Writes a copy of an embedded store to a file, for `restoreEmbedded`; a server has tools of its own. */
  copyTo?: (file: string) => Promise<void>;
  /** Gives a port by which another thread uses an embedded store as well (`kind: 'guest'`); a server takes many anyway. */
  share?: () => MessagePort;
  /** Waits for what is running, then closes. Safe to call twice. */
  close(): Promise<void>;
}
