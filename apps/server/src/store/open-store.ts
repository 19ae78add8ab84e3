import {
  endLeases,
  isDatabaseUnavailable,
  lockDataDirectory,
  migrate,
  openDatabase,
  renumberChanges,
  type DataDirectoryLock,
  type Database,
  type OnStatement,
} from '@firsthand/database';
import type { Config } from '../settings/config.ts';
import { toStoreDirectory } from './world.ts';
import { secureDataDirectory } from './secure-data-directory.ts';
import { OperatorError } from '../operator-error.ts';

export interface Store {
  database: Database;
  /** Null on a PostgreSQL server, which any number of processes may use. */
  lock: DataDirectoryLock | null;
  close: () => Promise<void>;
}

/**
 * Opens the store that the settings name, migrated and safe from a second process. Throws `OperatorError` or
 * `DataDirectoryLockedError` when the operator can do something about it. From here on, what this process writes is
 * its user's alone.
 */
export async function openStore(
  config: Config,
  onNotice: (text: string) => void,
  onStatement?: OnStatement,
): Promise<Store> {
  process.umask(0o077);
  const closed = secureDataDirectory(config.dataDirectory);
  if (closed > 0)
    onNotice(
      `Other users of this machine could read ${closed} entries of ${config.dataDirectory}; now only you can.`,
    );
  const lock = config.databaseUrl === undefined ? await lockDataDirectory(config.dataDirectory) : null;
  try {
    const database = await openDatabase(
      config.databaseUrl === undefined
        ? { kind: 'embedded', directory: toStoreDirectory(config), onStatement }
        : {
            ...{ kind: 'server', url: config.databaseUrl, replicaUrl: config.databaseReplicaUrl },
            onStatement,
            onReplicaError: (error) =>
              onNotice(
                `The replica cannot be asked: ${error instanceof Error ? error.message : String(error)}`,
              ),
          },
    );
    try {
      await migrate(database.db);
      if (await renumberChanges(database.db))
        onNotice('The store comes from another database server; what follows its changes was set up anew.');
      // The directory is ours alone, so what holds a task here was killed: nobody need wait for its lease.
      if (lock) await endLeases(database.db);
      await keepWorldsApart(database, config.usesSandbox);
    } catch (error) {
      await database.close();
      throw error;
    }
    const close = async () => {
      try {
        await database.close();
      } finally {
        await lock?.release();
      }
    };
    return { database, lock, close };
  } catch (error) {
    await lock?.release();
    if (!isDatabaseUnavailable(error)) throw error;
    throw new OperatorError('The database that DATABASE_URL names cannot be reached.', error);
  }
}

/** Invented postings must never stand beside real ones. Embedded stores have a folder each; a server has one database. */
async function keepWorldsApart(database: Database, usesSandbox: boolean): Promise<void> {
  const boards = await database.db.selectFrom('boards').select('origin').distinct().execute();
  const hasSandbox = boards.some((board) => board.origin === 'sandbox');
  if (boards.length === 0 || hasSandbox === usesSandbox) return;
  throw new OperatorError(
    usesSandbox
      ? 'DATABASE_URL holds real postings; demo data would stand among them. Start with --live, or name another database.'
      : 'DATABASE_URL holds demo postings; real ones would stand among them. Name another database.',
  );
}
