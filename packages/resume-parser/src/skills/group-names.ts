import { hasBullet } from '../layout/bullets.ts';
import type { Chunk } from '../layout/chunks.ts';
import type { Line } from '../layout/lines.ts';
import { isRating } from './rating.ts';
import { countSeparators } from './split-list.ts';

/** Cells that belong together: one, or one that goes on over several lines. */
export interface Entry {
  text: string;
  parts: { chunk: Chunk; from: number }[];
  lines: Line[];
  right: number;
}

/** `Web Frameworks`, perhaps with a level under it, over `React, Angular, Vue`. */
export function isNameOfGroup(entry: Entry, [next, afterNext]: readonly Entry[]): boolean {
  const [line] = entry.lines;
  const list = next && isRating(next.text) ? afterNext : next;
  const listLine = list?.lines[0];
  if (!line || !list || !listLine || line.cells.length > 1 || hasBullet(entry.text)) return false;
  if (countSeparators(entry.text) > 0 || entry.text.includes(':') || countSeparators(list.text) < 2)
    return false;
  return isOtherLook(line, listLine);
}

/** `Tools` over a row of single skills, and again over the next row: each set in a look of its own. */
export function isOverChips(entry: Entry, lines: readonly Line[]): boolean {
  const [line] = entry.lines;
  if (!line || line.cells.length > 1 || hasBullet(entry.text) || entry.lines.length > 1) return false;
  const isLabel = (each: Line, next: Line | undefined): boolean =>
    next !== undefined &&
    !isRating(next.text) &&
    !next.text.endsWith(':') &&
    each.cells.length === 1 &&
    isOtherLook(each, next) &&
    each.text.split(' ').length <= 4;
  const labels = lines.filter((each, at) => isLabel(each, lines[at + 1]) && !isOtherLook(each, line));
  const next = lines[lines.indexOf(line) + 1];
  const isTelling = labels.length >= 2 || (next !== undefined && next.cells.length >= 2);
  return labels.includes(line) && isTelling && labels.length * 2 <= lines.length && isWeightier(line, next);
}

function isOtherLook(a: Line, b: Line): boolean {
  return a.isBold !== b.isBold || Math.abs(a.size - b.size) > 0.5 || a.colour !== b.colour;
}

/** A label is not lighter than what it names. */
function isWeightier(line: Line, next: Line | undefined): boolean {
  return next === undefined || (line.size >= next.size - 0.5 && (line.isBold || !next.isBold));
}

/** `Methods | Practice` over points, perhaps with their levels between: the names of groups that stand beside each other. */
export function areNamesOverPoints(line: Line, [next, afterNext]: readonly Line[]): boolean {
  const areNames = line.cells.length > 1 && line.isBold && line.cells.every(({ text }) => !hasBullet(text));
  const below = next?.cells.every(({ text }) => isRating(text)) ? afterNext : next;
  if (!areNames || below?.block !== line.block || below.cells.length > line.cells.length) return false;
  return !below.isBold && below.cells.every(({ text }) => hasBullet(text));
}
