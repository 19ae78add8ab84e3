import {
  AppError,
  ERROR_TEXTS,
  LIMITS,
  toOwnPath,
  type MagicLinkStatusResponse,
  type SendMagicLinkResponse,
  type SessionResponse,
} from '@firsthand/contracts';
import { isUniqueViolation, type Executor } from '@firsthand/database';
import { toMagicLinkMail } from '@firsthand/mailer';
import type { ApiContext } from '../../api-context.ts';
import { tellNewDetails } from '../billing/billing-tasks.ts';
import { parseEmailAddress } from './email-address.ts';
import {
  consumeMagicLink,
  countCodeTry,
  countWrongCodes,
  findMagicLink,
  findMailState,
  type MagicLink,
} from './magic-links.repository.ts';
import { PRODUCT_NAME, requestMagicLink, requireMail } from './request-magic-link.ts';
import { hashCode, hashToken, isSameHash } from './secrets.ts';
import { openSession, toSessionResponse, type SessionKeys } from './session.service.ts';
import { changeUserEmail, signInUser } from './users.repository.ts';

type LinkColumn = 'token_hash' | 'request_hash';

const DAY_MS = 86_400_000;
/** Anybody may ask for mails to somebody's address and guess their digits; this keeps it from adding up over a day. */
const WRONG_CODES_PER_DAY = { email_key: 20, client_hash: 60 } as const;

/** Mails a sign-in link with digits. The answer and the work are the same whether the address has an account or not. */
export async function sendMagicLink(
  context: ApiContext,
  request: { email: string | undefined; redirect: string | undefined; clientIp: string },
): Promise<SendMagicLinkResponse> {
  const address = parseEmailAddress(request.email);
  requireMail(context);
  const { requestToken, expiresAt } = await context.database.db.transaction().execute((trx) =>
    requestMagicLink(trx, context, {
      address,
      clientIp: request.clientIp,
      kind: 'magic-link',
      userId: null,
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

/** Signs in by the link of a mail, once; or makes the address of an email-change mail the account's. */
export async function verifyMagicLink(
  context: ApiContext,
  token: string | undefined,
): Promise<SessionResponse> {
  if (token === undefined || token.trim() === '') {
    throw new AppError(ERROR_TEXTS.verifyNoToken, { code: 'token-missing', status: 400 });
  }
  return redeem(context, 'token_hash', hashToken(token));
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
  return redeem(context, 'request_hash', requestHash);
}

/** Throws 400 when too many codes of a day were wrong, for the address or for who asked for its mails. */
async function guardGuessing(db: Executor, requestHash: string, now: Date): Promise<void> {
  const link = await findMagicLink(db, 'request_hash', requestHash);
  if (!link) return;
  const since = new Date(now.getTime() - DAY_MS);
  for (const column of ['email_key', 'client_hash'] as const) {
    const wrong = await countWrongCodes(db, column, link[column], since);
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

async function redeem(context: ApiContext, column: LinkColumn, hash: string): Promise<SessionResponse> {
  const { db } = context.database;
  const now = context.now();
  const redeemed = await db
    .transaction()
    .execute(async (trx) => {
      const link = await consumeMagicLink(trx, column, hash, now);
      return link && { link, keys: await signInByLink(trx, link, now) };
    })
    .catch(explainTakenAddress);
  if (!redeemed) throw await explainRefusal(db, column, hash, now);
  return toSessionResponse(context, redeemed.keys, redeemed.link.redirect);
}

async function signInByLink(trx: Executor, link: MagicLink, now: Date): Promise<SessionKeys> {
  const address = { email: link.email, key: link.email_key };
  const user =
    link.user_id === null
      ? await signInUser(trx, address, { now })
      : await changeUserEmail(trx, link.user_id, address, now);
  if (link.user_id !== null) await tellNewDetails(trx, user.id);
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
async function explainRefusal(db: Executor, column: LinkColumn, hash: string, now: Date): Promise<AppError> {
  const link = await findMagicLink(db, column, hash);
  if (link && !link.used_at) {
    if (link.expires_at <= now) {
      return new AppError(ERROR_TEXTS.verifyExpired, { code: 'link-expired', status: 410 });
    }
    if (link.code_attempts >= LIMITS.codeAttempts) return codeTriesOver();
  }
  return new AppError(ERROR_TEXTS.verifyUnknown, { code: 'link-unknown', status: 400 });
}
