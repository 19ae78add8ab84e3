import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { lockDataDirectory, restoreEmbedded } from '@firsthand/database';
import { OperatorError } from '../operator-error.ts';
import type { Config } from '../settings/config.ts';
import { refuseServer } from './back-up.ts';
import { secureDataDirectory } from './secure-data-directory.ts';
import { toSearchDirectory, toStoreDirectory } from './world.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDirectory' | 'usesSandbox'>;

/**
 * Makes the embedded store from a backup. What is there is replaced only with `replaces`, once the backup has been opened.
 * Throws `DataDirectoryLockedError` while a program has the directory.
 */
export async function restore(
  config: Place,
  { file, replaces }: { file: string; replaces: boolean },
): Promise<void> {
  refuseServer(config.databaseUrl);
  const store = toStoreDirectory(config);
  process.umask(0o077);
  const copy = await readBackup(file);
  const lock = await lockDataDirectory(config.dataDirectory);
  try {
    if (existsSync(store) && !replaces) {
      throw new OperatorError(
        `${store} holds a store. Add --replace to put the backup in its place, for good.`,
      );
    }
    const made = `${store}.restoring`;
    await rm(made, { recursive: true, force: true });
    try {
      await restoreEmbedded(made, copy);
    } catch (error) {
      throw new OperatorError(`${file} is no backup of an embedded store, or not a whole one.`, error);
    }
    // The index follows another store's numbers.
    await rm(toSearchDirectory(config), { recursive: true, force: true });
    // A kill in between leaves both beside each other.
    const former = `${store}.replaced`;
    await rm(former, { recursive: true, force: true });
    if (existsSync(store)) await rename(store, former);
    await rename(made, store);
    await rm(former, { recursive: true, force: true });
    secureDataDirectory(config.dataDirectory);
  } finally {
    await lock.release();
  }
}

async function readBackup(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new OperatorError(`${file} cannot be read.`, error);
  }
}
