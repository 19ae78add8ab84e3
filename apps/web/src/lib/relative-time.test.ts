import { describe, expect, test } from 'vitest';
import {
  daysSince,
  toPostedPhrase,
  toRelativeTime,
  toShortRelativeTime,
  toShortTimeAhead,
  toTone,
} from './relative-time.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

describe('relative times', () => {
  test.each([
    [0, 'just now', 'just now'],
    [0.9, 'just now', 'just now'],
    [1, '1 minute ago', '1 min ago'],
    [14, '14 minutes ago', '14 min ago'],
    [60, '1 hour ago', '1 h ago'],
    [23 * 60 + 59, '23 hours ago', '23 h ago'],
    [24 * 60, '1 day ago', '1 day ago'],
    [29 * 24 * 60, '29 days ago', '29 days ago'],
    [62 * 24 * 60, '2 months ago', '2 months ago'],
    [800 * 24 * 60, '2 years ago', '2 years ago'],
  ])('%s minutes read as "%s" and in short as "%s"', (minutes, long, short) => {
    expect(toRelativeTime(ago(minutes), now)).toBe(long);
    expect(toShortRelativeTime(ago(minutes), now)).toBe(short);
  });

  test.each([
    [0, 'due now'],
    [-90, 'due now'],
    [0.9, 'due now'],
    [14, 'in 14 min'],
    [90, 'in 1 h'],
    [24 * 60, 'in 1 day'],
    [3 * 24 * 60, 'in 3 days'],
  ])('%s minutes ahead read as "%s"', (minutes, text) => {
    expect(toShortTimeAhead(ago(-minutes), now)).toBe(text);
  });

  test('a clock that runs behind the server never speaks of the future', () => {
    expect(toRelativeTime(ago(-5), now)).toBe('just now');
    expect(daysSince(ago(-5), now)).toBe(0);
  });

  test('a posting date without a time counts calendar days', () => {
    expect(toPostedPhrase('2026-11-21', now)).toBe('today');
    expect(toPostedPhrase('2026-11-22', now)).toBe('today');
    expect(toPostedPhrase('2026-11-20', now)).toBe('yesterday');
    expect(toPostedPhrase('2026-11-18', now)).toBe('3 days ago');
    expect(toPostedPhrase('2026-11-21T09:00:00Z', now)).toBe('3 hours ago');
  });
});

test('a verification turns from fresh to a warning after a week and to an error after two', () => {
  const days = (count: number) => toTone(ago(count * 24 * 60), now);
  expect([days(0), days(6.9), days(7), days(13.9), days(14)]).toEqual([
    'good',
    'good',
    'warn',
    'warn',
    'bad',
  ]);
});
