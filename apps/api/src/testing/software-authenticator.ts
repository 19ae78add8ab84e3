import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  AddPasskeyRequest,
  NewPasskeyOptions,
  PasskeyAnswerRequest,
  PasskeyOptions,
} from '@firsthand/contracts';
import { cbor, type CborValue } from './cbor.ts';
import { TEST_URL } from './test-api.ts';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HOLDS_NEW_KEY = 64;

/** What an authenticator or a browser may do otherwise than it should. */
export interface Oddities {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  flags?: number;
  /** Of uses; else one more each time. */
  counter?: number;
  userHandle?: string | null;
  attestation?: Map<string, CborValue>;
}

export interface SoftwareAuthenticator {
  /** As `navigator.credentials.create` in a browser on our page. */
  create: (options: NewPasskeyOptions, oddities?: Oddities) => AddPasskeyRequest;
  /** As `navigator.credentials.get`. */
  get: (options: PasskeyOptions, oddities?: Oddities) => PasskeyAnswerRequest;
}

/** A device that holds one passkey, with real keys and signatures (ES256). */
export function anAuthenticator(credentialId: Buffer = randomBytes(32)): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = credentialId.toString('base64url');
  const credential = { id, rawId: id, type: 'public-key' as const };
  let uses = 0;
  let handle: string | undefined;

  return {
    create(options, oddities = {}) {
      handle = options.user.id;
      const authData = Buffer.concat([
        toAuthData(options.rp.id, HOLDS_NEW_KEY, 0, oddities),
        Buffer.alloc(16),
        Buffer.from([credentialId.length >> 8, credentialId.length & 255]),
        credentialId,
        toCose(publicKey),
      ]);
      const attestation =
        oddities.attestation ??
        new Map<string, CborValue>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
        ]);
      return {
        ...credential,
        response: {
          clientDataJSON: toClientData('webauthn.create', options, oddities).toString('base64url'),
          attestationObject: cbor(new Map([...attestation, ['authData', authData]])).toString('base64url'),
          transports: ['internal', 'telepathy'],
        },
      };
    },
    get(options, oddities = {}) {
      uses += 1;
      const clientData = toClientData('webauthn.get', options, oddities);
      const authData = toAuthData(options.rpId, 0, oddities.counter ?? uses, oddities);
      const signed = Buffer.concat([authData, sha256(clientData)]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: oddities.userHandle === undefined ? handle : oddities.userHandle,
        },
      };
    },
  };
}

function toClientData(type: string, options: { challenge: string }, oddities: Oddities): Buffer {
  return Buffer.from(
    JSON.stringify({
      type: oddities.type ?? type,
      challenge: oddities.challenge ?? options.challenge,
      origin: oddities.origin ?? TEST_URL,
      crossOrigin: oddities.crossOrigin ?? false,
    }),
  );
}

function toAuthData(rpId: string, more: number, counter: number, oddities: Oddities): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8((oddities.flags ?? USER_PRESENT | USER_VERIFIED) | more);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(oddities.rpId ?? rpId), rest]);
}

function toCose(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
