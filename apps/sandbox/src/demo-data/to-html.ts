import { escapeHtml } from '@firsthand/contracts';
import type { Section } from './describe.ts';

/** How an employer's editor writes HTML. */
export interface HtmlStyle {
  /** `h2`, `h3`, or a paragraph in bold. */
  heading: 'h2' | 'h3' | 'bold';
  /** Wraps the text of paragraphs and items in `span` with inline styles, as some editors do. */
  spans: boolean;
  /** Puts non-breaking spaces and empty paragraphs between sections. */
  loose: boolean;
}

function toInline(text: string, style: HtmlStyle): string {
  const escaped = escapeHtml(text);
  return style.spans
    ? `<span style="font-size: 11pt; font-family: arial, sans-serif">${escaped}</span>`
    : escaped;
}

function toHeading(text: string, style: HtmlStyle): string {
  if (style.heading === 'bold') return `<p><strong>${toInline(text, style)}</strong></p>`;
  return `<${style.heading}>${escapeHtml(text)}</${style.heading}>`;
}

/** The list items of a section, without the list around them. */
export function toItems(section: Section, style: HtmlStyle): string {
  return section.items.map((item) => `<li>${toInline(item, style)}</li>`).join('\n');
}

/** A section's paragraphs and list, without its heading. */
export function toBody(section: Section, style: HtmlStyle): string {
  const paragraphs = section.paragraphs.map((text) => `<p>${toInline(text, style)}</p>`);
  if (section.items.length > 0) paragraphs.push(`<ul>\n${toItems(section, style)}\n</ul>`);
  return paragraphs.join('\n');
}

/** The whole description as one piece of HTML. */
export function toDescriptionHtml(sections: readonly Section[], style: HtmlStyle): string {
  const between = style.loose ? '\n<p>&nbsp;</p>\n' : '\n';
  return sections
    .map((section) => `${toHeading(section.heading, style)}\n${toBody(section, style)}`)
    .join(between);
}
