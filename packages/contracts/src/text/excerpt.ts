import { escapeHtmlText } from './escape-html.ts';

/** The words of (sanitised) HTML, the first `length` characters of them: "<p>Build <b>pipes</b></p>" → "Build pipes". */
export function toExcerpt(html: string, length: number): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim();
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}

/** The text, of a longer one the beginning: ("abcd", 3) → "ab…". Never ends within a character. */
export function toShortText(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** So much of a text is enough to make an excerpt of `length` of it, as markup takes room too. */
export function toExcerptSource(length: number): number {
  return 4 * length;
}

/**
 * A bounded piece of sanitised HTML, from its first characters (`toExcerptSource` of them): what is short stays as it
 * is, of the rest the first words are a paragraph. `isCut` says whether something of the whole is missing.
 */
export function toShortHtml(start: string, length: number): { html: string; isCut: boolean } {
  if (start.length <= length) return { html: start, isCut: false };
  // The last tag or character reference may be cut in two.
  const whole = start.replace(/<[^<>]*$/, '').replace(/&[#\w]{0,8}$/, '');
  return { html: `<p>${escapeHtmlText(toExcerpt(whole, length))}</p>`, isCut: true };
}
