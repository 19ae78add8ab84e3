import { AppError, LIMITS } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { MailContent } from '@firsthand/mailer';
import type { ApiContext } from '../../api-context.ts';
import { queueMail, type NewMail } from '../mail/queue-mail.ts';
import type { EmailAddress } from './email-address.ts';
import {
  countRequests,
  insertMagicLink,
  lockRequests,
  sweepMagicLinks,
  type RecentRequests,
} from './magic-links.repository.ts';
import { createCode, createToken, hashClient, hashCode, hashToken } from './secrets.ts';

export const PRODUCT_NAME = 'Firsthand';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const LINKS_KEPT_MS = DAY_MS;
const MAILS_KEPT_MS = 30 * DAY_MS;

export interface LinkRequest {
  address: EmailAddress;
  clientIp: string;
  kind: NewMail['kind'];
  /** The person whose address changes; null for a sign-in. */
  userId: number | null;
  redirect: string | null;
  compose: (secrets: { link: string; code: string }) => MailContent;
}

/** What only the browser that asked may know. */
export interface RequestedLink {
  requestToken: string;
  expiresAt: Date;
}

/** Throws 503 where no mail can be sent. */
export function requireMail({ auth }: ApiContext): void {
  if (auth.canSendMail) return;
  throw new AppError('Sending mail is not set up here, so no magic link can be sent.', {
    code: 'mail-unavailable',
    status: 503,
    expected: true,
  });
}

/**
 * Makes a link, its digits and the mail that carries them, within the limits per address and per client (429). Part of
 * the caller's transaction. Never looks at accounts: an address that has one takes the same way as any other.
 */
export async function requestMagicLink(
  executor: Executor,
  context: ApiContext,
  request: LinkRequest,
): Promise<RequestedLink> {
  const { address, userId, redirect } = request;
  const { secret } = context.auth;
  const now = context.now();
  const clientHash = hashClient(secret, request.clientIp);
  await sweepMagicLinks(executor, {
    before: new Date(now.getTime() - LINKS_KEPT_MS),
    mailsBefore: new Date(now.getTime() - MAILS_KEPT_MS),
  });
  await guardLimits(executor, { emailKey: address.key, clientHash, now });

  const [token, requestToken, code] = [createToken(), createToken(), createCode()];
  const expiresAt = new Date(now.getTime() + LIMITS.magicLinkMinutes * MINUTE_MS);
  const content = request.compose({ link: toLink(context.publicUrl, token, redirect), code });
  const mailId = await queueMail(executor, {
    ...content,
    kind: request.kind,
    recipient: address.email,
    userId,
    now,
  });
  await insertMagicLink(executor, {
    email: address.email,
    email_key: address.key,
    user_id: userId,
    token_hash: hashToken(token),
    request_hash: hashToken(requestToken),
    code_hash: hashCode(secret, requestToken, code),
    client_hash: clientHash,
    redirect,
    mail_id: mailId,
    created_at: now,
    expires_at: expiresAt,
  });
  return { requestToken, expiresAt };
}

function toLink(publicUrl: string, token: string, redirect: string | null): string {
  const query = new URLSearchParams({ token, ...(redirect !== null && { redirect }) });
  return `${publicUrl}/auth/verify?${query.toString()}`;
}

async function guardLimits(
  executor: Executor,
  { emailKey, clientHash, now }: { emailKey: string; clientHash: string; now: Date },
): Promise<void> {
  await lockRequests(executor, { emailKey, clientHash });
  const since = new Date(now.getTime() - LIMITS.magicLinkLimitMinutes * MINUTE_MS);
  const perAddress = LIMITS.magicLinksPerAddress;
  refuseBeyond(
    perAddress,
    await countRequests(executor, 'email_key', emailKey, { since, atMost: perAddress }),
    now,
  );
  const perClient = LIMITS.magicLinksPerClient;
  refuseBeyond(
    perClient,
    await countRequests(executor, 'client_hash', clientHash, { since, atMost: perClient }),
    now,
  );
}

function refuseBeyond(limit: number, { count, oldestAt }: RecentRequests, now: Date): void {
  if (count < limit || !oldestAt) return;
  const freeAt = oldestAt.getTime() + LIMITS.magicLinkLimitMinutes * MINUTE_MS;
  const retryAfterSeconds = Math.max(1, Math.ceil((freeAt - now.getTime()) / 1_000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new AppError(
    `Too many magic links were asked for. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { code: 'too-many-links', status: 429, retryAfterSeconds },
  );
}
