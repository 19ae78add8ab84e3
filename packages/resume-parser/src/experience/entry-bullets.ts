import { dropBullet, hasBullet } from '../layout/bullets.ts';
import { toLine, type Line } from '../layout/lines.ts';
import { findDates } from '../words/find-dates.ts';
import { hasLegalForm } from '../words/titles.ts';
import { isOnlyDate } from './looks.ts';

/** The mark and the margin of a point. */
function toKey(line: Line): string {
  const mark = line.text.trim()[0] ?? '';
  return `${mark} ${Math.round(line.x / 4)}`;
}

/**
 * Where each position is a point of a list, its mark is dropped, so that what was done there, in points below it, is
 * told from it: `• Acme Corp, Denver` over `– Ran the shop`.
 */
export function dropEntryBullets(lines: readonly Line[]): Line[] {
  const isDated = lines.map(
    ({ text }) => text.length < 110 && findDates(text).some(({ isRange }) => isRange),
  );
  const dated = isDated.filter(Boolean).length;
  if (dated === 0) return [...lines];
  const points = new Map<string, { all: number; atDates: number }>();
  lines.forEach((line, index) => {
    if (!hasBullet(line.text)) return;
    const count = points.get(toKey(line)) ?? { all: 0, atDates: 0 };
    const next = lines[index + 1];
    const isOverDate = isDated[index + 1] === true && (!hasBullet(next?.text ?? '') || isOnlyDate(next));
    const isAtDate = isDated[index] === true || isOverDate;
    points.set(toKey(line), { all: count.all + 1, atDates: count.atDates + (isAtDate ? 1 : 0) });
  });
  return lines.map((line) => {
    const count = hasBullet(line.text) ? points.get(toKey(line)) : undefined;
    const opensEntries =
      count !== undefined &&
      count.atDates >= count.all * 0.75 &&
      count.atDates >= dated * 0.5 &&
      isShort(line);
    return opensEntries ? withoutBullet(line) : line;
  });
}

/** A sentence about a position keeps its mark. */
function isShort({ text }: Line): boolean {
  return text.length <= 110 && (!/\.$/.test(text) || hasLegalForm(text));
}

function withoutBullet(line: Line): Line {
  const [first, ...rest] = line.cells;
  if (!first) return line;
  const text = dropBullet(first.text);
  // A mark in a cell of its own stands before the text.
  if (text === '' || !/[\p{L}\p{N}]/u.test(text)) return rest.length === 0 ? line : toLine(rest, line.block);
  const width = (first.right - first.x) * (1 - text.length / Math.max(1, first.text.length));
  return toLine(
    [{ ...first, text, x: first.x + width, spans: dropFirst(first.spans, text) }, ...rest],
    line.block,
  );
}

/** The looks of what is left, when the mark had a look of its own. */
function dropFirst<T extends { text: string }>(spans: readonly T[], text: string): T[] {
  const [first, ...rest] = spans;
  if (!first) return [];
  if (dropBullet(`${first.text} x`) === 'x') return rest;
  return [{ ...first, text: spans.length === 1 ? text : dropBullet(first.text) }, ...rest];
}
