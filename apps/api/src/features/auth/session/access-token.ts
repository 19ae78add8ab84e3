import { LIMITS } from '@firsthand/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { CLOCK_LEEWAY_MS } from '../../../people/within.ts';
import { listSecrets, type Secrets } from '../../../people/secrets.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'firsthand';
const TYPE = 'at+jwt';

/** What access tokens are signed and checked with. */
export interface TokenKey extends Secrets {
  /** The product's own origin, which issues them. */
  issuer: string;
  now: () => Date;
}

export interface AccessClaims {
  userId: number;
  sessionId: string;
}

/** Signs an access token that holds for 15 minutes. */
export function signAccessToken(key: TokenKey, { userId, sessionId }: AccessClaims): Promise<string> {
  const seconds = Math.floor(key.now().getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(String(userId))
    .setIssuer(key.issuer)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIMITS.accessTokenMinutes * 60)
    .sign(toBytes(key.secret));
}

/**
 * The claims of a token that is ours, unchanged and not past its time; null for any other text. One of a time to come was
 * signed by a clock that was set back since: it would hold for hours, so that a new one has to be asked for.
 */
export async function readAccessToken(key: TokenKey, token: string): Promise<AccessClaims | null> {
  for (const secret of listSecrets(key)) {
    const claims = await readSigned({ ...key, secret }, token);
    if (claims) return claims;
  }
  return null;
}

async function readSigned(key: TokenKey, token: string): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, toBytes(key.secret), {
      algorithms: [ALGORITHM],
      issuer: key.issuer,
      audience: AUDIENCE,
      typ: TYPE,
      currentDate: key.now(),
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    if ((payload.iat ?? 0) * 1000 > key.now().getTime() + CLOCK_LEEWAY_MS) return null;
    const userId = Number(payload.sub);
    const sessionId = payload['sid'];
    return Number.isSafeInteger(userId) && typeof sessionId === 'string' ? { userId, sessionId } : null;
  } catch (error) {
    // Forged, cut, of another key or past its time: to us all the same.
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}

function toBytes(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
