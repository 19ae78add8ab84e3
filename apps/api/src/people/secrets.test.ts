import { expect, test } from 'vitest';
import {
  createCode,
  createToken,
  findKnownBrowserEnd,
  hashClient,
  hashCode,
  hashToken,
  isSameHash,
  toKnownBrowser,
  toSuccessor,
} from './secrets.ts';

const SECRET = 's'.repeat(40);

test('tokens are 256 bits of address-safe text and never the same', () => {
  const tokens = Array.from({ length: 200 }, createToken);
  expect(new Set(tokens).size).toBe(200);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

test('codes are six digits, also small ones', () => {
  const codes = Array.from({ length: 2_000 }, createCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

test('what is stored of a token or code is not the secret itself and differs with each part', () => {
  const hashes = [
    hashToken('a'),
    hashToken('b'),
    hashCode(SECRET, 'request', '123456'),
    hashCode(SECRET, 'request', '123457'),
    hashCode(SECRET, 'another', '123456'),
    hashCode('other secret', 'request', '123456'),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  expect(hashCode(SECRET, 'request', '123456')).toBe(hashes[2]);
});

test.each([
  ['192.0.2.1', '192.0.2.2', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::ffff:c000:201', '192.0.2.1', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
])('%s and %s count as one client: %s', (left, right, same) => {
  expect(hashClient(SECRET, left) === hashClient(SECRET, right)).toBe(same);
});

test('a token has one successor, which only the secret makes', () => {
  expect(toSuccessor(SECRET, 'a')).toMatch(/^[\w-]{43}$/);
  expect(toSuccessor(SECRET, 'a')).toBe(toSuccessor(SECRET, 'a'));
  expect(new Set([toSuccessor(SECRET, 'a'), toSuccessor(SECRET, 'b'), toSuccessor('other', 'a')]).size).toBe(
    3,
  );
});

test('a known browser is known to one mailbox, until its time is over', () => {
  const now = new Date('2026-02-01T09:00:00Z');
  const token = toKnownBrowser(SECRET, 'ada@example.com', new Date('2026-02-01T09:00:01Z'));
  const isKnown = (given: string | undefined, at = now, mailbox = 'ada@example.com', secret = SECRET) =>
    findKnownBrowserEnd({ secret }, mailbox, { token: given, now: at }) !== null;
  expect(token).not.toContain('ada');
  expect(isKnown(token)).toBe(true);
  expect(isKnown(token, new Date('2026-02-01T09:00:01Z'))).toBe(false);
  expect(isKnown(token, now, 'bob@example.com')).toBe(false);
  expect(isKnown(token, now, 'ada@example.com', 'other')).toBe(false);
  const changed = { secret: 'other', previousSecret: SECRET };
  expect(findKnownBrowserEnd(changed, 'ada@example.com', { token, now })).toEqual(
    new Date('2026-02-01T09:00:01Z'),
  );
  expect(isKnown(`9${token}`)).toBe(false);
  for (const wrong of [undefined, '', '.', '1.', 'x.y', `${token} `, token.slice(0, -1)]) {
    expect(isKnown(wrong)).toBe(false);
  }
});

test('hashes are compared whole', () => {
  expect(isSameHash('abc', 'abc')).toBe(true);
  expect(isSameHash('abc', 'abd')).toBe(false);
  expect(isSameHash('abc', 'ab')).toBe(false);
});
