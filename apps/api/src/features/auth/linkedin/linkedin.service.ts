import {
  LIMITS,
  MINUTE_MS,
  refuse,
  toOwnPath,
  type LinkedinStartResponse,
  type SessionResponse,
} from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import { ResponseBodyError } from 'openid-client';
import type { Selectable } from 'kysely';
import type { ApiContext } from '../../../api-context.ts';
import { requireUnreserved } from '../address-changes.repository.ts';
import { findEmailAddress } from '../../../people/email-address.ts';
import { findIdentityUser, insertIdentity, LINKEDIN_NAME, lockIdentity } from '../identities.ts';
import type { LinkedinPerson, LinkedinProvider } from './linkedin-provider.ts';
import { insertLinkedinLogin, takeLinkedinLogin } from './linkedin.repository.ts';
import { hashToken } from '../../../people/secrets.ts';
import { isFirstSignIn } from '../session/is-first-sign-in.ts';
import { openSession, toSessionResponse, type SigningBrowser } from '../session/session.service.ts';
import { tellOfSignInWay } from '../tell-of-sign-in-way.ts';
import { signInUser, touchUser } from '../users.repository.ts';

const LOGIN_MS = 10 * MINUTE_MS;
/** Anybody can write the address that people are sent back to: only a code of it is fit for the log. */
const ERROR_CODE = /^\w{1,60}$/;

/** What the provider sent the person back with. */
export interface LinkedinReturn {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
  iss?: string | undefined;
  browser: SigningBrowser;
}

/** Where to send the person, and the state that their browser must see again. */
export async function startLinkedin(
  context: ApiContext,
  provider: LinkedinProvider,
  redirect: string | undefined,
): Promise<LinkedinStartResponse> {
  const now = context.now();
  const challenge = await provider.start().catch((error: unknown) => {
    throw refuse('linkedin-away', { cause: error });
  });
  const login = {
    state_hash: hashToken(challenge.state),
    nonce: challenge.nonce,
    code_verifier: challenge.codeVerifier,
    redirect: redirect === undefined ? null : toOwnPath(redirect),
    created_at: now,
    expires_at: new Date(now.getTime() + LOGIN_MS),
  };
  await insertLinkedinLogin(context.database.db, login, now);
  return { authUrl: challenge.authUrl, state: challenge.state };
}

/** Signs in who came back from the provider. The state was given out by us and serves once, whatever comes of it. */
export async function finishLinkedin(
  context: ApiContext,
  provider: LinkedinProvider,
  answer: LinkedinReturn,
): Promise<SessionResponse> {
  const { code, state, error, iss, browser } = answer;
  const { db } = context.database;
  const login = state ? await takeLinkedinLogin(db, hashToken(state)) : undefined;
  if (!state || !login) {
    throw refuse('linkedin-forged');
  }
  const now = context.now();
  if (login.expires_at <= now) {
    throw refuse('linkedin-late');
  }
  if (error !== undefined || !code) {
    const reason = error !== undefined && ERROR_CODE.test(error) ? error : null;
    context.logger.info({ reason }, 'the OpenID provider sent somebody back without a code');
    throw refuse('linkedin-refused');
  }
  const person = await provider
    .finish({ code, state, iss }, { nonce: login.nonce, codeVerifier: login.code_verifier })
    .catch((cause: unknown) => explainFailure(context, cause));
  const keys = await db
    .transaction()
    .execute(async (trx) =>
      openSession(trx, context, { user: await joinPerson(trx, context, person), how: 'linkedin', browser }),
    );
  return toSessionResponse(context, keys, login.redirect);
}

/** A code that the provider does not know is the caller's; anything else is the provider's trouble, or worse. */
function explainFailure(context: ApiContext, cause: unknown): never {
  const isCallersFault = cause instanceof ResponseBodyError && cause.error === 'invalid_grant';
  if (isCallersFault) context.logger.warn({ err: cause }, 'the OpenID provider refused a code');
  throw refuse(isCallersFault ? 'linkedin-code-refused' : 'linkedin-failed', { cause });
}

/**
 * The account of a person from the provider: the one that knows this identity, else the one of their address, which
 * the provider must have verified, else a new one.
 */
async function joinPerson(
  trx: Executor,
  context: ApiContext,
  person: LinkedinPerson,
): Promise<Selectable<Tables['users']>> {
  const now = context.now();
  await lockIdentity(trx, person);
  const known = await findIdentityUser(trx, person);
  if (known !== undefined) {
    const user = await touchUser(trx, known, now);
    // Whoever parted them meanwhile held the person until now.
    if ((await findIdentityUser(trx, person)) === known) return user;
  }
  const address = person.emailVerified && person.email !== null ? findEmailAddress(person.email) : null;
  // The same whether an account has the address, so that a stranger cannot find out.
  if (!address) {
    throw refuse('email-unverified');
  }
  const user = await signInUser(trx, address, { now, name: toName(person.name) });
  await requireUnreserved(trx, { key: address.key, userId: user.id, now });
  await insertIdentity(trx, person, { userId: user.id, now });
  // Whoever has just made the account knows.
  if (!(await isFirstSignIn(trx, user, now)))
    await tellOfSignInWay(trx, context, { user, name: LINKEDIN_NAME, kind: 'account', isNew: true });
  return user;
}

/** " Ada\n Lovelace " → "Ada Lovelace"; null when nothing is left. */
function toName(name: string | null): string | null {
  // Control characters are no part of a name, and NUL cannot be stored.
  const clean = (name ?? '').replace(/[\u0000-\u001f\u007f\s]+/g, ' ').trim();
  const short = Array.from(clean).slice(0, LIMITS.nameMaxLength).join('').trim();
  return short === '' ? null : short.toWellFormed();
}
