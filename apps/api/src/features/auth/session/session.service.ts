import { randomUUID } from 'node:crypto';
import { DAY_MS, LIMITS, refuse, type SessionResponse, type SignInWay } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';
import type { ApiContext } from '../../../api-context.ts';
import { isWithin } from '../../../people/within.ts';
import { lockPerson } from '../../../people/lock-person.ts';
import { deleteAccessTokens } from '../access-tokens.repository.ts';
import { signAccessToken } from './access-token.ts';
import { toDevice } from './device.ts';
import { isKnownBrowser } from './is-known-browser.ts';
import { toMailboxKey } from '../../../people/email-address.ts';
import { cancelEmailChanges } from '../pending-email.ts';
import { voidPersonLinks } from '../magic-links.repository.ts';
import {
  createToken,
  hashToken,
  listSecrets,
  toKnownBrowser,
  toSuccessor,
  type Secrets,
} from '../../../people/secrets.ts';
import { tellOfNewDevice } from './tell-of-new-device.ts';
import {
  endSessions,
  findTokenUse,
  insertRefreshToken,
  insertSession,
  lockRefreshToken,
  markTokenUsed,
  prolongSession,
  sweepSessions,
} from './sessions.repository.ts';
import { toUserView } from '../user.view.ts';
import { getUser } from '../users.repository.ts';
import type { SessionViewer } from '../../../people/viewer.ts';
import { toTokenKey } from '../find-viewer.service.ts';

type UserRow = Selectable<Tables['users']>;

const IDLE_MS = LIMITS.refreshTokenDays * DAY_MS;
const LIFETIME_MS = LIMITS.sessionDays * DAY_MS;
const GRACE_MS = LIMITS.refreshGraceSeconds * 1_000;

/** What a browser is given to stay signed in with. */
export interface SessionKeys {
  user: UserRow;
  sessionId: string;
  refreshToken: string;
}

/** The browser that signs in, as it says itself. */
export interface SigningBrowser {
  userAgent: string | undefined;
  /** What an earlier sign-in to the mailbox left in it. */
  knownBrowser?: string | undefined;
}

/** A sign-in that was just proved. */
export interface ProvedSignIn {
  user: UserRow;
  how: SignInWay;
  browser: SigningBrowser;
  /** Where it was told from more than the browser brings now. */
  isKnown?: boolean;
}

/**
 * Opens a session for a person who proved to be it; part of the transaction that used the proof up. A browser that is not
 * known is told of by mail.
 */
export async function openSession(
  executor: Executor,
  context: Pick<ApiContext, 'auth' | 'publicUrl' | 'now'>,
  { user, how, browser, isKnown = false }: ProvedSignIn,
): Promise<SessionKeys> {
  const now = context.now();
  const device = toDevice(browser.userAgent);
  const mailboxKey = toMailboxKey(user.email_key);
  const mark = { token: browser.knownBrowser, mailboxKey, whose: { userId: user.id } };
  if (!isKnown && !(await isKnownBrowser(executor, context, mark)))
    await tellOfNewDevice(executor, context, { user, how, device });
  await sweepSessions(executor, user.id, new Date(now.getTime() - IDLE_MS));
  const sessionId = randomUUID();
  await insertSession(executor, {
    id: sessionId,
    user_id: user.id,
    created_at: now,
    last_used_at: now,
    expires_at: toEnd(now, now),
    device,
    signed_in_with: how,
    authenticated_with: how,
    authenticated_at: now,
  });
  const refreshToken = createToken();
  await storeRefreshToken(executor, { refreshToken, sessionId, now });
  return { user, sessionId, refreshToken };
}

/** After so many days of silence, and after more of use. */
function toEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + LIFETIME_MS));
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
    known_browser: toKnownBrowser(
      context.auth.secret,
      toMailboxKey(user.email_key),
      new Date(context.now().getTime() + LIMITS.knownBrowserDays * DAY_MS),
    ),
    ...(redirect !== null && { redirect }),
  };
}

/**
 * Gives new tokens for a refresh token and prolongs the session. A token serves once, and again for 30 seconds so that
 * two tabs may come at once: both are given the same successor. After that its use means that somebody has a copy, and
 * the whole session ends (401).
 */
export async function refreshSession(
  context: ApiContext,
  { refreshToken, userAgent }: { refreshToken: string; userAgent: string | undefined },
): Promise<SessionResponse> {
  // The refusal is thrown after the transaction, which otherwise would take the end of the session back.
  const keys = await context.database.db
    .transaction()
    .execute((trx) => rotateToken(trx, context, { refreshToken, device: toDevice(userAgent) }));
  if (!keys) throw refuse('session-ended');
  return toSessionResponse(context, keys);
}

async function rotateToken(
  trx: Executor,
  context: ApiContext,
  { refreshToken, device }: { refreshToken: string; device: string | null },
): Promise<SessionKeys | null> {
  const now = context.now();
  const hash = hashToken(refreshToken);
  const held = await lockRefreshToken(trx, hash);
  if (!held || held.session.ended_at || held.session.expires_at <= now || held.expiresAt <= now) return null;
  const { session, usedAt } = held;
  if (usedAt && !isWithin(GRACE_MS + 1, usedAt.getTime(), now.getTime())) {
    await endSessions(
      trx,
      { userId: session.user_id, sessionId: session.id },
      { now, reason: 'token-reused' },
    );
    return null;
  }
  await markTokenUsed(trx, hash, now);
  await prolongSession(trx, session.id, { now, expiresAt: toEnd(session.created_at, now), device });
  const user = await getUser(trx, session.user_id);
  const successor = await issueSuccessor(trx, context.auth, {
    refreshToken,
    sessionId: session.id,
    now,
  });
  return { user, sessionId: session.id, refreshToken: successor };
}

/**
 * The newest token that follows this one. It is made once: who comes later within the grace is given the same, or what
 * has followed that since, so that a session has one unused token however many tabs it is open in.
 */
async function issueSuccessor(trx: Executor, secrets: Secrets, issue: TokenIssue): Promise<string> {
  let last = issue.refreshToken;
  for (;;) {
    const next = await findSuccessor(trx, secrets, last);
    if (!next) break;
    if (!next.usedAt) return next.token;
    last = next.token;
  }
  const successor = toSuccessor(secrets.secret, last);
  await storeRefreshToken(trx, { ...issue, refreshToken: successor });
  return successor;
}

/** The token that followed this one, be it made with the present secret or the one before. */
async function findSuccessor(
  trx: Executor,
  secrets: Secrets,
  refreshToken: string,
): Promise<{ token: string; usedAt: Date | null } | undefined> {
  for (const secret of listSecrets(secrets)) {
    const token = toSuccessor(secret, refreshToken);
    const held = await findTokenUse(trx, hashToken(token));
    if (held) return { token, usedAt: held.usedAt };
  }
  return undefined;
}

/** Ends this session, and the change of address that it alone could confirm. */
export async function signOut(context: ApiContext, { user, sessionId }: SessionViewer): Promise<void> {
  const now = context.now();
  await context.database.db.transaction().execute(async (trx) => {
    await endSessions(trx, { userId: user.id, sessionId }, { now, reason: 'signed-out' });
    await cancelEmailChanges(trx, { userId: user.id, sessionId }, now);
  });
}

/**
 * Ends all of the person's sessions, and what only they could confirm; with `revokesTokens` their access tokens as well.
 * Gives how many those were.
 */
export async function signOutEverywhere(
  context: ApiContext,
  { user }: SessionViewer,
  revokesTokens: boolean,
): Promise<number> {
  const now = context.now();
  return context.database.db.transaction().execute(async (trx) => {
    // What is being made meanwhile is there when this goes on, or finds its session ended.
    await lockPerson(trx, user.id);
    await endSessions(trx, { userId: user.id }, { now, reason: 'signed-out-everywhere' });
    await voidPersonLinks(trx, user.id, now);
    return revokesTokens ? (await deleteAccessTokens(trx, user.id)).length : 0;
  });
}

interface TokenIssue {
  refreshToken: string;
  sessionId: string;
  now: Date;
}

async function storeRefreshToken(
  executor: Executor,
  { refreshToken, sessionId, now }: TokenIssue,
): Promise<void> {
  await insertRefreshToken(executor, {
    token_hash: hashToken(refreshToken),
    session_id: sessionId,
    issued_at: now,
    expires_at: new Date(now.getTime() + IDLE_MS),
  });
}
