import type { Source } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { sql, type RawBuilder } from 'kysely';
import { inLocation, ofPlace, ofRemote, ofSource } from './lexemes.ts';
import { parseQuery, type Term } from './query.ts';
import { fold } from './text/fold.ts';
import { allOf, quote, toTierQueries } from './tsquery.ts';

const DAY_SECONDS = 86_400;

/** What a match in the title or the company is worth: the job counts as so much newer. */
export const BOOST_SECONDS = {
  allInTitle: 45 * DAY_SECONDS,
  titleOrCompany: 30 * DAY_SECONDS,
  someInTitle: 10 * DAY_SECONDS,
} as const;

/** Every filter that is given must hold. Country, state, city and zip must hold for one and the same place of the job. */
export interface SearchFilters {
  /** ISO 3166-1 alpha-2, any case. */
  country?: string | undefined;
  source?: Source | undefined;
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

/**
 * Search by the database itself. The order is the rule of virtual time: newest first, where every term in the title
 * counts as 45 days newer, every term in title or company as 30, some term in the title as 10; equal ones by id.
 */
export function createSqlSearch(db: Db): Search {
  return {
    search: async ({ query, filters, offset, limit }) => {
      const parsed = parseQuery(query);
      const lexemes = toFilterLexemes(filters);
      if (parsed.kind === 'nothing' || lexemes === undefined) return { total: 0, ids: [] };
      const page = { offset, limit };
      const statement =
        parsed.kind === 'terms'
          ? searchTerms(parsed.terms, lexemes, page)
          : lexemes.length > 0
            ? searchFilters(lexemes, page)
            : listNewest(page);
      const { rows } = await statement.execute(db);
      return rows[0] ?? { total: 0, ids: [] };
    },
  };
}

/** Undefined when a filter was given that no job can fit, such as a location of punctuation only. */
function toFilterLexemes(filters: SearchFilters): string[] | undefined {
  const { country, city, state, zip, source, remote, location } = filters;
  for (const text of [country, city, state, zip, location]) {
    if (text !== undefined && text.trim() !== '' && fold(text) === '') return undefined;
  }
  const place = ofPlace({ country, city, state, zip });
  const words = fold(location ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return [
    ...(place === undefined ? [] : [place]),
    ...(source === undefined ? [] : [ofSource(source)]),
    ...(remote === undefined ? [] : [ofRemote(remote)]),
    ...words.map((word) => inLocation(word.slice(0, 60))),
  ];
}

interface Page {
  offset: number;
  limit: number;
}

/** The matches of a tier, kept: left free, the planner would walk the jobs by date and read every vector. */
const matches = (expression: string) =>
  sql`materialized (select job_id, rank_at from job_search where vector @@ ${expression}::tsquery)`;

/** The newest of a tier, as many as the page can need, each moved by the tier's boost. */
const newest = (tier: string, boost: number, { offset, limit }: Page) =>
  sql`(select job_id, rank_at + ${sql.lit(boost)} as at from ${sql.table(tier)}
       order by rank_at desc, job_id limit ${offset + limit})`;

function searchTerms(terms: Term[], filters: string[], page: Page): RawBuilder<SearchResult> {
  const tiers = toTierQueries(terms, filters);
  const { someInTitle } = tiers;
  return sql<SearchResult>`
    with anywhere as ${matches(tiers.anywhere)},
      all_in_title as ${matches(tiers.allInTitle)},
      title_or_company as ${matches(tiers.titleOrCompany)},
      ${someInTitle === undefined ? sql`` : sql`some_in_title as ${matches(someInTitle)},`}
      candidates as (
        ${newest('anywhere', 0, page)}
        union all ${newest('all_in_title', BOOST_SECONDS.allInTitle, page)}
        union all ${newest('title_or_company', BOOST_SECONDS.titleOrCompany, page)}
        ${someInTitle === undefined ? sql`` : sql`union all ${newest('some_in_title', BOOST_SECONDS.someInTitle, page)}`}
      )
    select (select count(*) from anywhere) as total,
      array(
        select job_id from candidates group by job_id
        order by max(at) desc, job_id offset ${page.offset} limit ${page.limit}
      ) as ids`;
}

function searchFilters(filters: string[], page: Page): RawBuilder<SearchResult> {
  return sql<SearchResult>`
    with fitting as ${matches(allOf(filters.map(quote)))}
    select (select count(*) from fitting) as total,
      array(
        select job_id from fitting order by rank_at desc, job_id offset ${page.offset} limit ${page.limit}
      ) as ids`;
}

function listNewest(page: Page): RawBuilder<SearchResult> {
  return sql<SearchResult>`
    select (select count(*) from job_search) as total,
      array(
        select job_id from job_search order by rank_at desc, job_id offset ${page.offset} limit ${page.limit}
      ) as ids`;
}
