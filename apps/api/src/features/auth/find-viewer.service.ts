import { ACCESS_TOKEN_PREFIX, refuse } from '@firsthand/contracts';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { findTokenViewer } from './access-tokens/find-token-viewer.ts';
import { readAccessToken, type TokenKey } from './session/access-token.ts';
import { requireSession, type KnownViewer, type SessionViewer, type Viewer } from '../../people/viewer.ts';

/**
 * The person a request comes from: signed in, or by an access token of theirs. Throws 401 without a valid token, and at
 * once when the session was ended or the account is gone, although the token itself would still hold.
 */
export async function requireViewer(context: ApiContext, request: FastifyRequest): Promise<KnownViewer> {
  if (!hasToken(request)) throw refuse('signed-out');
  const viewer = await findKnownViewer(context, request);
  if (viewer) return viewer;
  if (isAccessToken(findToken(request))) throw refuse('access-token-ended');
  throw refuse('session-ended');
}

/** As `requireViewer`, null instead of a refusal. */
export async function findKnownViewer(
  context: ApiContext,
  request: FastifyRequest,
): Promise<KnownViewer | null> {
  const token = findToken(request);
  if (token === undefined) return null;
  if (isAccessToken(token)) return findTokenViewer(context, token);
  const claims = await readAccessToken(toTokenKey(context), token);
  const found = claims && (await findSessionUser(context, claims));
  if (!found) return null;
  const { signedInAt, authenticatedAt, lastWrite, passkeyId, ...user } = found;
  return {
    user,
    sessionId: claims.sessionId,
    passkeyId,
    scopes: null,
    signedInAt,
    authenticatedAt,
    lastWrite,
  };
}

/** Whether a request brings a token, be it one that holds or not. */
export function hasToken(request: FastifyRequest): boolean {
  return findToken(request) !== undefined;
}

function findToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function isAccessToken(token: string | undefined): boolean {
  return token?.startsWith(ACCESS_TOKEN_PREFIX) ?? false;
}

/**
 * As `requireViewer` for calls about signing in, which anybody may make: null for whoever sends no token. A wrong one is
 * still a 401, an access token a 403.
 */
export async function findViewer(
  context: ApiContext,
  request: FastifyRequest,
): Promise<SessionViewer | null> {
  if (request.headers.authorization === undefined) return null;
  return requireSession(await requireViewer(context, request));
}

/** What the API's access tokens are signed with. */
export function toTokenKey(context: ApiContext): TokenKey {
  const { secret, previousSecret } = context.auth;
  return { secret, previousSecret, issuer: context.publicUrl, now: context.now };
}

async function findSessionUser(
  { database, now }: ApiContext,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<
  | (Viewer['user'] &
      Pick<KnownViewer, 'passkeyId' | 'signedInAt' | 'lastWrite'> &
      Pick<SessionViewer, 'authenticatedAt'>)
  | undefined
> {
  return database.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select((row) => [
      'sessions.created_at as signedInAt',
      'sessions.last_write as lastWrite',
      'sessions.passkey_id as passkeyId',
      row.fn.coalesce('sessions.authenticated_at', 'sessions.created_at').as('authenticatedAt'),
    ])
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now())
    .executeTakeFirst();
}
