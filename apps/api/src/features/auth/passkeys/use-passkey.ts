import {
  LIMITS,
  MINUTE_MS,
  refuse,
  toOwnPath,
  type PasskeyAnswerRequest,
  type PasskeyOptions,
  type PasskeySignInRequest,
  type PasskeysResponse,
  type SessionResponse,
} from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import { lockPerson } from '../../../people/lock-person.ts';
import { markReauthenticated } from '../reauthentication/mark-reauthenticated.ts';
import { openSession, toSessionResponse } from '../session/session.service.ts';
import { touchUser } from '../users.repository.ts';
import type { SessionViewer } from '../../../people/viewer.ts';
import { makeChallenge, takeChallenge, type ChallengeUse } from './passkey-challenges.ts';
import { toDescriptor } from './passkey-descriptor.ts';
import {
  findPasskey,
  listPasskeyRows,
  markProved,
  notePasskeyUse,
  type PasskeyRow,
} from './passkeys.repository.ts';
import { listPasskeys } from './passkeys.service.ts';
import { toRelyingParty, verifyPasskeyAnswer } from './verify-passkey.ts';

/** What the browser is to have signed by whatever passkey it holds for us: nobody says first who they are. */
export async function startPasskeySignIn(
  context: ApiContext,
  redirect: string | undefined,
): Promise<PasskeyOptions> {
  return toOptions(context, 'sign-in', redirect === undefined ? null : toOwnPath(redirect));
}

/** Signs in whose passkey it is. One answer for a passkey that is unknown and for one that did not sign. */
export async function finishPasskeySignIn(
  context: ApiContext,
  { known_browser: knownBrowser, ...given }: PasskeySignInRequest,
  userAgent: string | undefined,
): Promise<SessionResponse> {
  const { passkey, counter, redirect } = await readAnswer(context, 'sign-in', given, (found) => {
    // Of a passkey that nobody named first, the authenticator has to say whose it is (WebAuthn, 7.2).
    return given.response.userHandle === found.user_handle;
  });
  const now = context.now();
  const keys = await context.database.db.transaction().execute(async (trx) => {
    await lockPerson(trx, passkey.user_id);
    await requireUse(trx, context, { passkey, counter, now });
    const user = await touchUser(trx, passkey.user_id, now);
    // A passkey goes from device to device with whoever's account keeps it: its browser may be anybody's.
    const opened = await openSession(trx, context, {
      ...{ user, how: 'passkey', browser: { userAgent, knownBrowser } },
    });
    await markProved(trx, opened.sessionId, passkey.id);
    return opened;
  });
  return toSessionResponse(context, keys, redirect);
}

/** What the browser is to have signed by one of the viewer's passkeys. 409 when there is none. */
export async function startPasskeyConfirmation(
  context: ApiContext,
  { user, sessionId }: SessionViewer,
): Promise<PasskeyOptions> {
  const held = await listPasskeyRows(context.database.db, user.id);
  if (held.length === 0) {
    throw refuse('passkey-none');
  }
  return { ...(await toOptions(context, `confirm ${sessionId}`)), allowCredentials: held.map(toDescriptor) };
}

/** Proves in a session that is open who is there, by a passkey of the viewer's own: as recently as a sign-in would. */
export async function confirmByPasskey(
  context: ApiContext,
  viewer: SessionViewer,
  given: PasskeyAnswerRequest,
): Promise<PasskeysResponse> {
  const { user, sessionId } = viewer;
  const { passkey, counter } = await readAnswer(
    context,
    `confirm ${sessionId}`,
    given,
    (found) => found.user_id === user.id,
  );
  const now = context.now();
  await context.database.db.transaction().execute(async (trx) => {
    await lockPerson(trx, user.id);
    await requireUse(trx, context, { passkey, counter, now });
    if (!(await markReauthenticated(trx, sessionId, now, 'passkey'))) throw refuse('session-ended');
    await markProved(trx, sessionId, passkey.id);
  });
  return listPasskeys(context, viewer);
}

async function toOptions(
  context: ApiContext,
  use: ChallengeUse,
  redirect: string | null = null,
): Promise<PasskeyOptions> {
  return {
    rpId: toRelyingParty(context).id,
    challenge: await makeChallenge(context.database.db, use, { now: context.now(), redirect }),
    timeout: LIMITS.passkeyMinutes * MINUTE_MS,
    userVerification: 'required',
  };
}

interface ReadAnswer {
  passkey: PasskeyRow;
  counter: number;
  redirect: string | null;
}

/** The passkey that signed an answer. The challenge is spent whatever comes of it. */
async function readAnswer(
  context: ApiContext,
  use: ChallengeUse,
  given: PasskeyAnswerRequest,
  isMeant: (passkey: PasskeyRow) => boolean,
): Promise<ReadAnswer> {
  const { db } = context.database;
  const { challenge, redirect } = await takeChallenge(db, use, {
    clientDataJSON: given.response.clientDataJSON,
    now: context.now(),
  });
  const passkey = await findPasskey(db, given.id);
  if (!passkey || !isMeant(passkey)) throw refuse('passkey-unknown');
  const counter = await verifyPasskeyAnswer(context, given, { challenge, passkey });
  return { passkey, counter, redirect };
}

/** 400 when the counter has come that far before, as with a copy of the key, or the passkey was removed meanwhile. */
async function requireUse(
  trx: Executor,
  { logger }: Pick<ApiContext, 'logger'>,
  { passkey, ...use }: { passkey: PasskeyRow; counter: number; now: Date },
): Promise<void> {
  if (await notePasskeyUse(trx, passkey.id, use)) return;
  logger.warn({ passkeyId: passkey.id }, 'a passkey signed with a counter that was used before');
  throw refuse('passkey-copied');
}
