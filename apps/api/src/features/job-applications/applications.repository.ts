import type { Executor, Tables } from '@firsthand/database';
import type { Updateable } from 'kysely';
import { findApplication, type StoredApplication } from '../../models/stored-application.ts';

/** Makes changes of one application wait for each other, and gives it as it is then. */
export async function lockApplication(
  tx: Executor,
  userId: number,
  id: number,
): Promise<StoredApplication | undefined> {
  await tx
    .selectFrom('job_applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return findApplication(tx, userId, id);
}

export async function updateApplicationRow(
  db: Executor,
  { id, version }: Pick<StoredApplication, 'id' | 'version'>,
  changes: Updateable<Tables['job_applications']>,
): Promise<void> {
  await db
    .updateTable('job_applications')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

export async function deleteApplicationRow(db: Executor, userId: number, id: number): Promise<void> {
  await db.deleteFrom('job_applications').where('user_id', '=', userId).where('id', '=', id).execute();
}
