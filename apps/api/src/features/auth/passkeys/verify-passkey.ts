import { refuse, type AddPasskeyRequest, type PasskeyAnswerRequest } from '@firsthand/contracts';
import type { AttestationObject } from '@simplewebauthn/server/helpers';
import type { ApiContext } from '../../../api-context.ts';
import type { PasskeyRow } from './passkeys.repository.ts';
import { requireUsableKey } from './require-usable-key.ts';

/** COSE: Ed25519, ECDSA with P-256, RSA. In this order they are asked for; what is not asked for is refused. */
export const KEY_ALGORITHMS = [-8, -7, -257];

/** What a browser shows and an authenticator signs: where the product is. */
export function toRelyingParty({ publicUrl }: Pick<ApiContext, 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

export interface NewCredential {
  id: string;
  publicKey: Uint8Array;
  counter: number;
}

/** The new key of an authenticator that has verified its user. 400 when anything about it is not right. */
export async function verifyNewPasskey(
  context: ApiContext,
  given: AddPasskeyRequest,
  challenge: string,
): Promise<NewCredential> {
  const { id, origin } = toRelyingParty(context);
  try {
    const { verifyRegistrationResponse } = await loadLibrary();
    const { decodeAttestationObject, decodeCredentialPublicKey } =
      await import('@simplewebauthn/server/helpers');
    refuseCertificates(decodeAttestationObject(toBytes(given.response.attestationObject)));
    const { clientDataJSON, attestationObject } = given.response;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...given, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: KEY_ALGORITHMS,
    });
    if (!verified) throw new Error('The attestation does not hold');
    const { credential } = registrationInfo;
    if (credential.id !== given.id) throw new Error('The id is not that of the key');
    requireUsableKey(decodeCredentialPublicKey(credential.publicKey));
    return credential;
  } catch (error) {
    noteRefusal(context, error);
    throw refuse('passkey-not-added', { cause: error });
  }
}

/** How often the authenticator signed, as it says in an answer that the passkey signed. 400 when anything is not right. */
export async function verifyPasskeyAnswer(
  context: ApiContext,
  given: PasskeyAnswerRequest,
  { challenge, passkey }: { challenge: string; passkey: PasskeyRow },
): Promise<number> {
  const { id, origin } = toRelyingParty(context);
  try {
    const { verifyAuthenticationResponse } = await loadLibrary();
    const { clientDataJSON, authenticatorData, signature } = given.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...given,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        // A copy with bytes of its own: the library reads what lies around a slice of a pool.
        publicKey: new Uint8Array(passkey.public_key),
        // What the counter says counts only once the signature holds: see notePasskeyUse.
        counter: 0,
      },
    });
    if (!verified) throw new Error('The signature is not of this key');
    return authenticationInfo.newCounter;
  } catch (error) {
    noteRefusal(context, error);
    throw refuse('passkey-refused', { cause: error });
  }
}

/** Some 0.2 s and 30 MB, which nobody pays who uses no passkey. */
function loadLibrary() {
  return import('@simplewebauthn/server');
}

/**
 * No certificates are asked for, and checking those that come all the same would ask addresses that they name. What is left
 * is no attestation, or one by the key itself.
 */
function refuseCertificates(attestation: AttestationObject): void {
  const format = attestation.get('fmt');
  const isOwn = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isOwn) throw new Error(`An attestation of the kind ${format} was not asked for`);
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}

/** Whatever the library throws is about what was sent: it is given nothing else that could be wrong. */
function noteRefusal({ logger }: Pick<ApiContext, 'logger'>, cause: unknown): void {
  logger.info({ err: cause }, 'a passkey was refused');
}
