import { LIMITS } from '@firsthand/contracts';
import { toEmailChangeMail, toEmailChangeNoticeMail } from '@firsthand/mailer';
import type { ApiContext } from '../../../api-context.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { parseEmailAddress } from '../../../people/email-address.ts';
import { cancelEmailChanges } from '../pending-email.ts';
import { requestMagicLink } from '../request-magic-link.ts';
import { PRODUCT_NAME, requireMail } from '../../../mail/require-mail.ts';
import { SETTINGS_PATH } from '../settings-path.ts';
import type { Viewer } from '../../../people/viewer.ts';

export interface EmailChange {
  viewer: Viewer;
  /** As typed; checked here. */
  email: string;
  clientIp: string;
}

/**
 * Sends a confirmation to a new address; the account keeps its present one until the mail's link is used (`verify`) in
 * the session that asks here, and is told there. A later request takes the place of an earlier one; the present address takes it back without a
 * mail. Throws 400 for what is no address, 429 beyond the limits of magic links, 503 without a mail server. Whether the
 * address already has an account only shows to who owns it: by the link, as 409.
 */
export async function requestEmailChange(
  context: ApiContext,
  { viewer, email, clientIp }: EmailChange,
): Promise<void> {
  const address = parseEmailAddress(email);
  const { user } = viewer;
  requireMail(context);
  const now = context.now();
  await context.database.db.transaction().execute(async (trx) => {
    await cancelEmailChanges(trx, { userId: user.id }, now);
    await requestMagicLink(trx, context, {
      address,
      clientIp,
      knownBrowser: undefined,
      kind: 'email-change',
      asker: viewer,
      redirect: SETTINGS_PATH,
      compose: ({ link }) =>
        toEmailChangeMail({
          productName: PRODUCT_NAME,
          link,
          newEmail: address.email,
          expiresInMinutes: LIMITS.magicLinkMinutes,
        }),
    });
    const notice = toEmailChangeNoticeMail({
      productName: PRODUCT_NAME,
      settingsLink: context.publicUrl + SETTINGS_PATH,
      newEmail: address.email,
    });
    await queueMail(trx, {
      ...notice,
      kind: 'email-change-notice',
      recipient: user.email,
      userId: user.id,
      now,
    });
  });
}
