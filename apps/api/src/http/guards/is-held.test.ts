import { expect, test } from 'vitest';
import { isHeld } from './is-held.ts';

const etag = 'W/"abc"';
const modifiedAt = new Date('2026-02-01T09:00:00.700Z');

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc" ,"y"', true],
  ['*', true],
  ['W/"ab"', false],
  ['abc', false],
  ['', false],
])('the tag %s tells that the answer is held: %s', (tags, held) => {
  expect(isHeld({ headers: { 'if-none-match': tags } }, { etag, modifiedAt })).toBe(held);
});

test.each([
  ['Sun, 01 Feb 2026 09:00:00 GMT', true],
  ['Sun, 01 Feb 2026 09:00:01 GMT', true],
  ['Sun, 01 Feb 2026 08:59:59 GMT', false],
  ['yesterday', false],
])('unchanged since %s: %s', (since, held) => {
  expect(isHeld({ headers: { 'if-modified-since': since } }, { etag, modifiedAt })).toBe(held);
});

test('the tag decides where both are sent, and without either nothing is held', () => {
  const since = { 'if-modified-since': 'Sun, 01 Feb 2026 09:00:00 GMT' };
  expect(isHeld({ headers: { ...since, 'if-none-match': '"other"' } }, { etag, modifiedAt })).toBe(false);
  expect(isHeld({ headers: {} }, { etag, modifiedAt })).toBe(false);
  expect(isHeld({ headers: since }, { etag })).toBe(false);
});
