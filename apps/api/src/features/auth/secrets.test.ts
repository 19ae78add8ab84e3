import { expect, test } from 'vitest';
import { createCode, createToken, hashClient, hashCode, hashToken, isSameHash } from './secrets.ts';

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
  ['192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:0DB8:1:2:0:0:0:9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:db8::1', '2001:db8:0:0:5::', true],
  ['::1', '::2', true],
  ['::1', '1::', false],
  ['fe80::1%eth0', 'fe80::2', true],
  ['64:ff9b::192.0.2.1', '64:ff9b::192.0.2.2', true],
])('%s and %s count as one client: %s', (left, right, same) => {
  expect(hashClient(SECRET, left) === hashClient(SECRET, right)).toBe(same);
});

test('hashes are compared whole', () => {
  expect(isSameHash('abc', 'abc')).toBe(true);
  expect(isSameHash('abc', 'abd')).toBe(false);
  expect(isSameHash('abc', 'ab')).toBe(false);
});
