import { takeAdvisoryLock, type Executor } from '@firsthand/database';

/** Who somebody is at LinkedIn, whom they sign in with. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** As mails name it: the only provider there is. */
export const LINKEDIN_NAME = 'A LinkedIn profile';

/** One sign-in at a time per identity, so that looking for it and keeping it are one step. Held until commit. */
export async function lockIdentity(executor: Executor, { issuer, subject }: Identity): Promise<void> {
  await takeAdvisoryLock(executor, 'linkedinIdentity', `${issuer} ${subject}`);
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

/** A person's identities, oldest first. */
export async function listIdentities(
  executor: Executor,
  userId: number,
): Promise<{ issuer: string; created_at: Date }[]> {
  return executor
    .selectFrom('identities')
    .select(['issuer', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Parts a person from their identities, or from those kept at `since` or later. Gives what those were. */
export async function deleteIdentities(
  executor: Executor,
  userId: number,
  since?: Date,
): Promise<{ created_at: Date }[]> {
  return executor
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? null))
    .returning('created_at')
    .execute();
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
