import type { Db } from '@firsthand/database';
import { sql, type RawBuilder } from 'kysely';
import { allOf } from '../expression.ts';
import type { SearchResult } from '../search.ts';
import type { SearchPlan } from '../search-plan.ts';
import { toCondition } from './condition.ts';
import { toBoost, toFoundRows, toRating } from './rating.ts';

/** What the rows of one entry have in common: their role, of a job that is kept apart itself. */
export function toEntry(apart: readonly number[]): RawBuilder<number> {
  if (apart.length === 0) return sql<number>`role`;
  const roles = sql`(select role from job_search where job_id = any(${[...apart]}::bigint[]))`;
  return sql<number>`case when role in ${roles} then -job_id else role end`;
}

interface GroupedRow {
  total: number;
  totalOpenings: number;
  ids: number[];
}

/** The page of roles: the best of each stands for it. */
export async function searchRoles(
  db: Db,
  plan: SearchPlan,
  { offset, limit }: { offset: number; limit: number },
): Promise<Pick<SearchResult, 'total' | 'ids' | 'grouped'>> {
  const { terms, restrictions, apart } = plan;
  const condition = toCondition(allOf([...terms, ...restrictions]));
  const { rows } = await sql<GroupedRow>`
    with fitting as materialized (
      select job_id, ${toEntry(apart)} as entry, rank_at + ${toBoost(plan)} as at, ${toRating(plan)} as rating
      from ${toFoundRows(plan)}
    ), best as (
      select distinct on (entry) job_id, at, rating from fitting
      order by entry, rating desc nulls last, at desc, job_id
    )
    select (select count(*) from best) as total, (select count(*) from fitting) as "totalOpenings",
      array(
        select job_id from best order by rating desc nulls last, at desc, job_id offset ${offset} limit ${limit}
      ) as ids`.execute(db);
  const { total, totalOpenings, ids } = rows[0] ?? { total: 0, totalOpenings: 0, ids: [] };
  return { total, ids, grouped: { totalOpenings, openings: await listOpenings(db, ids, condition) } };
}

/** For each of these jobs all open jobs of its role: itself, then those that fit, then others, each newest first. */
async function listOpenings(
  db: Db,
  ids: readonly number[],
  condition: RawBuilder<boolean>,
): Promise<number[][]> {
  const { rows } = await sql<{ id: number; openings: number[] }>`
    with given as (
      select job_id as id, role from job_search where job_id = any(${[...ids]}::bigint[])
    ), openings as (
      select job_id, role, rank_at, ${condition} as fits from job_search where role in (select role from given)
    )
    select id, array_agg(job_id order by job_id = id desc, fits desc, rank_at desc, job_id) as openings
    from given join openings using (role) group by id`.execute(db);
  const byId = new Map(rows.map(({ id, openings }) => [id, openings]));
  return ids.map((id) => byId.get(id) ?? []);
}
