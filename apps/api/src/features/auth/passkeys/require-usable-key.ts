import { createPublicKey, type JsonWebKey } from 'node:crypto';

/** Checking a signature takes longer with every bit of an RSA key. */
const RSA_MAX_BITS = 4_096;

/** A COSE key as it was decoded: its parts by number (RFC 9052, 7; RFC 9053, 7). */
interface CoseKey {
  get(part: number): unknown;
}

/** Throws for a key that is cut, off its curve or too long: it would be kept and never sign in. */
export function requireUsableKey(cose: CoseKey): void {
  const key = createPublicKey({ key: toJwk(cose), format: 'jwk' });
  const bits = key.asymmetricKeyDetails?.modulusLength;
  if (bits !== undefined && bits > RSA_MAX_BITS) throw new Error(`An RSA key of ${bits} bits is too long`);
}

function toJwk(cose: CoseKey): JsonWebKey {
  const part = (number: number) => toText(cose.get(number));
  switch (cose.get(1)) {
    case 1:
      return { kty: 'OKP', crv: 'Ed25519', x: part(-2) };
    case 2:
      return { kty: 'EC', crv: 'P-256', x: part(-2), y: part(-3) };
    case 3:
      return { kty: 'RSA', n: part(-1), e: part(-2) };
    default:
      throw new Error('A key of this kind was not asked for');
  }
}

function toText(part: unknown): string {
  if (part instanceof Uint8Array) return Buffer.from(part).toString('base64url');
  throw new Error('A part of the key is missing');
}
