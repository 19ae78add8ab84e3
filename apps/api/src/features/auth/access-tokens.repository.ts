import { LIMITS, MINUTE_MS } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Insertable, Selectable } from 'kysely';

export type AccessTokenRow = Selectable<Tables['access_tokens']>;

/** A person's tokens, the latest first. */
export async function loadAccessTokens(db: Executor, userId: number): Promise<AccessTokenRow[]> {
  return db
    .selectFrom('access_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.accessTokensPerUser)
    .execute();
}

export async function countAccessTokens(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('access_tokens')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertAccessToken(
  db: Executor,
  token: Insertable<Tables['access_tokens']>,
): Promise<AccessTokenRow> {
  return db.insertInto('access_tokens').values(token).returningAll().executeTakeFirstOrThrow();
}

/** False when it is none of this person's. */
export async function deleteAccessToken(db: Executor, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Revokes a person's tokens, or those made at `since` or later. Gives what those were. */
export async function deleteAccessTokens(
  db: Executor,
  userId: number,
  since?: Date,
): Promise<{ name: string; created_at: Date }[]> {
  return db
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? null))
    .returning(['name', 'created_at'])
    .execute();
}

/** The token of this hash with its person, while it holds. */
export async function findTokenUser(db: Executor, hash: string, now: Date) {
  return db
    .selectFrom('access_tokens as token')
    .innerJoin('users', 'users.id', 'token.user_id')
    .selectAll('users')
    .select(['token.id as tokenId', 'token.scopes', 'token.created_at as madeAt'])
    .select(['token.last_used_at as lastUsedAt', 'token.last_write as lastWrite'])
    .where('token.token_hash', '=', hash)
    .where((row) => row.or([row('token.expires_at', 'is', null), row('token.expires_at', '>', now)]))
    .executeTakeFirst();
}

/** Notes a use, unless one of the last minute is noted: several nodes and calls at once write once. */
export async function noteTokenUse(db: Executor, id: number, now: Date): Promise<void> {
  await db
    .updateTable('access_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('last_used_at', 'is', null),
        row('last_used_at', '<=', new Date(now.getTime() - MINUTE_MS)),
      ]),
    )
    .execute();
}
