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

export interface Identity {
  issuer: string;
  subject: string;
}

export async function findIdentityUser(
  executor: Executor,
  { issuer, subject }: Identity,
): Promise<number | undefined> {
  const row = await executor
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** Twice is fine: an identity stays with the person who has it. */
export async function insertIdentity(
  executor: Executor,
  { issuer, subject }: Identity,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  await executor
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
}
