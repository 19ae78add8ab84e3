/** What stays of an employer's HTML in a snippet; everything else is taken off, and every attribute. */
const KEPT = new Set(['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u']);
const VOID = new Set(['br']);
/** Their words are no words of the posting. */
const DROPPED_WHOLE = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'title']);
/** A heading in a snippet would stand in the page's outline. */
const HEADING = /^h[1-6]$/;
/** Ends a line of text, so that "One" and "Two" in two cells do not become "OneTwo". */
const SEPARATES = new Set([
  'div',
  'td',
  'th',
  'tr',
  'dt',
  'dd',
  'section',
  'article',
  'blockquote',
  'pre',
  'hr',
]);

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^'">]){0,5000}>|&(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[0-9a-f]{1,6});|\s+|[\s\S]/giu;

/** Far more than a snippet needs, however much markup there is; what is longer is not looked at. */
const READ_LENGTH = 100_000;

const ESCAPED: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

interface Cut {
  html: string;
  /** Characters that can be seen. */
  length: number;
  open: string[];
  /** Of an element whose words are left out. */
  skipping: string | null;
}

function closeTo(cut: Cut, name: string): void {
  if (!cut.open.includes(name)) return;
  for (let last = cut.open.pop(); last !== undefined; last = cut.open.pop()) {
    cut.html += `</${last}>`;
    if (last === name) return;
  }
}

function addSpace(cut: Cut): void {
  if (cut.html === '' || /[\s>]$/.test(cut.html)) return;
  cut.html += ' ';
  cut.length += 1;
}

function addTag(cut: Cut, name: string, isEnd: boolean): void {
  if (HEADING.test(name)) {
    // "<h2>Role</h2>" → "<p><strong>Role</strong></p>"
    for (const tag of isEnd ? ['strong', 'p'] : ['p', 'strong']) addTag(cut, tag, isEnd);
    return;
  }
  if (SEPARATES.has(name)) addSpace(cut);
  if (!KEPT.has(name)) return;
  if (isEnd) {
    closeTo(cut, name);
    return;
  }
  // A paragraph in a paragraph: the browser would end the first one, and our end tags would open another.
  if (name === 'p') closeTo(cut, 'p');
  cut.html += `<${name}>`;
  if (!VOID.has(name)) cut.open.push(name);
}

function addToken(cut: Cut, [token, slash, tag]: RegExpMatchArray): void {
  const name = tag?.toLowerCase();
  if (cut.skipping !== null) {
    if (slash === '/' && name === cut.skipping) cut.skipping = null;
    return;
  }
  if (token.startsWith('<!--')) return;
  if (name !== undefined) {
    if (slash === '' && DROPPED_WHOLE.has(name)) cut.skipping = name;
    else addTag(cut, name, slash === '/');
    return;
  }
  if (/^\s/.test(token)) {
    addSpace(cut);
    return;
  }
  cut.html += token.length > 1 && token.startsWith('&') ? token : (ESCAPED[token] ?? token);
  cut.length += 1;
}

/**
 * The beginning of (sanitised) HTML, up to `length` visible characters followed by an ellipsis, as HTML that is whole: no
 * tag or entity is cut apart, every tag that opens is closed, none has attributes. Shorter HTML comes back without an
 * ellipsis. ("<p>Build <b>big pipes</b></p>", 9) → "<p>Build <b>big…</b></p>"
 */
export function cutHtml(html: string, length: number): string {
  const cut: Cut = { html: '', length: 0, open: [], skipping: null };
  for (const token of html.slice(0, READ_LENGTH).matchAll(TOKEN)) {
    const isText = token[2] === undefined && !token[0].startsWith('<!--') && cut.skipping === null;
    if (isText && cut.length >= length && token[0].trim() !== '') {
      cut.html = `${cut.html.trimEnd()}…`;
      break;
    }
    // Nothing more is opened once it is full; what is left may still turn out to be only end tags.
    if (cut.length >= length && token[2] !== undefined && token[1] !== '/') continue;
    addToken(cut, token);
  }
  for (const name of cut.open.reverse()) cut.html += `</${name}>`;
  return cut.html.replace(/<(p|li|strong|b|em|i|u)>\s*<\/\1>/g, '');
}
