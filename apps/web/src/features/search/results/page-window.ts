import type { PageMark } from '../../../lib/page-buttons.ts';

/** floor(total / pageSize) + 1, the specification's rule: a full last page is followed by an empty one. */
export function countPages(total: number, pageSize: number): number {
  return Math.floor(total / pageSize) + 1;
}

/** First page, last page, and those within 1 of the current one; (5, 9) → [1, gap, 4, 5, 6, gap, 9]. */
export function toPageWindow(current: number, pageCount: number): PageMark[] {
  const shown = [1, current - 1, current, current + 1, pageCount]
    .filter((page) => page >= 1 && page <= pageCount)
    .sort((a, b) => a - b);
  const marks: PageMark[] = [];
  for (const page of new Set(shown)) {
    const previous = marks.at(-1);
    if (typeof previous === 'number' && page - previous > 1) marks.push('gap');
    marks.push(page);
  }
  return marks;
}
