/** Deeper than any real description; parsers keep their open tags in a list that is slow when long. */
const DEPTH_LIMIT = 400;
/** How far up a closing tag looks for its opening one. */
const LOOK_BACK = 60;

const VOID = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'wbr',
  'col',
  'area',
  'base',
  'embed',
  'source',
]);
/** Tags usually left unclosed: the next one of the same kind closes them. */
const SELF_CLOSING = new Set(['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option']);

/**
 * Takes all tags out from the point where nesting passes any honest depth, leaving the text. Linear in the input, so
 * a hundred thousand nested tags cost no more than the same amount of words.
 */
export function limitDepth(html: string): string {
  const open: string[] = [];
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    const name = (match[2] ?? '').toLowerCase();
    if (match[1] === '/') close(open, name);
    else if (!VOID.has(name)) push(open, name);
    if (open.length > DEPTH_LIMIT) {
      return html.slice(0, match.index) + html.slice(match.index).replace(/<\/?[a-z][^<>]*>?/gi, ' ');
    }
  }
  return html;
}

function push(open: string[], name: string): void {
  if (SELF_CLOSING.has(name) && open.at(-1) === name) return;
  open.push(name);
}

function close(open: string[], name: string): void {
  const lowest = Math.max(0, open.length - LOOK_BACK);
  for (let index = open.length - 1; index >= lowest; index -= 1) {
    if (open[index] === name) {
      open.length = index;
      return;
    }
  }
}
