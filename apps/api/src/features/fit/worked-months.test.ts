import { expect, test } from 'vitest';
import { countWorkedMonths, toDurationText } from './worked-months.ts';

const NOW = new Date('2026-02-01T09:00:00Z');
const job = (start_date: string, end_date: string | null = null) => ({
  ...{ start_date, end_date, is_current_job: end_date === null },
});

test.each([
  ['no entry', [], null],
  ['a current job', [job('2025-01-15')], 13],
  ['jobs one after the other', [job('2020-01-01', '2021-01-01'), job('2022-01-01', '2022-07-01')], 18],
  ['jobs at once', [job('2020-01-01', '2021-01-01'), job('2020-06-01', '2021-06-01')], 17],
  ['one within another, given first', [job('2020-03-01', '2020-06-01'), job('2020-01-01', '2021-01-01')], 12],
  ['what has not begun, or ends before it begins', [job('2027-01-01'), job('2020-05-01', '2019-01-01')], 0],
])('months worked: %s', (_case, entries, months) => {
  expect(countWorkedMonths(entries, NOW)).toBe(months);
});

test.each([
  [0, 'less than a month'],
  [1, '1 month'],
  [12, '1 year'],
  [76, '6 years and 4 months'],
])('%i months are "%s"', (months, text) => {
  expect(toDurationText(months)).toBe(text);
});
