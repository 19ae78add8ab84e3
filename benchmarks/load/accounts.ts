import { randomUUID } from 'node:crypto';
import type { Db } from '@firsthand/database';
import { signAccessToken } from '../../apps/api/src/features/auth/session/access-token.ts';

const SESSION_MS = 24 * 3_600_000;

export interface Account {
  userId: number;
  sessionId: string;
}

/** People who are signed in, without the way through the mailbox. */
export async function makeAccounts(db: Db, count: number): Promise<Account[]> {
  const now = new Date();
  const addresses = Array.from({ length: count }, (_, index) => `load${index}-${now.getTime()}@mail.example`);
  const users = await db
    .insertInto('users')
    .values(addresses.map((email) => ({ email, email_key: email, email_validated: true, created_at: now })))
    .returning('id')
    .execute();
  const accounts = users.map(({ id }) => ({ userId: id, sessionId: randomUUID() }));
  await db
    .insertInto('sessions')
    .values(
      accounts.map(({ userId, sessionId }) => ({
        ...{ id: sessionId, user_id: userId, created_at: now, last_used_at: now },
        expires_at: new Date(now.getTime() + SESSION_MS),
      })),
    )
    .execute();
  return accounts;
}

/** A token each, which holds for 15 minutes. */
export function signTokens(
  accounts: readonly Account[],
  { secret, issuer }: { secret: string; issuer: string },
): Promise<string[]> {
  const key = { secret, issuer, now: () => new Date() };
  return Promise.all(accounts.map((account) => signAccessToken(key, account)));
}
