import { readMarkup, type MarkupHandler, type OpenTag } from '@firsthand/markup';
import { readCompany } from './search-page.ts';

/** What a posting's page says, before anything is concluded from it. */
export interface JobPage {
  /** The page's JSON-LD `JobPosting`, unchecked; null when there is none that can be parsed. */
  data: unknown;
  /** The heading, up to its first nested tag. */
  heading: string | null;
  /** The line below it, split: category, places, "Req.Num.: 31054". */
  meta: string[];
  /** Lines after a break in the meta line: "Salary: USD 25.00 - 28.00 Annually". */
  remarks: string[];
  /** Raw HTML of the description block. */
  descriptionHtml: string | null;
  company: string | null;
  /** Jobvite says that the posting is not there any more, with status 200. */
  isClosed: boolean;
}

const SEPARATOR = '\u0001';
const BREAK = '\u0002';

/** Reads a posting's page. */
export function readJobPage(html: string): JobPage {
  const scan = new JobScan(html);
  readMarkup(html, scan);
  const [line = '', ...breaks] = scan.metaText.split(BREAK);
  const data = findPosting(scan.dataTexts);
  return {
    data,
    heading: squeeze(scan.headingText) || null,
    meta: toParts(line.split(SEPARATOR)),
    remarks: toParts(breaks.flatMap((text) => text.split(SEPARATOR))),
    descriptionHtml: scan.descriptionHtml,
    company: readCompany(scan.titleText),
    isClosed: data === null && scan.descriptionHtml === null && saysClosed(html, scan.bodyClass),
  };
}

/** A closed posting's page shows the board's list instead, mostly with a sentence about it. */
function saysClosed(html: string, bodyClass: string): boolean {
  return /job listing no longer exists/i.test(html) || /\bjv-page-jobs\b/.test(bodyClass);
}

class JobScan implements MarkupHandler {
  titleText = '';
  headingText = '';
  metaText = '';
  bodyClass = '';
  descriptionHtml: string | null = null;
  readonly dataTexts: string[] = [];
  readonly #html: string;
  #isInTitle = false;
  #isInData = false;
  #isInHeading = false;
  #metaFrom: number | null = null;
  #description: { depth: number; start: number } | null = null;

  constructor(html: string) {
    this.#html = html;
  }

  open({ name, attributes, depth, contentStart }: OpenTag): void {
    const classes = attributes['class'] ?? '';
    if (name === 'title') this.#isInTitle = true;
    if (name === 'body') this.bodyClass = classes;
    if (name === 'script') this.#openScript(attributes);
    this.#isInHeading = /\bjv-header\b/.test(classes) && this.headingText === '';
    if (/\bjv-job-detail-meta\b/.test(classes)) this.#metaFrom ??= depth;
    if (this.#metaFrom !== null && /\bjv-inline-separator\b/.test(classes)) this.metaText += SEPARATOR;
    if (this.#metaFrom !== null && name === 'br') this.metaText += BREAK;
    if (/\bjv-job-detail-description\b/.test(classes) && this.descriptionHtml === null) {
      this.#description ??= { depth, start: contentStart };
    }
  }

  text(text: string): void {
    if (this.#isInTitle) this.titleText += text;
    if (this.#isInData) this.dataTexts.push(`${this.dataTexts.pop() ?? ''}${text}`);
    if (this.#isInHeading) this.headingText += text;
    if (this.#metaFrom !== null) this.metaText += text;
  }

  close({ name, depth, contentEnd }: { name: string; depth: number; contentEnd: number }): void {
    if (name === 'title') this.#isInTitle = false;
    if (name === 'script') this.#isInData = false;
    this.#isInHeading = false;
    if (this.#metaFrom === depth) this.#metaFrom = null;
    if (this.#description?.depth !== depth) return;
    this.descriptionHtml = this.#html.slice(this.#description.start, contentEnd);
    this.#description = null;
  }

  #openScript(attributes: OpenTag['attributes']): void {
    if (!/ld\+json/i.test(attributes['type'] ?? '')) return;
    this.#isInData = true;
    this.dataTexts.push('');
  }
}

function findPosting(texts: string[]): unknown {
  for (const text of texts) {
    const found = toCandidates(parseLoosely(text)).find(isPosting);
    if (found !== undefined) return found;
  }
  return null;
}

/** The object itself, the elements of a list, or those of `@graph`. */
function toCandidates(value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value !== 'object' || value === null) return [];
  const graph = '@graph' in value ? value['@graph'] : null;
  return Array.isArray(graph) ? [value, ...(graph as unknown[])] : [value];
}

function isPosting(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('@type' in value)) return false;
  const type = value['@type'];
  return type === 'JobPosting' || (Array.isArray(type) && type.includes('JobPosting'));
}

/** Some pages hold line breaks inside strings, or `\'`; both are mended, the rest is given up. */
function parseLoosely(text: string): unknown {
  for (const attempt of [text, mend(text)]) {
    try {
      return JSON.parse(attempt) as unknown;
    } catch {
      // Not JSON as it stands; the page's own blocks serve when no attempt is.
    }
  }
  return null;
}

function mend(text: string): string {
  return text.replace(/[\u0000-\u001f]+/g, ' ').replaceAll("\\'", "'");
}

function toParts(texts: string[]): string[] {
  return texts
    .map((text) => squeeze(text).replaceAll(' ,', ','))
    .filter((text) => text !== '' && text !== ',');
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
