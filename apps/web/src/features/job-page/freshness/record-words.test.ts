import type { HistoryEntry } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { toHistoryTimes, toOpenText, toTimesText } from './record-words.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const entry = (kind: HistoryEntry['kind'], at: string): HistoryEntry => ({ kind, at, fields: [] });
const history = [
  entry('changed', '2026-11-22T08:00:00Z'),
  entry('reopened', '2026-11-20T08:00:00Z'),
  entry('closed', '2026-11-10T08:00:00Z'),
  entry('changed', '2026-11-02T08:00:00Z'),
  entry('first_seen', '2026-11-01T08:00:00Z'),
];

test('a count is said in words', () => {
  expect([0, 1, 2, 1_200].map(toTimesText)).toEqual(['never', 'once', '2 times', '1,200 times']);
});

test('a posting is open since it was first seen, or since it came back', () => {
  expect(toOpenText('2026-11-01T08:00:00Z', [], now)).toBe('22 days');
  expect(toOpenText('2026-11-01T08:00:00Z', history, now)).toBe('3 days');
  expect(toOpenText('2026-11-22T12:00:00Z', [], now)).toBe('1 day');
  expect(toOpenText('2026-11-22T13:00:00Z', [], now)).toBe('less than a day');
});

test('what happened is counted by its kind', () => {
  expect([toHistoryTimes(history, 'changed'), toHistoryTimes(history, 'reopened')]).toEqual([
    '2 times',
    'once',
  ]);
  expect(toHistoryTimes([], 'changed')).toBe('never');
  expect(toHistoryTimes(history.slice(0, -1), 'changed')).toBe('at least 2 times');
});
