import { formatCount } from '@firsthand/contracts/light';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { countOf, formatDate, formatInstant, formatShortDay } from './format-date.ts';

test('dates read as month, day and year, in UTC wherever the reader sits', () => {
  expect(formatDate('2026-11-18')).toBe('November 18, 2026');
  expect(formatDate('2026-11-18T23:59:59Z')).toBe('November 18, 2026');
});

test('instants name their hour and their zone', () => {
  expect(formatInstant('2026-11-18T00:05:00Z')).toBe('November 18, 2026, 00:05 UTC');
});

test('days are as Intl writes them, in every month, and what is no date is refused', () => {
  const intl = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-05`;
    expect(formatDate(day)).toBe(intl.format(new Date(day)));
  }
  expect(() => formatDate('soon')).toThrow(RangeError);
});

describe('on the reader’s own clock', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['Pacific/Auckland', 'November 18, 2026', 'November 18, 2026, 13:05'],
    ['America/Los_Angeles', 'November 17, 2026', 'November 17, 2026, 16:05'],
    ['Asia/Kolkata', 'November 18, 2026', 'November 18, 2026, 05:35'],
  ])('an instant has the day and hour of %s', (zone, day, time) => {
    vi.stubEnv('TZ', zone);
    const instant = '2026-11-18T00:05:00Z';
    expect([formatDate(instant, 'local'), formatInstant(instant, 'local')]).toEqual([day, time]);
    expect(formatDate('2026-11-18', 'local')).toBe('November 18, 2026');
  });
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

test('a day of a year that is known is short', () => {
  expect([formatShortDay('2026-11-08'), formatShortDay('2026-05-31')]).toEqual(['Nov 8', 'May 31']);
});
