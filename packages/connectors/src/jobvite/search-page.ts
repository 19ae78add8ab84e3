import { Parser } from 'htmlparser2';
import { toSlug } from './board-address.ts';

/** A row: its id, and its words as a sign of change (templates differ too much to read fields from them). */
export interface SearchRow {
  id: string;
  text: string;
}

/** What a page of the list says. */
export interface SearchPage {
  /** Each id once, in the order of the page. */
  rows: SearchRow[];
  hasNext: boolean;
  /** "51-69 of 69" → from 51, to 69, total 69. Null without a counter. */
  range: { from: number; to: number; total: number } | null;
  /** Whether this is a page of Jobvite's career sites at all. */
  isBoardPage: boolean;
  /** Whether the page came to its end. */
  isWhole: boolean;
  /** Opens the company's feed. */
  companyEId: string | null;
  /** From the title: "Acme Careers" → "Acme". */
  company: string | null;
}

const ROW_TEXT_LENGTH = 1_000;
/** Elements whose end is a row's end. */
const ROW_ELEMENTS = new Set(['tr', 'li', 'tbody', 'table', 'ul']);
/** How far a row reaches around the element with the link, where it is no table row or list item. */
const ROW_LEVELS_ABOVE = 2;
/** "New" and the like come and go without meaning. */
const PASSING_CLASS = /\bjv-tag\b|\bjv-tag-|\bjv-badge/;
/** Classes of the career sites that Jobvite's marketing pages and robot checks do not have. */
const BOARD_MARKS = /class=["'][^"']*\bjv-(?:page|job-list|pagination|wrapper|search|featured-job)\b/;
const SILENT_ELEMENTS = new Set(['script', 'style', 'noscript', 'template']);

/**
 * Reads a page of a board's list. Five row templates are in use; all they share is the path of the posting, in a
 * link or in an `onclick`, so that is what is looked for, in every attribute.
 */
export function readSearchPage(html: string, path: string): SearchPage {
  const scan = new SearchScan(toJobPath(html, path));
  const parser = new Parser(scan, { decodeEntities: true, lowerCaseTags: true });
  parser.write(html);
  parser.end();
  return {
    rows: scan.toRows(),
    hasNext: scan.hasNext,
    range: readRange(scan.counterText),
    isBoardPage: findCompanyEId(html) !== null || BOARD_MARKS.test(html),
    isWhole: /<\/html\s*>/i.test(html),
    companyEId: findCompanyEId(html),
    company: readCompany(scan.titleText),
  };
}

/** Links use the board's path, or the one the page itself states for the site. */
function toJobPath(html: string, path: string): RegExp {
  const stated = /\bbaseUrl\s*:\s*['"]\/([\w./-]{1,120})['"]/.exec(html)?.[1];
  const slugs = [toSlug(path), ...(stated === undefined ? [] : [toSlug(stated)])];
  const pattern = slugs.map((slug) => slug.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`/(?:${pattern})/job/([a-z0-9]{5,16})(?![a-z0-9])`, 'i');
}

class SearchScan {
  hasNext = false;
  counterText = '';
  titleText = '';
  readonly #jobPath: RegExp;
  readonly #rows = new Map<string, string>();
  #depth = 0;
  #row: { id: string; text: string; depth: number } | null = null;
  #silentAbove: number | null = null;
  #counterAbove: number | null = null;
  #isInTitle = false;

  constructor(jobPath: RegExp) {
    this.#jobPath = jobPath;
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    this.#depth += 1;
    const classes = attributes['class'] ?? '';
    const id = this.#findId(attributes);
    if (id !== undefined && id !== this.#row?.id) this.#startRow(id);
    if (name === 'title') this.#isInTitle = true;
    if (SILENT_ELEMENTS.has(name) || PASSING_CLASS.test(classes)) this.#silentAbove ??= this.#depth;
    if (/\bjv-pagination/.test(classes)) this.#endRow();
    if (/\bjv-pagination-text\b/.test(classes)) {
      this.counterText = '';
      this.#counterAbove = this.#depth;
    }
    if (/\bjv-pagination-next\b/.test(classes) && !/disabled/.test(classes) && !('disabled' in attributes)) {
      this.hasNext = true;
    }
  }

  ontext(text: string): void {
    if (this.#isInTitle) this.titleText += text;
    if (this.#silentAbove !== null) return;
    if (this.#counterAbove !== null) this.counterText += text;
    else if (this.#row !== null && this.#row.text.length < ROW_TEXT_LENGTH) this.#row.text += ` ${text}`;
  }

  onclosetag(name: string): void {
    if (name === 'title') this.#isInTitle = false;
    if (this.#silentAbove === this.#depth) this.#silentAbove = null;
    if (this.#counterAbove === this.#depth) this.#counterAbove = null;
    this.#depth -= 1;
    if (this.#row === null) return;
    if (ROW_ELEMENTS.has(name) || this.#depth < this.#row.depth - ROW_LEVELS_ABOVE) this.#endRow();
  }

  toRows(): SearchRow[] {
    this.#endRow();
    return [...this.#rows].map(([id, text]) => ({ id, text }));
  }

  #findId(attributes: Record<string, string>): string | undefined {
    for (const value of Object.values(attributes)) {
      const id = this.#jobPath.exec(value)?.[1];
      if (id !== undefined) return id;
    }
    return undefined;
  }

  #startRow(id: string): void {
    this.#endRow();
    this.#row = { id, text: '', depth: this.#depth };
  }

  /** A featured posting stands above the list as well: its row in the list, which comes later, counts. */
  #endRow(): void {
    if (this.#row === null) return;
    const text = this.#row.text.replace(/\s+/g, ' ').trim().slice(0, ROW_TEXT_LENGTH);
    if (text !== '' || !this.#rows.has(this.#row.id)) this.#rows.set(this.#row.id, text);
    this.#row = null;
  }
}

/** "1-50 of 2,831", "1-50 de 166", "51–69 von 69": the first, the second and the last number. */
function readRange(text: string): SearchPage['range'] {
  const numbers = [...text.slice(0, 200).matchAll(/\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)|\d+/g)].map(
    (match) => Number(match[0].replace(/\D/g, '')),
  );
  const [from, to] = numbers;
  const total = numbers.at(-1);
  if (from === undefined || to === undefined || total === undefined || numbers.length < 3) return null;
  return from <= to && to <= total ? { from, to, total } : null;
}

function findCompanyEId(html: string): string | null {
  const match =
    /\bcompanyEId\s*:\s*['"]([A-Za-z0-9]{6,12})['"]/.exec(html) ??
    /\bgetCompanyId\s*\(\s*\)\s*\{\s*return\s*['"]([A-Za-z0-9]{6,12})['"]/.exec(html);
  return match?.[1] ?? null;
}

/** "Acme Inc. Careers - Cook" → "Acme Inc."; anything not of this form is not guessed at. */
export function readCompany(title: string): string | null {
  const match = /^\s*(.{1,200}?)\s+Careers\s*(?:$|[-–|])/i.exec(title.replace(/\s+/g, ' '));
  return match?.[1]?.trim() || null;
}
