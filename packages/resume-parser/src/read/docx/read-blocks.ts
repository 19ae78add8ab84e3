import type { Docx } from './open-docx.ts';
import type { ListMarks } from './list-marks.ts';
import type { Looks, ParagraphLook, RunLook } from './looks.ts';
import { findChild, listChildren, type XmlNode } from '../../xml/parse-xml.ts';

/** What stands in a paragraph, one after the other. */
export type Piece =
  | { kind: 'text'; text: string; look: RunLook; address: string | null }
  | { kind: 'tab' }
  | { kind: 'break' }
  | { kind: 'page' };

export interface Paragraph {
  kind: 'paragraph';
  look: ParagraphLook;
  size: number;
  mark: string | null;
  run: RunLook;
  pieces: Piece[];
}

export interface Table {
  kind: 'table';
  /** In points, as stated. */
  columns: number[];
  rows: { span: number; skipped: number; blocks: FlowBlock[] }[][];
}

export type FlowBlock = Paragraph | Table;

interface Reading {
  docx: Pick<Docx, 'findAddress'>;
  looks: Looks;
  marks: ListMarks;
}

const TWIPS = 20;
const MOST_COLUMNS = 63;
/** Taken out or moved away, notes of the editor, and what fields are made of. */
const UNSHOWN = new Set([
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'pPr',
  'rPr',
  'sectPr',
  'sdtPr',
  'tblPr',
]);

/** Paragraphs and tables in reading order; text boxes stand behind the paragraph that holds them. */
export function readBlocks(parent: XmlNode, reading: Reading): FlowBlock[] {
  return parent.children.flatMap((node): FlowBlock[] => {
    if (node.name === 'p') return readParagraph(node, reading);
    if (node.name === 'tbl') return [readTable(node, reading)];
    return UNSHOWN.has(node.name) ? [] : readBlocks(chooseOne(node), reading);
  });
}

function readParagraph(node: XmlNode, reading: Reading): FlowBlock[] {
  const { paragraph, run } = reading.looks.ofParagraph(findChild(node, 'pPr'));
  const pieces: Piece[] = [];
  const boxes: XmlNode[] = [];
  readInline(node, { ...reading, base: run, address: null }, pieces, boxes);
  const isEmpty = pieces.every((piece) => piece.kind !== 'text' || piece.text.trim() === '');
  const mark = isEmpty ? null : reading.marks.next(paragraph.list);
  const own: Paragraph = {
    ...{ kind: 'paragraph', pieces, run, size: run.size },
    look: mark === null ? paragraph : reading.marks.indent(paragraph),
    mark,
  };
  return [own, ...boxes.flatMap((box) => readBlocks(box, reading))];
}

interface Inline extends Reading {
  base: RunLook;
  address: string | null;
}

function readInline(parent: XmlNode, inline: Inline, pieces: Piece[], boxes: XmlNode[]): void {
  for (const node of parent.children) {
    if (UNSHOWN.has(node.name)) continue;
    if (node.name === 'r') readRun(node, inline, pieces, boxes);
    else if (node.name === 'hyperlink') {
      const address = reachOf(node, inline) ?? inline.address;
      readInline(node, { ...inline, address }, pieces, boxes);
    } else if (node.name === 'txbxContent') boxes.push(node);
    else readInline(chooseOne(node), inline, pieces, boxes);
  }
}

function reachOf({ attributes }: XmlNode, { docx }: Inline): string | null {
  return attributes['id'] === undefined ? null : docx.findAddress(attributes['id']);
}

function readRun(run: XmlNode, inline: Inline, pieces: Piece[], boxes: XmlNode[]): void {
  const look = inline.looks.ofRun(findChild(run, 'rPr'), inline.base);
  if (look.isHidden) return;
  for (const node of run.children) {
    const text = toText(node);
    if (text !== null) {
      const shown = look.isCapital ? text.toLocaleUpperCase('en') : text;
      // Some programs leave the sign itself in the text.
      for (const [index, part] of shown.split('\t').entries()) {
        if (index > 0) pieces.push({ kind: 'tab' });
        if (part !== '') pieces.push({ kind: 'text', text: part, look, address: inline.address });
      }
    } else if (node.name === 'tab' || node.name === 'ptab') pieces.push({ kind: 'tab' });
    else if (node.name === 'br' || node.name === 'cr') {
      pieces.push({ kind: node.attributes['type'] === 'page' ? 'page' : 'break' });
    } else if (!UNSHOWN.has(node.name)) readInline({ ...node, children: [node] }, inline, pieces, boxes);
  }
}

function toText({ name, text }: XmlNode): string | null {
  if (name === 't') return text.replace(/[\r\n]+/g, ' ');
  if (name === 'noBreakHyphen') return '-';
  return name === 'softHyphen' ? '' : null;
}

/** The same thing is often there twice, for new and for old programs. */
function chooseOne(node: XmlNode): XmlNode {
  if (node.name !== 'AlternateContent') return node;
  return findChild(node, 'Choice') ?? findChild(node, 'Fallback') ?? node;
}

function readTable(node: XmlNode, reading: Reading): Table {
  const columns = listChildren(findChild(node, 'tblGrid'), 'gridCol')
    .slice(0, MOST_COLUMNS)
    .map(({ attributes }) => Math.max(0, Number(attributes['w'] ?? 0) / TWIPS || 0));
  const rows = listThrough(node, 'tr').map((row) => {
    const skipped = spanOf(findChild(row, 'trPr', 'gridBefore'), 0);
    return listThrough(row, 'tc').map((cell, index) => ({
      span: spanOf(findChild(cell, 'tcPr', 'gridSpan'), 1),
      skipped: index === 0 ? skipped : 0,
      blocks: readBlocks(cell, reading),
    }));
  });
  return { kind: 'table', columns, rows };
}

/** Children of a name, also those that stand in a control for content. */
function listThrough(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => {
    if (child.name === name) return [child];
    return child.name === 'sdt' || child.name === 'sdtContent' || child.name === 'customXml'
      ? listThrough(child, name)
      : [];
  });
}

function spanOf(node: XmlNode | undefined, otherwise: number): number {
  const value = Number(node?.attributes['val'] ?? otherwise);
  return Number.isInteger(value) && value >= 0 ? Math.min(value, MOST_COLUMNS) : otherwise;
}
