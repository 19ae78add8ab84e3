import { sql } from 'kysely';
import type { Executor } from './database.ts';

/**
 * The time of the database, asked once and counted on by what never goes back: all nodes that share a store agree on it,
 * whatever their own clocks say, and none of them jumps while a piece of work is done.
 */
export async function startClock(executor: Executor): Promise<() => Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(executor);
  const askedAt = performance.now();
  const ms = rows[0]?.at.getTime() ?? Number.NaN;
  return () => new Date(ms + performance.now() - askedAt);
}
