import { DAY_MS } from '@firsthand/contracts';
import { randomUUID } from 'node:crypto';
import type { Database, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';
import { signAccessToken } from '../features/auth/session/access-token.ts';
import { TEST_AUTH, TEST_NOW, TEST_URL } from './test-api.ts';

export interface SignedIn {
  user: Selectable<Tables['users']>;
  sessionId: string;
  passkeyId: null;
  /** For requests of this person. */
  headers: { authorization: string };
}

/** A person with a session, without the way through the mailbox. */
export async function signIn(
  database: Database,
  { email = 'ada@example.com', name = 'Ada Example', roles = [] as string[] } = {},
): Promise<SignedIn> {
  const user = await database.db
    .insertInto('users')
    .values({
      email,
      email_key: email.toLowerCase(),
      email_validated: true,
      name,
      roles,
      created_at: TEST_NOW,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return signInAgain(database, user);
}

/** Another session of somebody. */
export async function signInAgain(database: Database, user: SignedIn['user']): Promise<SignedIn> {
  const sessionId = randomUUID();
  await database.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: user.id,
      created_at: TEST_NOW,
      last_used_at: TEST_NOW,
      expires_at: new Date(TEST_NOW.getTime() + 30 * DAY_MS),
    })
    .execute();
  const token = await signAccessToken(
    { secret: TEST_AUTH.secret, issuer: TEST_URL, now: () => TEST_NOW },
    { userId: user.id, sessionId },
  );
  return { user, sessionId, passkeyId: null, headers: { authorization: `Bearer ${token}` } };
}
