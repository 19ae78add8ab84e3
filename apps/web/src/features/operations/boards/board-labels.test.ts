import { describe, expect, test } from 'vitest';
import { toBoardWord, toCrawlCounts, toCrawlFailureText } from './board-labels.ts';

const seen = '2026-11-21T12:00:00.000Z';
const failure = { code: 'unreachable', message: 'timeout', in_a_row: 2 };

describe('the state of a board', () => {
  test.each([
    ['Working', { enabled: true, failure: null, last_success_at: seen }],
    ['Never read', { enabled: true, failure: null, last_success_at: null }],
    ['Failing', { enabled: true, failure, last_success_at: seen }],
    ['Failing', { enabled: true, failure, last_success_at: null }],
    ['Paused', { enabled: true, paused_at: seen, failure, last_success_at: seen }],
    ['No longer crawled', { enabled: false, failure, last_success_at: seen }],
    ['Gone', { enabled: true, life: 'gone', failure, last_success_at: seen }],
    ['Working, without jobs', { enabled: true, life: 'quiet', failure: null, last_success_at: seen }],
    [
      'Kept out at its employer’s wish',
      { enabled: false, kept_out_at: seen, failure, last_success_at: seen },
    ],
  ] as const)('is "%s" for %j', (word, board) => {
    expect(toBoardWord({ paused_at: null, kept_out_at: null, life: 'alive', ...board }).word).toBe(word);
  });
});

describe('a failure', () => {
  test.each([
    ['unreachable', 1, 'Could not be reached'],
    ['unreachable', 3, 'Could not be reached, 3 times in a row'],
    ['incomplete', 0, 'Could be read only in part'],
    ['board-gone', 1200, 'The board is not there, 1,200 times in a row'],
    ['moon-phase', 2, 'Failed (moon-phase), 2 times in a row'],
    ['constructor', 1, 'Failed (constructor)'],
  ])('%s, %i times, reads "%s"', (code, in_a_row, text) => {
    expect(toCrawlFailureText({ code, message: '', in_a_row })).toBe(text);
  });
});

describe('the counts of a crawl', () => {
  const none = { read: 0, created: 0, changed: 0, closed: 0, reopened: 0, rejected: 0 };

  test('name what was read and whatever else there is', () => {
    expect(toCrawlCounts({ ...none, read: 1204, created: 3, closed: 1 })).toBe('1,204 read, 3 new, 1 closed');
    expect(toCrawlCounts({ ...none, read: 5 })).toBe('5 read');
    expect(toCrawlCounts({ ...none, closed: 5 })).toBe('0 read, 5 closed');
    expect(toCrawlCounts({ read: 9, created: 1, changed: 2, closed: 3, reopened: 4, rejected: 5 })).toBe(
      '9 read, 1 new, 2 changed, 3 closed, 4 open again, 5 left out',
    );
  });

  test('are not said where nothing was read', () => {
    expect(toCrawlCounts(none)).toBeNull();
  });
});
