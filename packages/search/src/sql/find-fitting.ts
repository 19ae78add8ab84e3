import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';
import { allOf } from '../expression.ts';
import type { SearchRequest } from '../search.ts';
import { toSearchPlan } from '../search-plan.ts';
import { toCondition } from './condition.ts';
import { toBoost } from './rating.ts';

/** A job that fits a search. */
export interface FittingJob {
  jobId: number;
  /** The same of all postings of one role. */
  role: number;
  /** It is about what was asked, and does not only mention it. */
  isAbout: boolean;
}

/** Which of these jobs are open and fit a search: those that are about it first, each part in the order of the search. */
export async function findFitting(
  db: Executor,
  request: Omit<SearchRequest, 'offset' | 'limit'>,
  jobIds: readonly number[],
): Promise<FittingJob[]> {
  const plan = toSearchPlan(request);
  if (plan === undefined || jobIds.length === 0) return [];
  const condition = toCondition(allOf([{ kind: 'jobs', ids: jobIds }, ...plan.terms, ...plan.restrictions]));
  const { rows } = await sql<FittingJob>`
    select job_id as "jobId", role, ${toCondition(plan.about)} as "isAbout" from job_search where ${condition}
    order by 3 desc, rank_at + ${toBoost(plan)} desc, job_id`.execute(db);
  return rows;
}
