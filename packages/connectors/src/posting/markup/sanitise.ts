import sanitizeHtml from 'sanitize-html';
import { limitDepth } from './depth.ts';

/** Deepest nesting kept; deeper tags are dropped, their text stays. */
const NESTING_LIMIT = 24;
/** Characters of input looked at, after inline images are taken out. */
const INPUT_LIMIT = 1_000_000;
/** Of these so many are parsed, once what is nested too deep is out: a million, mostly tags, took half a second at once. */
const PARSED_LIMIT = 100_000;
/** Tags that are parsed; behind them the text stays without its tags, since each costs as much as a line of text. */
const TAGS_LIMIT = 3_000;
/** What text processors write into every tag, and nobody reads. */
const LOOKS = /\s(?:style|class|lang)=(?:"[^"<>]*"|'[^'<>]*')/gi;
/** Addresses longer than this are trackers or attacks; the link's text stays. */
const HREF_LIMIT = 1_000;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h3', 'h4', 'p', 'div', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['strong', 'em', 'u', 's', 'sub', 'sup', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd'],
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The text of these is never meant to be read.
  nonTextTags: [
    ...[
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'iframe',
      'object',
      'embed',
      'svg',
      'math',
    ],
    ...[
      'title',
      'head',
      'select',
      'button',
      'xmp',
      'noembed',
      'noframes',
      'plaintext',
      'audio',
      'video',
      'canvas',
    ],
  ],
  nestingLimit: NESTING_LIMIT,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    ins: 'u',
    menu: 'ul',
    dir: 'ul',
    tfoot: 'tbody',
    ...Object.fromEntries(
      [
        'section',
        'article',
        'main',
        'header',
        'footer',
        'aside',
        'center',
        'figure',
        'address',
        'fieldset',
        'form',
      ].map((name) => [name, 'div']),
    ),
    a: (_name, attributes) => toLink(attributes['href']),
  },
};

function toLink(href: string | undefined): sanitizeHtml.Tag {
  const safe = toSafeHref(href ?? '');
  // A tag that is not on the list disappears and leaves its text.
  if (safe === null) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: { href: safe, rel: 'nofollow noopener noreferrer' } };
}

/** An absolute https, http or mailto address in the form the URL standard gives it, else null. */
function toSafeHref(href: string): string | null {
  const text = href.trim();
  if (text.length > HREF_LIMIT || !/^(?:https?:\/\/|mailto:)/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isAllowed = ['https:', 'http:', 'mailto:'].includes(url.protocol);
  return isAllowed && url.href.length <= HREF_LIMIT ? url.href : null;
}

/**
 * The safe subset of an employer's HTML. Inline images go before parsing: Breezy boards were seen with 20 MB of them.
 */
export function sanitise(html: string): string {
  const withoutImages = html.replace(/data:[a-z]+\/[a-z0-9.+-]{1,40}[;,][^"'\s<>]*/gi, '');
  const shallow = limitDepth(withoutImages.slice(0, INPUT_LIMIT).replaceAll('\0', ''));
  const plain = shallow.length > PARSED_LIMIT ? shallow.replace(LOOKS, '').replace(/ {2,}/g, ' ') : shallow;
  return sanitizeHtml(limitTags(plain.slice(0, PARSED_LIMIT)), options);
}

function limitTags(html: string): string {
  let at = -1;
  for (let tags = 0; tags < TAGS_LIMIT; tags += 1) {
    at = html.indexOf('<', at + 1);
    if (at === -1) return html;
  }
  return html.slice(0, at) + html.slice(at).replace(/<[^<>]*>?/g, ' ');
}
