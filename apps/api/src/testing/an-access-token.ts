import { ACCESS_TOKEN_PREFIX, type AccessScope } from '@firsthand/contracts';
import type { Database } from '@firsthand/database';
import { createToken, hashToken } from '../people/secrets.ts';
import type { SignedIn } from './sign-in.ts';
import { TEST_NOW } from './test-api.ts';

/** An access token of a person, without the call that makes one. */
export async function makeAccessToken(
  { db }: Database,
  { user }: SignedIn,
  scopes: AccessScope[],
  { expiresAt = null as Date | null } = {},
) {
  const token = `${ACCESS_TOKEN_PREFIX}${createToken()}`;
  const { id } = await db
    .insertInto('access_tokens')
    .values({
      ...{ user_id: user.id, token_hash: hashToken(token), name: scopes.join(' '), scopes },
      ...{ created_at: TEST_NOW, expires_at: expiresAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}
