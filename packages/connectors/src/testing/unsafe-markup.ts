import { Parser } from 'htmlparser2';

const FORBIDDEN_ELEMENTS = new Set(
  'script style iframe frame object embed applet base meta link form input button select textarea svg math template noscript img video audio'.split(
    ' ',
  ),
);
const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/** What in sanitised HTML could run or load something: elements, handlers, styles, schemes. Empty when inert. */
export function findUnsafeMarkup(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (FORBIDDEN_ELEMENTS.has(name.toLowerCase())) found.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on/i.test(attribute) || attribute === 'style' || attribute === 'srcdoc')
          found.push(`${attribute}=`);
        if (/^(href|src|action|formaction|xlink:href)$/i.test(attribute) && !isSafeTarget(value)) {
          found.push(`${attribute}=${value.slice(0, 40)}`);
        }
      }
    },
  });
  parser.end(html);
  return found;
}

/** Browsers drop tabs, line breaks and leading control characters from an address before reading its scheme. */
function isSafeTarget(address: string): boolean {
  const compact = address.replace(/[\u0000-\u0020]/g, '');
  return URL.canParse(compact) && SAFE_SCHEMES.has(new URL(compact).protocol);
}
