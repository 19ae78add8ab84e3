import { LIMITS } from '@firsthand/contracts';
import { cleanMarkup } from '../clean-markup.ts';
import { findAddress, SILENT_TAGS, type Attributes, type MarkupPolicy } from '../markup-policy.ts';

/** Of a posting's HTML: its text and shape. No pictures, since a page on somebody's disk should tell nobody of itself. */
const PAGE: MarkupPolicy = {
  tags: new Set([
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ]),
  silent: new Set(SILENT_TAGS),
  attributes: new Map([
    ['a', toLink],
    ['th', toSpans],
    ['td', toSpans],
  ]),
  deepest: 60,
  mostCharacters: LIMITS.experienceDescriptionMaxLength,
  mostTags: 10_000,
  mostMade: 2 * LIMITS.experienceDescriptionMaxLength,
};

/** Somebody else's HTML as it may stand in a page of ours that is opened from a disk: its text and shape. */
export function cleanPage(html: string): string {
  return cleanMarkup(html, PAGE).trim();
}

function toLink({ href }: Attributes): Attributes {
  if (href === undefined || findAddress(href, ['http:', 'https:', 'mailto:', 'tel:']) === null) return {};
  return { href, rel: 'noopener noreferrer nofollow' };
}

function toSpans(given: Attributes): Attributes {
  const spans = ['colspan', 'rowspan'].flatMap((name) => {
    const value = given[name];
    return value !== undefined && /^\d{1,3}$/.test(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(spans);
}
