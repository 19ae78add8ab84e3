import {
  ACCESS_SCOPES,
  ACCESS_TOKEN_PREFIX,
  LIMITS,
  refuse,
  toWayInText,
  type AccessTokensResponse,
  type CreateAccessTokenRequest,
  type CreatedAccessToken,
} from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import { lockPerson } from '../../../people/lock-person.ts';
import { requireRecentProof } from '../../../people/require-recent-proof.ts';
import { createToken, hashToken } from '../../../people/secrets.ts';
import { requireOpenSession } from '../session/require-open-session.ts';
import { tellOfSignInWay } from '../tell-of-sign-in-way.ts';
import type { SessionViewer, Viewer } from '../../../people/viewer.ts';
import {
  countAccessTokens,
  deleteAccessToken,
  insertAccessToken,
  loadAccessTokens,
} from '../access-tokens.repository.ts';
import { toAccessTokenView } from './access-tokens.view.ts';

/** A page of the viewer's access tokens, the latest first; there are few enough to be read at once. */
export async function listAccessTokens(
  { database }: ApiContext,
  { user }: Viewer,
  { limit, offset }: { limit: number; offset: number },
): Promise<AccessTokensResponse> {
  const tokens = await loadAccessTokens(database.db, user.id);
  return { data: tokens.slice(offset, offset + limit).map(toAccessTokenView), total: tokens.length };
}

/**
 * Makes a token, and tells its person by mail. It is in this answer and nowhere else: only its hash is kept. 403 without a
 * recent proof of who asks, 400 without a name or when it would have run out already, 409 when no more may be kept.
 */
export async function createAccessToken(
  context: ApiContext,
  viewer: SessionViewer,
  given: CreateAccessTokenRequest,
): Promise<CreatedAccessToken> {
  const { database, now } = context;
  const { user } = viewer;
  requireRecentProof(viewer, now());
  const name = given.name.trim();
  if (name === '') throw refuse('access-token-unnamed');
  const at = now();
  const expiresAt = given.expires_at ? new Date(given.expires_at) : null;
  if (expiresAt && expiresAt <= at) throw refuse('access-token-ends-before');
  const token = `${ACCESS_TOKEN_PREFIX}${createToken()}`;
  const row = await database.db.transaction().execute(async (tx) => {
    await lockPerson(tx, user.id);
    await requireOpenSession(tx, viewer, at);
    refuseTooMany(await countAccessTokens(tx, user.id));
    const scopes = ACCESS_SCOPES.filter((scope) => given.scopes.includes(scope));
    const made = await insertAccessToken(tx, {
      ...{ user_id: user.id, token_hash: hashToken(token), name, created_at: at, expires_at: expiresAt },
      scopes,
    });
    await tellOfSignInWay(tx, context, {
      ...{ user, kind: 'access-token', isNew: true, scopes },
      name: toWayInText({ kind: 'access-token', name }),
    });
    return made;
  });
  return { ...toAccessTokenView(row), token };
}

/** From now on it opens nothing, on any node. 404 when it is none of the viewer's. */
export async function revokeAccessToken(
  { database }: ApiContext,
  { user }: Viewer,
  id: number,
): Promise<void> {
  if (await deleteAccessToken(database.db, user.id, id)) return;
  throw refuse('access-token-unknown');
}

function refuseTooMany(kept: number): void {
  if (kept < LIMITS.accessTokensPerUser) return;
  throw refuse('access-tokens-full', { most: LIMITS.accessTokensPerUser });
}
