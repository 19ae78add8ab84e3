import type { MarkupHandler, OpenTag } from '@firsthand/markup';

/** A row: its id, and its words as a sign of change (templates differ too much to read fields from them). */
export interface SearchRow {
  id: string;
  text: string;
  /** Whether the employer marks it as featured; absent where it does not. */
  isMarked?: true;
}

const ROW_TEXT_LENGTH = 1_000;
/** Elements whose end is a row's end. */
const ROW_ELEMENTS = new Set(['tr', 'li', 'tbody', 'table', 'ul']);
/** How far a row reaches around the element with the link, where it is no table row or list item. */
const LEVELS_ABOVE = 2;
const FEATURED_CLASS = /(?:^|\s)jv-featured-job(?:\s|$)/;
/** "New" and the like come and go without meaning. */
const PASSING_CLASS = /\bjv-tag\b|\bjv-badge\b/;
const SILENT_ELEMENTS = new Set(['script', 'style', 'noscript', 'template']);

/**
 * Collects the postings of a list. Five row templates are in use; all they share is the path of the posting, in a
 * link or in an `onclick`, so that is what is looked for, in every attribute.
 */
export class SearchRows implements MarkupHandler {
  readonly #jobPath: RegExp;
  readonly #rows = new Map<string, { text: string; isFeatured: boolean; isMarked: boolean }>();
  #row: { id: string; text: string; depth: number } | null = null;
  #silentFrom: number | null = null;
  #featuredFrom: number | null = null;

  /** The pattern's first group is the id. */
  constructor(jobPath: RegExp) {
    this.#jobPath = jobPath;
  }

  open({ name, attributes, depth }: OpenTag): void {
    const classes = attributes['class'] ?? '';
    const id = this.#findId(attributes);
    if (/\bjv-pagination\b/.test(classes)) this.#endRow();
    if (FEATURED_CLASS.test(classes)) {
      this.#endRow();
      this.#featuredFrom ??= depth;
    }
    if (id !== undefined && id !== this.#row?.id) {
      this.#endRow();
      this.#row = { id, text: '', depth };
    }
    if (SILENT_ELEMENTS.has(name) || PASSING_CLASS.test(classes)) this.#silentFrom ??= depth;
  }

  text(text: string): void {
    if (this.#row === null || this.#silentFrom !== null) return;
    if (this.#row.text.length < ROW_TEXT_LENGTH) this.#row.text += ` ${text}`;
  }

  close({ name, depth }: { name: string; depth: number }): void {
    if (this.#silentFrom === depth) this.#silentFrom = null;
    const isBeyondRow = this.#row !== null && depth < this.#row.depth - LEVELS_ABOVE + 1;
    if (ROW_ELEMENTS.has(name) || this.#featuredFrom === depth || isBeyondRow) this.#endRow();
    if (this.#featuredFrom === depth) this.#featuredFrom = null;
  }

  /** Each id once, in the order of the page. */
  toRows(): SearchRow[] {
    this.#endRow();
    return [...this.#rows].map(([id, { text, isMarked }]) => ({ id, text, ...(isMarked && { isMarked }) }));
  }

  #findId(attributes: Record<string, string>): string | undefined {
    for (const value of Object.values(attributes)) {
      const id = this.#jobPath.exec(value)?.[1];
      if (id !== undefined) return id;
    }
    return undefined;
  }

  /** A featured posting stands above the list as well: its row in the list says what it is, and it stays marked. */
  #endRow(): void {
    if (this.#row === null) return;
    const { id } = this.#row;
    const text = this.#row.text.replace(/\s+/g, ' ').trim().slice(0, ROW_TEXT_LENGTH);
    const isFeatured = this.#featuredFrom !== null;
    const known = this.#rows.get(id);
    const isMarked = isFeatured || known?.isMarked === true;
    if (known === undefined || (known.isFeatured && !isFeatured))
      this.#rows.set(id, { text, isFeatured, isMarked });
    else known.isMarked = isMarked;
    this.#row = null;
  }
}
