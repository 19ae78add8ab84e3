import type { Chunk } from '../layout/chunks.ts';
import { joinLines, toLine, type Line } from '../layout/lines.ts';
import { findDates } from '../words/find-dates.ts';
import { joinBroken } from '../words/hyphens.ts';

/**
 * What had no room beside the dates at the end of its line goes on in the next one: `Clerk, Association Les | 2019 – 2021`
 * over `Berges Vives, Nantes`.
 */
export function joinWrapped(lines: readonly Line[]): Line[] {
  return joinLines(lines, joinBelow);
}

function joinBelow(above: Line, below: Line): Line | null {
  const [text, dates, ...more] = above.cells;
  const [rest, ...others] = below.cells;
  if (!text || !dates || !rest || more.length > 0 || others.length > 0) return null;
  const isNear = above.page === below.page && below.y - above.y < rest.size * 1.5;
  const isFlush = Math.abs(text.x - rest.x) < 1.5 && Math.abs(text.size - rest.size) < 0.4;
  const isBroken = isFull(text, rest, dates) || isOfTwoLooks(text, rest, below);
  if (!isNear || !isFlush || !isDate(dates) || !isOpen(text, rest) || !isBroken) return null;
  const whole: Chunk = { ...text, text: joinBroken(text.text, rest.text).replace(/\.$/, ''), spans: [] };
  return toLine([whole, dates], above.block);
}

function isDate({ text }: Chunk): boolean {
  const [dates] = findDates(text);
  return dates !== undefined && text.length - (dates.to - dates.from) <= 4;
}

/** A list of names that is not at its end, and goes on in the look in which it broke off. */
function isOpen(text: Chunk, rest: Chunk): boolean {
  const [last, first] = [text.spans.at(-1), rest.spans[0]];
  const isOneLook = last !== undefined && last.font === first?.font;
  return (
    isOneLook && text.text.includes(', ') && !text.text.endsWith('.') && findDates(rest.text).length === 0
  );
}

/** Of a line that changes its look, what goes on in the last one is no new text: a point of a list has one look. */
function isOfTwoLooks(text: Chunk, rest: Chunk, { cells }: Line): boolean {
  const [first, last] = [text.spans[0], text.spans.at(-1)];
  const isChanged = first !== undefined && first.font !== last?.font;
  return isChanged && cells.length === 1 && (rest.spans.length > 1 || rest.spans[0]?.font !== first.font);
}

/** Whether the next line's first word had no room before the dates. */
function isFull(text: Chunk, rest: Chunk, dates: Chunk): boolean {
  const word = rest.text.split(' ')[0] ?? '';
  const letter = (text.right - text.x) / Math.max(1, text.text.length);
  return rest.right < dates.x && text.right + (word.length + 1) * letter > dates.x - dates.size;
}
