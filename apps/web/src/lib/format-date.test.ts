import { expect, test } from 'vitest';
import { countOf, formatDate, formatInstant } from './format-date.ts';

test('dates read as month, day and year, in UTC wherever the reader sits', () => {
  expect(formatDate('2026-11-18')).toBe('November 18, 2026');
  expect(formatDate('2026-11-18T23:59:59Z')).toBe('November 18, 2026');
});

test('instants name their hour and their zone', () => {
  expect(formatInstant('2026-11-18T00:05:00Z')).toBe('November 18, 2026, 00:05 UTC');
});

test('counts take the singular only for one', () => {
  expect(countOf(1, 'job')).toBe('1 job');
  expect(countOf(0, 'job')).toBe('0 jobs');
  expect(countOf(12_345, 'job')).toBe('12,345 jobs');
});
