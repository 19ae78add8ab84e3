import { DAY_MS, LIMITS, refuse } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { toEmailChangedMail } from '@firsthand/mailer';
import type { ApiContext } from '../../../api-context.ts';
import { reportNewDetails } from '../../billing/billing-tasks.service.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { insertAddressChange, requireUnreserved } from '../address-changes.repository.ts';
import { listIdentities } from '../identities.ts';
import type { MagicLink } from '../magic-links.repository.ts';
import { PRODUCT_NAME } from '../../../mail/require-mail.ts';
import { createToken, hashToken } from '../../../people/secrets.ts';
import { openSession, type SessionKeys, type SigningBrowser } from '../session/session.service.ts';
import { endSessions } from '../session/sessions.repository.ts';
import { changeUserEmail, getUser } from '../users.repository.ts';
import type { Viewer } from '../../../people/viewer.ts';

/** The page whose button takes a former address back. */
const TAKE_BACK_PATH = '/auth/take-back';

/** Whether a person is who asked for this change of address, in the session that asked. */
export function isAsker(link: MagicLink, viewer: Viewer | null): viewer is Viewer {
  return viewer !== null && link.user_id === viewer.user.id && link.session_id === viewer.sessionId;
}

/**
 * Gives the account the address that was confirmed, in the transaction that used the link up. All its sessions end and
 * the one that asked goes on under a new name; the former address is told, with a way back. Throws 409 outside the
 * session that asked, and for an address that is kept for somebody else.
 */
export async function confirmEmailChange(
  trx: Executor,
  context: ApiContext,
  { link, viewer, browser }: { link: MagicLink; viewer: Viewer | null; browser: SigningBrowser },
): Promise<SessionKeys> {
  if (!isAsker(link, viewer)) {
    throw refuse('asked-elsewhere');
  }
  const now = context.now();
  const { email: oldEmail, email_key: oldKey } = await getUser(trx, viewer.user.id);
  const user = await changeUserEmail(trx, viewer.user.id, { email: link.email, key: link.email_key });
  await requireUnreserved(trx, { key: link.email_key, userId: user.id, now });
  await reportNewDetails(trx, user.id);
  await endSessions(trx, { userId: user.id }, { now, reason: 'address-changed' });

  const takeBackToken = createToken();
  await insertAddressChange(trx, {
    user_id: user.id,
    old_email: oldEmail,
    old_email_key: oldKey,
    take_back_hash: hashToken(takeBackToken),
    created_at: now,
    expires_at: new Date(now.getTime() + LIMITS.takeBackDays * DAY_MS),
  });
  const content = toEmailChangedMail({
    productName: PRODUCT_NAME,
    newEmail: user.email,
    link: `${context.publicUrl}${TAKE_BACK_PATH}?token=${takeBackToken}`,
    days: LIMITS.takeBackDays,
    suspectDays: LIMITS.suspectDays,
    hasLinkedin: (await listIdentities(trx, user.id)).length > 0,
  });
  await queueMail(trx, { ...content, kind: 'email-changed', recipient: oldEmail, userId: user.id, now });
  // The browser that asked goes on.
  return openSession(trx, context, { user, how: 'mail', browser, isKnown: true });
}
