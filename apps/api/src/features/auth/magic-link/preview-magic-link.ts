import type { MagicLinkPreviewRequest, MagicLinkPreviewResponse } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import { isAsker } from '../email-change/confirm-email-change.ts';
import { requireToken } from './magic-link.service.ts';
import { findMagicLink } from '../magic-links.repository.ts';
import { explainRefusal } from './require-code.ts';
import { hashToken } from '../../../people/secrets.ts';
import type { Viewer } from '../../../people/viewer.ts';

/**
 * What a link would do, without doing it; refused as `verify` would be. Whoever has the link reads the mailbox it went
 * to, so a sign-in's address is shown; which account asked for a new address is told to that account's session alone.
 */
export async function previewMagicLink(
  context: ApiContext,
  { token, request_tokens: requestTokens = [] }: MagicLinkPreviewRequest,
  findViewer: () => Promise<Viewer | null>,
): Promise<MagicLinkPreviewResponse> {
  const { db } = context.database;
  const hash = hashToken(requireToken(token));
  const now = context.now();
  const link = await findMagicLink(db, 'token_hash', hash);
  if (!link || link.used_at || link.expires_at <= now)
    throw await explainRefusal(db, 'token_hash', hash, now);
  const expires_at = link.expires_at.toISOString();
  if (link.user_id !== null) {
    const isHere = isAsker(link, await findViewer());
    return { kind: 'email-change', email: isHere ? link.email : null, asked_here: isHere, expires_at };
  }
  const isHere = requestTokens.some((requestToken) => hashToken(requestToken) === link.request_hash);
  return { kind: 'sign-in', email: link.email, asked_here: isHere, expires_at };
}
