export interface WaitingLineOptions {
  /** How many have a place at once; default 1. */
  places?: number;
  /** Whoever comes when so many wait is refused at once; default: nobody is. */
  mostWaiting?: number;
  /** How long one waits for a place before it is refused. */
  longestWaitMs: number;
  /** How long the patient let others in before them at most; default: as long as others come. */
  longestPatienceMs?: number;
  /** What whoever is refused gets. */
  toError: () => Error;
}

interface Waiting {
  enter: () => void;
  /** From when on nobody is let in before them who came later, in milliseconds that never go back. */
  inTurnFrom: number;
}

/**
 * Gives a number of places to those who ask, in the order of asking, but the patient after all others, for a while; whoever
 * would wait too long is refused.
 */
export class WaitingLine {
  readonly #options: Required<WaitingLineOptions>;
  readonly #waiting = new Set<Waiting>();
  #taken = 0;

  constructor(options: WaitingLineOptions) {
    this.#options = { places: 1, mostWaiting: Infinity, longestPatienceMs: Infinity, ...options };
  }

  /** How many have a place, and how many wait for one. */
  get figures(): { taken: number; waiting: number } {
    return { taken: this.#taken, waiting: this.#waiting.size };
  }

  /** Waits for a place, which `release` gives back. */
  acquire({ isPatient = false } = {}): Promise<void> {
    const { places, mostWaiting, longestWaitMs, longestPatienceMs, toError } = this.#options;
    if (this.#taken < places) {
      this.#taken += 1;
      return Promise.resolve();
    }
    if (this.#waiting.size >= mostWaiting) return Promise.reject(toError());
    return new Promise((resolve, reject) => {
      const inTurnFrom = isPatient ? performance.now() + longestPatienceMs : -Infinity;
      const waiting: Waiting = { enter: () => undefined, inTurnFrom };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(toError());
      }, longestWaitMs);
      waiting.enter = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(waiting);
    });
  }

  /** Hands a place over to the one who has waited longest, to a patient one when nobody else waits or for long enough. */
  release(): void {
    const next = this.#findNext();
    if (!next) {
      this.#taken -= 1;
      return;
    }
    this.#waiting.delete(next);
    next.enter();
  }

  #findNext(): Waiting | undefined {
    const now = performance.now();
    for (const waiting of this.#waiting) if (waiting.inTurnFrom <= now) return waiting;
    const [patient] = this.#waiting;
    return patient;
  }

  /** Does this once there is a place for it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }
}
