import { join } from 'node:path';
import { createBitmapSearch, createSearch, createSqlSearch, type Search } from '@firsthand/search';
import type { Context } from './create-context.ts';

/** Where snapshots of the index stand, below the data directory. */
const DIRECTORY = 'search';

export interface OpenSearch {
  search: Search;
  /** Writes the index's snapshot. */
  stop: () => Promise<void>;
}

/** Search by bitmaps that follow the store, and by the store itself until they are ready; or by the store alone. */
export function openSearch({
  config,
  store,
  logger,
  outages,
}: Pick<Context, 'config' | 'store' | 'logger' | 'outages'>): OpenSearch {
  const { db } = store.database;
  const sql = createSqlSearch(db);
  if (config.searchExecutor === 'sql') return { search: sql, stop: () => Promise.resolve() };
  const directory = join(config.dataDirectory, DIRECTORY, config.usesSandbox ? 'demo' : 'store');
  const bitmap = createBitmapSearch({ db, directory, log: logger, outages });
  return { search: createSearch({ sql, bitmap, log: logger }), stop: () => bitmap.stop() };
}
