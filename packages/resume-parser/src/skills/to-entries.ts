import { hasBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/lines.ts';
import { findHeading } from '../words/headings.ts';
import { joinBroken } from '../words/hyphens.ts';
import { toChips } from './chips.ts';
import type { Entry } from './group-names.ts';
import { isRating } from './rating.ts';
import { splitList } from './split-list.ts';

/** How far right of its mark a point goes on, times its size; further right is another column. */
const MOST_INDENT = 5;
/** Characters of one list that goes on over lines. */
const LONGEST_LIST = 4_000;

/** Joins what was broken at the end of a line and leaves one entry for each cell or point. */
export function toEntries(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  const right = lines.reduce((most, line) => Math.max(most, line.right), 0);
  let previous: Line | null = null;
  for (const line of lines) {
    const goesOn: Entry | undefined = line.cells.length === 1 ? findOpen(entries, previous, line) : undefined;
    if (goesOn && previous && continues(goesOn, previous, line, right)) {
      const [cell] = line.cells;
      const text = joinBroken(goesOn.text, line.text);
      if (cell) goesOn.parts.push({ chunk: cell, from: text.length - line.text.length });
      goesOn.text = text;
      goesOn.lines.push(line);
    } else {
      entries.push(...toCells(line));
    }
    previous = line;
  }
  return entries;
}

/** The list that a line may go on with: of two beside each other the one it stands under, where that is not at its end. */
function findOpen(entries: readonly Entry[], previous: Line | null, line: Line): Entry | undefined {
  const last = entries.at(-1);
  if (!previous || previous.cells.length < 2) return last;
  const above = entries
    .slice(-previous.cells.length)
    .find(({ parts: [part] }) => part && Math.abs(part.chunk.x - line.x) < 3);
  return above && /[·•,;|]$/.test(above.text) ? above : last;
}

function toCells(line: Line): Entry[] {
  const entries: Entry[] = [];
  const [first, ...rest] = line.cells;
  const isLabelled =
    first !== undefined &&
    rest.length > 0 &&
    !first.text.endsWith(':') &&
    findHeading(first.text) === 'skills';
  for (const chunk of isLabelled ? rest : line.cells) {
    const last = entries.at(-1);
    // A bullet or a label in a cell of its own belongs to the next one.
    const isOpen = last && (/^[^\p{L}\p{N}]*$/u.test(last.text) || /:$/.test(last.text));
    if (isOpen) {
      last.parts.push({ chunk, from: last.text.length + 1 });
      last.text += ` ${chunk.text}`;
    } else {
      entries.push(...toChips(chunk, line));
    }
  }
  return entries;
}

function continues(entry: Entry, previous: Line, line: Line, right: number): boolean {
  if (previous.page !== line.page || previous.block !== line.block || hasBullet(line.text)) return false;
  if (entry.text.length > LONGEST_LIST || isRating(line.text)) return false;
  if (Math.abs(previous.size - line.size) > 0.6 || line.y - previous.y > line.size * 2) return false;
  if (/\p{L}-$/u.test(entry.text) && /^\p{Ll}/u.test(line.text)) return true;
  // `Programme` over `planning`, both set apart from the level below.
  if (previous.isBold && line.isBold && /^\p{Ll}/u.test(line.text) && line.y - previous.y < line.size * 1.5)
    return true;
  if (/[,;/&(·•|]$/.test(entry.text) && !/^[^:,]{2,30}:/.test(line.text)) return true;
  if (/^(?:and|und|et|y|e|och|en) /.test(line.text)) return true;
  if (/^[^:,]{2,30}:\s/.test(line.text) || line.isBold !== previous.isBold) return false;
  const isOpenBracket = (entry.text.match(/\(/g)?.length ?? 0) > (entry.text.match(/\)/g)?.length ?? 0);
  if (isOpenBracket) return true;
  const isIndented =
    (hasBullet(previous.text) || entry.lines.length > 1) &&
    line.x > (entry.lines[0]?.x ?? 0) + 2 &&
    line.x < (entry.lines[0]?.x ?? 0) + line.size * MOST_INDENT;
  const firstWord = line.text.split(' ')[0] ?? '';
  const wouldNotFit = previous.right + firstWord.length * line.size * 0.5 + 4 > right;
  return (
    (/[,;|•·∙●▪◦■♦◆]/.test(entry.text) && splitList(entry.text).length > 1 && wouldNotFit) ||
    (isIndented && hasBullet(entry.lines[0]?.text ?? ''))
  );
}
