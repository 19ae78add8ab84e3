import { expect, test } from 'vitest';
import { LIMITS } from '@firsthand/contracts/light';
import { parseSeenKinds } from './seen-choice.ts';
import { joinHidden, takeSeen } from './seen-jobs.ts';

const jobs = { viewed: [1, 2, 3], applied: [9, 2] };

test('a search leaves out what was chosen, those applied to first, the newest before the older ones', () => {
  expect(takeSeen(['viewed', 'applied'], jobs, '')).toEqual([2, 9, 3, 1]);
  expect(takeSeen(['viewed'], jobs, '')).toEqual([3, 2, 1]);
  expect(takeSeen([], jobs, '')).toEqual([]);
});

test('of more than fit in a request the newest are left out, behind what is hidden by itself', () => {
  const viewed = Array.from({ length: 2_000 }, (_, index) => 1_000_000 + index);
  const taken = takeSeen(['viewed'], { viewed, applied: [] }, '11,12');
  expect(taken[0]).toBe(1_001_999);
  expect(taken.length).toBeGreaterThan(150);
  expect(encodeURIComponent(joinHidden('11,12', taken) ?? '').length).toBeLessThanOrEqual(
    LIMITS.searchListMaxLength,
  );
});

test('what is kept on the device may be anything', () => {
  expect(parseSeenKinds('applied viewed more')).toEqual(['viewed', 'applied']);
  expect(parseSeenKinds(null)).toEqual([]);
});

test('a list of nothing is left out of a request', () => {
  expect(joinHidden('', [])).toBe(undefined);
  expect(joinHidden('', [7])).toBe('7');
  expect(joinHidden('3,4', [7])).toBe('3,4,7');
});
