export { toRankAt, type SearchDocument } from './document.ts';
export { indexJobs, unindexJobs } from './index-jobs.ts';
export { adjustPlaceCounts, type PlaceCountChange } from './places/place-counts.ts';
export { placeKeysOf } from './places/place-rows.ts';
export { suggestPlaces, type PlaceQuery } from './places/suggest-places.ts';
export { findSimilar, type SimilarQuery } from './similar.ts';
export {
  createSqlSearch,
  type Search,
  type SearchFilters,
  type SearchRequest,
  type SearchResult,
} from './sql-search.ts';
export { countStatistics, type Statistics } from './statistics.ts';
