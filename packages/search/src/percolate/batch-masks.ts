const FIRST_CAPACITY = 1_024;

/**
 * Which jobs of the batch that is looked at fit each condition: a bit for each job. It lies in flat arrays, since most of
 * the time goes into reaching memory.
 */
export class BatchMasks {
  /** Of each condition the batch that its mask is of. */
  #batches = new Int32Array(FIRST_CAPACITY);
  #masks = new Int32Array(FIRST_CAPACITY);
  #batch = 0;

  /** Nothing is known of the next batch. */
  begin(): void {
    this.#batch += 1;
  }

  isKnown(id: number): boolean {
    return this.#batches[id] === this.#batch;
  }

  /** Of a condition that is known. */
  get(id: number): number {
    return this.#masks[id] ?? 0;
  }

  set(id: number, mask: number): void {
    this.#batches[id] = this.#batch;
    this.#masks[id] = mask;
  }

  /** Adds to what is known. */
  mark(id: number, bits: number): void {
    this.#masks[id] = (this.#masks[id] ?? 0) | bits;
  }

  /** Makes room for a condition, of which nothing is known whoever had its number before. */
  add(id: number): void {
    if (id >= this.#masks.length) {
      this.#batches = grow(this.#batches);
      this.#masks = grow(this.#masks);
    }
    this.#batches[id] = 0;
  }
}

function grow(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
