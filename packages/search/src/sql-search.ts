import type { Db } from '@firsthand/database';
import { sql, type RawBuilder } from 'kysely';
import { allOf, type Expression } from './expression.ts';
import type { Search, SearchResult } from './search.ts';
import { toSearchPlan, type SearchPlan } from './search-plan.ts';
import { toTsquery } from './tsquery.ts';

/**
 * Search by the database itself. The order is the rule of virtual time: newest first, where every term in the title
 * counts as 45 days newer, every term in title or company as 30, some term in the title as 10; equal ones by id.
 */
export function createSqlSearch(db: Db): Search {
  return {
    search: async ({ offset, limit, ...request }) => {
      const plan = toSearchPlan(request);
      if (plan === undefined) return { total: 0, ids: [] };
      const { rows } = await toStatement(plan, { offset, limit }).execute(db);
      return rows[0] ?? { total: 0, ids: [] };
    },
  };
}

interface Page {
  offset: number;
  limit: number;
}

function toStatement(plan: SearchPlan, page: Page): RawBuilder<SearchResult> {
  if (plan.tiers.length > 0) return searchTiers(plan, page);
  const expressions = [...plan.terms, ...plan.restrictions];
  return expressions.length > 0 ? searchPlain(allOf(expressions), page) : listNewest(page);
}

/** The matches of a tier, kept: left free, the planner would walk the jobs by date and read every vector. */
const matches = (expression: Expression) =>
  sql`materialized (
    select job_id, rank_at from job_search where vector @@ ${toTsquery(expression)}::tsquery)`;

/** The newest of a tier, as many as the page can need, each moved by the tier's boost. */
const newest = (tier: string, boost: number, { offset, limit }: Page) =>
  sql`(select job_id, rank_at + ${sql.lit(boost)} as at from ${sql.table(tier)}
       order by rank_at desc, job_id limit ${offset + limit})`;

function searchTiers({ terms, restrictions, tiers }: SearchPlan, page: Page): RawBuilder<SearchResult> {
  const named = tiers.map(({ boostSeconds, within, impliesTerms }, index) => ({
    name: `tier_${index}`,
    boost: boostSeconds,
    expression: allOf([...(impliesTerms ? [] : terms), within, ...restrictions]),
  }));
  const found = { name: 'found', boost: 0, expression: allOf([...terms, ...restrictions]) };
  const all = [found, ...named];
  const ctes = all.map(({ name, expression }) => sql`${sql.table(name)} as ${matches(expression)}`);
  const candidates = all.map(({ name, boost }) => newest(name, boost, page));
  return sql<SearchResult>`
    with ${sql.join(ctes, sql`, `)},
      candidates as (${sql.join(candidates, sql` union all `)})
    select (select count(*) from found) as total,
      array(
        select job_id from candidates group by job_id
        order by max(at) desc, job_id offset ${page.offset} limit ${page.limit}
      ) as ids`;
}

function searchPlain(expression: Expression, page: Page): RawBuilder<SearchResult> {
  return sql<SearchResult>`
    with fitting as ${matches(expression)}
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
