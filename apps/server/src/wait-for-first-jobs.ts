import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@firsthand/database';

const LOOK_EVERY_MS = 500;
const SAY_EVERY_MS = 3_000;
const LONGEST_WAIT_MS = 90_000;

/** On the very first demo start: waits until every board was read once, saying how far it is. */
export async function waitForFirstJobs(
  db: Db,
  boards: number,
  onNotice: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = Date.now();
  let saidAt = 0;
  while (!signal.aborted) {
    const { read, jobs } = await db
      .selectFrom('boards')
      .select((eb) => [
        eb.fn.count<number>('last_attempt_at').as('read'),
        eb.fn.coalesce(eb.fn.sum<number>('open_jobs'), eb.lit(0)).as('jobs'),
      ])
      .where('enabled', '=', true)
      .executeTakeFirstOrThrow();
    if (read >= boards || Date.now() - startedAt > LONGEST_WAIT_MS) return;
    if (Date.now() - saidAt >= SAY_EVERY_MS) {
      saidAt = Date.now();
      onNotice(`Reading the demo boards: ${read} of ${boards}, ${jobs} postings so far`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}
