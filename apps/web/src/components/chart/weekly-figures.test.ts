import { expect, test } from 'vitest';
import { fromFirst, isKnown, toSummary, toTops } from './weekly-figures.ts';

const weeks = [
  { week: '2026-11-02', opened: 1_022, closed: 0, open: 1_022 },
  { week: '2026-11-09', opened: 3, closed: 1_024, open: 1 },
];

test('the drawing reaches up to the largest figure, and never to none', () => {
  expect(toTops(weeks)).toEqual({ open: 1_022, moves: 1_024 });
  expect(toTops([{ week: '2026-11-02', opened: 0, closed: 0, open: 0 }])).toEqual({ open: 1, moves: 1 });
});

test('of weeks before the first look nothing is known', () => {
  const known = (since: string | null) => weeks.map((week) => isKnown(week, since));
  expect(known(null)).toEqual([true, true]);
  expect(known('2026-11-08T23:00:00Z')).toEqual([true, true]);
  expect(known('2026-11-09T23:00:00Z')).toEqual([true, true]);
  expect(known('2026-11-10T00:00:00Z')).toEqual([false, true]);
  expect(known('2026-11-16T19:00:00Z')).toEqual([false, true]);
});

test('it is drawn from the first week with anything in it', () => {
  const before = { week: '2026-10-26', opened: 0, closed: 0, open: 0 };
  expect(fromFirst([before, ...weeks], null)).toEqual(weeks);
  expect(fromFirst(weeks, '2026-11-10T00:00:00Z')).toEqual([weeks[1]]);
  expect(fromFirst([before, before], null)).toHaveLength(2);
});

test('what it shows is said in a sentence', () => {
  expect(toSummary(weeks)).toBe('1 job open now; within 2 weeks 1,025 opened and 1,024 closed.');
});
