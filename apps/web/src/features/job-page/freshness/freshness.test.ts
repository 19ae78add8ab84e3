import { expect, test } from 'vitest';
import { toFreshnessNotice } from './freshness.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const dayMs = 86_400_000;
const noticeAfter = (days: number) => toFreshnessNotice(new Date(now - days * dayMs).toISOString(), now);

test.each([
  [0, undefined],
  [6.99, undefined],
  [7, 'Job Listing Under Review'],
  [13.99, 'Job Listing Under Review'],
  [14, 'Job Listing May Be Outdated'],
  [400, 'Job Listing May Be Outdated'],
])('a job verified %s days ago shows %s', (days, heading) => {
  expect(noticeAfter(days)?.heading).toBe(heading);
});

test('the warning and the error differ in severity', () => {
  expect(noticeAfter(7)?.severity).toBe('warning');
  expect(noticeAfter(14)?.severity).toBe('error');
});
