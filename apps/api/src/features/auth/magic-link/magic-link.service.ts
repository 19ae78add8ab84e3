import {
  LIMITS,
  refuse,
  toOwnPath,
  type MagicLinkStatusResponse,
  type SendMagicLinkResponse,
  type SessionResponse,
} from '@firsthand/contracts';
import { isUniqueViolation, type Executor } from '@firsthand/database';
import { toMagicLinkMail } from '@firsthand/mailer';
import type { ApiContext } from '../../../api-context.ts';
import { requireUnreserved } from '../address-changes.repository.ts';
import { confirmEmailChange } from '../email-change/confirm-email-change.ts';
import { parseEmailAddress } from '../../../people/email-address.ts';
import {
  consumeMagicLink,
  findMagicLink,
  findMailState,
  type LinkColumn,
  type MagicLink,
} from '../magic-links.repository.ts';
import { explainRefusal, requireCode } from './require-code.ts';
import { requestMagicLink } from '../request-magic-link.ts';
import { PRODUCT_NAME, requireMail } from '../../../mail/require-mail.ts';
import { hashToken } from '../../../people/secrets.ts';
import {
  openSession,
  toSessionResponse,
  type SessionKeys,
  type SigningBrowser,
} from '../session/session.service.ts';
import { signInUser } from '../users.repository.ts';
import type { Viewer } from '../../../people/viewer.ts';

/** Mails a sign-in link with digits. The answer and the work are the same whether the address has an account or not. */
export async function sendMagicLink(
  context: ApiContext,
  request: {
    email: string | undefined;
    redirect: string | undefined;
    clientIp: string;
    knownBrowser: string | undefined;
  },
): Promise<SendMagicLinkResponse> {
  const address = parseEmailAddress(request.email);
  requireMail(context);
  const { requestToken, expiresAt } = await context.database.db.transaction().execute((trx) =>
    requestMagicLink(trx, context, {
      address,
      clientIp: request.clientIp,
      knownBrowser: request.knownBrowser,
      kind: 'magic-link',
      asker: null,
      redirect: request.redirect === undefined ? null : toOwnPath(request.redirect),
      compose: (secrets) =>
        toMagicLinkMail({
          ...secrets,
          productName: PRODUCT_NAME,
          expiresInMinutes: LIMITS.magicLinkMinutes,
        }),
    }),
  );
  return {
    message: 'Magic link sent! Check your email to log in.',
    request_token: requestToken,
    expires_at: expiresAt.toISOString(),
  };
}

/** Whether the mail that a browser asked for is on its way, was handed over, or never will be. */
export async function getMagicLinkStatus(
  context: ApiContext,
  requestToken: string,
): Promise<MagicLinkStatusResponse> {
  const state = await findMailState(context.database.db, hashToken(requestToken));
  if (state) return { state };
  throw refuse('link-unknown');
}

/**
 * Signs in by the link of a mail, once; or, for the viewer whose session asked for it, makes the address of an
 * email-change mail the account's.
 */
export async function verifyMagicLink(
  context: ApiContext,
  { token, browser }: { token: string | undefined; browser: SigningBrowser },
  findViewer: () => Promise<Viewer | null>,
): Promise<SessionResponse> {
  const hash = hashToken(requireToken(token));
  const link = await findMagicLink(context.database.db, 'token_hash', hash);
  // Who is signed in matters to a new address alone; a sign-in goes its way with an old token beside it.
  const viewer = link?.user_id ? await findViewer() : null;
  return redeem(context, { column: 'token_hash', hash, viewer, browser });
}

/** Throws 400 in the specification's words. */
export function requireToken(token: string | undefined): string {
  if (token !== undefined && token.trim() !== '') return token;
  throw refuse('token-missing');
}

/** Signs in by the digits of a mail, in the browser that asked for it. Five tries, counted before they are looked at. */
export async function verifyCode(
  context: ApiContext,
  { requestToken, code, browser }: { requestToken: string; code: string; browser: SigningBrowser },
): Promise<SessionResponse> {
  const requestHash = await requireCode(context, { requestToken, code, asker: null });
  return redeem(context, { column: 'request_hash', hash: requestHash, viewer: null, browser });
}

interface Redemption {
  column: LinkColumn;
  hash: string;
  viewer: Viewer | null;
  browser: SigningBrowser;
}

async function redeem(
  context: ApiContext,
  { column, hash, viewer, browser }: Redemption,
): Promise<SessionResponse> {
  const { db } = context.database;
  const now = context.now();
  const redeemed = await db
    .transaction()
    .execute(async (trx) => {
      const link = await consumeMagicLink(trx, { column, hash }, now);
      if (!link) return undefined;
      const isSignIn = link.user_id === null;
      const keys = isSignIn
        ? await signInByLink(trx, context, { link, browser, isByCode: column === 'request_hash' })
        : await confirmEmailChange(trx, context, { link, viewer, browser });
      return { link, keys };
    })
    .catch(explainTakenAddress);
  if (!redeemed) throw await explainRefusal(db, column, hash, now);
  return toSessionResponse(context, redeemed.keys, redeemed.link.redirect);
}

async function signInByLink(
  trx: Executor,
  context: ApiContext,
  { link, browser, isByCode }: { link: MagicLink; browser: SigningBrowser; isByCode: boolean },
): Promise<SessionKeys> {
  const now = context.now();
  const user = await signInUser(trx, { email: link.email, key: link.email_key }, { now });
  await requireUnreserved(trx, { key: link.email_key, userId: user.id, now });
  // Digits work only in the browser that asked; a link may be opened in any.
  const isKnown = isByCode && link.from_known_browser;
  return openSession(trx, context, { user, how: 'mail', browser, isKnown });
}

/** Only a change of address can meet a key that is taken; the link then stays unused. */
function explainTakenAddress(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw refuse('address-taken', { cause: error });
}
