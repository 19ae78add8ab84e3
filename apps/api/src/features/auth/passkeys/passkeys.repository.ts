import type { Executor, Tables } from '@firsthand/database';
import type { Insertable, Selectable } from 'kysely';

export type PasskeyRow = Selectable<Tables['passkeys']>;

/** A person's passkeys, oldest first. */
export async function listPasskeyRows(executor: Executor, userId: number): Promise<PasskeyRow[]> {
  return executor.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

export async function findPasskey(executor: Executor, credentialId: string): Promise<PasskeyRow | undefined> {
  return executor
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Breaks the unique key when an account has the credential. */
export async function insertPasskey(
  executor: Executor,
  passkey: Insertable<Tables['passkeys']>,
): Promise<number> {
  const { id } = await executor
    .insertInto('passkeys')
    .values(passkey)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when it is none of this person's. */
export async function updatePasskeyName(
  executor: Executor,
  { id, userId }: { id: number; userId: number },
  name: string,
): Promise<boolean> {
  const renamed = await executor
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** False when it is none of this person's. Sessions that it proved are no longer proved by it. */
export async function deletePasskey(
  executor: Executor,
  { id, userId }: { id: number; userId: number },
): Promise<boolean> {
  const deleted = await executor
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Removes a person's passkeys, or those added at `since` or later. Gives what those were. */
export async function deletePasskeys(
  executor: Executor,
  userId: number,
  since?: Date,
): Promise<Pick<PasskeyRow, 'name' | 'created_at'>[]> {
  return executor
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? null))
    .returning(['name', 'created_at'])
    .execute();
}

/**
 * Notes a use. False when the passkey is gone, or its counter has meanwhile come as far as this use says: two uses at once
 * with one count are a copy at work. Authenticators that do not count say 0 each time.
 */
export async function notePasskeyUse(
  executor: Executor,
  id: number,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const noted = await executor
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((row) => (counter === 0 ? row('counter', '=', 0) : row('counter', '<', counter)))
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Notes that in this session the person proved by a passkey who they are. */
export async function markProved(executor: Executor, sessionId: string, passkeyId: number): Promise<void> {
  await executor.updateTable('sessions').set({ passkey_id: passkeyId }).where('id', '=', sessionId).execute();
}
