import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchOutages, type Db } from '@firsthand/database';
import { createBitmapSearch, type BitmapSearch } from '../bitmap/create-bitmap-search.ts';

export interface Followed {
  search: BitmapSearch;
  /** What it has told. */
  told: string[];
}

/** A directory of its own for each test that asks, and searches that are stopped with `close`. */
export function createFollowing() {
  const directories: string[] = [];
  const running: BitmapSearch[] = [];
  return {
    makeDirectory: async () => {
      const directory = await mkdtemp(join(tmpdir(), 'firsthand-search-'));
      directories.push(directory);
      return directory;
    },
    follow: (db: Db, directory: string): Followed => {
      const told: string[] = [];
      const tell = (_: object, message: string) => void told.push(message);
      const search = createBitmapSearch({
        db,
        directory,
        log: { info: tell, warn: tell },
        outages: watchOutages({ onLost: () => told.push('lost') }),
        pollMs: 20,
      });
      running.push(search);
      return { search, told };
    },
    close: async () => {
      for (const search of running.splice(0)) await search.stop();
      for (const directory of directories.splice(0)) await rm(directory, { recursive: true, force: true });
    },
  };
}
