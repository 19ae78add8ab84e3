import type { ReadPage, TextItem } from '../page.ts';
import { findSetHeading } from '../words/headings.ts';
import type { Chunk } from './chunks.ts';
import { cleanText } from '../words/clean-text.ts';

type Turned = TextItem & { turn: NonNullable<TextItem['turn']> };

/** Turned runs of a page; more are no headings. */
const MOST_TURNED = 400;

/** A heading set at a right angle along the text it names. */
export interface TurnedHeading {
  chunk: Chunk;
  top: number;
  bottom: number;
}

/** The headings among a page's turned text; all other turned text is a decoration. */
export function findTurnedHeadings(page: ReadPage, number: number): TurnedHeading[] {
  const items = page.items.flatMap((item) => (item.turn ? [{ ...item, turn: item.turn }] : []));
  if (items.length > MOST_TURNED) return [];
  return joinTurned(items).flatMap((own) => {
    const [first] = own;
    const text = own
      .map((item) => cleanText(item.text, item.font))
      .join(' ')
      .replace(/ {2,}/g, ' ')
      .trim();
    if (!first || findSetHeading(text) === null) return [];
    const { x, size, colour, font } = first;
    const top = Math.min(...own.map(({ turn }) => turn.top));
    const bottom = Math.max(...own.map(({ turn }) => turn.bottom));
    const isBold = /bold|black|heavy/i.test(font);
    const left = first.turn.isUpwards ? x - size : x;
    const spans = [{ text, isBold, font }];
    const chunk = {
      page: number,
      text,
      x: left,
      right: left + size * 1.2,
      y: top + size,
      size,
      isBold,
      colour,
      spans,
    };
    return [{ chunk, top, bottom }];
  });
}

/** The words of one turned line, in the order in which they are read. */
function joinTurned(items: readonly Turned[]): Turned[][] {
  const lines: Turned[][] = [];
  const sorted = [...items].sort((a, b) => a.x - b.x || toStart(a) - toStart(b));
  for (const item of sorted) {
    const line = lines.find((own) => {
      const last = own.at(-1);
      return (
        last !== undefined &&
        Math.abs(last.x - item.x) < 1.5 &&
        last.turn.isUpwards === item.turn.isUpwards &&
        toStart(item) - toStart(last) - (last.turn.bottom - last.turn.top) < item.size * 0.5 &&
        !(isHeading(last) && isHeading(item))
      );
    });
    if (line) line.push(item);
    else lines.push([item]);
  }
  return lines;
}

function isHeading({ text, font }: Turned): boolean {
  return findSetHeading(cleanText(text, font)) !== null;
}

/** Grows in the direction of reading. */
function toStart({ turn }: Turned): number {
  return turn.isUpwards ? -turn.bottom : turn.top;
}
