import { isOnlyDuration } from '../words/durations.ts';
import { findDates } from '../words/find-dates.ts';
import { findHeading } from '../words/headings.ts';
import type { Chunk } from './chunks.ts';

/** Two edges this close are one edge, in points. */
export const EDGE = 3;

/** A date, a duration or another short remark beside the text it belongs to. */
export const isRemark = keep(({ text }) => {
  const [dates] = findDates(text);
  return isOnlyDuration(text) || (dates !== undefined && text.length - (dates.to - dates.from) < 30);
});

/** Words of a heading. */
export const isHeading = keep(({ text }) => findHeading(text) !== null);

/** Each chunk is asked about for every gutter that is tried. */
export function keep(test: (chunk: Chunk) => boolean): (chunk: Chunk) => boolean {
  const known = new WeakMap<Chunk, boolean>();
  return (chunk) => {
    const kept = known.get(chunk) ?? test(chunk);
    known.set(chunk, kept);
    return kept;
  };
}

/** How many rows chunks stand in, sorted from the top. */
export function countRows(chunks: readonly Chunk[]): number {
  let rows = 0;
  let y = Number.NEGATIVE_INFINITY;
  for (const chunk of chunks) {
    if (chunk.y - y > chunk.size * 0.5) rows += 1;
    y = chunk.y;
  }
  return rows;
}
