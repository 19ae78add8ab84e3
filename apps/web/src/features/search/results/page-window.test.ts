import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPages, toPageWindow } from './page-window.ts';

test.each([
  [0, 10, 1],
  [9, 10, 1],
  [10, 10, 2],
  [11, 10, 2],
  [1234, 10, 124],
])('%s jobs at %s a page make %s pages', (total, size, pages) => {
  expect(countPages(total, size)).toBe(pages);
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 'gap', 5]],
  [2, 5, [1, 2, 3, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 9, [1, 'gap', 3, 4, 5, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
  [12, 9, [1, 'gap', 9]],
] as const)('page %s of %s shows %j', (current, count, marks) => {
  expect(toPageWindow(current, count)).toEqual(marks);
});

test('an ellipsis stands exactly where page numbers are left out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (current, count) => {
      const marks = toPageWindow(current, count);
      expect(marks[0]).toBe(1);
      expect(marks.at(-1)).toBe(count);
      marks.forEach((mark, index) => {
        const [before, after] = [marks[index - 1], marks[index + 1]];
        if (mark === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(1);
        else if (typeof after === 'number') expect(after - mark).toBe(1);
      });
    }),
  );
});
