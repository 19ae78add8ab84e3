import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect, test } from 'vitest';
import { requireUsableKey } from './require-usable-key.ts';

const bytesOf = (text: string | undefined) => Buffer.from(text ?? '', 'base64url');
const ecKey = (key: KeyObject) => {
  const { x, y } = key.export({ format: 'jwk' });
  return new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytesOf(x)],
    [-3, bytesOf(y)],
  ]);
};
const rsaKey = (modulusLength: number) => {
  const { n, e } = generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ format: 'jwk' });
  return new Map<number, unknown>([
    [1, 3],
    [3, -257],
    [-1, bytesOf(n)],
    [-2, bytesOf(e)],
  ]);
};
const anEcKey = () => ecKey(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey);

test('the three kinds of keys that are asked for are usable', () => {
  const { x } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
  for (const key of [
    anEcKey(),
    rsaKey(2_048),
    new Map<number, unknown>([
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, bytesOf(x)],
    ]),
  ])
    expect(() => requireUsableKey(key)).not.toThrow();
});

test.each<[string, () => Map<number, unknown>]>([
  ['of no kind', () => new Map()],
  ['of a kind nobody asked for', () => new Map([[1, 7]])],
  ['without a part', () => new Map(anEcKey()).set(-3, undefined)],
  ['that is cut', () => anEcKey().set(-3, Buffer.alloc(31))],
  ['off its curve', () => anEcKey().set(-3, Buffer.alloc(32, 7))],
  ['of another curve', () => ecKey(generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey)],
  ['too long', () => rsaKey(1_024).set(-1, Buffer.alloc(513, 0xff))],
])('a key %s is not', (_name, make) => {
  expect(() => requireUsableKey(make())).toThrow();
});
