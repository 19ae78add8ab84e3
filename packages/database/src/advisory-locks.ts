import { sql } from 'kysely';
import type { Executor } from './database.ts';

/**
 * Every advisory lock of the product, by what it keeps to one at a time. Each number is the first half of a lock's key,
 * so two kinds with one number would wait for each other. Never reuse one: nodes of two releases may run side by side.
 */
export const ADVISORY_LOCKS = {
  signInAddress: 7_301,
  signInClient: 7_302,
  linkedinIdentity: 7_303,
  formClient: 7_304,
  companySlug: 7_305,
  alertAddress: 7_306,
} as const;

export type AdvisoryLock = keyof typeof ADVISORY_LOCKS;

/** Waits until nobody else holds this lock for `key`, then holds it until the transaction `executor` ends. */
export async function takeAdvisoryLock(executor: Executor, lock: AdvisoryLock, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS[lock]}::integer, hashtext(${key}))`.execute(
    executor,
  );
}
