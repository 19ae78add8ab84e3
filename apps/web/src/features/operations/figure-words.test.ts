import { expect, test } from 'vitest';
import { toShareText } from './figure-words.ts';

test.each([
  [0, 0, '0'],
  [0, 1204, '0 (0%)'],
  [1, 1204, '1 (1%)'],
  [602, 1204, '602 (50%)'],
  [1203, 1204, '1,203 (99%)'],
  [1204, 1204, '1,204 (100%)'],
])('%i of %i reads "%s"', (part, whole, text) => {
  expect(toShareText(part, whole)).toBe(text);
});
