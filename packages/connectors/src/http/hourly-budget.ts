import { HOUR_MS } from '@firsthand/contracts';

export interface HourlyLimits {
  /** Requests that may be sent within any hour; default: as many as the hosts' own budgets allow. */
  requests?: number | undefined;
  /** Bytes of answers, decompressed, that may come within any hour. */
  bytes?: number | undefined;
}

interface Spent {
  requests: number;
  bytes: number;
}

/** How finely an hour is counted: what was spent a minute ago is free again a minute later. */
const SLICE_MS = 60_000;

/**
 * What may be asked of all hosts together within an hour, as whoever runs the machine sets it. Whoever comes when it is
 * spent waits until enough of it is an hour old; nothing is dropped.
 */
export class HourlyBudget {
  readonly #limits: HourlyLimits;
  readonly #now: () => number;
  readonly #sleep: (ms: number) => Promise<void>;
  /** By the number of their slice. */
  readonly #spent = new Map<number, Spent>();

  /** `now`: milliseconds that never go back. */
  constructor(limits: HourlyLimits, options: { now: () => number; sleep: (ms: number) => Promise<void> }) {
    this.#limits = limits;
    this.#now = options.now;
    this.#sleep = options.sleep;
  }

  /** Waits until a request may be sent, and counts it. */
  async take(): Promise<void> {
    while (this.#isSpent()) await this.#sleep(this.#findWait());
    this.#slice().requests += 1;
  }

  /** Counts what an answer had. */
  note(bytes: number): void {
    this.#slice().bytes += bytes;
  }

  #isSpent(): boolean {
    const { requests = Infinity, bytes = Infinity } = this.#limits;
    if (requests === Infinity && bytes === Infinity) return false;
    this.#forgetOld();
    let sum: Spent = { requests: 0, bytes: 0 };
    for (const slice of this.#spent.values()) {
      sum = { requests: sum.requests + slice.requests, bytes: sum.bytes + slice.bytes };
    }
    return sum.requests >= requests || sum.bytes >= bytes;
  }

  /** Until the oldest slice is an hour old. */
  #findWait(): number {
    const oldest = Math.min(...this.#spent.keys());
    return Math.max(1_000, (oldest + 1) * SLICE_MS + HOUR_MS - this.#now());
  }

  #forgetOld(): void {
    for (const slice of this.#spent.keys()) {
      if ((slice + 1) * SLICE_MS + HOUR_MS <= this.#now()) this.#spent.delete(slice);
    }
  }

  #slice(): Spent {
    const number = Math.floor(this.#now() / SLICE_MS);
    const known = this.#spent.get(number) ?? { requests: 0, bytes: 0 };
    this.#spent.set(number, known);
    return known;
  }
}
