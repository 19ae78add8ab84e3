import type { Executor, Tables } from '@firsthand/database';
import type { Selectable, UpdateObject } from 'kysely';

export type StoredUser = Selectable<Tables['users']>;

export async function findUserByEmailKey(db: Executor, emailKey: string): Promise<StoredUser | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst();
}

/** Writes some columns of a person; undefined when they are gone. */
export async function updateUser(
  db: Executor,
  userId: number,
  changes: UpdateObject<Tables, 'users'>,
): Promise<StoredUser | undefined> {
  return db.updateTable('users').set(changes).where('id', '=', userId).returningAll().executeTakeFirst();
}

/** The new address that waits for its confirmation; null when none does. */
export async function findPendingEmail(db: Executor, userId: number, now: Date): Promise<string | null> {
  const link = await db
    .selectFrom('magic_links')
    .select('email')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return link?.email ?? null;
}
