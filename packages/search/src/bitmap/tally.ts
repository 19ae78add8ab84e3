import type { HeldSegment } from './held-segment.ts';
import { findLexeme, getLexeme } from './lexicon.ts';

/** What was counted of a segment's lexemes from number `start` on. */
interface Counted {
  held: HeldSegment;
  start: number;
  sizes: Uint32Array;
}

/** Counts of lexemes that begin alike, over several segments. Only the names that are asked for are read. */
export class Tally {
  readonly #prefix: string;
  readonly #parts: (Counted & { largest: number })[] = [];

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Adds what was counted of a segment; each comes once. */
  add(part: Counted): void {
    const largest = findNth(part.sizes, 1);
    if (largest > 0) this.#parts.push({ ...part, largest });
  }

  /** How many each value has, what follows the prefix: all that were met, or at least the `most` most frequent and their equals. */
  count(most: number | null): Map<string, number> {
    const least = most === null ? 0 : Math.max(0, ...this.#parts.map(({ sizes }) => findNth(sizes, most)));
    const counts = new Map<string, number>();
    const all = this.#parts.reduce((sum, { largest }) => sum + largest, 0);
    for (const { held, start, sizes, largest } of this.#parts) {
      // Less than that here cannot reach `least` with all that the others may have.
      const floor = Math.max(1, least - (all - largest));
      for (let place = 0; place < sizes.length; place++) {
        if ((sizes[place] ?? 0) < floor) continue;
        const lexeme = getLexeme(held.segment.lexicon, start + place);
        const value = lexeme.slice(this.#prefix.length);
        if (!counts.has(value)) counts.set(value, this.#sum(lexeme));
      }
    }
    return counts;
  }

  #sum(lexeme: string): number {
    return this.#parts.reduce((sum, { held, start, sizes }) => {
      const index = findLexeme(held.segment.lexicon, lexeme);
      return index === undefined ? sum : sum + (sizes[index - start] ?? 0);
    }, 0);
  }
}

/** The `nth` largest, 0 when there are not so many. */
function findNth(sizes: Uint32Array, nth: number): number {
  // Ascending.
  const best = new Uint32Array(nth);
  for (const size of sizes) {
    if (size <= (best[0] ?? 0)) continue;
    let at = 0;
    for (; at + 1 < nth && (best[at + 1] ?? 0) < size; at++) best[at] = best[at + 1] ?? 0;
    best[at] = size;
  }
  return best[0] ?? 0;
}
