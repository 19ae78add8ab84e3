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
  let previous: Line | undefined;
  for (const line of lines) {
    const isNew =
      previous === undefined ||
      hasBullet(line.text) ||
      (!hasBullets && previous.right < right * 0.85) ||
      line.y - previous.y > line.size * 2.2;
    const text = dropBullet(line.text);
    const last = points.length - 1;
    if (isNew) points.push(text);
    else points[last] = joinBroken(points[last] ?? '', text);
    previous = line;
  }
  return { value: points.join('\n'), confidence: 0.8, where: lines.map(toLinePlace) };
}
