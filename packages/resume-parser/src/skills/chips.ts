import type { Chunk } from '../layout/chunks.ts';
import type { Line } from '../layout/lines.ts';
import type { Entry } from './group-names.ts';
import { countSeparators } from './split-list.ts';

/** One entry of a cell, or one for each of its chips. */
export function toChips(chunk: Chunk, line: Line): Entry[] {
  const { text, right } = chunk;
  const starts = chunk.chips && countSeparators(text) === 0 && !text.includes(':') ? chunk.chips : [0];
  return starts.map((from, index) => ({
    text: text.slice(from, starts[index + 1]).trim(),
    parts: [{ chunk, from: -from }],
    lines: [line],
    right,
  }));
}
