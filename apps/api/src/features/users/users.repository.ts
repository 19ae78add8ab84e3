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
