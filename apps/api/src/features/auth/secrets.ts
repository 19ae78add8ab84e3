import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { LIMITS } from '@firsthand/contracts';

const TOKEN_BYTES = 32;

/** 256 random bits as text for addresses and storage: 43 characters of base64url. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token. Plain SHA-256 is enough: a token is too random to be guessed from its hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Six random digits, leading zeros included. */
export function createCode(): string {
  return String(randomInt(10 ** LIMITS.codeDigits)).padStart(LIMITS.codeDigits, '0');
}

/** What is stored of a code. Keyed, since a million codes are soon tried; bound to the browser that asked. */
export function hashCode(secret: string, requestToken: string, code: string): string {
  return keyedHash(secret, 'code', `${requestToken}:${code}`);
}

/** What is stored of a client's address, for limits: `2001:db8:1:2:3::4` counts with all of `2001:db8:1:2::/64`. */
export function hashClient(secret: string, ip: string): string {
  return keyedHash(secret, 'client', isIPv6(ip) ? toNetwork(ip) : ip);
}

/** Compares without telling by its time how much was right. */
export function isSameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

// The purpose keeps a hash made for one use from fitting another.
function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('hex');
}

/** One subscriber has a whole /64, so single addresses say nothing: `::ffff:192.0.2.1` is its IPv4 address, though. */
function toNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  // An embedded IPv4 address at the end stands for two groups, neither of which is among the first four.
  const width = right.length + (right.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - width);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}
