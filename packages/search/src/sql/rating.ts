import { sql, type RawBuilder } from 'kysely';
import { allOf } from '../expression.ts';
import type { SearchPlan } from '../search-plan.ts';
import { toCondition } from './condition.ts';

type Rated = Pick<SearchPlan, 'terms' | 'restrictions' | 'payCurrency' | 'met'>;

/** What rows are ordered by before their time, the highest first and null behind the rest: pay, or how much they meet. */
export function toRating({ payCurrency, met }: Rated): RawBuilder<number | null> {
  if (met.length > 0) {
    const counted = met.map((expression) => sql`(${toCondition(expression)})::int`);
    return sql<number>`${sql.join(counted, sql` + `)}`;
  }
  if (payCurrency === null) return sql<null>`null::double precision`;
  return sql<number | null>`case when pay_currency = ${payCurrency} then pay_top end`;
}

/** How much newer a row that was found counts, by the first of the tiers that it is in. */
export function toBoost({ tiers }: Pick<SearchPlan, 'tiers'>): RawBuilder<number> {
  if (tiers.length === 0) return sql<number>`0`;
  const boosts = tiers.map(
    ({ within, boostSeconds }) => sql`when ${toCondition(within)} then ${sql.lit(boostSeconds)}`,
  );
  return sql<number>`case ${sql.join(boosts, sql` `)} else 0 end`;
}

/**
 * The rows that are found, to select from. Vectors that many conditions look at are copied into them: otherwise each
 * condition fetches the vector of each row anew, in ten times the time.
 */
export function toFoundRows({ terms, restrictions, met }: Rated): RawBuilder<unknown> {
  const condition = toCondition(allOf([...terms, ...restrictions]));
  if (met.length === 0) return sql`job_search where ${condition}`;
  return sql`(
    select job_id, rank_at, role, posted_at, pay_top, vector || ''::tsvector as vector from job_search
    where ${condition} offset 0
  ) as found`;
}
