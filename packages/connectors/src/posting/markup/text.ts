import { isElement, type Element, type MarkupNode } from './tree.ts';

const PARAGRAPH_GAP = '\n\n';
const LINE_GAP = '\n';

interface Lines {
  text: string;
  /** The break still owed before the next words. */
  gap: string;
}

/**
 * A tidied tree as plain text: paragraphs and headings apart by an empty line, list items on lines of their own after
 * "• " (or their number), table cells joined by " | ".
 */
export function writeText(nodes: readonly MarkupNode[], limit: number): string {
  const lines: Lines = { text: '', gap: '' };
  writeAll(nodes, lines, limit);
  return lines.text.slice(0, limit).split('\n').map(trimBlanks).join('\n').trim();
}

/** Blanks at the end of a line go; a pattern for them would try anew at each blank of a long run. */
function trimBlanks(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ' || line[end - 1] === '\t') end -= 1;
  return line.slice(0, end);
}

function writeAll(nodes: readonly MarkupNode[], lines: Lines, limit: number): void {
  for (const node of nodes) {
    if (lines.text.length >= limit) return;
    if (isElement(node)) writeElement(node, lines, limit);
    else append(lines, node);
  }
}

function append(lines: Lines, text: string): void {
  if (text.trim() === '' && (lines.gap !== '' || lines.text === '')) return;
  const words = lines.gap === '' ? text : text.trimStart();
  lines.text += (lines.text === '' ? '' : lines.gap) + words;
  lines.gap = '';
}

function breakLine(lines: Lines, gap: string): void {
  if (gap.length > lines.gap.length) lines.gap = gap;
}

function writeElement(element: Element, lines: Lines, limit: number): void {
  const { name, children } = element;
  if (name === 'br') breakLine(lines, LINE_GAP);
  else if (name === 'hr') breakLine(lines, PARAGRAPH_GAP);
  else if (name === 'ul' || name === 'ol') writeList(element, lines, limit);
  else if (name === 'tr') writeRow(children, lines, limit);
  else {
    const gap = GAPS[name] ?? '';
    breakLine(lines, gap);
    writeAll(children, lines, limit);
    breakLine(lines, gap);
  }
}

const GAPS: Readonly<Record<string, string>> = {
  p: PARAGRAPH_GAP,
  h3: PARAGRAPH_GAP,
  h4: PARAGRAPH_GAP,
  blockquote: PARAGRAPH_GAP,
  pre: PARAGRAPH_GAP,
  table: PARAGRAPH_GAP,
  dl: PARAGRAPH_GAP,
  dt: LINE_GAP,
  dd: LINE_GAP,
};

function writeList(list: Element, lines: Lines, limit: number): void {
  const isOuter = lines.gap !== LINE_GAP;
  breakLine(lines, isOuter ? PARAGRAPH_GAP : LINE_GAP);
  list.children.forEach((item, index) => {
    breakLine(lines, LINE_GAP);
    append(lines, list.name === 'ol' ? `${index + 1}. ` : '• ');
    writeItem(isElement(item) ? item.children : [item], lines, limit);
  });
  breakLine(lines, isOuter ? PARAGRAPH_GAP : LINE_GAP);
}

/** The paragraphs of an item or cell stand on lines, not apart. */
function writeItem(children: readonly MarkupNode[], lines: Lines, limit: number): void {
  children.forEach((child, index) => {
    if (isElement(child) && child.name === 'p') {
      if (index > 0) breakLine(lines, LINE_GAP);
      writeAll(child.children, lines, limit);
      breakLine(lines, LINE_GAP);
    } else {
      if (isElement(child) && (child.name === 'ul' || child.name === 'ol')) breakLine(lines, LINE_GAP);
      writeAll([child], lines, limit);
    }
  });
}

function writeRow(cells: readonly MarkupNode[], lines: Lines, limit: number): void {
  breakLine(lines, LINE_GAP);
  cells.forEach((cell, index) => {
    if (index > 0 && lines.gap === '') append(lines, ' | ');
    writeItem(isElement(cell) ? cell.children : [cell], lines, limit);
    lines.gap = '';
  });
  breakLine(lines, LINE_GAP);
}
