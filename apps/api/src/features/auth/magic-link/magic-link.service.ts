import {
  AppError,
  DAY_MS,
  ERROR_TEXTS,
  LIMITS,
  type MagicLinkStatusResponse,
  type SendMagicLinkResponse,
  type SessionResponse,
  toOwnPath,
} from '@firsthand/contracts';
import { isUniqueViolation, type Executor } from '@firsthand/database';
import { toMagicLinkMail } from '@firsthand/mailer';
import type { ApiContext } from '../../../api-context.ts';
import { requireUnreserved } from '../email-change/address-changes.repository.ts';
import { confirmEmailChange } from '../email-change/confirm-email-change.ts';
import { parseEmailAddress } from '../email-address.ts';
import {
  consumeMagicLink,
  countCodeTry,
  countWrongCodes,
  findMagicLink,
  findMailState,
  type MagicLink,
} from './magic-links.repository.ts';
import { PRODUCT_NAME, requestMagicLink, requireMail } from './request-magic-link.ts';
import { hashCode, hashToken, isSameHash } from '../secrets.ts';
import { openSession, toSessionResponse, type SessionKeys } from '../session/session.service.ts';
import { signInUser } from '../users.repository.ts';
import type { Viewer } from '../viewer.ts';

type LinkColumn = 'token_hash' | 'request_hash';

/**
 * Anybody may ask for mails to somebody's address and guess their digits; this keeps it from adding up over a day. Known
 * browsers count for themselves, so that a stranger's guesses leave the owner's digits alone.
 */
const WRONG_CODES_PER_DAY = { email_key: 20, client_hash: 60 } as const;

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
  throw new AppError('This request for a magic link is not known.', { code: 'link-unknown', status: 404 });
}

/**
 * Signs in by the link of a mail, once; or, for the viewer whose session asked for it, makes the address of an
 * email-change mail the account's.
 */
export async function verifyMagicLink(
  context: ApiContext,
  token: string | undefined,
  findViewer: () => Promise<Viewer | null>,
): Promise<SessionResponse> {
  const hash = hashToken(requireToken(token));
  const link = await findMagicLink(context.database.db, 'token_hash', hash);
  // Who is signed in matters to a new address alone; a sign-in goes its way with an old token beside it.
  const viewer = link?.user_id ? await findViewer() : null;
  return redeem(context, { column: 'token_hash', hash, viewer });
}

/** Throws 400 in the specification's words. */
export function requireToken(token: string | undefined): string {
  if (token !== undefined && token.trim() !== '') return token;
  throw new AppError(ERROR_TEXTS.verifyNoToken, { code: 'token-missing', status: 400 });
}

/** Signs in by the digits of a mail, in the browser that asked for it. Five tries, counted before they are looked at. */
export async function verifyCode(
  context: ApiContext,
  { requestToken, code }: { requestToken: string; code: string },
): Promise<SessionResponse> {
  const { db } = context.database;
  const requestHash = hashToken(requestToken);
  const now = context.now();
  await guardGuessing(db, requestHash, now);
  const link = await countCodeTry(db, requestHash, { now, atMost: LIMITS.codeAttempts });
  if (!link) throw await explainRefusal(db, 'request_hash', requestHash, now);
  const given = hashCode(context.auth.secret, requestToken, code.replaceAll(/\s/g, ''));
  if (!isSameHash(given, link.code_hash)) throw toWrongCode(LIMITS.codeAttempts - link.code_attempts);
  return redeem(context, { column: 'request_hash', hash: requestHash, viewer: null });
}

/** Throws 400 when too many codes of a day were wrong, for the address or for who asked for its mails. */
async function guardGuessing(db: Executor, requestHash: string, now: Date): Promise<void> {
  const link = await findMagicLink(db, 'request_hash', requestHash);
  if (!link) return;
  const since = new Date(now.getTime() - DAY_MS);
  const { from_known_browser } = link;
  // A browser that is known has proved whose it is, whatever others of its network guess.
  for (const column of from_known_browser
    ? (['email_key'] as const)
    : (['email_key', 'client_hash'] as const)) {
    const wrong = await countWrongCodes(db, { [column]: link[column], from_known_browser }, since);
    if (wrong < WRONG_CODES_PER_DAY[column]) continue;
    throw new AppError('Too many wrong codes today. Please use the link in the mail.', {
      code: 'code-tries-over',
      status: 400,
    });
  }
}

function toWrongCode(triesLeft: number): AppError {
  if (triesLeft < 1) return codeTriesOver();
  const left = triesLeft === 1 ? '1 try is' : `${triesLeft} tries are`;
  return new AppError(`This is not the code of the mail. ${left} left.`, { code: 'code-wrong', status: 400 });
}

function codeTriesOver(): AppError {
  return new AppError('Too many wrong codes. Use the link in the mail, or ask for a new one.', {
    code: 'code-tries-over',
    status: 400,
  });
}

interface Redemption {
  column: LinkColumn;
  hash: string;
  viewer: Viewer | null;
}

async function redeem(context: ApiContext, { column, hash, viewer }: Redemption): Promise<SessionResponse> {
  const { db } = context.database;
  const now = context.now();
  const redeemed = await db
    .transaction()
    .execute(async (trx) => {
      const link = await consumeMagicLink(trx, column, hash, now);
      if (!link) return undefined;
      const isSignIn = link.user_id === null;
      const keys = isSignIn
        ? await signInByLink(trx, link, now)
        : await confirmEmailChange(trx, context, { link, viewer });
      return { link, keys };
    })
    .catch(explainTakenAddress);
  if (!redeemed) throw await explainRefusal(db, column, hash, now);
  return toSessionResponse(context, redeemed.keys, redeemed.link.redirect);
}

async function signInByLink(trx: Executor, link: MagicLink, now: Date): Promise<SessionKeys> {
  const user = await signInUser(trx, { email: link.email, key: link.email_key }, { now });
  await requireUnreserved(trx, { key: link.email_key, userId: user.id, now });
  return openSession(trx, user, now);
}

/** Only a change of address can meet a key that is taken; the link then stays unused. */
function explainTakenAddress(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new AppError('Another account already uses this email address.', {
    code: 'email-taken',
    status: 409,
    cause: error,
  });
}

/** "Expired" is said only of a link that was real and is too old; an unknown or used one is invalid. */
export async function explainRefusal(
  db: Executor,
  column: LinkColumn,
  hash: string,
  now: Date,
): Promise<AppError> {
  const link = await findMagicLink(db, column, hash);
  if (link && !link.used_at) {
    if (link.expires_at <= now) {
      return new AppError(ERROR_TEXTS.verifyExpired, { code: 'link-expired', status: 410 });
    }
    if (link.code_attempts >= LIMITS.codeAttempts) return codeTriesOver();
  }
  return new AppError(ERROR_TEXTS.verifyUnknown, { code: 'link-unknown', status: 400 });
}
