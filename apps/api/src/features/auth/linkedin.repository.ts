import type { Executor, Tables } from '@firsthand/database';
import { sql, type Insertable, type Selectable } from 'kysely';

type LinkedinLogin = Selectable<Tables['linkedin_logins']>;

/** Namespace of the advisory lock below; only its difference from others matters. */
const IDENTITY_LOCK = 7_303;

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

/** One sign-in at a time per identity, so that looking for it and keeping it are one step. Held until commit. */
export async function lockIdentity(executor: Executor, { issuer, subject }: Identity): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IDENTITY_LOCK}::integer, hashtext(${`${issuer} ${subject}`}))`.execute(
    executor,
  );
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

export async function insertIdentity(
  executor: Executor,
  { issuer, subject }: Identity,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  await executor
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, created_at: now })
    .execute();
}
