import { AppError, ERROR_TEXTS } from '@firsthand/contracts';
import type { Tables } from '@firsthand/database';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { ApiContext } from '../../api-context.ts';
import { readAccessToken, type TokenKey } from './session/access-token.ts';

/** Who asks: the person and the session their access token belongs to. */
export interface Viewer {
  user: Selectable<Tables['users']>;
  sessionId: string;
}

/** Who makes a request, and what tells whether a replica has all that they have written. */
export interface KnownViewer extends Viewer {
  signedInAt: Date;
  /** Where the database's log stood after what they last wrote. */
  lastWrite: string | null;
}

/**
 * The signed-in person a request comes from. Throws 401 without a valid access token, and at once when the session
 * was ended or the account is gone, although the token itself would still hold.
 */
export async function requireViewer(context: ApiContext, request: FastifyRequest): Promise<KnownViewer> {
  if (!hasToken(request)) throw new AppError(ERROR_TEXTS.signedOut, { code: 'signed-out', status: 401 });
  const viewer = await findKnownViewer(context, request);
  if (!viewer) throw new AppError(ERROR_TEXTS.sessionEnded, { code: 'session-ended', status: 401 });
  return viewer;
}

/** As `requireViewer`, null instead of a refusal. */
export async function findKnownViewer(
  context: ApiContext,
  request: FastifyRequest,
): Promise<KnownViewer | null> {
  const token = findToken(request);
  const claims = token === undefined ? null : await readAccessToken(toTokenKey(context), token);
  const found = claims && (await findSessionUser(context, claims));
  if (!found) return null;
  const { signedInAt, lastWrite, ...user } = found;
  return { user, sessionId: claims.sessionId, signedInAt, lastWrite };
}

/** Whether a request brings an access token, be it one that holds or not. */
export function hasToken(request: FastifyRequest): boolean {
  return findToken(request) !== undefined;
}

function findToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** As `requireViewer` for calls that anybody may make: null for whoever sends no token. A wrong one is still a 401. */
export async function findViewer(context: ApiContext, request: FastifyRequest): Promise<Viewer | null> {
  return request.headers.authorization === undefined ? null : requireViewer(context, request);
}

/** What the API's access tokens are signed with. */
export function toTokenKey(context: ApiContext): TokenKey {
  return { secret: context.auth.secret, issuer: context.publicUrl, now: context.now };
}

async function findSessionUser(
  { database, now }: ApiContext,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<(Viewer['user'] & Pick<KnownViewer, 'signedInAt' | 'lastWrite'>) | undefined> {
  return database.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.created_at as signedInAt', 'sessions.last_write as lastWrite'])
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now())
    .executeTakeFirst();
}
