import { UNSTATED } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { sql, type RawBuilder } from 'kysely';
import { allOf, type Expression } from '../expression.ts';
import type { CountPlan, CountryValues, FacetColumn, FacetPlan } from '../facet-plan.ts';
import { inCountry, toFacets } from '../facets.ts';
import type { Facets } from '../search.ts';
import type { SearchPlan } from '../search-plan.ts';
import { toCondition } from './condition.ts';
import { toEntry } from './grouped.ts';

/** The value of a row; null: none that is counted. */
const VALUES: Record<FacetColumn, RawBuilder<string | null>> = {
  work_mode: sql`coalesce(work_mode, ${sql.lit(UNSTATED)})`,
  employment_type: sql`coalesce(employment_type, ${sql.lit(UNSTATED)})`,
  source: sql`split_part(board, ':', 1)`,
  board: sql`board`,
  language: sql`language`,
  paid: sql`nullif(paid, false)::text`,
};

type Count = [value: string, count: number];

export async function countFacets(db: Db, plan: SearchPlan): Promise<Facets> {
  const found = allOf([...plan.terms, ...plan.restrictions]);
  const counted = new Map<FacetPlan, Count[]>();
  const what = plan.isGrouped ? sql<number>`count(distinct ${toEntry(plan.apart)})` : sql<number>`count(*)`;
  for (const facet of plan.facets) counted.set(facet, await countFacet(db, facet, { found, what }));
  return toFacets(plan.facets, (facet) => counted.get(facet) ?? []);
}

interface Counting {
  found: Expression;
  /** Jobs or roles. */
  what: RawBuilder<number>;
}

async function countFacet(db: Db, { base, ...plan }: FacetPlan, { found, what }: Counting): Promise<Count[]> {
  return countValues(db, plan, { over: toCondition(base ?? found), what });
}

/** How many of the jobs that fulfil a condition have each value. */
export async function countValues(
  db: Db,
  { values, most }: CountPlan,
  { over, what }: Over,
): Promise<Count[]> {
  switch (values.kind) {
    case 'column':
      return countColumn(db, { value: VALUES[values.column], over, what, most });
    case 'several':
      return countSeveral(db, values.column, { over, what, most });
    case 'each':
      return countEach(db, values.each, { over, what });
    case 'countries':
      return countCountries(db, values, { over, what });
  }
}

interface Over {
  over: RawBuilder<boolean>;
  what: RawBuilder<number>;
}

async function countColumn(
  db: Db,
  { value, over, what, most }: Over & { value: RawBuilder<string | null>; most: number | null },
): Promise<Count[]> {
  const { rows } = await sql<{ value: string; count: number }>`
    select value, ${what} as count
    from (select ${value} as value, role, job_id from job_search where ${over}) as facts where value is not null
    group by value order by count desc, value collate "C" limit ${most}`.execute(db);
  return rows.map(({ value: counted, count }) => [counted, count]);
}

/** Of a column of lists; an empty one says nothing. */
async function countSeveral(
  db: Db,
  column: 'skills' | 'towns' | 'occupations',
  { over, what, most }: Over & { most: number | null },
): Promise<Count[]> {
  const { rows } = await sql<{ value: string; count: number }>`
    select value, ${what} as count from job_search,
      unnest(case when ${sql.ref(column)} = '{}' then array[${sql.lit(UNSTATED)}] else ${sql.ref(column)} end) as value
    where ${over} group by value order by count desc, value collate "C" limit ${most}`.execute(db);
  return rows.map(({ value, count }) => [value, count]);
}

async function countEach(
  db: Db,
  each: readonly { value: string; expression: Expression }[],
  { over, what }: Over,
): Promise<Count[]> {
  if (each.length === 0) return [];
  const counts = each.map(({ expression }) => sql`${what} filter (where ${toCondition(expression)})`);
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as counts from job_search where ${over}`.execute(db);
  const counted = rows[0]?.counts ?? [];
  return each.map(({ value }, index): Count => [value, counted[index] ?? 0]).filter(([, count]) => count > 0);
}

async function countCountries(db: Db, values: CountryValues, { over, what }: Over): Promise<Count[]> {
  const { rows } = await sql<{ value: string; count: number }>`
    select value, ${what} as count from job_search, unnest(countries) as value where ${over} group by value`.execute(
    db,
  );
  if (values.rest === null) return rows.map(({ value, count }) => [value, count]);
  const each = rows.map(({ value }) => ({ value, expression: inCountry(values, value) }));
  return countEach(db, each, { over, what });
}
