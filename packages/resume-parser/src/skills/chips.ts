import type { Chunk } from '../layout/chunks.ts';
import type { Line } from '../layout/lines.ts';
import type { Entry } from './group-names.ts';
import { isRating } from './rating.ts';
import { countSeparators } from './split-list.ts';

/** One entry of a cell, or one for each of its chips. */
export function toChips(whole: Chunk, line: Line): Entry[] {
  const chunk = withoutLevel(whole);
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

/** `**Procore** Advanced`: how well it is known stands behind it in another look. */
function withoutLevel(chunk: Chunk): Chunk {
  const [first, last] = [chunk.spans[0], chunk.spans.at(-1)];
  const level = last?.text.trim() ?? '';
  const isLevel = first !== last && first?.font !== last?.font && isRating(level);
  if (!isLevel || !chunk.text.endsWith(level) || chunk.text.length === level.length) return chunk;
  const text = chunk.text.slice(0, -level.length).trimEnd();
  const right = chunk.x + ((chunk.right - chunk.x) * text.length) / chunk.text.length;
  return { ...chunk, text, right, spans: chunk.spans.slice(0, -1) };
}
