import { randomUUID } from 'node:crypto';
import { AppError, ERROR_TEXTS, LIMITS, type SessionResponse } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';
import type { ApiContext } from '../../api-context.ts';
import { signAccessToken } from './access-token.ts';
import { cancelEmailChanges } from './magic-links.repository.ts';
import { createToken, hashToken } from './secrets.ts';
import {
  endSessions,
  insertRefreshToken,
  insertSession,
  lockRefreshToken,
  markTokenUsed,
  prolongSession,
  sweepSessions,
} from './sessions.repository.ts';
import { toUserView } from './user.view.ts';
import { getUser } from './users.repository.ts';
import { toTokenKey, type Viewer } from './viewer.ts';

type UserRow = Selectable<Tables['users']>;

const LIFETIME_MS = LIMITS.refreshTokenDays * 86_400_000;
const GRACE_MS = LIMITS.refreshGraceSeconds * 1_000;

/** What a browser is given to stay signed in with. */
export interface SessionKeys {
  user: UserRow;
  sessionId: string;
  refreshToken: string;
}

/** Opens a session for a person whose sign-in was just proved; part of the transaction that used the proof up. */
export async function openSession(executor: Executor, user: UserRow, now: Date): Promise<SessionKeys> {
  await sweepSessions(executor, user.id, new Date(now.getTime() - LIFETIME_MS));
  const sessionId = randomUUID();
  await insertSession(executor, {
    id: sessionId,
    user_id: user.id,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + LIFETIME_MS),
  });
  return { user, sessionId, refreshToken: await issueRefreshToken(executor, sessionId, now) };
}

/** The answer of every way to sign in. */
export async function toSessionResponse(
  context: ApiContext,
  { user, sessionId, refreshToken }: SessionKeys,
  redirect: string | null = null,
): Promise<SessionResponse> {
  return {
    access_token: await signAccessToken(toTokenKey(context), { userId: user.id, sessionId }),
    refresh_token: refreshToken,
    user: toUserView(user, context.now()),
    ...(redirect !== null && { redirect }),
  };
}

/**
 * Gives new tokens for a refresh token and prolongs the session. A token serves once, and again for 30 seconds so that
 * two tabs may come at once; after that its use means that somebody has a copy, and the whole session ends (401).
 */
export async function refreshSession(context: ApiContext, refreshToken: string): Promise<SessionResponse> {
  // The refusal is thrown after the transaction, which otherwise would take the end of the session back.
  const keys = await context.database.db
    .transaction()
    .execute((trx) => rotateToken(trx, refreshToken, context.now()));
  if (!keys) throw new AppError(ERROR_TEXTS.sessionEnded, { code: 'session-ended', status: 401 });
  return toSessionResponse(context, keys);
}

async function rotateToken(trx: Executor, refreshToken: string, now: Date): Promise<SessionKeys | null> {
  const hash = hashToken(refreshToken);
  const held = await lockRefreshToken(trx, hash);
  if (!held || held.session.ended_at || held.session.expires_at <= now || held.expiresAt <= now) return null;
  const { session, usedAt } = held;
  if (usedAt && now.getTime() - usedAt.getTime() > GRACE_MS) {
    await endSessions(
      trx,
      { userId: session.user_id, sessionId: session.id },
      { now, reason: 'token-reused' },
    );
    return null;
  }
  await markTokenUsed(trx, hash, now);
  await prolongSession(trx, session.id, { now, expiresAt: new Date(now.getTime() + LIFETIME_MS) });
  const user = await getUser(trx, session.user_id);
  return { user, sessionId: session.id, refreshToken: await issueRefreshToken(trx, session.id, now) };
}

/** Ends this session, or with `everywhere` all of the person's, and then takes back unconfirmed changes of address. */
export async function signOut(context: ApiContext, viewer: Viewer, everywhere: boolean): Promise<void> {
  const now = context.now();
  const { user, sessionId } = viewer;
  await context.database.db.transaction().execute(async (trx) => {
    if (!everywhere) return endSessions(trx, { userId: user.id, sessionId }, { now, reason: 'signed-out' });
    await endSessions(trx, { userId: user.id }, { now, reason: 'signed-out-everywhere' });
    await cancelEmailChanges(trx, user.id, now);
  });
}

async function issueRefreshToken(executor: Executor, sessionId: string, now: Date): Promise<string> {
  const token = createToken();
  await insertRefreshToken(executor, {
    token_hash: hashToken(token),
    session_id: sessionId,
    issued_at: now,
    expires_at: new Date(now.getTime() + LIFETIME_MS),
  });
  return token;
}
