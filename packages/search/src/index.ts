export {
  createBitmapSearch,
  type BitmapSearch,
  type BitmapSearchOptions,
  type SearchLog,
} from './bitmap/create-bitmap-search.ts';
export type { JobChanges } from './bitmap/job-changes.ts';
export {
  createSearch,
  type CombinedSearch,
  type SearchStanding,
  type SearchStatus,
} from './create-search.ts';
export { toRankAt, type SearchDocument } from './document.ts';
export { indexJobs, unindexJobs } from './index-jobs.ts';
export { LEXEME_VERSION } from './lexemes.ts';
export { countFrequencies } from './percolate/frequencies.ts';
export { PercolationThread, type PercolatedPairs } from './percolate/percolation-thread.ts';
export { Percolator, type SavedRequest } from './percolate/percolator.ts';
export { readChangedJobs, sampleJobs, type ChangedJobs } from './percolate/read-jobs.ts';
export { adjustPlaceCounts, type PlaceCountChange } from './places/place-counts.ts';
export { placeKeysOf } from './places/place-rows.ts';
export { suggestPlaces, type PlaceQuery } from './places/suggest-places.ts';
export { isWorthHiding } from './query.ts';
export {
  type FacetValue,
  type HideRule,
  type Search,
  type SearchFilters,
  type SearchRequest,
  type SearchResult,
  type SimilarQuery,
} from './search.ts';
export type { Suggestion, SuggestRequest } from './suggest.ts';
export { understandQuery } from './search-plan.ts';
export { listFewer } from './understand/list-fewer.ts';
export type { Understood } from './understand/read-query.ts';
export { findFitting, type FittingJob } from './sql/find-fitting.ts';
export { countClosed, type ClosedJobs } from './sql/count-closed.ts';
export type { PayInsights, SearchInsights } from './insights.ts';
export { createSqlSearch } from './sql/sql-search.ts';
export { timeSqlSearch } from './time-search.ts';
export { countStatistics, type Statistics } from './statistics.ts';
