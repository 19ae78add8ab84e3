import type { Source } from '@firsthand/contracts';

/** Every filter that is given must hold. A country, state, city and zip must hold for one and the same place of the job. */
export interface SearchFilters {
  /** ISO 3166-1 alpha-2, any case: any of these. */
  countries?: readonly string[] | undefined;
  /** Any of these. */
  sources?: readonly Source[] | undefined;
  /** `false`: everything that is not remote. */
  remote?: boolean | undefined;
  city?: string | undefined;
  /** Code or name. */
  state?: string | undefined;
  zip?: string | undefined;
  /** Free text; each word must be in some place of the job. */
  location?: string | undefined;
}

export interface SearchRequest {
  /** Empty: every job, newest first. */
  query: string;
  filters: SearchFilters;
  /** `newest`: by time alone, however well they match. Default: `relevance`, the rule of virtual time. */
  sort?: 'relevance' | 'newest' | undefined;
  offset: number;
  limit: number;
}

export interface SearchResult {
  /** Exact. */
  total: number;
  /** Of jobs, best first. */
  ids: number[];
}

export interface Search {
  search(request: SearchRequest): Promise<SearchResult>;
}
