import { cleanMarkup } from '../clean-markup.ts';
import { findAddress, SILENT_TAGS, type Attributes, type MarkupPolicy } from '../markup-policy.ts';

/** Pictures inside of addresses: Breezy boards were seen with 20 MB of them. */
const PICTURES = /data:[a-z]+\/[a-z0-9.+-]{1,40}[;,][^"'\s<>]*/gi;
/** Addresses longer than this are trackers or attacks; the link's text stays. */
const HREF_LIMIT = 1_000;

const POSTING: MarkupPolicy = {
  tags: new Set([
    ...['h3', 'h4', 'p', 'div', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['strong', 'em', 'u', 's', 'sub', 'sup', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd'],
  ]),
  renamed: new Map([
    ...toPairs('h3', ['h1', 'h2']),
    ...toPairs('h4', ['h5', 'h6']),
    ...toPairs('strong', ['b']),
    ...toPairs('em', ['i']),
    ...toPairs('s', ['strike', 'del']),
    ...toPairs('u', ['ins']),
    ...toPairs('ul', ['menu', 'dir']),
    ...toPairs('tbody', ['tfoot']),
    ...toPairs('div', ['section', 'article', 'main', 'header', 'footer', 'aside', 'center', 'figure']),
    ...toPairs('div', ['address', 'fieldset', 'form']),
  ]),
  silent: new Set([
    ...SILENT_TAGS,
    ...['noscript', 'template', 'iframe', 'object', 'embed', 'svg', 'math', 'title', 'head', 'select'],
    ...['button', 'noembed', 'noframes', 'plaintext', 'audio', 'video', 'canvas'],
  ]),
  attributes: new Map([['a', toLink]]),
  deepest: 24,
  // After inline pictures are taken out.
  mostCharacters: 1_000_000,
  // Each costs as much as a line of text.
  mostTags: 1_500,
  mostMade: 200_000,
};

/**
 * The safe subset of an employer's HTML: its text and shape, and links of https, http and mailto. Cleaning what is clean
 * changes nothing.
 */
export function cleanPosting(html: string): string {
  return cleanMarkup(html.replace(PICTURES, '').replaceAll('\0', ''), POSTING);
}

function toPairs(name: string, given: readonly string[]): [string, string][] {
  return given.map((one) => [one, name]);
}

function toLink({ href = '' }: Attributes): Attributes | null {
  const text = href.trim();
  if (text.length > HREF_LIMIT || !/^(?:https?:\/\/|mailto:)/i.test(text)) return null;
  const url = findAddress(text, ['https:', 'http:', 'mailto:']);
  if (url === null || url.href.length > HREF_LIMIT) return null;
  return { href: url.href, rel: 'nofollow noopener noreferrer' };
}
