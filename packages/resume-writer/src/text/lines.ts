import { readRichText, toText } from './rich-text.ts';

/** Rich text as plain lines, a paragraph or point each: `<p>a</p><ul><li>b</li></ul>` → a, b. */
export function toLines(html: string): string[] {
  return readRichText(html).map(toText);
}

/** Plain lines as rich text, each a point: a, b → `<ul><li>a</li><li>b</li></ul>`. */
export function toPoints(lines: readonly string[]): string {
  const items = lines.map((line) => `<li>${line.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)}</li>`);
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
