import type { Line } from '../layout/lines.ts';
import { maskDurations } from '../words/durations.ts';
import { findDates } from '../words/find-dates.ts';

/** Where a line's text begins, beside a date in the margin; null for a line that only says when and how long. */
export function findTextEdge(line: Line): number | null {
  const text = line.cells.find(({ text: own }) => {
    const [dates] = findDates(own);
    return !dates || maskDurations(own).trim().length - (dates.to - dates.from) > 4;
  });
  return text?.x ?? null;
}

export function isOnlyDate(line: Line | undefined): boolean {
  return line !== undefined && findTextEdge(line) === null;
}

/** Set around one middle: where such lines begin says nothing. */
export function isCentredLike(a: Line, b: Line): boolean {
  return Math.abs(a.x + a.right - b.x - b.right) < 8 && Math.abs(a.x - b.x) > 3;
}

export function font(line: Line): string {
  return line.cells[0]?.spans[0]?.font ?? '';
}

export function looksAlike(a: Line, b: Line): boolean {
  return Math.abs(a.size - b.size) < 0.4 && a.colour === b.colour && font(a) === font(b);
}

export function isSetAlike(a: Line, b: Line): boolean {
  return Math.abs(a.x - b.x) < 3 && a.isBold === b.isBold && looksAlike(a, b);
}

export function isFlush(a: Line, b: Line): boolean {
  return Math.abs(a.x - b.x) < 4;
}
