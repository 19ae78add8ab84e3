import { readMarkup } from '@firsthand/markup';

export interface Element {
  name: string;
  href: string | null;
  children: MarkupNode[];
}
/** A text is a plain string, already decoded. */
export type MarkupNode = Element | string;

export const INLINE = new Set(['strong', 'em', 'u', 's', 'sub', 'sup', 'a', 'code', 'br']);
export const VOID = new Set(['br', 'hr']);
export function isElement(node: MarkupNode | undefined): node is Element {
  return typeof node === 'object';
}

export function isBlock(node: MarkupNode): node is Element {
  return isElement(node) && !INLINE.has(node.name);
}

/** Reads sanitised HTML into a tree. The sanitiser has bounded its depth, so walking it recursively is safe. */
export function readTree(html: string): MarkupNode[] {
  const root: Element = { name: '', href: null, children: [] };
  const open: Element[] = [root];
  readMarkup(html, {
    open({ name, attributes }) {
      const element: Element = { name, href: attributes['href'] ?? null, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text(text) {
      const siblings = open.at(-1)?.children ?? [];
      const last = siblings.at(-1);
      if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
      else siblings.push(text);
    },
    close() {
      open.pop();
    },
  });
  return root.children;
}

/** All text below the nodes, blanks collapsed; enough to compare headings. */
export function textOf(nodes: readonly MarkupNode[]): string {
  return rawText(nodes).replace(/\s+/gu, ' ').trim();
}

function rawText(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => (isElement(node) ? (node.name === 'br' ? ' ' : rawText(node.children)) : node))
    .join('');
}
