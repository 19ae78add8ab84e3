import type { Db } from '@firsthand/database';
import { sql, type RawBuilder } from 'kysely';
import { allOf } from '../expression.ts';
import { toNothing } from '../facets.ts';
import type { Search, SearchResult } from '../search.ts';
import { toSearchPlan, type SearchPlan } from '../search-plan.ts';
import { findSimilar } from '../similar.ts';
import { toCondition } from './condition.ts';
import { countFacets } from './count-facets.ts';
import { countHidden } from './count-hidden.ts';
import { searchRoles } from './grouped.ts';
import { measure } from './measure.ts';
import { toFoundRows, toRating } from './rating.ts';
import { suggest } from './suggest.ts';

/**
 * Search by the database itself. The order is the rule of virtual time: newest first, where every term in the title
 * counts as 45 days newer, every term in title or company as 30, some term in the title as 10; equal ones by id.
 */
export function createSqlSearch(db: Db): Search {
  return {
    search: async ({ offset, limit, ...request }) => {
      const plan = toSearchPlan(request);
      if (plan === undefined) return toNothing(request);
      const result = await findPage(db, plan, { offset, limit });
      if (request.facets) result.facets = await countFacets(db, plan);
      if (plan.insights !== null) result.insights = await measure(db, plan, plan.insights);
      if (plan.hiding !== null)
        result.hidden = await countHidden(db, plan.hiding, { apart: plan.apart, shown: result });
      return result;
    },
    suggest: (request) => suggest(db, request),
    similar: (query) =>
      findSimilar(query, async (plan, limit) => (await findPage(db, plan, { offset: 0, limit })).ids),
  };
}

interface Page {
  offset: number;
  limit: number;
}

async function findPage(db: Db, plan: SearchPlan, page: Page): Promise<SearchResult> {
  if (plan.isGrouped) return searchRoles(db, plan, page);
  const { rows } = await toStatement(plan, page).execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

function toStatement(plan: SearchPlan, page: Page): RawBuilder<SearchResult> {
  if (plan.tiers.length > 0) return searchTiers(plan, page);
  const { terms, restrictions, payCurrency, met } = plan;
  const isEverything = terms.length + restrictions.length === 0;
  if (isEverything && payCurrency === null && met.length === 0) return listNewest(page);
  return searchPlain(plan, page);
}

/** The matches of a tier, kept: left free, the planner would walk the jobs by date and read every vector. */
const matches = (condition: RawBuilder<boolean>) =>
  sql`materialized (select job_id, rank_at from job_search where ${condition})`;

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
  const ctes = all.map(
    ({ name, expression }) => sql`${sql.table(name)} as ${matches(toCondition(expression))}`,
  );
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

function searchPlain(plan: SearchPlan, page: Page): RawBuilder<SearchResult> {
  return sql<SearchResult>`
    with fitting as materialized (
      select job_id, rank_at, ${toRating(plan)} as rating from ${toFoundRows(plan)}
    )
    select (select count(*) from fitting) as total,
      array(
        select job_id from fitting
        order by rating desc nulls last, rank_at desc, job_id offset ${page.offset} limit ${page.limit}
      ) as ids`;
}

function listNewest(page: Page): RawBuilder<SearchResult> {
  return sql<SearchResult>`
    select (select count(*) from job_search) as total,
      array(
        select job_id from job_search order by rank_at desc, job_id offset ${page.offset} limit ${page.limit}
      ) as ids`;
}
