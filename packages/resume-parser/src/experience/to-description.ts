import { dropBullet, hasBullet } from '../layout/bullets.ts';
import { toLinePlace, type Line } from '../layout/lines.ts';
import type { Found } from '../resume.ts';
import { joinBroken } from '../words/hyphens.ts';

/** A line per point; what was broken at the margin is joined again. */
export function toDescription(lines: readonly Line[]): Found<string> | null {
  if (lines.length === 0) return null;
  const points: string[] = [];
  const hasBullets = lines.some(({ text }) => hasBullet(text));
  const right = lines.reduce((most, line) => Math.max(most, line.right), 0);
  const isApart = toGapTest(lines);
  let previous: Line | undefined;
  for (const line of lines) {
    const isNew =
      previous === undefined ||
      hasBullet(line.text) ||
      (!hasBullets && previous.right < right * 0.85) ||
      line.y - previous.y > line.size * 2.2 ||
      isApart(line, previous);
    const text = dropBullet(line.text);
    const last = points.length - 1;
    if (isNew) points.push(text);
    else points[last] = joinBroken(points[last] ?? '', text);
    previous = line;
  }
  return { value: points.join('\n'), confidence: 0.8, where: lines.map(toLinePlace) };
}

/** Of so few lines the spaces between them may all be those between paragraphs. */
const FEW_LINES = 3;
const WIDE_LEADING = 1.7;

/** Paragraphs stand further apart than their lines do, if only by little where a sentence has ended. */
function toGapTest(lines: readonly Line[]): (line: Line, before: Line) => boolean {
  const toGap = (line: Line, before: Line | undefined): number =>
    before?.page === line.page && before.block === line.block ? line.y - before.y : 0;
  const gaps = lines.map((line, index) => toGap(line, lines[index - 1])).filter((gap) => gap > 0);
  const least = gaps.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const isShort = lines.length <= FEW_LINES && gaps.every((gap) => gap < least * 1.12);
  return (line, before) => {
    const isEnded = /[.!?:;]$/.test(before.text);
    const gap = toGap(line, before);
    if (isShort) return isEnded && gap > line.size * WIDE_LEADING;
    return gap > least * 1.35 || (gap > least * 1.12 && isEnded);
  };
}
