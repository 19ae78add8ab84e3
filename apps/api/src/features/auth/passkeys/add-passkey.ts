import {
  LIMITS,
  MINUTE_MS,
  PASSKEY_TRANSPORTS,
  refuse,
  type AddPasskeyRequest,
  type NewPasskeyOptions,
  type PasskeysResponse,
} from '@firsthand/contracts';
import { isUniqueViolation } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import { lockPerson } from '../../../people/lock-person.ts';
import { PRODUCT_NAME } from '../../../mail/require-mail.ts';
import { requireRecentProof } from '../../../people/require-recent-proof.ts';
import { keyedHash } from '../../../people/secrets.ts';
import { requireOpenSession } from '../session/require-open-session.ts';
import { tellOfSignInWay } from '../tell-of-sign-in-way.ts';
import type { SessionViewer } from '../../../people/viewer.ts';
import { makeChallenge, takeChallenge } from './passkey-challenges.ts';
import { insertPasskey, listPasskeyRows, markProved, type PasskeyRow } from './passkeys.repository.ts';
import { listPasskeys } from './passkeys.service.ts';
import { toDescriptor } from './passkey-descriptor.ts';
import { refuseChangeByMailAlone } from './require-admin-passkey.ts';
import { KEY_ALGORITHMS, toRelyingParty, verifyNewPasskey } from './verify-passkey.ts';

/**
 * What the browser is to make a passkey for. It is kept by the authenticator, and unlocked by its user each time. 403 without
 * a recent proof of who asks.
 */
export async function startNewPasskey(
  context: ApiContext,
  viewer: SessionViewer,
): Promise<NewPasskeyOptions> {
  const { user, sessionId } = viewer;
  const { db } = context.database;
  const held = await listPasskeyRows(db, user.id);
  requireRecentProof(viewer, context.now());
  refuseMore(context, viewer, held);
  return {
    rp: { id: toRelyingParty(context).id, name: PRODUCT_NAME },
    user: {
      id: toUserHandle(context, user.id),
      name: user.email,
      displayName: user.name ?? user.email,
    },
    challenge: await makeChallenge(db, `add ${sessionId}`, { now: context.now() }),
    pubKeyCredParams: KEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: LIMITS.passkeyMinutes * MINUTE_MS,
    attestation: 'none',
    excludeCredentials: held.map(toDescriptor),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** Keeps a passkey that was just made; its making proves this session too. */
export async function addPasskey(
  context: ApiContext,
  viewer: SessionViewer,
  given: AddPasskeyRequest,
): Promise<PasskeysResponse> {
  const { user, sessionId } = viewer;
  const { db } = context.database;
  const now = context.now();
  const { challenge } = await takeChallenge(db, `add ${sessionId}`, {
    clientDataJSON: given.response.clientDataJSON,
    now,
  });
  const credential = await verifyNewPasskey(context, given, challenge);
  await db
    .transaction()
    .execute(async (trx) => {
      await lockPerson(trx, user.id);
      await requireOpenSession(trx, viewer, now);
      const held = await listPasskeyRows(trx, user.id);
      refuseMore(context, viewer, held);
      const passkeyId = await insertPasskey(trx, {
        user_id: user.id,
        credential_id: credential.id,
        public_key: credential.publicKey,
        counter: credential.counter,
        user_handle: toUserHandle(context, user.id),
        transports: PASSKEY_TRANSPORTS.filter((known) => given.response.transports?.includes(known)),
        name: toFreeName(held),
        created_at: now,
      });
      await markProved(trx, sessionId, passkeyId);
      await tellOfSignInWay(trx, context, { user, name: 'A passkey', kind: 'passkey', isNew: true });
    })
    .catch(explainTaken);
  return listPasskeys(context, viewer);
}

function refuseMore(context: ApiContext, viewer: SessionViewer, held: readonly PasskeyRow[]): void {
  refuseChangeByMailAlone(context, viewer, held.length > 0);
  if (held.length < LIMITS.passkeysPerUser) return;
  throw refuse('passkeys-full', { most: LIMITS.passkeysPerUser });
}

/** The same for all of a person's passkeys, so that an authenticator knows them to be one account. Tells nobody whose. */
function toUserHandle({ auth }: ApiContext, userId: number): string {
  return Buffer.from(keyedHash(auth.secret, 'passkey-user', String(userId)), 'hex').toString('base64url');
}

/** "Passkey 1", "Passkey 2": the first that none has. The person may give it another. */
function toFreeName(held: readonly PasskeyRow[]): string {
  const names = new Set(held.map(({ name }) => name));
  const number = Array.from(held, (_row, index) => index + 1).find((n) => !names.has(`Passkey ${n}`));
  return `Passkey ${number ?? held.length + 1}`;
}

function explainTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw refuse('passkey-taken', { cause: error });
}
