import { expect, test } from 'vitest';
import { measureAnswer, summarize, toAlertPrecision, toNdcg } from './figures.ts';
import type { Grade, JudgedQuery, Kind } from './queries/read-queries.ts';

const ask = (kind: Kind): JudgedQuery => ({
  ...{ query: 'nurse', language: 'en', kind, country: null },
  ...{ sought: [], conditions: [] },
});

test('the gain of a grade counts less the further down it stands', () => {
  // 7 / log2(2) + 3 / log2(4) + 1 / log2(5) of 7 / log2(2) + 3 / log2(3) + 1 / log2(4)
  expect(toNdcg([3, 0, 2, 1], [1, 2, 3])).toBeCloseTo((7 + 1.5 + 0.4307) / (7 + 1.8928 + 0.5), 3);
  expect(toNdcg([3, 2, 1], [1, 2, 3])).toBe(1);
  expect(toNdcg([], [3])).toBe(0);
});

test('what stands below the tenth place gains nothing, and the best page has ten as well', () => {
  const nothing: Grade[] = Array.from({ length: 10 }, () => 0);
  expect(toNdcg([...nothing, 3], [3])).toBe(0);
  const all: Grade[] = Array.from({ length: 30 }, () => 3);
  expect(toNdcg(all.slice(0, 10), all)).toBe(1);
});

test('a page is as precise as it could be filled, and recall counts everything found', () => {
  const figures = measureAnswer({ ranked: [3, 1, 2, 0], alert: [], all: [3, 2, 2, 1, 1] });
  // Two of the three relevant ones are found.
  expect(figures).toMatchObject({ precision: 2 / 3, recall: 2 / 3, isFailing: false, isEmpty: false });
  const many: Grade[] = Array.from({ length: 20 }, () => 2);
  const half = measureAnswer({ ranked: many.slice(0, 5), alert: [], all: many });
  expect(half).toMatchObject({ precision: 0.5, recall: 0.25 });
});

test('a query fails when nothing relevant is on its first page, and is empty when it finds nothing', () => {
  const found = measureAnswer({ ranked: [1, 0], alert: [], all: [3, 1] });
  expect(found).toMatchObject({ isFailing: true, isEmpty: false, precision: 0, recall: 0 });
  expect(measureAnswer({ ranked: [], alert: [], all: [3] })).toMatchObject({
    isFailing: true,
    isEmpty: true,
  });
});

test('an alert is as precise as the newest fifty that it tells of', () => {
  expect(toAlertPrecision([3, 0, 2, 1])).toBe(0.5);
  const fifty: Grade[] = Array.from({ length: 50 }, () => 3);
  expect(toAlertPrecision([...fifty, 0, 0])).toBe(1);
  expect(toAlertPrecision([])).toBeNaN();
});

test('means leave out what finds nothing to tell, and only exact kinds count as kept', () => {
  const all: Grade[] = [3];
  const good = measureAnswer({ ranked: [3], alert: [3, 0], all });
  const empty = measureAnswer({ ranked: [], alert: [], all });
  const figures = summarize([
    { query: ask('plain'), figures: empty },
    { query: ask('exact'), figures: good },
    { query: ask('trap'), figures: good },
  ]);
  expect(figures).toMatchObject({ queries: 3, failing: 1, empty: 1, alertPrecision: 0.5, exactKept: 1 });
  expect(figures.ndcg).toBeCloseTo(2 / 3);
});
