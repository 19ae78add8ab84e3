interface Event {
  at: number;
  run: () => void;
}

/** What happens at which time, in order: a binary heap. */
export class EventQueue {
  readonly #events: Event[] = [];
  now = 0;

  /** At a time, never before now. */
  at(time: number, run: () => void): void {
    const events = this.#events;
    events.push({ at: Math.max(time, this.now), run });
    for (let child = events.length - 1; child > 0;) {
      const parent = (child - 1) >> 1;
      if (!this.#isBefore(child, parent)) break;
      this.#swap(child, parent);
      child = parent;
    }
  }

  /** Lets all happen that is due by then. */
  runUntil(time: number): void {
    for (let first = this.#events[0]; first && first.at <= time; first = this.#events[0]) {
      this.#removeFirst();
      this.now = first.at;
      first.run();
    }
    this.now = time;
  }

  #removeFirst(): void {
    const events = this.#events;
    const last = events.pop();
    if (!last || events.length === 0) return;
    events[0] = last;
    for (let parent = 0; ;) {
      let least = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2]) {
        if (child < events.length && this.#isBefore(child, least)) least = child;
      }
      if (least === parent) return;
      this.#swap(parent, least);
      parent = least;
    }
  }

  #isBefore(one: number, other: number): boolean {
    return (this.#events[one]?.at ?? Infinity) < (this.#events[other]?.at ?? Infinity);
  }

  #swap(one: number, other: number): void {
    const events = this.#events;
    [events[one], events[other]] = [events[other] as Event, events[one] as Event];
  }
}
