import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import type { Cluster } from '../cluster.ts';
import { listLost, LostJobsError, readHistories } from '../histories.ts';
import type { IndexMeta } from '../standing.ts';

/** Throws {@link LostJobsError} where a shard has lost what it held. */
export async function requireIntact(
  cluster: Cluster,
  name: string,
  histories: readonly string[],
): Promise<void> {
  const lost = listLost(histories, await readHistories(cluster, name, histories.length));
  if (lost.length > 0)
    throw new LostJobsError(name, `part ${lost.join(' and ')} of ${histories.length} is not what it was`);
}

/** How many jobs the index shows. */
export async function countShown(cluster: Cluster, name: string): Promise<number> {
  const [answer] = await cluster.search(name, [{ size: 0, track_total_hits: true }]);
  return answer?.hits.total?.value ?? 0;
}

/**
 * How many jobs the store has in search; undefined when something was committed since the position, so that an index that
 * shows it may have more or fewer.
 */
export async function countAt(
  db: Db,
  { origin: { position } }: Pick<IndexMeta, 'origin'>,
): Promise<number | undefined> {
  // One statement sees one state of the store.
  const { rows } = await sql<{ jobs: number; isBehind: boolean }>`
    select (select count(*) from job_search)::float8 as jobs, exists (
      select from search_changes
      where xid >= pg_snapshot_xmin(${position}::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${position}::pg_snapshot)
    ) as "isBehind"`.execute(db);
  const [row] = rows;
  return row === undefined || row.isBehind ? undefined : row.jobs;
}
