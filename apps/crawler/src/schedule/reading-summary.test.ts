import { MINUTE_MS } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import type { CrawlReport } from '../crawl/crawl-report.ts';
import { ReadingSummary } from './reading-summary.ts';

const report = (overrides: Partial<CrawlReport>): CrawlReport => ({
  ...{ boardId: 1, source: 'lever', board: 'acme', company: null, outcome: 'complete', failure: null },
  ...{ read: 0, created: 0, changed: 0, closed: 0, reopened: 0, rejected: 0, rejects: {}, message: null },
  ...{ retryAfterSeconds: null, openJobs: 0, moved: null, detailsLeft: 0, texts: null, durationMs: 1 },
  ...{ requests: 1, lastSuccessAt: null, nextCrawlAt: null },
  ...overrides,
});

test('dead and empty boards are figures in one line, a board with jobs that fails has its own', () => {
  const lines: [string, string, object][] = [];
  const at = (level: string) => (fields: object, message: string) =>
    void lines.push([level, message, fields]);
  let now = 0;
  const summary = new ReadingSummary({ info: at('info'), warn: at('warn'), error: at('error') }, () => now);
  for (let index = 0; index < 100; index += 1) {
    summary.add(report({ outcome: 'failed', failure: 'board-gone' }));
  }
  summary.add(report({}));
  expect(lines).toEqual([]);
  summary.add(report({ outcome: 'failed', failure: 'unreachable', openJobs: 7 }));
  summary.add(report({ read: 9, created: 2, openJobs: 9 }));
  expect(lines.map(([level, message]) => [level, message])).toEqual([
    ['warn', 'board could not be read whole'],
    ['info', 'board crawled'],
  ]);
  now = 5 * MINUTE_MS;
  summary.add(report({ moved: 'lever:acme moved to lever:new and took its jobs along' }));
  expect(lines.slice(2).map(([level, message]) => [level, message])).toEqual([
    ['warn', 'a board moved'],
    ['info', 'readings summed up'],
  ]);
  expect(lines.at(-1)?.[2]).toEqual({
    minutes: 5,
    'failed: board-gone': 100,
    'failed: unreachable': 1,
    'without jobs': 2,
    complete: 1,
    read: 9,
    created: 2,
  });
  summary.tell();
  expect(lines).toHaveLength(4);
});
