import { findHeading } from '../words/headings.ts';
import type { Chunk } from './chunks.ts';
import { isLevel } from './lines.ts';

/** Two edges this close are one edge, in points. */
const EDGE = 3;

/** A heading that breaks in a narrow column: `Areas of` over `Expertise`. */
export function joinHeadings(chunks: readonly Chunk[]): Chunk[] {
  const taken = new Set<Chunk>();
  const joinedThree = joinThree(chunks, taken);
  const joined = chunks.map((chunk) => {
    const whole = joinedThree.get(chunk);
    if (whole) return whole;
    if (chunk.text.length > 30) return chunk;
    const below = findBelow(chunk, chunks);
    const text = `${chunk.text} ${below?.text ?? ''}`;
    if (!below || taken.has(chunk) || below.text.length > 30 || findHeading(text) === null) return chunk;
    if (areLabels(chunk, below, chunks)) return chunk;
    if (isHeading(chunk) && isHeading(below) && !isOneHeading(chunk.text, below.text)) return chunk;
    taken.add(below);
    return { ...chunk, text, right: Math.max(chunk.right, below.right) };
  });
  return joined.filter((_, index) => !taken.has(chunks[index] as Chunk));
}

/** What stands right under a chunk and is set as it is. */
function findBelow(chunk: Chunk, chunks: readonly Chunk[]): Chunk | undefined {
  return chunks.find(
    (other) =>
      other.y > chunk.y &&
      other.y - chunk.y < chunk.size * 1.8 &&
      isFlush(other, chunk) &&
      other.size === chunk.size &&
      other.isBold === chunk.isBold &&
      other.colour === chunk.colour,
  );
}

/** A heading whose long word breaks in the margin: `Expérience` over `profession-` over `nelle`. */
function joinThree(chunks: readonly Chunk[], taken: Set<Chunk>): Map<Chunk, Chunk> {
  const joined = new Map<Chunk, Chunk>();
  for (const chunk of chunks) {
    const second = chunk.text.length <= 20 ? findBelow(chunk, chunks) : undefined;
    const third = second && BROKEN.test(second.text) ? findBelow(second, chunks) : undefined;
    if (!second || !third || third.text.length > 20) continue;
    const text = `${chunk.text} ${second.text.slice(0, -1)}${third.text}`;
    if (findHeading(text) === null) continue;
    taken.add(second).add(third);
    joined.set(chunk, { ...chunk, text, right: Math.max(chunk.right, second.right, third.right) });
  }
  return joined;
}

const BROKEN = /^\p{L}+-$/u;

/** Two headings that are one: `Work` over `Experience`, `Education` over `& Training`. */
function isOneHeading(above: string, below: string): boolean {
  const isJoined = /&$|\b(?:and|und|et|y)$/i.test(above) || /^(?:&|(?:and|und|et|y)\b)/i.test(below);
  return isJoined || (findHeading(above) === findHeading(below) && above.split(' ').length === 1);
}

/** Set under each other, to the left or to the right; letters set wide end in a space of theirs. */
function isFlush(a: Chunk, b: Chunk): boolean {
  return Math.abs(a.x - b.x) < 2 || Math.abs(a.right - b.right) < Math.max(2, a.size * 0.35);
}

/** Cells of a table's first column, each with its own cell beside it. */
function areLabels(chunk: Chunk, below: Chunk, chunks: readonly Chunk[]): boolean {
  const findBeside = (label: Chunk): Chunk | undefined =>
    chunks.find((other) => other.x > label.right && isLevel(label, other));
  const [beside, besideBelow] = [findBeside(chunk), findBeside(below)];
  // A heading in the margin is larger than the text beside it, or of another colour.
  if (beside && (chunk.size > beside.size + 0.6 || chunk.colour !== beside.colour)) return false;
  return beside !== undefined && besideBelow !== undefined && Math.abs(beside.x - besideBelow.x) < EDGE;
}

function isHeading({ text }: Chunk): boolean {
  return findHeading(text) !== null;
}
