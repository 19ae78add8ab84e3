import { NO_TELEMETRY, type Telemetry } from '@firsthand/contracts';
import type { BitmapSearch, SearchLog } from './bitmap/create-bitmap-search.ts';
import { listWords, replaceWords } from './query.ts';
import { understandQuery } from './search-plan.ts';
import { createSearchLine, isBusy } from './search-line.ts';
import type { Search, SearchRequest, SearchResult } from './search.ts';
import { correctByLabels } from './understand/correct-by-labels.ts';
import { timeSearch, timeSqlSearch } from './time-search.ts';

/** How many searches each executor has answered. */
export interface SearchCounts {
  bitmap: number;
  /** Before the bitmaps were ready. */
  sql: number;
  /** By SQL, since the bitmaps failed at it. */
  rescued: number;
}

/** How searches are answered on this node. */
export interface SearchStatus {
  /** Who answers now. */
  executor: 'bitmap' | 'sql';
  /** Since the start. */
  answered: Readonly<SearchCounts>;
  /** How often the index's thread was started again. */
  restarts: number;
  /** What the index holds; null while its thread does not say. */
  index: { jobs: number; bytes: number } | null;
  /** Since when the index has not caught up with the store; null until it did once. */
  lagSeconds: number | null;
}

export interface CombinedSearch extends Search {
  status(): Promise<SearchStatus>;
}

/** Searches by SQL at once: some connections and half of a small machine's cores stay for everything else. */
const SQL_AT_ONCE = 4;
/** Of a longer query no word is looked for that may have been meant. */
const MOST_CORRECTED = 10;

type Bitmaps = Pick<BitmapSearch, keyof Search | 'isWarm' | 'lagSeconds' | 'correct' | 'status' | 'restarts'>;

/**
 * Search by bitmaps once they hold what the store holds, by SQL until then and whenever they fail; when they have too much
 * to do, searches wait in line, and are refused in the end (decision 104). Only the bitmaps know
 * which words there are, so typos are corrected while they answer.
 */
export function createSearch({
  sql: database,
  bitmap,
  log,
  telemetry = NO_TELEMETRY,
}: {
  sql: Search;
  bitmap: Bitmaps;
  log: SearchLog;
  /** Told how long searches take and who answers them; default: nobody is. */
  telemetry?: Telemetry;
}): CombinedSearch {
  const sql = timeSqlSearch(database, telemetry);
  const line = createSearchLine(SQL_AT_ONCE);
  const counts: SearchCounts = { bitmap: 0, sql: 0, rescued: 0 };
  const answer = async <Answer>(
    kind: keyof Search,
    byBitmaps: () => Promise<Answer>,
    ask: () => Promise<Answer>,
  ) => {
    const bySql = () => line.run(ask);
    if (!bitmap.isWarm()) {
      counts.sql += 1;
      return bySql();
    }
    try {
      const answered = await timeSearch(telemetry, { kind, executor: 'bitmap' }, byBitmaps);
      counts.bitmap += 1;
      return answered;
    } catch (error) {
      if (isBusy(error)) throw error;
      counts.rescued += 1;
      telemetry.count('firsthand_search_rescued_total', {});
      log.warn({ err: error }, 'search was answered by SQL, since the bitmaps failed');
      return bySql();
    }
  };
  return {
    status: async () => ({
      executor: bitmap.isWarm() ? 'bitmap' : 'sql',
      answered: { ...counts },
      restarts: bitmap.restarts,
      lagSeconds: bitmap.lagSeconds(),
      index: await bitmap.status().then(
        ({ documents, bytes, cachedBytes }) => ({ jobs: documents, bytes: bytes + cachedBytes }),
        // There is no thread: that is what the status tells.
        () => null,
      ),
    }),
    search: (request) =>
      answer(
        'search',
        () => searchCorrected(bitmap, request),
        () => sql.search(request),
      ),
    suggest: (request) =>
      answer(
        'suggest',
        () => bitmap.suggest(request),
        () => sql.suggest(request),
      ),
    similar: (query) =>
      answer(
        'similar',
        () => bitmap.similar(query),
        () => sql.similar(query),
      ),
  };
}

/** Searches again without typos when nothing was found and a word is one that no job has. */
export async function searchCorrected(
  bitmap: Pick<Bitmaps, 'search' | 'correct'>,
  request: SearchRequest,
): Promise<SearchResult> {
  const result = await bitmap.search(request);
  // Where all of it is hidden the words are right.
  if (result.total > 0 || (result.hidden?.total ?? 0) > 0) return result;
  // What is understood is no slip, even where no job has the word.
  const understood = new Set(understandQuery(request).flatMap(({ text }) => listWords(text)));
  const words = listWords(request.query).filter((word) => !understood.has(word));
  if (words.length === 0 || words.length > MOST_CORRECTED) return result;
  const meant = await bitmap.correct(words);
  const replacements = new Map(
    words.flatMap((word, index): [string, string][] => {
      const other = meant[index] ?? correctByLabels(word);
      return other == null ? [] : [[word, other]];
    }),
  );
  if (replacements.size === 0) return result;
  const query = replaceWords(request.query, replacements);
  return { ...(await bitmap.search({ ...request, query })), correctedQuery: query };
}
