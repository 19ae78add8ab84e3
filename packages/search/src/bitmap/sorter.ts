/** The number of a document that was left behind. */
export const GONE = 0xffff_ffff;

/** Below this share of the documents a list is sorted; above, it is put in order through a bit for each document. */
const SPARSE_SHARE = 1 / 512;

/** Gives the documents of a lexeme their new numbers and puts them in order. */
export class Sorter {
  /** What was read of an input. */
  readonly read: Uint32Array;
  readonly #collected: Uint32Array;
  readonly #bits: Uint32Array;

  /** `documents` after the merge; an input has `largest` at most. */
  constructor(documents: number, largest: number) {
    this.read = new Uint32Array(largest);
    this.#collected = new Uint32Array(documents);
    this.#bits = new Uint32Array((documents + 31) >>> 5);
  }

  /** Adds the first `held` of `read` behind `count` others, and gives how many there are then. */
  collect(held: number, numbers: Uint32Array, count: number): number {
    let at = count;
    for (let item = 0; item < held; item++) {
      const number = numbers[this.read[item] ?? 0] ?? GONE;
      if (number !== GONE) this.#collected[at++] = number;
    }
    return at;
  }

  /** The `count` collected ones, ascending. Those of one input ascend by themselves. */
  sort(count: number, isMixed: boolean): Uint32Array {
    const collected = this.#collected;
    if (!isMixed) return collected;
    if (count < collected.length * SPARSE_SHARE) return collected.subarray(0, count).sort();
    const bits = this.#bits.fill(0);
    for (let at = 0; at < count; at++) {
      const document = collected[at] ?? 0;
      bits[document >>> 5] = (bits[document >>> 5] ?? 0) | (1 << (document & 31));
    }
    let at = 0;
    for (let index = 0; index < bits.length; index++) {
      for (let rest = bits[index] ?? 0; rest !== 0; rest &= rest - 1)
        collected[at++] = index * 32 + 31 - Math.clz32(rest & -rest);
    }
    return collected;
  }
}
