import { LIMITS } from '@firsthand/contracts';
import { cleanMarkup } from '../clean-markup.ts';
import { findAddress, SILENT_TAGS, type Attributes, type MarkupPolicy } from '../markup-policy.ts';

const LINK_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'sms:'];
const IMAGE_SCHEMES = ['http:', 'https:'];
const PICTURE = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;

/** What the editor makes, and what browsers paste into it under other names. */
const RICH_TEXT: MarkupPolicy = {
  tags: new Set([
    ...['p', 'br', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'pre', 'blockquote'],
    ...['ol', 'ul', 'li', 'a', 'img', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ]),
  renamed: new Map([
    ['b', 'strong'],
    ['i', 'em'],
    ['strike', 's'],
    ['del', 's'],
    ['ins', 'u'],
    ['div', 'p'],
  ]),
  silent: new Set(SILENT_TAGS),
  attributes: new Map([
    ['a', toLink],
    ['img', toImage],
  ]),
  // Far deeper than any list in a list.
  deepest: 40,
  // Whoever takes a text says no to a longer one before, or takes it apart.
  mostCharacters: 2 * LIMITS.experienceDescriptionMaxLength,
  mostTags: LIMITS.experienceDescriptionMaxLength / 4,
  mostMade: 4 * LIMITS.experienceDescriptionMaxLength,
};

/**
 * HTML of a rich text as it may be stored and shown: no script, no handler, no style, no address but those people
 * follow. Text that holds nothing becomes ''.
 */
export function cleanRichText(html: string): string {
  const clean = cleanMarkup(html, RICH_TEXT).trim();
  const text = clean.replace(/<(?!img)[^>]*>?|&nbsp;|\u00a0/g, '').trim();
  return text === '' ? '' : clean;
}

function toLink({ href }: Attributes): Attributes {
  if (href === undefined || findAddress(href, LINK_SCHEMES) === null) return {};
  return { href, rel: 'noopener noreferrer nofollow', target: '_blank' };
}

function toImage({ src = '', alt }: Attributes): Attributes | null {
  if (!PICTURE.test(src) && findAddress(src, IMAGE_SCHEMES) === null) return null;
  return alt === undefined ? { src } : { src, alt };
}
