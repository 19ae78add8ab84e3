import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import type { Hidden } from '../search.ts';
import type { SearchPlan } from '../search-plan.ts';
import { toCondition } from './condition.ts';

/** What the rules hide of what would be found without them, of which `shown` are left. */
export async function countHidden(
  db: Db,
  { base, rules }: NonNullable<SearchPlan['hiding']>,
  shown: number,
): Promise<Hidden> {
  const counts = rules.map((rule) => sql`count(*) filter (where ${toCondition(rule)})`);
  const { rows } = await sql<{ all: number; counts: number[] }>`
    select count(*) as all, array[${sql.join(counts)}] as counts from job_search where ${toCondition(base)}
  `.execute(db);
  const { all = 0, counts: hidden = [] } = rows[0] ?? {};
  return { total: all - shown, counts: hidden };
}
