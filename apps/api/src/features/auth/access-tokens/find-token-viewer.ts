import { MINUTE_MS } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import { hashToken } from '../../../people/secrets.ts';
import { findTokenUser, noteTokenUse } from '../access-tokens.repository.ts';

/**
 * Whose access token this is; null for one that ran out, was revoked or never was. It is looked up by its hash, so that
 * nothing about another token shows in how long that takes.
 */
export async function findTokenViewer({ database, now }: ApiContext, token: string) {
  const at = now();
  const found = await findTokenUser(database.db, hashToken(token), at);
  if (!found) return null;
  const { tokenId, scopes, madeAt, lastUsedAt, lastWrite, ...user } = found;
  if (!lastUsedAt || at.getTime() - lastUsedAt.getTime() >= MINUTE_MS)
    await noteTokenUse(database.db, tokenId, at);
  return {
    user,
    sessionId: null,
    passkeyId: null,
    scopes,
    signedInAt: madeAt,
    authenticatedAt: null,
    lastWrite,
  };
}
