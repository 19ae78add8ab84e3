import type { Db } from '@firsthand/database';
import { sql } from 'kysely';

export interface Statistics {
  /** Open jobs. */
  total: number;
  /** With a place in the United States. */
  usJobs: number;
  /** Remote ones among those. */
  remoteUsJobs: number;
}

/** Counts what search holds, exactly: one pass over its narrow rows, some 65 MB for a million jobs. */
export async function countStatistics(db: Db): Promise<Statistics> {
  const { rows } = await sql<Statistics>`
    select count(*) as total, count(*) filter (where in_us) as "usJobs",
      count(*) filter (where in_us and remote) as "remoteUsJobs"
    from job_search`.execute(db);
  return rows[0] ?? { total: 0, usJobs: 0, remoteUsJobs: 0 };
}
