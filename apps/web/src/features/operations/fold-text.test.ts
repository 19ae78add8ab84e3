import { expect, test } from 'vitest';
import { findBeginning } from './fold-text.ts';

test('a short text stands there whole', () => {
  expect(findBeginning('')).toBeNull();
  expect(findBeginning('one\r\ntwo\r\nthree')).toBeNull();
  expect(findBeginning('x'.repeat(180))).toBeNull();
});

test('a long one has a beginning', () => {
  expect(findBeginning('x'.repeat(181))).toBe('x'.repeat(180));
  expect(findBeginning('one\ntwo\nthree\nfour')).toBe('one\ntwo\nthree');
  expect(findBeginning(`${'x'.repeat(170)}${' '.repeat(20)}end`)).toBe('x'.repeat(170));
});

test('no character is cut in half', () => {
  expect(findBeginning('🐌'.repeat(200))).toBe('🐌'.repeat(180));
});
