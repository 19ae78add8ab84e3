import { decodeTwiceEscaped } from './twice-escaped.ts';
import { INLINE, isBlock, isElement, textOf, VOID, type Element, type MarkupNode } from './tree.ts';

/** Blocks that may hold loose text beside other blocks. */
const FLOW = new Set(['li', 'blockquote', 'td', 'th', 'dd', 'dt', 'pre']);

/**
 * Brings employers' markup into one shape: paragraphs instead of bare text and wrappers, no empty elements, no stray
 * blanks, list items inside lists. Doing it twice changes nothing more.
 */
export function tidy(nodes: readonly MarkupNode[]): MarkupNode[] {
  return wrapLoose(tidyChildren(nodes), true);
}

function tidyChildren(nodes: readonly MarkupNode[], inLink = false): MarkupNode[] {
  return mergeTexts(
    nodes.flatMap((node) => (isElement(node) ? tidyElement(node, inLink) : [toBlanks(node)])),
  );
}

/** Signs without width that only say where a line may break; joiners, which shape letters, stay. */
export const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/gu;

function toBlanks(text: string): string {
  return decodeTwiceEscaped(text)
    .replace(INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\u0000-\u001f\u007f]/g, '');
}

/** What is left of an empty block: the words around it stand on lines of their own. */
const LINE_BREAK: Element = { name: 'br', href: null, children: [] };

function tidyElement(element: Element, inLink: boolean): MarkupNode[] {
  const { name } = element;
  if (VOID.has(name)) return [{ ...element, children: [] }];
  const isLink = name === 'a';
  const children = tidyChildren(element.children, inLink || isLink);
  if (INLINE.has(name)) return tidyInline(element, children, isLink && inLink);
  if ((name === 'div' || name === 'p') && textOf(children) === '') return [LINE_BREAK];
  if (name === 'div') return wrapLoose(children, true);
  if (name === 'p' || name === 'h3' || name === 'h4') return tidyTextBlock(element, children);
  if (name === 'ul' || name === 'ol') return keepFilled(element, toItems(children));
  if (children.some((child) => endsAt(name, child))) return toSiblings(element, children);
  if (FLOW.has(name)) return keepFilled(element, trimBlock(children), name === 'td' || name === 'th');
  return keepFilled(
    element,
    children.filter((child) => child !== ' ' && child !== ''),
  );
}

/** By element: what ends it, to the HTML parser, by beginning inside it; so it cannot stand directly in it. */
const ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'tr'],
  th: ['th', 'td', 'tr'],
  tr: ['tr'],
  thead: ['td', 'tbody'],
  tbody: ['tbody'],
};

function endsAt(name: string, child: MarkupNode): boolean {
  return isElement(child) && ENDED_BY[name]?.includes(child.name) === true;
}

/** `<dd>a<dd>b</dd>c</dd>`, left over from formatting that stood between the two, becomes three in a row. */
function toSiblings(element: Element, children: readonly MarkupNode[]): MarkupNode[] {
  const siblings: MarkupNode[] = [];
  let run: MarkupNode[] = [];
  const flush = () => {
    siblings.push(...keepFilled(element, trimBlock(run)));
    run = [];
  };
  for (const child of children) {
    if (!endsAt(element.name, child)) {
      run.push(child);
      continue;
    }
    flush();
    siblings.push(child);
  }
  flush();
  return siblings;
}

/** Formatting around blocks, around nothing, or a link in a link is dropped; what it holds stays. */
function tidyInline(element: Element, children: MarkupNode[], isNestedLink: boolean): MarkupNode[] {
  if (isNestedLink || children.some(isBlock) || textOf(children) === '') return children;
  return [{ ...element, children }];
}

function tidyTextBlock(element: Element, children: MarkupNode[]): MarkupNode[] {
  if (!children.some(isBlock)) return keepFilled(element, trimBlock(children));
  // A heading around paragraphs is still a heading; around anything larger it was only decoration.
  const isHeadingOfParagraphs =
    element.name !== 'p' &&
    children.every((child) => !isBlock(child) || child.name === 'p') &&
    textOf(children).length <= 160;
  if (!isHeadingOfParagraphs) return wrapLoose(children, true);
  const flat = children.flatMap((child) => (isBlock(child) ? [' ', ...child.children, ' '] : [child]));
  return keepFilled(element, trimBlock(mergeTexts(flat)));
}

function keepFilled(element: Element, children: MarkupNode[], mayBeEmpty = false): MarkupNode[] {
  return children.length > 0 || mayBeEmpty ? [{ ...element, children }] : [];
}

/** Everything in a list becomes an item; a list in a list joins the item before it. */
function toItems(children: MarkupNode[]): MarkupNode[] {
  const items: Element[] = [];
  for (const child of children) {
    if (isElement(child) && child.name === 'li') items.push({ ...child, children: [...child.children] });
    else if (isElement(child) && (child.name === 'ul' || child.name === 'ol') && items.length > 0) {
      items.at(-1)?.children.push(child);
    } else if (textOf([child]) !== '') {
      items.push({ name: 'li', href: null, children: trimBlock([child]) });
    }
  }
  return items;
}

/** Puts runs of inline content into paragraphs and runs of bare list items into a list. */
function wrapLoose(nodes: readonly MarkupNode[], intoParagraphs: boolean): MarkupNode[] {
  const blocks: MarkupNode[] = [];
  let run: MarkupNode[] = [];
  const flush = () => {
    const content = trimBlock(run);
    if (content.length > 0 && intoParagraphs) blocks.push({ name: 'p', href: null, children: content });
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    flush();
    const last = blocks.at(-1);
    if (node.name !== 'li') blocks.push(node);
    else if (isElement(last) && last.name === 'ul' && looseLists.has(last)) last.children.push(node);
    else blocks.push(toLooseList(node));
  }
  flush();
  return blocks;
}

const looseLists = new WeakSet<Element>();

function toLooseList(item: Element): Element {
  const list: Element = { name: 'ul', href: null, children: [item] };
  looseLists.add(list);
  return list;
}

function mergeTexts(nodes: readonly MarkupNode[]): MarkupNode[] {
  const merged: MarkupNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (typeof node === 'string' && typeof last === 'string')
      merged[merged.length - 1] = toBlanks(last + node);
    else if (node !== '') merged.push(node);
  }
  return merged;
}

/** Takes blanks and line breaks off both ends, and leaves at most two line breaks in a row. */
function trimBlock(nodes: readonly MarkupNode[]): MarkupNode[] {
  const content = limitBreaks(nodes);
  while (isBlank(content[0])) content.shift();
  while (isBlank(content.at(-1))) content.pop();
  const first = content[0];
  if (typeof first === 'string') content[0] = first.trimStart();
  const last = content.at(-1);
  if (typeof last === 'string') content[content.length - 1] = last.trimEnd();
  return content;
}

function isBlank(node: MarkupNode | undefined): boolean {
  if (node === undefined) return false;
  return typeof node === 'string' ? node.trim() === '' : node.name === 'br';
}

function limitBreaks(nodes: readonly MarkupNode[]): MarkupNode[] {
  const kept: MarkupNode[] = [];
  let breaks = 0;
  for (const node of nodes) {
    const isBreak = isElement(node) && node.name === 'br';
    if (isBreak) breaks += 1;
    else if (!isBlank(node)) breaks = 0;
    if (breaks > 0 && !isBreak) continue;
    if (breaks <= 2) kept.push(node);
  }
  return kept;
}
