import { NO_TELEMETRY, type Telemetry } from '@firsthand/contracts';
import type { BitmapSearch, SearchLog } from './bitmap/create-bitmap-search.ts';
import type { WorkerStatus } from './bitmap/worker/protocol.ts';
import { listWords, replaceWords } from './query.ts';
import { understandQuery } from './search-plan.ts';
import { createSearchLine, isBusy } from './search-line.ts';
import type { Search, SearchRequest, SearchResult } from './search.ts';
import { correctByLabels } from './understand/correct-by-labels.ts';
import { timeSearch, timeSqlSearch } from './time-search.ts';

/** Who answers unless it fails: bitmaps in this program's memory, or an index in an OpenSearch cluster. */
export type IndexKind = 'bitmap' | 'opensearch';

/** How many searches each executor has answered. */
export interface SearchCounts extends Record<IndexKind, number> {
  /** Before the index was ready. */
  sql: number;
  /** By SQL, since the index failed at it. */
  rescued: number;
}

/** Who answers searches on this node, as it is known without asking anybody. */
export interface SearchStanding {
  executor: IndexKind | 'sql';
  /** Why the index does not, in words, where that is known. */
  reason: string | null;
  /** Since when the index has not caught up with the store; null until it did once. */
  lagSeconds: number | null;
}

/** How searches are answered on this node. */
export interface SearchStatus extends SearchStanding {
  /** Since the start. */
  answered: Readonly<SearchCounts>;
  /** How often the index's thread, or writing to the cluster, was begun again. */
  restarts: number;
  /** What the index holds; null while nobody says. */
  index: { jobs: number; bytes: number } | null;
}

export interface CombinedSearch extends Search {
  standing(): SearchStanding;
  status(): Promise<SearchStatus>;
}

/** Searches by SQL at once: some connections and half of a small machine's cores stay for everything else. */
const SQL_AT_ONCE = 4;
/** Of a longer query no word is looked for that may have been meant. */
const MOST_CORRECTED = 10;

/** A search by an index that follows the store. */
export type FollowingIndex = Pick<
  BitmapSearch,
  keyof Search | 'isWarm' | 'lagSeconds' | 'correct' | 'restarts'
> & {
  /** Rejects while nobody says. */
  status(): Promise<Pick<WorkerStatus, 'documents' | 'bytes' | 'cachedBytes'>>;
  /** Why it is not warm, in words; null when it is, or that is not known. */
  reason?(): string | null;
};

const NAMES: Record<IndexKind, string> = { bitmap: 'the bitmaps', opensearch: 'OpenSearch' };

/**
 * Search by an index once it holds what the store holds, by SQL until then and whenever it fails; when they have too much
 * to do, searches wait in line, and are refused in the end (decision 104). Only the index knows
 * which words there are, so typos are corrected while it answers.
 */
export function createSearch({
  sql: database,
  index,
  kind: indexKind = 'bitmap',
  log,
  telemetry = NO_TELEMETRY,
}: {
  sql: Search;
  index: FollowingIndex;
  /** Default: bitmaps. */
  kind?: IndexKind;
  log: SearchLog;
  /** Told how long searches take and who answers them; default: nobody is. */
  telemetry?: Telemetry;
}): CombinedSearch {
  const sql = timeSqlSearch(database, telemetry);
  const line = createSearchLine(SQL_AT_ONCE);
  const counts: SearchCounts = { bitmap: 0, opensearch: 0, sql: 0, rescued: 0 };
  const answer = async <Answer>(
    kind: keyof Search,
    byIndex: () => Promise<Answer>,
    ask: () => Promise<Answer>,
  ) => {
    const bySql = () => line.run(ask);
    if (!index.isWarm()) {
      counts.sql += 1;
      return bySql();
    }
    try {
      const answered = await timeSearch(telemetry, { kind, executor: indexKind }, byIndex);
      counts[indexKind] += 1;
      return answered;
    } catch (error) {
      if (isBusy(error)) throw error;
      counts.rescued += 1;
      telemetry.count('firsthand_search_rescued_total', {});
      log.warn({ err: error }, `search was answered by SQL, since ${NAMES[indexKind]} failed`);
      return bySql();
    }
  };
  const standing = (): SearchStanding => ({
    executor: index.isWarm() ? indexKind : 'sql',
    reason: index.reason?.() ?? null,
    lagSeconds: index.lagSeconds(),
  });
  return {
    standing,
    status: async () => ({
      ...standing(),
      answered: { ...counts },
      restarts: index.restarts,
      index: await index.status().then(
        ({ documents, bytes, cachedBytes }) => ({ jobs: documents, bytes: bytes + cachedBytes }),
        // Nobody answers: that is what the status tells.
        () => null,
      ),
    }),
    search: (request) =>
      answer(
        'search',
        () => searchCorrected(index, request),
        () => sql.search(request),
      ),
    suggest: (request) =>
      answer(
        'suggest',
        () => index.suggest(request),
        () => sql.suggest(request),
      ),
    similar: (query) =>
      answer(
        'similar',
        () => index.similar(query),
        () => sql.similar(query),
      ),
  };
}

/** Searches again without typos when nothing was found and a word is one that no job has. */
export async function searchCorrected(
  index: Pick<FollowingIndex, 'search' | 'correct'>,
  request: SearchRequest,
): Promise<SearchResult> {
  const result = await index.search(request);
  // Where all of it is hidden the words are right.
  if (result.total > 0 || (result.hidden?.total ?? 0) > 0) return result;
  // What is understood is no slip, even where no job has the word.
  const understood = new Set(understandQuery(request).flatMap(({ text }) => listWords(text)));
  const words = listWords(request.query).filter((word) => !understood.has(word));
  if (words.length === 0 || words.length > MOST_CORRECTED) return result;
  const meant = await index.correct(words);
  const replacements = new Map(
    words.flatMap((word, at): [string, string][] => {
      const other = meant[at] ?? correctByLabels(word);
      return other == null ? [] : [[word, other]];
    }),
  );
  if (replacements.size === 0) return result;
  const query = replaceWords(request.query, replacements);
  return { ...(await index.search({ ...request, query })), correctedQuery: query };
}
