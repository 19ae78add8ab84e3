import { PAGE_SIZE, RefusedPage, type ListPage } from './read-page.ts';
import type { ParsedRow } from './row-identity.ts';

/** Totals and reachable offsets end here on many sites. */
export const CAP = 2_000;
/** 20,000 rows: no career site seen has as many. */
const MAX_PAGES = 1_000;

/** How one pass over the list ended. */
export interface PassEnd {
  /** Null when the pass held every posting that the list's own total promised. */
  gap: string | null;
  /** The list changed while it was read: postings may have slipped from one page to another. */
  moved: boolean;
}

interface PassOptions {
  readPage: (offset: number) => Promise<ListPage>;
  first: ListPage;
}

/**
 * Reads a list from its first page to its end, giving each page's rows that this pass had not met. Only the first
 * page's total is true; some sites answer an offset past the end with page one again. After several pages page one is
 * read once more: when it is as it was, nothing slipped between pages.
 */
export async function* readPass({
  readPage,
  first,
}: PassOptions): AsyncGenerator<ParsedRow[], PassEnd, void> {
  const met = new PassTally();
  yield met.add(first.rows);
  let page = first;
  let offset = first.rows.length;
  let refusal: string | null = null;
  for (let pages = 1; hasMore(page, offset, first.total) && pages < MAX_PAGES; pages += 1) {
    const next = await readPage(offset).catch(toRefusal);
    if (typeof next === 'string') {
      refusal = next;
      break;
    }
    const fresh = met.add(next.rows);
    if (fresh.length === 0) break;
    yield fresh;
    page = next;
    offset += next.rows.length;
  }
  const isOnePage = offset === first.rows.length;
  if (isOnePage || refusal !== null) return { gap: refusal ?? met.findGap(first.total), moved: false };
  const again = await readPage(0);
  yield met.add(again.rows);
  const moved = again.total !== first.total || toPaths(again) !== toPaths(first);
  return { gap: met.findGap(first.total) ?? (moved ? 'the list changed while it was read' : null), moved };
}

function hasMore(page: ListPage, offset: number, total: number | null): boolean {
  return page.rows.length >= PAGE_SIZE && (total === null || offset < total);
}

/** The first page was answered, so a later one that is refused (400, 404, 422) only ends the list early. */
function toRefusal(error: unknown): string {
  if (error instanceof RefusedPage) return error.message;
  throw error;
}

function toPaths(page: ListPage): string {
  return page.rows.map((row) => (row.kind === 'row' ? row.path : '')).join('\n');
}

/** Counts what a pass has met, so that it can be held against the total. */
class PassTally {
  readonly #keys = new Set<string>();
  #unidentified = 0;

  /** Gives the rows not met on an earlier page. Rows without an address are alike across pages, not within one. */
  add(rows: ParsedRow[]): ParsedRow[] {
    const onThisPage = new Map<string, number>();
    return rows.filter((row) => {
      const name = row.kind === 'row' ? `row ${row.path}` : `${row.kind} ${row.key}`;
      const times = row.kind === 'row' ? 1 : (onThisPage.get(name) ?? 0) + 1;
      onThisPage.set(name, times);
      const key = `${times} ${name}`;
      if (this.#keys.has(key)) return false;
      this.#keys.add(key);
      if (row.kind === 'unidentified') this.#unidentified += 1;
      return true;
    });
  }

  findGap(total: number | null): string | null {
    if (this.#unidentified > 0) return `${this.#unidentified} rows could not be told apart`;
    if (total === null) return 'the first page did not say how many postings there are';
    return this.#keys.size < total ? `the list holds ${this.#keys.size} of ${total} postings` : null;
  }
}
