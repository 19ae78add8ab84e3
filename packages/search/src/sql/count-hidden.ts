import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import type { Hidden, SearchResult } from '../search.ts';
import type { SearchPlan } from '../search-plan.ts';
import { toCondition } from './condition.ts';
import { toEntry } from './grouped.ts';

/** What the rules hide of what would be found without them, of which `shown` is left. */
export async function countHidden(
  db: Db,
  { base, rules }: NonNullable<SearchPlan['hiding']>,
  { apart, shown }: Pick<SearchPlan, 'apart'> & { shown: Pick<SearchResult, 'total' | 'grouped'> },
): Promise<Hidden> {
  const counts = rules.map((rule) => sql`count(*) filter (where ${toCondition(rule)})`);
  const roles = shown.grouped ? sql`count(distinct ${toEntry(apart)})` : sql`0::bigint`;
  const { rows } = await sql<{ all: number; roles: number; counts: number[] }>`
    select count(*) as all, ${roles} as roles, array[${sql.join(counts)}] as counts
    from job_search where ${toCondition(base)}
  `.execute(db);
  const { all = 0, roles: allRoles = 0, counts: hidden = [] } = rows[0] ?? {};
  if (!shown.grouped) return { total: all - shown.total, counts: hidden };
  return { total: all - shown.grouped.totalOpenings, roles: allRoles - shown.total, counts: hidden };
}
