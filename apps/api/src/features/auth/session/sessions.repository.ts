import type { Executor, Tables } from '@firsthand/database';
import { sql, type Insertable, type Selectable } from 'kysely';

export type EndReason = NonNullable<Selectable<Tables['sessions']>['end_reason']>;

export async function insertSession(
  executor: Executor,
  session: Insertable<Tables['sessions']>,
): Promise<void> {
  await executor.insertInto('sessions').values(session).execute();
}

export async function insertRefreshToken(
  executor: Executor,
  token: Insertable<Tables['refresh_tokens']>,
): Promise<void> {
  await executor.insertInto('refresh_tokens').values(token).execute();
}

/** Whether a token was used up; undefined when there is none of this hash. Its session must be locked. */
export async function findTokenUse(
  executor: Executor,
  hash: string,
): Promise<{ usedAt: Date | null } | undefined> {
  const row = await executor
    .selectFrom('refresh_tokens')
    .select('used_at')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row && { usedAt: row.used_at };
}

export interface HeldToken {
  session: Selectable<Tables['sessions']>;
  expiresAt: Date;
  usedAt: Date | null;
}

/** The token with its session, which stays locked until commit: uses of one family come one after the other. */
export async function lockRefreshToken(executor: Executor, hash: string): Promise<HeldToken | undefined> {
  const found = await executor
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (!found) return undefined;
  const session = await executor
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', found.session_id)
    .forUpdate()
    .executeTakeFirst();
  // Read only now: whoever held the lock before may have used the token.
  const token = await executor
    .selectFrom('refresh_tokens')
    .select(['expires_at', 'used_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return session && token && { session, expiresAt: token.expires_at, usedAt: token.used_at };
}

/** Notes the first use; later ones leave it, or a token would stay fresh by being used. */
export async function markTokenUsed(executor: Executor, hash: string, now: Date): Promise<void> {
  await executor
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .execute();
}

/** Moves the end of a session that is in use, and forgets its tokens that no longer count, used or not. */
export async function prolongSession(
  executor: Executor,
  id: string,
  { now, expiresAt, device }: { now: Date; expiresAt: Date; device: string | null },
): Promise<void> {
  await executor
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt, device })
    .where('id', '=', id)
    .execute();
  await executor
    .deleteFrom('refresh_tokens')
    .where('session_id', '=', id)
    .where('expires_at', '<', now)
    .execute();
}

/**
 * Ends one session of a person, or all of them; ended ones keep their reason. Their access tokens end at once too. Gives how
 * many it ended.
 */
export async function endSessions(
  executor: Executor,
  { userId, sessionId }: { userId: number; sessionId?: string },
  { now, reason }: { now: Date; reason: EndReason },
): Promise<number> {
  const ended = await executor
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    // As text, so that what is no number of a session names none instead of failing.
    .$if(sessionId !== undefined, (query) => query.where(sql<boolean>`id::text = ${sessionId ?? ''}`))
    .returning('id')
    .execute();
  return ended.length;
}

interface OpenSessions {
  userId: number;
  now: Date;
}

function selectOpenSessions(executor: Executor, { userId, now }: OpenSessions) {
  return executor
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now);
}

/** Those that a person is in now: one of them first, then the latest used. */
export async function listOpenSessions(
  executor: Executor,
  { first, limit, offset, ...whose }: OpenSessions & { first: string; limit: number; offset: number },
) {
  return selectOpenSessions(executor, whose)
    .select(['id', 'device', 'created_at', 'last_used_at', 'signed_in_with'])
    .orderBy((row) => row('id', '=', first), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countOpenSessions(executor: Executor, whose: OpenSessions): Promise<number> {
  const { total } = await selectOpenSessions(executor, whose)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Forgets a person's sessions that ended or ran out before `before`, with their tokens. */
export async function sweepSessions(executor: Executor, userId: number, before: Date): Promise<void> {
  await executor
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
    .execute();
}

/** Notes that a person has just written, for all their sessions and access tokens: what they read from now on has it. */
export async function noteLastWrite(executor: Executor, userId: number): Promise<void> {
  const last_write = sql<string>`pg_current_wal_insert_lsn()`;
  await executor
    .updateTable('sessions')
    .set({ last_write })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  await executor.updateTable('access_tokens').set({ last_write }).where('user_id', '=', userId).execute();
}
