import type { RunLook } from './looks.ts';
import { measureText } from './measure-text.ts';
import type { Paragraph, Piece } from './read-blocks.ts';

/** Text of one look on a line. */
export interface SetRun {
  text: string;
  x: number;
  width: number;
  look: RunLook;
  address: string | null;
}

export interface SetLine {
  runs: SetRun[];
  size: number;
  /** A new page begins behind it. */
  endsPage: boolean;
}

const TAB_STEP = 36;
/** What follows a tab stands apart, as it does on paper. */
const LEAST_TAB_GAP = 1.2;
const NARROWEST = 36;
const MARK_GAP = 0.4;
/** What is set flush right ends at the edge, give or take. */
const ROUNDING = 0.5;

/** Breaks a paragraph into lines between two edges. */
export function setLines(paragraph: Paragraph, from: number, to: number): SetLine[] {
  const { look, mark, run } = paragraph;
  const left = from + Math.max(0, look.left);
  const right = Math.max(left + NARROWEST, to - Math.max(0, look.right));
  const lines: SetLine[] = [];
  let runs: SetRun[] = [];
  let cursor = mark === null ? Math.max(from, left + look.first) : left;
  let hasTab = false;

  const end = (endsPage = false): void => {
    const size = runs.reduce((most, { look: own }) => Math.max(most, own.size), 0) || paragraph.size;
    const shown = trimEnd(runs);
    const last = shown.at(-1);
    const free = last && !hasTab ? Math.max(0, right - last.x - last.width) : 0;
    const shift = look.align === 'right' ? free : look.align === 'center' ? free / 2 : 0;
    lines.push({ runs: shown.map((own) => ({ ...own, x: own.x + shift })), size, endsPage });
    [runs, cursor, hasTab] = [[], left, false];
  };
  const put = (text: string, own: RunLook, address: string | null): void => {
    const width = measureText(text, own);
    const isSpace = text.trim() === '';
    if (!isSpace && runs.length > 0 && cursor + width > right + ROUNDING) end();
    if (isSpace && runs.length === 0) return;
    const last = runs.at(-1);
    const goesOn =
      last?.look === own && last.address === address && Math.abs(last.x + last.width - cursor) < 0.01;
    if (goesOn) {
      last.text += text;
      last.width += width;
    } else runs.push({ text, x: cursor, width, look: own, address });
    cursor += width;
  };

  if (mark !== null) {
    const width = measureText(mark, run);
    runs.push({ text: mark, x: left - width - MARK_GAP * run.size, width, look: run, address: null });
  }
  for (const [index, piece] of paragraph.pieces.entries()) {
    if (piece.kind === 'text') {
      for (const word of piece.text.match(/\s+|\S+/g) ?? []) put(word, piece.look, piece.address);
    } else if (piece.kind === 'tab') {
      const width = measureAhead(paragraph.pieces.slice(index + 1));
      cursor = findStop(look.tabs, { cursor, width, from, right, size: paragraph.size });
      hasTab ||= runs.length > 0;
    } else end(piece.kind === 'page');
  }
  if (runs.length > 0 || lines.length === 0) end();
  return lines;
}

/** Up to the next tab or end of a line. */
function measureAhead(pieces: readonly Piece[]): number {
  const end = pieces.findIndex(({ kind }) => kind !== 'text');
  return (end < 0 ? pieces : pieces.slice(0, end)).reduce(
    (sum, piece) => sum + (piece.kind === 'text' ? measureText(piece.text.trimEnd(), piece.look) : 0),
    0,
  );
}

function findStop(
  tabs: Paragraph['look']['tabs'],
  { cursor, width, from, right, size }: Record<'cursor' | 'width' | 'from' | 'right' | 'size', number>,
): number {
  const stop = tabs.find(({ at }) => from + at > cursor);
  const at = Math.min(right, from + (stop?.at ?? (Math.floor((cursor - from) / TAB_STEP) + 1) * TAB_STEP));
  const start = stop?.kind === 'right' ? at - width : stop?.kind === 'center' ? at - width / 2 : at;
  return Math.max(start, cursor + LEAST_TAB_GAP * size);
}

function trimEnd(runs: readonly SetRun[]): SetRun[] {
  const last = runs.findLastIndex(({ text }) => text.trim() !== '');
  return runs.slice(0, last + 1).map((run, index) => {
    if (index < last) return run;
    const text = run.text.trimEnd();
    return { ...run, text, width: measureText(text, run.look) };
  });
}
