import { describe, expect, test } from 'vitest';
import { toPageButtons, toRangeText } from './page-buttons.ts';

describe('the pager', () => {
  test.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [5, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [4, 9, [2, 3, 4, 5, 6, 'gap', 9]],
    [6, 9, [4, 5, 6, 7, 8, 'gap', 9]],
    [7, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
    [3, 6, [1, 2, 3, 4, 5, 'gap', 6]],
    [4, 6, [2, 3, 4, 5, 6]],
  ])('on page %i of %i shows %j', (current, pageCount, buttons) => {
    expect(toPageButtons(current, pageCount)).toEqual(buttons);
  });

  test('never offers a page outside of 1 to the total', () => {
    for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
      for (let current = 1; current <= pageCount; current += 1) {
        const pages = toPageButtons(current, pageCount).filter((button) => button !== 'gap');
        expect(pages).toContain(current);
        expect(Math.min(...pages)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...pages)).toBeLessThanOrEqual(pageCount);
        expect(new Set(pages).size).toBe(pages.length);
      }
    }
  });

  test('says which entries are in sight', () => {
    expect(toRangeText(1, 20, 1, 'application')).toBe('Showing 1 to 1 of 1 application');
    expect(toRangeText(1, 20, 12, 'application')).toBe('Showing 1 to 12 of 12 applications');
    expect(toRangeText(1, 20, 2, 'company', 'companies')).toBe('Showing 1 to 2 of 2 companies');
    expect(toRangeText(2, 20, 45, 'application')).toBe('Showing 21 to 40 of 45 applications');
    expect(toRangeText(3, 20, 45, 'application')).toBe('Showing 41 to 45 of 45 applications');
    expect(toRangeText(41, 25, 1204, 'board')).toBe('Showing 1,001 to 1,025 of 1,204 boards');
  });
});
