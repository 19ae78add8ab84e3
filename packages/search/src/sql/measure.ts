import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { allOf } from '../expression.ts';
import { INSIGHT_COUNTS } from '../facet-plan.ts';
import { rankValues } from '../facets.ts';
import { orderPay, type InsightsRequest, type PayInsights, type SearchInsights } from '../insights.ts';
import type { SearchPlan } from '../search-plan.ts';
import { toCondition } from './condition.ts';
import { countValues } from './count-facets.ts';

/** The figures of what is found. */
export async function measure(
  db: Db,
  { terms, restrictions }: SearchPlan,
  { weekStarts }: InsightsRequest,
): Promise<SearchInsights> {
  const found = allOf([...terms, ...restrictions]);
  const over = { over: toCondition(found), what: sql<number>`count(*)` };
  const count = async (name: keyof typeof INSIGHT_COUNTS) => {
    const plan = INSIGHT_COUNTS[name];
    return rankValues(await countValues(db, plan, over), plan.most);
  };
  const { rows: pay } = await sql<PayInsights>`
    select pay_currency as currency, count(*) as count,
      percentile_cont(0.25) within group (order by pay_middle) as p25,
      percentile_cont(0.5) within group (order by pay_middle) as p50,
      percentile_cont(0.75) within group (order by pay_middle) as p75
    from job_search where pay_currency is not null and pay_middle is not null and ${over.over}
    group by pay_currency`.execute(db);
  const { rows: opened } = await sql<{ week: number; count: number }>`
    select width_bucket(seen_at, ${[...weekStarts]}::bigint[]) as week, count(*) as count
    from job_search where ${over.over} group by week`.execute(db);
  return {
    pay: orderPay(pay),
    workModes: await count('workModes'),
    companies: await count('companies'),
    towns: await count('towns'),
    skills: await count('skills'),
    opened: weekStarts.map((_start, index) => opened.find(({ week }) => week === index + 1)?.count ?? 0),
  };
}
