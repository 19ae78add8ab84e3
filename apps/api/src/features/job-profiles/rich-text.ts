import { escapeHtmlText } from '@firsthand/contracts';
import { limitDepth } from '@firsthand/connectors';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';

const LINK_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'sms:'];
const IMAGE_SCHEMES = ['http:', 'https:'];
const PICTURE = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;
/** Far deeper than any list in a list. */
const DEEPEST = 40;

/** What the editor makes, and what browsers paste into it under other names. */
const OPTIONS: IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'pre', 'blockquote'],
    ...['ol', 'ul', 'li', 'a', 'img', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  transformTags: { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u', div: 'p', a: toLink, img: toImage },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
};

/**
 * HTML of a rich text as it may be stored and shown: no script, no handler, no style, no address but those people
 * follow. Text that holds nothing becomes ''.
 */
export function sanitiseRichText(html: string): string {
  const clean = sanitizeHtml(limitDepth(html), OPTIONS).trim();
  const text = clean.replace(/<(?!img)[^>]*>|&nbsp;|\u00a0/g, '').trim();
  return text === '' ? '' : clean;
}

/** Whether tags stand in each other deeper than any editor puts them; the sanitiser takes seconds for such a text. */
export function isNestedTooDeep(html: string): boolean {
  return limitDepth(html) !== html;
}

/** Plain lines as HTML, a paragraph each: "a\nb < c" → "<p>a</p><p>b &lt; c</p>". */
export function toRichText(lines: string): string {
  const paragraphs = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeHtmlText(line)}</p>`);
  return sanitiseRichText(paragraphs.join(''));
}

function toLink(tagName: string, { href }: Attributes): Tag {
  const isFollowed = href !== undefined && hasScheme(href, LINK_SCHEMES);
  return {
    tagName,
    attribs: isFollowed ? { href, rel: 'noopener noreferrer nofollow', target: '_blank' } : {},
  };
}

function toImage(tagName: string, { src = '', alt }: Attributes): Tag {
  if (!PICTURE.test(src) && !hasScheme(src, IMAGE_SCHEMES)) return { tagName, attribs: {} };
  return { tagName, attribs: alt === undefined ? { src } : { src, alt } };
}

/** As a browser reads it: what it leaves out of an address (tabs, line ends, spaces in front) is left out here too. */
function hasScheme(address: string, schemes: readonly string[]): boolean {
  return URL.canParse(address) && schemes.includes(new URL(address).protocol);
}
