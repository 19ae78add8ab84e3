import { findHeading } from '../words/headings.ts';
import type { Chunk } from './chunks.ts';
import { fold } from '../words/clean-text.ts';
import { scoreTitle } from '../words/titles.ts';

/** Share of a page's height at its top and at its bottom in which lines repeat. */
const EDGE_SHARE = 0.12;

interface Sheet {
  chunks: Chunk[];
  height: number;
}

const PAGE_NUMBER =
  /^(?:page|seite|pagina|sida|p\.?|s\.)?\s*(?:[-–|]\s*)?\d{1,2}\s*(?:[-–|]\s*)?(?:(?:of|von|de|sur|di|van|av|\/|\|)\s*\d{1,2})?$/;
const NAMES_PAGE = /\b(?:page|seite|pagina|sida)\s*\d{1,2}\b/;

/** Drops what is at the top or bottom of every page: its number, and the lines that stand there on an earlier one. */
export function dropRunningLines(sheets: readonly Sheet[]): Chunk[][] {
  const name = findLargest(sheets[0]?.chunks ?? []);
  return sheets.map(({ chunks, height }, index) => {
    const foot = findFoot(chunks, height);
    return chunks.filter((chunk) => {
      if (chunk.y >= foot) return false;
      if (!isAtEdge(chunk, height)) return true;
      const text = fold(chunk.text);
      if (sheets.length > 1 && PAGE_NUMBER.test(text)) return false;
      if (index === 0 || findHeading(chunk.text) !== null) return true;
      const isOfPage = NAMES_PAGE.test(text) || (name !== null && toKey(name) === toKey(chunk.text));
      return (
        !isOfPage &&
        !sheets
          .slice(0, index)
          .some((sheet, before) => sheet.chunks.some((other) => isSame(chunk, other, index - before)))
      );
    });
  });
}

/** Where the line stands that names the page and the document: `Page 1 – Curriculum vitae of`; it may go on below. */
function findFoot(chunks: readonly Chunk[], height: number): number {
  const feet = chunks.filter(({ y, text }) => y > height * (1 - EDGE_SHARE / 2) && FOOT.test(fold(text)));
  return feet.reduce((least, { y, size }) => Math.min(least, y - size * 0.3), Number.POSITIVE_INFINITY);
}

const FOOT = /^(?:page|seite|pagina|sida|strona)\s*1\b.{0,12}(?:curriculum|cv|resume|lebenslauf)/;

function isAtEdge({ y }: Chunk, height: number): boolean {
  return y < height * EDGE_SHARE || y > height * (1 - EDGE_SHARE);
}

/** At the same place and with the same words; a number that counts pages grows as they do. */
function isSame(a: Chunk, b: Chunk, pages: number): boolean {
  if (Math.abs(a.y - b.y) >= 2 || Math.abs(a.x - b.x) >= 2 || toKey(a.text) !== toKey(b.text)) return false;
  // Two positions of one title may each open a page.
  if (scoreTitle(a.text) >= 2 && !/[|·•@]|\d{3}/.test(a.text)) return false;
  const [numbers, before] = [a.text, b.text].map((text) => text.match(/\d+/g) ?? []);
  return (numbers ?? []).every((number, at) => {
    const step = Number(number) - Number(before?.[at]);
    return step === 0 || step === pages;
  });
}

function toKey(text: string): string {
  return fold(text).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
}

/** The largest text of the first page: the person's name on almost every resume. */
function findLargest(chunks: readonly Chunk[]): string | null {
  const largest = chunks.reduce<Chunk | null>((a, b) => (a === null || b.size > a.size ? b : a), null);
  return largest && /\p{L}{2}/u.test(largest.text) ? largest.text : null;
}
