import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@firsthand/database';

const LOOK_EVERY_MS = 500;
const SAY_EVERY_MS = 3_000;
/** By then there is enough to search; the rest comes in behind. */
const ENOUGH_AFTER_MS = 20_000;
const LONGEST_WAIT_MS = 90_000;

/** On the very first demo start: waits until the boards are read, or enough of them, saying how far it is. */
export async function waitForFirstJobs(
  db: Db,
  boards: number,
  onNotice: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now();
  let saidAt = -Infinity;
  while (!signal.aborted) {
    const { read, jobs } = await db
      .selectFrom('boards')
      .select((eb) => [
        eb.fn.count<number>('last_attempt_at').as('read'),
        eb.fn.coalesce(eb.fn.sum<number>('open_jobs'), eb.lit(0)).as('jobs'),
      ])
      .where('enabled', '=', true)
      .executeTakeFirstOrThrow();
    const waitedMs = performance.now() - startedAt;
    if (read >= boards || waitedMs > LONGEST_WAIT_MS) return;
    if (jobs > 0 && waitedMs > ENOUGH_AFTER_MS) {
      onNotice(`${read} of ${boards} demo boards are read; the others follow while you search`);
      return;
    }
    if (performance.now() - saidAt >= SAY_EVERY_MS) {
      saidAt = performance.now();
      onNotice(`Reading the demo boards: ${read} of ${boards}, ${jobs} postings so far`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}
