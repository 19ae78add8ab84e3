import { expect, test } from 'vitest';
import { findEmailAddress, parseEmailAddress, toMailboxKey } from './email-address.ts';

test.each([
  ['ada@example.com', 'ada@example.com', 'ada@example.com'],
  ['  Ada.Lovelace@Example.COM ', 'Ada.Lovelace@example.com', 'ada.lovelace@example.com'],
  [
    "o'neil+jobs=1@mail.example.co.uk",
    "o'neil+jobs=1@mail.example.co.uk",
    "o'neil+jobs=1@mail.example.co.uk",
  ],
  ['ada@exämple.com', 'ada@xn--exmple-cua.com', 'ada@xn--exmple-cua.com'],
  ['ada@例え.jp', 'ada@xn--r8jz45g.jp', 'ada@xn--r8jz45g.jp'],
  ['ada@example.рф', 'ada@example.xn--p1ai', 'ada@example.xn--p1ai'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%s is mailed to %s', (text, email, key) => {
  expect(findEmailAddress(text)).toEqual({ email, key });
});

const NOT_ADDRESSES = [
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@localhost',
  'ada@@example.com',
  'ada@exam ple.com',
  'a da@example.com',
  '.ada@example.com',
  'ada.@example.com',
  'a..da@example.com',
  '"ada lovelace"@example.com',
  'Ada <ada@example.com>',
  'ada@example.com, eve@example.com',
  'ada@example.com;eve@example.com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example..com',
  'ada@example.com.',
  'ada@.example.com',
  'ada@example.com/path',
  'ada@example.com:25',
  'ada@exam%70le.com',
  'ada@[192.0.2.1]',
  'ada@192.0.2.1',
  'ada@example.c',
  'ada@example.123',
  'жанна@example.com',
  'ada\u212a@example.com',
  'ada@exa\u200bmple\u0000.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `ada@${'abcdefghi.'.repeat(28)}com`,
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@example.com\n',
  '\tada@example.com',
  'ada@example.com\u0000',
  'ada@example.com\u2028Bcc: eve@example.com',
  'a'.repeat(1_000),
];

test.each(NOT_ADDRESSES)('%j is no address', (text) => {
  expect(findEmailAddress(text)).toBeNull();
  expect(() => parseEmailAddress(text)).toThrow('Please enter a valid email address');
});

test.each([undefined, '', '   '])('nothing (%j) is missing rather than wrong', (text) => {
  expect(() => parseEmailAddress(text)).toThrow('Please enter your email address');
});

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['ada+jobs@example.com', 'ada@example.com'],
  ['ada+jobs+more@example.com', 'ada@example.com'],
  ['+jobs@example.com', '+jobs@example.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
])('mail to %s comes to the mailbox %s', (address, mailbox) => expect(toMailboxKey(address)).toBe(mailbox));
