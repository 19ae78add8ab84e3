import type { SearchPage } from './search-page.ts';
import type { SearchRow } from './search-rows.ts';

const PAGE_SIZE = 50;

/** Whether pages follow: the counter knows, and without one the link to the next page. */
export function hasMore(page: SearchPage): boolean {
  return page.range === null ? page.hasNext : page.range.to < page.range.total;
}

/** A posting may stand on the list twice, so the counter may say a little more than there are ids. */
function toToleratedRepeats(total: number): number {
  return Math.min(Math.max(3, Math.floor(total * 0.05)), Math.floor(total / 3));
}

/** Counts a walk through a board's list, to tell whether it came to its end. */
export class Walk {
  readonly #ids = new Set<string>();
  #total: number | null = null;
  #slots = 0;

  /** The rows that were not on an earlier page. */
  add(page: SearchPage): SearchRow[] {
    this.#total = page.range?.total ?? this.#total;
    this.#slots = Math.max(this.#slots, page.range?.to ?? 0);
    const fresh = page.rows.filter((row) => !this.#ids.has(row.id));
    for (const row of fresh) this.#ids.add(row.id);
    return fresh;
  }

  /** Why the walk proves nothing about postings it has not met; null when it has met all. */
  findGap(last: SearchPage): string | null {
    if (hasMore(last)) return 'there are further pages that bring nothing new';
    if (this.#total === null) return this.#findGapWithoutCounter(last);
    if (last.range === null) return 'the last page has no counter';
    if (this.#slots < this.#total) return `the pages end at ${this.#slots} of ${this.#total} postings`;
    const missing = this.#total - this.#ids.size;
    return missing > toToleratedRepeats(this.#total)
      ? `${this.#ids.size} postings were found where the list counts ${this.#total}`
      : null;
  }

  #findGapWithoutCounter(last: SearchPage): string | null {
    if (!last.isWhole) return 'the last page is cut off';
    return last.rows.length >= PAGE_SIZE ? 'a full page has neither a counter nor a link to the next' : null;
  }
}
