export {
  createBitmapSearch,
  type BitmapSearch,
  type BitmapSearchOptions,
  type JobChanges,
  type SearchLog,
} from './bitmap/create-bitmap-search.ts';
export { createSearch, type CombinedSearch } from './create-search.ts';
export { toRankAt, type SearchDocument } from './document.ts';
export { indexJobs, unindexJobs } from './index-jobs.ts';
export { adjustPlaceCounts, type PlaceCountChange } from './places/place-counts.ts';
export { placeKeysOf } from './places/place-rows.ts';
export { suggestPlaces, type PlaceQuery } from './places/suggest-places.ts';
export { findSimilar, type SimilarQuery } from './similar.ts';
export type { Search, SearchFilters, SearchRequest, SearchResult } from './search.ts';
export { createSqlSearch } from './sql-search.ts';
export { countStatistics, type Statistics } from './statistics.ts';
