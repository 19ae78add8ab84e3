import { expect, test } from 'vitest';
import type { CrawlReport } from '../crawl/crawl-report.ts';
import { formatCrawlTable, formatDuration } from './format-crawl-table.ts';

const report = (overrides: Partial<CrawlReport> = {}): CrawlReport => ({
  ...{ boardId: 1, source: 'greenhouseio', board: 'acme', company: 'Acme', outcome: 'complete' },
  ...{ read: 1_234, created: 12, changed: 3, closed: 4, reopened: 0, rejected: 0, rejects: {} },
  ...{
    failure: null,
    message: null,
    retryAfterSeconds: null,
    openJobs: 1_234,
    moved: null,
    detailsLeft: 0,
    texts: null,
    durationMs: 1_540,
    requests: 3,
  },
  lastSuccessAt: new Date('2026-02-01T08:00:00Z'),
  nextCrawlAt: new Date('2026-02-01T09:00:00Z'),
  ...overrides,
});

test('one board is one line, without a total', () => {
  expect(formatCrawlTable([report()]).split('\n')).toEqual([
    'board               read  new  changed  closed  rejected   time',
    '-----------------  -----  ---  -------  ------  --------  -----',
    'greenhouseio:acme  1,234   12        3       4         0  1.5 s',
  ]);
});

test('several boards have a total, and trouble stands under its board', () => {
  const text = formatCrawlTable([
    report({
      reopened: 2,
      rejected: 5,
      rejects: { 'no-title': { count: 5, example: 'row 7 has no title', withoutId: 0 } },
    }),
    report({
      ...{
        source: 'lever',
        board: 'broken',
        outcome: 'failed',
        failure: 'unreachable',
        message: 'lever: timeout',
      },
      ...{ read: 0, created: 0, changed: 0, closed: 0, lastSuccessAt: null },
    }),
    report({ board: 'same', outcome: 'unchanged', read: 0, created: 0, changed: 0, closed: 0 }),
    report({ board: 'later', detailsLeft: 25 }),
  ]);
  expect(text).toContain('  reopened: 2');
  expect(text).toContain('  rejected 5 (no-title), e.g. row 7 has no title');
  expect(text).toContain('  failed: unreachable: lever: timeout');
  expect(text).toContain('  last success never, next try 2026-02-01 09:00 UTC');
  expect(text).toContain('  not modified since the last reading');
  expect(text).toContain('  details of 25 postings follow next time');
  expect(text.split('\n').at(-1)).toMatch(/^4 boards +2,468 +24 +6 +8 +5$/);
});

test('a terminal obeys no word of a board', () => {
  const example = 'the title is \u001b[2J\u009b2K\u202eodd\nnext';
  const text = formatCrawlTable([
    report({ rejected: 1, rejects: { sample: { count: 1, example, withoutId: 0 } } }),
  ]);
  expect(text).toContain('e.g. the title is [2J2Koddnext');
  expect(text.split('\n')).toHaveLength(4);
});

test('durations read naturally', () => {
  expect(formatDuration(40)).toBe('0.0 s');
  expect(formatDuration(59_949)).toBe('59.9 s');
  expect(formatDuration(59_960)).toBe('1 min 0 s');
  expect(formatDuration(125_400)).toBe('2 min 5 s');
});
