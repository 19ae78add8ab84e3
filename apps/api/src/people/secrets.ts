import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@firsthand/contracts';
import { toClientNetwork } from './client-network.ts';

const TOKEN_BYTES = 32;

/** What things are made with, and what they may have been made with before. */
export interface Secrets {
  secret: string;
  /** Null or absent when there is none. */
  previousSecret?: string | null | undefined;
}

/** With which a thing may have been made that is still good (decision 87): the present secret first. */
export function listSecrets({ secret, previousSecret }: Secrets): string[] {
  return previousSecret ? [secret, previousSecret] : [secret];
}

/** 256 random bits as text for addresses and storage: 43 characters of base64url. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token. Plain SHA-256 is enough: a token is too random to be guessed from its hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The refresh token that follows another: the same for whoever presents that one, though nothing of it is stored. Only who
 * holds both the secret and the former token can make it.
 */
export function toSuccessor(secret: string, refreshToken: string): string {
  return createHmac('sha256', secret).update(`refresh-successor:${refreshToken}`).digest('base64url');
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
  return keyedHash(secret, 'client', toClientNetwork(ip));
}

/** Proves to us, and to nobody else, that a browser has signed in to a mailbox; names neither. Holds until `expiresAt`. */
export function toKnownBrowser(secret: string, mailboxKey: string, expiresAt: Date): string {
  const seconds = Math.floor(expiresAt.getTime() / 1_000);
  return `${seconds}.${keyedHash(secret, 'known-browser', `${mailboxKey}:${seconds}`)}`;
}

/** Until when `token` holds; null when it was not made for this mailbox, or holds no more. */
export function findKnownBrowserEnd(
  secrets: Secrets,
  mailboxKey: string,
  { token, now }: { token: string | undefined; now: Date },
): Date | null {
  const seconds = /^(\d{1,12})\./.exec(token ?? '')?.[1];
  if (token === undefined || seconds === undefined) return null;
  const expiresAt = new Date(Number(seconds) * 1_000);
  if (expiresAt <= now) return null;
  const isOurs = listSecrets(secrets).some((secret) =>
    isSameHash(token, toKnownBrowser(secret, mailboxKey, expiresAt)),
  );
  return isOurs ? expiresAt : null;
}

/** Compares without telling by its time how much was right. */
export function isSameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A hash that nobody without the secret can make. The purpose keeps one made for one use from fitting another. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('hex');
}
