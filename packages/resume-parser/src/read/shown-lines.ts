import type { ShownLine } from '../resume.ts';
import type { ReadPage } from '../page.ts';

/** The text of a page for whoever draws it. */
export function toShownLines({ items }: ReadPage): ShownLine[] {
  return items.map(({ text, x, y, width, size, font }) => ({
    text,
    ...{ x: round(x), y: round(y), width: round(width), size: round(size) },
    isBold: font.endsWith('-Bold'),
  }));
}

function round(points: number): number {
  return Math.round(points * 10) / 10;
}
