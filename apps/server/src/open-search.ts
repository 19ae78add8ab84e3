import { randomUUID } from 'node:crypto';
import {
  createBitmapSearch,
  createSearch,
  createSqlSearch,
  timeSqlSearch,
  type JobChanges,
  type Search,
  type SearchStanding,
  type SearchStatus,
} from '@firsthand/search';
import type { Context } from './create-context.ts';
import { readClusterAddress } from './settings/cluster-address.ts';
import { toSearchDirectory } from './store/world.ts';

const FOUND_WITHIN_MS = 5_000;
const FOLLOW_JOBS = 'index-jobs';

export interface OpenSearch {
  search: Search;
  /** Null where the store alone answers. */
  searchStatus: (() => Promise<SearchStatus>) | null;
  /** The part of it that is known at once. */
  searchStanding: (() => SearchStanding) | null;
  /** Null where nobody follows the store. */
  changes: JobChanges | null;
  /** Resolves once what was stored before can be found, after five seconds at the latest. */
  untilFound: () => Promise<void>;
  /** Writes the index's snapshot. */
  stop: () => Promise<void>;
}

type Parts = Pick<Context, 'config' | 'store' | 'logger' | 'outages' | 'telemetry'>;

/** Search by an index that follows the store, and by the store itself until that is ready; or by the store alone. */
export async function openSearch(parts: Parts): Promise<OpenSearch> {
  const { config, store, logger, telemetry } = parts;
  const sql = createSqlSearch(store.database.db);
  // A worker searches seldom: the index would cost it more than it gives.
  if (config.searchExecutor === 'sql' || config.role === 'worker')
    return {
      search: timeSqlSearch(sql, telemetry),
      ...{ searchStatus: null, searchStanding: null, changes: null, untilFound: done, stop: done },
    };
  const { kind, index } = await openIndex(parts);
  const search = createSearch({ sql, index, kind, log: logger, telemetry });
  return {
    search,
    searchStatus: () => search.status(),
    searchStanding: () => search.standing(),
    changes: index,
    // Until it is warm the store itself answers.
    untilFound: async () => {
      if (index.isWarm()) await index.settled(FOUND_WITHIN_MS).catch(done);
    },
    stop: () => index.stop(),
  };
}

const done = () => Promise.resolve();

async function openIndex({ config, store, logger, outages }: Parts) {
  const { db } = store.database;
  // It follows the store for as long as the program runs: one task.
  const log = logger.child({ task: FOLLOW_JOBS, taskId: randomUUID() });
  if (config.openSearch === null) {
    const bitmaps = createBitmapSearch({ db, directory: toSearchDirectory(config), log, outages });
    return { kind: 'bitmap', index: bitmaps } as const;
  }
  // Loaded where it is used: nothing of it is in memory where this program's own memory answers.
  const { createOpenSearchSearch } = await import('@firsthand/search/opensearch');
  const { prefix, spread } = config.openSearch;
  const address = await readClusterAddress(config.openSearch);
  const index = await createOpenSearchSearch({ db, address, prefix, spread, log, outages });
  return { kind: 'opensearch', index } as const;
}
