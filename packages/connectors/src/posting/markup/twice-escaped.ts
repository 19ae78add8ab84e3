import { decodeEntities } from '@firsthand/markup';

/**
 * Entities that nobody writes to be read as they are. Angle brackets and the ampersand by number are left: they would make
 * another entity or look like markup.
 */
const ESCAPED =
  /&(?:amp;)*(?:#(?!(?:0*(?:38|60|62)|x0*(?:26|3c|3e));)(?:\d{2,6}|x[\da-f]{2,5});|(?:nbsp|quot|apos|[lr]squo|[lr]dquo|sbquo|bdquo|ndash|mdash|hellip|bull|middot|rsaquo|lsaquo|euro|pound|reg|trade|copy|deg|[aeiouAEIOU](?:acute|grave|circ|uml|tilde)|[cC]cedil|[nN]tilde|szlig|aring|Aring|aelig|oslash|Oslash);)|&(?:amp;)+/gi;

/**
 * What the source escaped twice, once more decoded: a text "Driver&#39;s &amp; cook" → "Driver's & cook". Only in texts, which
 * are escaped when they are written: it never becomes markup.
 */
export function decodeTwiceEscaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ESCAPED, (entity) => decodeEntities(entity.replace(/^&(?:amp;)+/i, '&')));
}
