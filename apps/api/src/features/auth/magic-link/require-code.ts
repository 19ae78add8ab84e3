import { DAY_MS, LIMITS, refuse, type AppError } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import { toRecentSpan } from '../../../people/within.ts';
import { isAsker } from '../email-change/confirm-email-change.ts';
import { hashCode, hashToken, isSameHash, listSecrets } from '../../../people/secrets.ts';
import type { Viewer } from '../../../people/viewer.ts';
import {
  countCodeTry,
  countWrongCodes,
  findMagicLink,
  type LinkColumn,
  type MagicLink,
} from '../magic-links.repository.ts';

/**
 * Anybody may ask for mails to somebody's address and guess their digits; this keeps it from adding up over a day. Known
 * browsers count for themselves, so that a stranger's guesses leave the owner's digits alone.
 */
const WRONG_CODES_PER_DAY = { email_key: 20, client_hash: 60 } as const;

interface GivenCode {
  requestToken: string;
  code: string;
  /** Who confirms who they are, in the session that asked for the mail; null for a sign-in. */
  asker: Viewer | null;
}

/**
 * Throws unless these are the digits of the mail that the browser asked for. Five tries, counted before they are looked at.
 * Gives the hash of the request, with which the mail is used up.
 */
export async function requireCode(
  { database: { db }, auth, now }: Pick<ApiContext, 'database' | 'auth' | 'now'>,
  { requestToken, code, asker }: GivenCode,
): Promise<string> {
  const requestHash = hashToken(requestToken);
  const asOf = now();
  const found = await findMagicLink(db, 'request_hash', requestHash);
  if (!found || !isFor(found, asker)) throw refuse('link-invalid', { confirms: asker !== null });
  await guardGuessing(db, found, asOf);
  const link = await countCodeTry(db, requestHash, { now: asOf, atMost: LIMITS.codeAttempts });
  if (!link) throw await explainRefusal(db, 'request_hash', requestHash, asOf);
  const digits = code.replaceAll(/\s/g, '');
  const isRight = listSecrets(auth).some((secret) =>
    isSameHash(hashCode(secret, requestToken, digits), link.code_hash),
  );
  if (!isRight) throw toWrongCode(link);
  return requestHash;
}

function isFor(link: MagicLink, asker: Viewer | null): boolean {
  return asker === null ? !link.confirms_session : link.confirms_session && isAsker(link, asker);
}

/** Throws 400 when too many codes of a day were wrong, for the address or for who asked for its mails. */
async function guardGuessing(db: Executor, link: MagicLink, now: Date): Promise<void> {
  const span = toRecentSpan(DAY_MS, now);
  const { from_known_browser } = link;
  // A browser that is known has proved whose it is, whatever others of its network guess.
  for (const column of from_known_browser
    ? (['email_key'] as const)
    : (['email_key', 'client_hash'] as const)) {
    const wrong = await countWrongCodes(db, { [column]: link[column], from_known_browser }, span);
    if (wrong < WRONG_CODES_PER_DAY[column]) continue;
    throw refuse('code-tries-over-today', { confirms: link.confirms_session });
  }
}

function toWrongCode(link: MagicLink): AppError {
  const triesLeft = LIMITS.codeAttempts - link.code_attempts;
  if (triesLeft < 1) return toTriesOver(link);
  return refuse('code-wrong', { triesLeft });
}

function toTriesOver({ confirms_session: confirms }: MagicLink): AppError {
  return refuse('code-tries-over', { confirms });
}

/** "Expired" is said only of a link that was real and is too old; an unknown or used one is invalid. */
export async function explainRefusal(
  db: Executor,
  column: LinkColumn,
  hash: string,
  now: Date,
): Promise<AppError> {
  const link = await findMagicLink(db, column, hash);
  const confirms = link?.confirms_session ?? false;
  if (link && !link.used_at) {
    if (link.expires_at <= now) return refuse('link-expired', { confirms });
    if (link.code_attempts >= LIMITS.codeAttempts) return toTriesOver(link);
  }
  return refuse('link-invalid', { confirms });
}
