import { enqueueTask, type Executor } from '@firsthand/database';
import { listDueCriteria } from './auto-apply.repository.ts';
import { toHours } from './utc-time.ts';

/** Puts a search in the queue for each person who has criteria, once an hour. */
export const PLAN_AUTO_APPLY = 'plan-auto-apply';
/** Searches for one person and prepares what it finds. */
export const PREPARE_APPLICATIONS = 'prepare-applications';
/** The chain of hours must not end while the database is away. */
const PLAN_TAKES = 1_000;

/** Asks for a plan in this hour; the first of them asks for those that follow. */
export async function queuePlan(db: Executor, runAt: Date): Promise<void> {
  const key = toHours(runAt).hour.toISOString();
  await enqueueTask(db, { kind: PLAN_AUTO_APPLY, key, runAt, maxAttempts: PLAN_TAKES });
}

/** Asks for one person's search, once an hour at most unless they change what is looked for. */
export async function queueSearch(db: Executor, userId: number, now: Date): Promise<void> {
  const key = `${userId}:${toHours(now).hour.toISOString()}`;
  await enqueueTask(db, { kind: PREPARE_APPLICATIONS, key, payload: { userId } });
}

/** Looks who is due and asks for the next plan. Gives how many people's searches were put in the queue. */
export async function planAutoApply(db: Executor, now: Date): Promise<number> {
  const { hour, next } = toHours(now);
  await queuePlan(db, next);
  const userIds = await listDueCriteria(db, hour);
  for (const userId of userIds) await queueSearch(db, userId, now);
  return userIds.length;
}
