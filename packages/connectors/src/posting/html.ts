import { cleanPosting, decodeEntities } from '@firsthand/markup';
import { findSections } from './markup/sections.ts';
import { writeText } from './markup/text.ts';
import { tidy } from './markup/tidy.ts';
import { readTree, type MarkupNode } from './markup/tree.ts';
import { writeHtml } from './markup/write-html.ts';

/** Longest description kept, in characters, as HTML and as text. */
export const DESCRIPTION_LIMIT = 200_000;

const TAG_NAMES =
  '(?:p|div|br|ul|ol|li|h[1-6]|span|strong|b|em|i|u|a|table|tbody|tr|td|th|section|font|img|hr|script|style|iframe|meta|link)';
const LITERAL_TAG = new RegExp(`</?${TAG_NAMES}(?:\\s[^<>]{0,2000})?/?>`, 'i');
const ESCAPED_TAG = new RegExp(`&lt;/?${TAG_NAMES}(?:\\s|/|&gt;)`, 'i');

/**
 * Undoes one level of escaping: Greenhouse sends its HTML as entities, "&lt;p&gt;R&amp;amp;D&lt;/p&gt;" →
 * "<p>R&amp;D</p>". Text that holds a real tag, or no escaped one, is given back as it is.
 */
export function decodeOnce(escaped: string): string {
  if (LITERAL_TAG.test(escaped) || !ESCAPED_TAG.test(escaped)) return escaped;
  // Entities never cross a "<", and a lone "<" must not start a tag while decoding.
  return escaped.split('<').map(decodeEntities).join('<');
}

export interface Description {
  /** Safe to render as it is; the whole description. */
  descriptionHtml: string;
  /** The same as plain text with line breaks and bullets. */
  descriptionText: string;
  /** A copy of the parts headed as requirements; null when there are none. */
  requirementsHtml: string | null;
  /** A copy of the parts headed as benefits; null when there are none. */
  benefitsHtml: string | null;
}

/**
 * Turns an employer's HTML into what we store: cleaned (see `cleanPosting`), tidied, at most 200,000 characters,
 * with copies of the requirement and benefit sections. Never throws; sanitising its own output changes nothing.
 */
export function toDescription(html: string): Description {
  const nodes = toTidyTree(html);
  const sections = findSections(nodes);
  return {
    descriptionHtml: writeHtml(nodes, DESCRIPTION_LIMIT),
    descriptionText: writeText(nodes, DESCRIPTION_LIMIT),
    requirementsHtml: writeSection(sections.requirements),
    benefitsHtml: writeSection(sections.benefits),
  };
}

/** The readable text of any HTML, with line breaks and bullets; the same text `toDescription` gives. */
export function toPlainText(html: string): string {
  return writeText(toTidyTree(html), DESCRIPTION_LIMIT);
}

function toTidyTree(html: string): MarkupNode[] {
  const nodes = tidy(readTree(cleanPosting(html)));
  const written = writeHtml(nodes, DESCRIPTION_LIMIT);
  // A cut can leave an element empty, so what was cut is tidied once more.
  return written.length >= DESCRIPTION_LIMIT / 2 ? tidy(readTree(written)) : nodes;
}

function writeSection(nodes: readonly MarkupNode[]): string | null {
  return nodes.length === 0 ? null : writeHtml(nodes, DESCRIPTION_LIMIT);
}
