import type { Chunk } from '../layout/chunks.ts';
import type { Line } from '../layout/lines.ts';
import type { Entry } from './group-names.ts';
import { countSeparators } from './split-list.ts';

/** One entry of a cell, or one for each of its chips. */
export function toChips(chunk: Chunk, line: Line): Entry[] {
  const { text, right } = chunk;
  // Cells beside each other are further apart than the words in them.
  const starts =
    chunk.chips && line.cells.length === 1 && countSeparators(text) === 0 && !text.includes(':')
      ? chunk.chips
      : [0];
  return starts.map((from, index) => ({
    text: text.slice(from, starts[index + 1]).trim(),
    parts: [{ chunk, from: -from }],
    lines: [line],
    right,
  }));
}
