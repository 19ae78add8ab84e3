import type { Source } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';
import type { JobKey } from '../../../models/job-key.ts';

export type CriteriaRow = Selectable<Tables['auto_apply_criteria']>;

export async function findCriteria(db: Executor, userId: number): Promise<CriteriaRow | undefined> {
  return db.selectFrom('auto_apply_criteria').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** What decides whether a person has Premium; undefined when they are gone. */
export async function findOwner(
  db: Executor,
  userId: number,
): Promise<{ roles: string[]; premium_until: Date | null } | undefined> {
  return db
    .selectFrom('users')
    .select(['roles', 'premium_until'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** People whose criteria are switched on and were not looked at since. */
export async function listDueCriteria(db: Executor, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('auto_apply_criteria')
    .select('user_id')
    .where('enabled', '=', true)
    .where((row) => row.or([row('last_run_at', 'is', null), row('last_run_at', '<', since)]))
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Takes the place of the criteria that were there; they count as not looked at yet. */
export async function saveCriteria(
  db: Executor,
  userId: number,
  given: { profileId: number; enabled: boolean; search: CriteriaRow['search']; dailyLimit: number },
): Promise<CriteriaRow> {
  const values = {
    job_profile_id: given.profileId,
    enabled: given.enabled,
    search: JSON.stringify(given.search),
    daily_limit: given.dailyLimit,
    last_run_at: null,
  };
  return db
    .insertInto('auto_apply_criteria')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteCriteria(db: Executor, userId: number): Promise<void> {
  await db.deleteFrom('auto_apply_criteria').where('user_id', '=', userId).execute();
}

export async function noteRun(db: Executor, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('auto_apply_criteria')
    .set({ last_run_at: now })
    .where('user_id', '=', userId)
    .execute();
}

export async function countPrepared(db: Executor, userId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('auto_apply_prepared')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('prepared_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** False when it was prepared before. */
export async function notePrepared(
  tx: Executor,
  userId: number,
  { source, jobId }: JobKey,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('auto_apply_prepared')
    .values({ user_id: userId, ats_source: source, requisition_id: jobId, prepared_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'ats_source', 'requisition_id']).doNothing())
    .returning('requisition_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these jobs the person applied to, has prepared, or discarded after they were prepared for them. */
export async function findHandled(
  db: Executor,
  userId: number,
  jobIds: readonly number[],
): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const tables = ['job_applications', 'application_drafts', 'auto_apply_prepared'] as const;
  const handled = new Set<string>();
  for (const table of tables) {
    const rows: { ats_source: Source | null; requisition_id: number | null }[] = await db
      .selectFrom(table)
      .select(['ats_source', 'requisition_id'])
      .where('user_id', '=', userId)
      .where('requisition_id', 'in', jobIds)
      .execute();
    for (const row of rows) handled.add(`${row.ats_source}:${row.requisition_id}`);
  }
  return handled;
}
