/** Numbers of which the first by `isBefore` is at hand. Their order may change for the first one only. */
export class Heap {
  readonly #isBefore: (a: number, b: number) => boolean;
  readonly #items: number[] = [];

  constructor(isBefore: (a: number, b: number) => boolean) {
    this.#isBefore = isBefore;
  }

  first(): number | undefined {
    return this.#items[0];
  }

  push(item: number): void {
    const items = this.#items;
    let at = items.length;
    items.push(item);
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (!this.#isBefore(item, items[parent] ?? 0)) break;
      items[at] = items[parent] ?? 0;
      at = parent;
    }
    items[at] = item;
  }

  /** Takes the first one away. */
  shift(): void {
    const last = this.#items.pop();
    if (last === undefined || this.#items.length === 0) return;
    this.#items[0] = last;
    this.moved();
  }

  /** Puts the first one where it now belongs. */
  moved(): void {
    const items = this.#items;
    const item = items[0];
    if (item === undefined) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && this.#isBefore(items[child + 1] ?? 0, items[child] ?? 0)) child += 1;
      if (!this.#isBefore(items[child] ?? 0, item)) break;
      items[at] = items[child] ?? 0;
      at = child;
    }
    items[at] = item;
  }
}
