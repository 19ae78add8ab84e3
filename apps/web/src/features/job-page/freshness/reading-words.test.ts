import { expect, test } from 'vitest';
import { toReadingWords, toTextWords } from './reading-words.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const listed = { last_verified_at: '2026-11-20T11:46:00Z', checks: 9 };

test('what was listed and what was read are told apart', () => {
  const apart = { ...listed, text_read_at: '2026-11-20T06:00:00Z' };
  expect(toReadingWords(apart, now)).toBe('Still listed 14 minutes ago,\ntext read again 6 hours ago');
  expect(toReadingWords({ ...apart, checks: 1 }, now)).toContain('text read again');
  expect(toTextWords(apart, now)).toBe('Text read again 6 hours ago');
});

test('read with its list, or never since it is known, nothing is said twice', () => {
  const together = { ...listed, text_read_at: '2026-11-20T11:46:02Z' };
  expect(toReadingWords(together, now)).toBe('Still listed and text read again 14 minutes ago');
  expect(toTextWords(together, now)).toBeNull();
  const once = { ...together, checks: 1 };
  expect(toReadingWords(once, now)).toBe('Listed and read whole 14 minutes ago');
  const unknown = { ...listed, text_read_at: null };
  expect(toReadingWords(unknown, now)).toBe('Still listed 14 minutes ago');
  expect(toTextWords(unknown, now)).toBeNull();
});
