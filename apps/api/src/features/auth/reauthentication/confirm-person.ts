import { LIMITS, refuse, type MessageResponse, type SendMagicLinkResponse } from '@firsthand/contracts';
import { toConfirmationMail } from '@firsthand/mailer';
import type { ApiContext } from '../../../api-context.ts';
import { consumeMagicLink } from '../magic-links.repository.ts';
import { requestMagicLink } from '../request-magic-link.ts';
import { PRODUCT_NAME, requireMail } from '../../../mail/require-mail.ts';
import { explainRefusal, requireCode } from '../magic-link/require-code.ts';
import { SETTINGS_PATH } from '../settings-path.ts';
import type { SessionViewer } from '../../../people/viewer.ts';
import { markReauthenticated } from './mark-reauthenticated.ts';

/** Mails digits to the account's own address, for this session alone. Throws 429 beyond the limits of mails, 503 without mail. */
export async function askForConfirmation(
  context: ApiContext,
  { viewer, clientIp }: { viewer: SessionViewer; clientIp: string },
): Promise<SendMagicLinkResponse> {
  requireMail(context, 'code');
  const { email, email_key: key } = viewer.user;
  const { requestToken, expiresAt } = await context.database.db.transaction().execute((trx) =>
    requestMagicLink(trx, context, {
      address: { email, key },
      clientIp,
      knownBrowser: undefined,
      kind: 'confirmation',
      asker: viewer,
      redirect: null,
      compose: ({ code }) =>
        toConfirmationMail({
          productName: PRODUCT_NAME,
          code,
          expiresInMinutes: LIMITS.magicLinkMinutes,
          settingsLink: context.publicUrl + SETTINGS_PATH,
        }),
    }),
  );
  return {
    message: 'A code was sent to the address of your account.',
    request_token: requestToken,
    expires_at: expiresAt.toISOString(),
  };
}

/** Takes the digits of that mail as a proof of who is in this session. */
export async function confirmPerson(
  context: ApiContext,
  viewer: SessionViewer,
  { requestToken, code }: { requestToken: string; code: string },
): Promise<MessageResponse> {
  const hash = await requireCode(context, { requestToken, code, asker: viewer });
  const { db } = context.database;
  const now = context.now();
  await db.transaction().execute(async (trx) => {
    const link = await consumeMagicLink(trx, { column: 'request_hash', hash, confirmsSession: true }, now);
    if (!link) throw await explainRefusal(trx, 'request_hash', hash, now);
    if (await markReauthenticated(trx, viewer.sessionId, now, 'mail')) return;
    // Ended in another tab since this call began.
    throw refuse('session-ended');
  });
  return { message: 'Thank you. It is you.' };
}
