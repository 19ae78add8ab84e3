import { DAY_MS, LIMITS, MINUTE_MS, refuse } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { MailContent } from '@firsthand/mailer';
import type { ApiContext } from '../../api-context.ts';
import { toRecentSpan } from '../../people/within.ts';
import { queueMail, type NewMail } from '../../mail/queue-mail.ts';
import { toMailboxKey, type EmailAddress } from '../../people/email-address.ts';
import {
  countRequests,
  insertMagicLink,
  lockRequests,
  sweepMagicLinks,
  type SharedTraits,
} from './magic-links.repository.ts';
import { createCode, createToken, hashClient, hashCode, hashToken } from '../../people/secrets.ts';
import { isKnownBrowser } from './session/is-known-browser.ts';
import type { Viewer } from '../../people/viewer.ts';

const LINKS_KEPT_MS = DAY_MS;
const MAILS_KEPT_MS = 30 * DAY_MS;

export interface LinkRequest {
  address: EmailAddress;
  clientIp: string;
  kind: NewMail['kind'];
  /** What a sign-in to this mailbox left in the browser that asks. */
  knownBrowser: string | undefined;
  /** Whose address changes, or who confirms who they are, in the session that asks; null for a sign-in. */
  asker: Viewer | null;
  redirect: string | null;
  compose: (secrets: { link: string; code: string }) => MailContent;
}

/** What only the browser that asked may know. */
export interface RequestedLink {
  requestToken: string;
  expiresAt: Date;
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
  const { address, asker, redirect } = request;
  const userId = asker?.user.id ?? null;
  const { secret } = context.auth;
  const now = context.now();
  const traits = {
    email_key: address.key,
    mailbox_key: toMailboxKey(address.key),
    client_hash: hashClient(secret, request.clientIp),
  };
  const { mailbox_key } = traits;
  const confirmsSession = request.kind === 'confirmation';
  // Who confirms a session has signed in to the mailbox, in this browser.
  const whose = { keys: [address.key, mailbox_key] };
  const mark = { token: request.knownBrowser, mailboxKey: mailbox_key, whose };
  const isKnown = confirmsSession || (await isKnownBrowser(executor, context, mark));
  await sweepMagicLinks(executor, {
    before: new Date(now.getTime() - LINKS_KEPT_MS),
    mailsBefore: new Date(now.getTime() - MAILS_KEPT_MS),
  });
  await lockRequests(executor, { mailboxKey: mailbox_key, clientHash: traits.client_hash });
  for (const limit of toLimits(traits, isKnown)) await guardLimit(executor, limit, now);

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
    ...traits,
    email: address.email,
    from_known_browser: isKnown,
    user_id: userId,
    session_id: asker?.sessionId ?? null,
    confirms_session: confirmsSession,
    token_hash: hashToken(token),
    request_hash: hashToken(requestToken),
    code_hash: hashCode(secret, requestToken, code),
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

interface Limit {
  /** What the requests have in common that count. */
  traits: SharedTraits;
  atMost: number;
  withinMs: number;
}

const SHORT_MS = LIMITS.magicLinkLimitMinutes * MINUTE_MS;

/**
 * A stranger's requests never count for the owner's: those to one mailbox count per network, and what it gets in a day is
 * bounded, however its address is written. A browser that has signed in to the mailbox has its own count.
 */
function toLimits(
  traits: Required<Pick<SharedTraits, 'mailbox_key' | 'client_hash'>>,
  isKnown: boolean,
): Limit[] {
  const { mailbox_key, client_hash } = traits;
  const ofMailbox = { mailbox_key, from_known_browser: isKnown };
  if (isKnown) {
    return [
      { traits: ofMailbox, atMost: LIMITS.magicLinksPerKnownBrowser, withinMs: SHORT_MS },
      { traits: ofMailbox, atMost: LIMITS.knownBrowserLinksPerDay, withinMs: DAY_MS },
    ];
  }
  const ofClient = { client_hash, from_known_browser: false };
  return [
    { traits: { ...ofClient, mailbox_key }, atMost: LIMITS.magicLinksPerMailbox, withinMs: SHORT_MS },
    { traits: ofClient, atMost: LIMITS.magicLinksPerClient, withinMs: SHORT_MS },
    { traits: ofMailbox, atMost: LIMITS.magicLinksPerMailboxAndDay, withinMs: DAY_MS },
  ];
}

async function guardLimit(executor: Executor, { traits, atMost, withinMs }: Limit, now: Date): Promise<void> {
  const span = toRecentSpan(withinMs, now);
  const { count, oldestAt } = await countRequests(executor, traits, { ...span, atMost });
  if (count < atMost || !oldestAt) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldestAt.getTime() + withinMs - now.getTime()) / 1_000));
  throw refuse('too-many-links', { retryAfterSeconds, isDaily: withinMs > SHORT_MS });
}
