import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';
import { allOf } from '../expression.ts';
import type { SearchRequest } from '../search.ts';
import { toSearchPlan } from '../search-plan.ts';
import { toCondition } from './condition.ts';

/** Which of these jobs are open and fit a search, by the numbers of the jobs, the newest first. */
export async function findFitting(
  db: Executor,
  request: Omit<SearchRequest, 'offset' | 'limit'>,
  jobIds: readonly number[],
): Promise<number[]> {
  const plan = toSearchPlan(request);
  if (plan === undefined || jobIds.length === 0) return [];
  const condition = toCondition(allOf([{ kind: 'jobs', ids: jobIds }, ...plan.terms, ...plan.restrictions]));
  const { rows } = await sql<{ job_id: number }>`
    select job_id from job_search where ${condition} order by rank_at desc, job_id`.execute(db);
  return rows.map((row) => row.job_id);
}
