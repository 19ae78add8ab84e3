import { expect, test } from 'vitest';
import { countOf, formatCount, formatDate, formatInstant, formatLocalDay } from './format-date.ts';

test('dates read as month, day and year, in UTC wherever the reader sits', () => {
  expect(formatDate('2026-11-18')).toBe('November 18, 2026');
  expect(formatDate('2026-11-18T23:59:59Z')).toBe('November 18, 2026');
});

test('instants name their hour and their zone', () => {
  expect(formatInstant('2026-11-18T00:05:00Z')).toBe('November 18, 2026, 00:05 UTC');
});

test('days are as Intl writes them, in every month, and what is no date is refused', () => {
  const intl = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-05`;
    expect(formatDate(day)).toBe(intl.format(new Date(day)));
    expect(formatLocalDay(`${day}T12:00:00Z`)).toBe(short.format(new Date(`${day}T12:00:00Z`)));
  }
  expect(() => formatDate('soon')).toThrow(RangeError);
});

test('counts are grouped by thousands', () => {
  for (const count of [0, 7, 999, 1_000, 54_321, 999_999, 1_000_000, 1_234_567_890])
    expect(formatCount(count)).toBe(new Intl.NumberFormat('en-US').format(count));
});

test('counts take the singular only for one', () => {
  expect(countOf(1, 'job')).toBe('1 job');
  expect(countOf(0, 'job')).toBe('0 jobs');
  expect(countOf(12_345, 'job')).toBe('12,345 jobs');
});
