/**
 * Where words stand in what is shown, whatever elements and white space lie between them. Null when they do not stand
 * there, as in a description that was edited since.
 */
export function findWords(shown: Element, words: string): Range | null {
  const wanted = words.replace(/\s+/gu, ' ').trim();
  if (wanted === '') return null;
  const { text, places } = readShown(shown);
  const at = text.indexOf(wanted);
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  if (!first || !last) return null;
  const range = shown.ownerDocument.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

interface Place {
  node: Node;
  offset: number;
}

/** The text with single blanks, and where each of its units stands. */
function readShown(shown: Element): { text: string; places: Place[] } {
  const walker = shown.ownerDocument.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const places: Place[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const data = node.nodeValue ?? '';
    for (let offset = 0; offset < data.length; offset++) {
      const unit = /\s/u.test(data[offset] ?? '') ? ' ' : (data[offset] ?? '');
      if (unit === ' ' && text.endsWith(' ')) continue;
      text += unit;
      places.push({ node, offset });
    }
  }
  return { text, places };
}
