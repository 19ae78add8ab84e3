import { expect, test } from 'vitest';
import { isPublicAddress, literalAddress, publicLookup } from './address-guard.ts';

/** Ways to write an address that no board may lead to. */
const INSIDE = [
  ...[
    '127.0.0.1',
    '127.1',
    '0',
    '0.0.0.0',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0x7f.1',
    '017700000001',
  ],
  ...['10.0.0.1', '172.16.0.1', '192.168.1.1', '192.168.257', '169.254.169.254', '2852039166', '100.64.0.1'],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1'],
  ...['[::]', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]'],
  ...['[2002:7f00:1::]', '[fc00::1]', '[fd12:3456::1]', '[fe80::1]', '[ff02::1]', '[2001:db8::1]'],
  ...['１２７.0.0.1', '127。0。0。1'],
];

test.each(INSIDE)('%s is an address that is not public, however it is written', (host) => {
  const { hostname } = new URL(`https://${host}/`);
  const address = literalAddress(hostname);
  expect([hostname, address]).toEqual([hostname, expect.any(String)]);
  expect(isPublicAddress(address!)).toBe(false);
});

test.each(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([true, false])('a name that leads inside gives no address to connect to (all: %s)', async (all) => {
  const given = await new Promise<unknown[]>((resolve) => {
    publicLookup('localhost', { all }, (error, address) => resolve([error?.message, address]));
  });
  expect(given).toEqual([expect.stringMatching(/^localhost leads to the private address /), []]);
});

test('the address that was looked at is the one that is connected to', async () => {
  const given = await new Promise<unknown[]>((resolve) => {
    publicLookup('8.8.8.8', {}, (error, address, family) => resolve([error, address, family]));
  });
  expect(given).toEqual([null, '8.8.8.8', 4]);
});
