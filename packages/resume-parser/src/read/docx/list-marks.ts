import type { ParagraphLook } from './looks.ts';
import { findChild, listChildren, type XmlNode } from '../../xml/parse-xml.ts';

/** What stands before the points of lists. */
export interface ListMarks {
  /** `'•'`, `'2.'`, or null for a paragraph of no list. */
  next: (list: ParagraphLook['list']) => string | null;
  /** A point that states no place of its own stands in by its level. */
  indent: (look: ParagraphLook) => ParagraphLook;
}

const STEP = 18;
const DEEPEST = 8;

/** Counts the points of each list through the document. */
export function createListMarks(numbering: XmlNode | null): ListMarks {
  const root = numbering ?? undefined;
  const abstracts = new Map(
    listChildren(root, 'abstractNum').map((node) => [node.attributes['abstractNumId'] ?? '', node]),
  );
  const lists = new Map(
    listChildren(root, 'num').map((node) => [
      node.attributes['numId'] ?? '',
      abstracts.get(findChild(node, 'abstractNumId')?.attributes['val'] ?? ''),
    ]),
  );
  const counts = new Map<string, number[]>();
  return {
    next: (list) => {
      if (!list) return null;
      const depth = toDepth(list);
      const level = listChildren(lists.get(list.id), 'lvl').find(
        ({ attributes }) => attributes['ilvl'] === String(depth),
      );
      const format = findChild(level, 'numFmt')?.attributes['val'] ?? 'bullet';
      if (format === 'none') return null;
      if (format === 'bullet') return '•';
      const above = (counts.get(list.id) ?? []).slice(0, depth + 1);
      const number = (above[depth] ?? 0) + 1;
      above[depth] = number;
      counts.set(list.id, above);
      return `${number}.`;
    },
    indent: (look) =>
      look.left > 0 ? look : { ...look, left: STEP * (toDepth(look.list) + 1), first: -STEP },
  };
}

function toDepth(list: ParagraphLook['list']): number {
  return Math.min(DEEPEST, Math.max(0, Math.trunc(list?.level ?? 0)));
}
