import type {
  FacetName,
  Shift,
  UNSTATED,
  ListedEmployment,
  OpeningKind,
  Seniority,
  Source,
  VisaStance,
  WorkMode,
  YearsAsked,
} from '@firsthand/contracts';
import type { InsightsRequest, SearchInsights } from './insights.ts';
import type { NearFilter } from './places/near.ts';
import type { Suggestion, SuggestRequest } from './suggest.ts';

/** When work is done that is not done by day. */

/** A value of a filter for what the posting does not say. */
export type Unstated = typeof UNSTATED;

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
  /** The place has this postal code, or is a town it belongs to. */
  zip?: string | undefined;
  /** Some place of the job is within this circle. */
  near?: NearFilter | undefined;
  /** Free text; each word must be in some place of the job. */
  location?: string | undefined;
  /** Any of these. */
  workModes?: readonly (WorkMode | Unstated)[] | undefined;
  /** Any of these. */
  employmentTypes?: readonly (ListedEmployment | Unstated)[] | undefined;
  /** Posted in so many days before `now`. */
  postedWithinDays?: number | undefined;
  /** The top of the stated range, brought to a year, reaches this in this currency. */
  pay?: { min: number; currency: string } | undefined;
  /** Whether pay is stated at all. */
  payStated?: true | undefined;
  /** `source:board`, any of these. */
  companies?: readonly string[] | undefined;
  /** ISO 639-1, any of these. */
  languages?: readonly string[] | undefined;
  /** Any of these. */
  seniorities?: readonly (Seniority | Unstated)[] | undefined;
  /** Years of experience that are asked for, any of these. */
  years?: readonly (YearsAsked | Unstated)[] | undefined;
  /** A least number of years of experience is stated, and it is this or less. */
  leastYears?: { atMost: number } | undefined;
  /** As the list of skills spells them, any of these. */
  skills?: readonly string[] | undefined;
  /** Any of these. */
  visas?: readonly (VisaStance | Unstated)[] | undefined;
  /** Ids of occupations, any of these, those beneath them included. */
  occupations?: readonly string[] | undefined;
  /** The title or the text says so, any of these. */
  shifts?: readonly Shift[] | undefined;
  /** Any of these: of an opening of its own, or of a pool for later. */
  openings?: readonly OpeningKind[] | undefined;
  /** ISO 3166-1 alpha-2: open to somebody there. */
  eligibleFrom?: string | undefined;
}

/** What a person does not want to see. */
export type HideRule =
  | { kind: 'company'; value: string }
  /** As `-word` would. */
  | { kind: 'word'; value: string }
  | { kind: 'job'; value: number };

/** `pay`: by the top of the range of pay in this currency, what has none behind the rest. */
export type SearchSort =
  | 'relevance'
  | 'newest'
  | { by: 'pay'; currency: string }
  /** By how many of these a job meets: each is met where any of its filters alone would find the job. */
  | { by: 'fit'; met: readonly (readonly SearchFilters[])[] };

export interface SearchRequest {
  /** Empty: every job, newest first. */
  query: string;
  /** Whether the last word may be the beginning of one; default false. */
  prefix?: boolean | undefined;
  /** Whether the query is looked for letter by letter; default: its words are understood. */
  literal?: boolean | undefined;
  /** What words must not set: parameters, and `occupation`. */
  notUnderstood?: readonly string[] | undefined;
  /** Only jobs that are about what was asked, and not those that mention it; default false. */
  aboutOnly?: boolean | undefined;
  filters: SearchFilters;
  /** `newest`: by time alone, however well they match. Default: `relevance`, the rule of virtual time. */
  sort?: SearchSort | undefined;
  offset: number;
  limit: number;
  /** Seconds since 1970, from which `postedWithinDays` counts; default: this moment. */
  now?: number | undefined;
  /** Whether to count facets; default false. */
  facets?: boolean | undefined;
  /** Whether postings of one role are one entry, the best of them; default false. */
  group?: boolean | undefined;
  /** Jobs whose roles are not one entry: with `group` each posting of these is one of its own. */
  apart?: readonly number[] | undefined;
  /** Applied before anything is counted. */
  hide?: readonly HideRule[] | undefined;
  /** Figures of all that is found; default: none. */
  insights?: InsightsRequest | undefined;
}

/** How many jobs choosing this value would find. */
export interface FacetValue {
  value: string;
  count: number;
}

/** The most frequent value first, equal ones by value; none without jobs. */
export type Facets = Record<FacetName, FacetValue[]>;

/** What rules hid of this search. */
export interface Hidden {
  /** Each job once. */
  total: number;
  /** When roles were grouped: those of which nothing is left. */
  roles?: number;
  /** Of each rule, in their order; a job may count for several. */
  counts: number[];
}

export interface SearchResult {
  /** Exact; of roles, when they were grouped. */
  total: number;
  /** Of jobs, best first. */
  ids: number[];
  /** When they were grouped: of each role all open jobs, `ids` first, then what fits, each newest first; and all that fit. */
  grouped?: { openings: number[][]; totalOpenings: number };
  /** What was searched instead: no job had a word of the query, and one that some jobs have lies near. */
  correctedQuery?: string;
  /** When they were asked for. */
  facets?: Facets;
  /** When there are rules. */
  hidden?: Hidden;
  /** When they were asked for. */
  insights?: SearchInsights;
}

/** The job that others are to be like. */
export interface SimilarQuery {
  jobId: number;
  title: string;
  /** BCP 47, of the posting; default: not known. */
  language?: string | null;
  category: string | null;
  /** Of the job's primary place: jobs there come first. */
  country: string | null;
  /** Default 3. */
  limit?: number;
}

export interface Search {
  search(request: SearchRequest): Promise<SearchResult>;
  /** Names of open jobs' titles and companies that begin as was typed. */
  suggest(request: SuggestRequest): Promise<Suggestion[]>;
  /** Open jobs like a job, best first, as `findSimilar` says. */
  similar(query: SimilarQuery): Promise<number[]>;
}
