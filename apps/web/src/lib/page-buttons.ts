import { LIMITS, formatCount } from '@firsthand/contracts/light';
import { countOf } from './format-date.ts';

/** A page to lead to, or the gap where some are left out. */
export type PageMark = number | 'gap';

/**
 * The pager's own rule: up to 5 pages around the current one, then a gap and the last page when there are more than
 * 5 pages and the current one is before total minus 2. (3, 9) → [1, 2, 3, 4, 5, gap, 9]
 */
export function toPageButtons(current: number, pageCount: number): PageMark[] {
  const shown = LIMITS.historyPageButtons;
  const first = Math.max(1, Math.min(current - Math.floor(shown / 2), pageCount - shown + 1));
  const length = Math.min(shown, pageCount);
  const pages: PageMark[] = Array.from({ length }, (_, index) => first + index);
  if (pageCount > shown && current < pageCount - 2) pages.push('gap', pageCount);
  return pages;
}

/** (2, 20, 45, "application") → "Showing 21 to 40 of 45 applications" */
export function toRangeText(
  page: number,
  pageSize: number,
  total: number,
  noun: string,
  plural?: string,
): string {
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return `Showing ${formatCount(from)} to ${formatCount(to)} of ${countOf(total, noun, plural)}`;
}
