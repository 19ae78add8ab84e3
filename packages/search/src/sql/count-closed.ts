import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { allOf } from '../expression.ts';
import type { InsightsRequest } from '../insights.ts';
import { toSearchPlan } from '../search-plan.ts';
import type { SearchRequest } from '../search.ts';
import { toCondition } from './condition.ts';

/** What a search would have found of jobs that have closed. */
export interface ClosedJobs {
  /** Of each week: those that were first seen then. */
  opened: number[];
  /** Of each week: those that closed then. */
  closed: number[];
  /** Of what closed before this nothing is kept; null: everything is known. */
  since: Date | null;
}

/**
 * Counts jobs that closed in these weeks and have not come back, by what search knew of them when they did. Only SQL can:
 * what has closed is in no index of bitmaps.
 */
export async function countClosed(
  db: Db,
  request: Omit<SearchRequest, 'offset' | 'limit'>,
  { weekStarts }: InsightsRequest,
): Promise<ClosedJobs> {
  const { rows: starts } = await sql<{ since: Date }>`select since from closed_search_start`.execute(db);
  const since = starts[0]?.since ?? null;
  const plan = toSearchPlan({ ...request, facets: false });
  const rows =
    plan === undefined ? [] : await countByWeek(db, allOf([...plan.terms, ...plan.restrictions]), weekStarts);
  const sum = (name: 'opened' | 'closed') =>
    weekStarts.map((_start, index) =>
      rows.reduce((total, row) => total + (row[name] === index + 1 ? row.count : 0), 0),
    );
  return { opened: sum('opened'), closed: sum('closed'), since };
}

async function countByWeek(db: Db, found: Parameters<typeof toCondition>[0], weekStarts: readonly number[]) {
  const starts = sql`${[...weekStarts]}::bigint[]`;
  const { rows } = await sql<{ opened: number; closed: number; count: number }>`
    select width_bucket(seen_at, ${starts}) as opened,
      width_bucket(extract(epoch from closed_at)::bigint, ${starts}) as closed, count(*) as count
    from closed_search
    where closed_at >= to_timestamp(${weekStarts[0] ?? 0}) and ${toCondition(found)}
    group by 1, 2`.execute(db);
  return rows;
}
