import { expect, test } from 'vitest';
import { toLine, toText } from './typed-text.ts';

test('a line holds no line end, whatever was typed', () => {
  expect(toLine(' Acme\r\nBcc: eve@example.com\u2028x\u0007 ')).toBe('Acme Bcc: eve@example.com x');
  expect(toLine('Ümläut & Söhne 株式会社')).toBe('Ümläut & Söhne 株式会社');
});

test('a text keeps its lines and its tabs and loses other control characters', () => {
  expect(toText(' one\r\ntwo\u2028three\rfour\n\n\tfive\u001b[31m ')).toBe(
    'one\ntwo\nthree\nfour\n\n\tfive [31m',
  );
});
