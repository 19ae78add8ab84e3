import type { BitmapSearch, SearchLog } from './bitmap/create-bitmap-search.ts';
import type { Search } from './search.ts';

/** How many searches each executor has answered. */
export interface SearchCounts {
  bitmap: number;
  /** Before the bitmaps were ready. */
  sql: number;
  /** By SQL, since the bitmaps failed at it. */
  rescued: number;
}

export interface CombinedSearch extends Search {
  readonly counts: Readonly<SearchCounts>;
}

/** Search by bitmaps once they hold what the store holds, by SQL until then and whenever they fail. */
export function createSearch({
  sql,
  bitmap,
  log,
}: {
  sql: Search;
  bitmap: Pick<BitmapSearch, 'isWarm' | 'search'>;
  log: SearchLog;
}): CombinedSearch {
  const counts: SearchCounts = { bitmap: 0, sql: 0, rescued: 0 };
  return {
    counts,
    search: async (request) => {
      if (!bitmap.isWarm()) {
        counts.sql += 1;
        return sql.search(request);
      }
      try {
        const result = await bitmap.search(request);
        counts.bitmap += 1;
        return result;
      } catch (error) {
        counts.rescued += 1;
        log.warn({ err: error }, 'search was answered by SQL, since the bitmaps failed');
        return sql.search(request);
      }
    },
  };
}
