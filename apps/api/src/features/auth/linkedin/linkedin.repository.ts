import type { Executor, Tables } from '@firsthand/database';
import type { Insertable, Selectable } from 'kysely';

type LinkedinLogin = Selectable<Tables['linkedin_logins']>;

/** Keeps a sign-in under way, and forgets those that never came back. */
export async function insertLinkedinLogin(
  executor: Executor,
  login: Insertable<Tables['linkedin_logins']>,
  now: Date,
): Promise<void> {
  await executor.deleteFrom('linkedin_logins').where('expires_at', '<', now).execute();
  await executor.insertInto('linkedin_logins').values(login).execute();
}

/** Takes a sign-in out: whoever comes back with its state later, or at the same time, finds nothing. */
export async function takeLinkedinLogin(
  executor: Executor,
  stateHash: string,
): Promise<LinkedinLogin | undefined> {
  return executor
    .deleteFrom('linkedin_logins')
    .where('state_hash', '=', stateHash)
    .returningAll()
    .executeTakeFirst();
}
