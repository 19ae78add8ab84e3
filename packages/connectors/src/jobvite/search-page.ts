import { toSlug } from './board-address.ts';
import { readMarkup } from '@firsthand/markup';
import { SearchRows, type SearchRow } from './search-rows.ts';

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

/** Classes of the career sites that Jobvite's marketing pages and robot checks do not have. */
const BOARD_MARKS = /class=["'][^"']{0,500}\bjv-(?:page|job-list|pagination|wrapper|search|featured-job)\b/;

/** Reads a page of a board's list. */
export function readSearchPage(html: string, path: string): SearchPage {
  const rows = new SearchRows(toJobPath(html, path));
  const frame = new PageFrame();
  const isScanned = readMarkup(html, {
    open(tag) {
      frame.open(tag.name, tag.attributes, tag.depth);
      rows.open(tag);
    },
    text(text) {
      if (!frame.takes(text)) rows.text(text);
    },
    close(tag) {
      frame.close(tag.name, tag.depth);
      rows.close(tag);
    },
  });
  const companyEId = findCompanyEId(html);
  return {
    rows: rows.toRows(),
    hasNext: frame.hasNext,
    range: readRange(frame.counterText),
    isBoardPage: companyEId !== null || BOARD_MARKS.test(html),
    isWhole: isScanned && /<\/html\s*>/i.test(html),
    companyEId,
    company: readCompany(frame.titleText),
  };
}

/** Links use the board's path, or the one the page itself states for the site. */
function toJobPath(html: string, path: string): RegExp {
  const stated = /\bbaseUrl\s*:\s*['"]\/([\w./-]{1,120})['"]/.exec(html)?.[1];
  const slugs = [toSlug(path), ...(stated === undefined ? [] : [toSlug(stated)])];
  const pattern = slugs.map((slug) => slug.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`/(?:${pattern})/job/([a-z0-9]{5,16})(?![a-z0-9])`, 'i');
}

/** What stands around the rows: the title, the counter and the link to the next page. */
class PageFrame {
  hasNext = false;
  counterText = '';
  titleText = '';
  #counterFrom: number | null = null;
  #isInTitle = false;

  open(name: string, attributes: Record<string, string>, depth: number): void {
    const classes = attributes['class'] ?? '';
    if (name === 'title') this.#isInTitle = true;
    if (/\bjv-pagination-text\b/.test(classes)) {
      this.counterText = '';
      this.#counterFrom = depth;
    }
    if (!/\bjv-pagination-next\b/.test(classes)) return;
    this.hasNext ||= !/disabled/.test(classes) && !('disabled' in attributes);
  }

  /** Takes the text when it belongs here. */
  takes(text: string): boolean {
    if (this.#isInTitle) this.titleText += text;
    else if (this.#counterFrom !== null) this.counterText += text;
    return this.#isInTitle || this.#counterFrom !== null;
  }

  close(name: string, depth: number): void {
    if (name === 'title') this.#isInTitle = false;
    if (this.#counterFrom === depth) this.#counterFrom = null;
  }
}

/** "1-50 of 2,831", "1-50 de 166", "51–69 von 69": the first, the second and the last number. */
function readRange(text: string): SearchPage['range'] {
  const written = text.slice(0, 200).matchAll(/\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)|\d+/g);
  const numbers = [...written].map((match) => Number(match[0].replace(/\D/g, '')));
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
  const match = /^ ?(.{1,200}?) Careers ?(?:$|[-–|])/i.exec(title.slice(0, 1_000).replace(/\s+/g, ' '));
  return match?.[1]?.trim() || null;
}
