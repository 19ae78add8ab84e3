import { randomUUID } from 'node:crypto';
import {
  createBitmapSearch,
  createSearch,
  createSqlSearch,
  timeSqlSearch,
  type JobChanges,
  type Search,
  type SearchStatus,
} from '@firsthand/search';
import type { Context } from './create-context.ts';
import { toSearchDirectory } from './store/world.ts';

const FOUND_WITHIN_MS = 5_000;
const FOLLOW_JOBS = 'index-jobs';

export interface OpenSearch {
  search: Search;
  /** Null where the store alone answers. */
  searchStatus: (() => Promise<SearchStatus>) | null;
  /** Null where nobody follows the store. */
  changes: JobChanges | null;
  /** Resolves once what was stored before can be found, after five seconds at the latest. */
  untilFound: () => Promise<void>;
  /** Writes the index's snapshot. */
  stop: () => Promise<void>;
}

/** Search by bitmaps that follow the store, and by the store itself until they are ready; or by the store alone. */
export function openSearch({
  config,
  store,
  logger,
  outages,
  telemetry,
}: Pick<Context, 'config' | 'store' | 'logger' | 'outages' | 'telemetry'>): OpenSearch {
  const { db } = store.database;
  const done = () => Promise.resolve();
  const sql = createSqlSearch(db);
  // A worker searches seldom: the index would cost it more than it gives.
  if (config.searchExecutor === 'sql' || config.role === 'worker')
    return {
      search: timeSqlSearch(sql, telemetry),
      searchStatus: null,
      changes: null,
      untilFound: done,
      stop: done,
    };
  const directory = toSearchDirectory(config);
  // It follows the store for as long as the program runs: one task.
  const ofIndex = logger.child({ task: FOLLOW_JOBS, taskId: randomUUID() });
  const bitmap = createBitmapSearch({ db, directory, log: ofIndex, outages });
  const search = createSearch({ sql, bitmap, log: logger, telemetry });
  return {
    search,
    searchStatus: () => search.status(),
    changes: bitmap,
    // Until it is warm the store itself answers.
    untilFound: async () => {
      if (bitmap.isWarm()) await bitmap.settled(FOUND_WITHIN_MS).catch(done);
    },
    stop: () => bitmap.stop(),
  };
}
