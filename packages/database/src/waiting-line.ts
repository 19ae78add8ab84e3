export interface WaitingLineOptions {
  /** How many have a place at once; default 1. */
  places?: number;
  /** Whoever comes when so many wait is refused at once; default: nobody is. */
  mostWaiting?: number;
  /** How long one waits for a place before it is refused. */
  longestWaitMs: number;
  /** What whoever is refused gets. */
  toError: () => Error;
}

/** Gives a number of places to those who ask, in the order of asking; whoever would wait too long is refused. */
export class WaitingLine {
  readonly #options: Required<WaitingLineOptions>;
  readonly #waiting = new Set<() => void>();
  #taken = 0;

  constructor(options: WaitingLineOptions) {
    this.#options = { places: 1, mostWaiting: Infinity, ...options };
  }

  /** How many have a place, and how many wait for one. */
  get figures(): { taken: number; waiting: number } {
    return { taken: this.#taken, waiting: this.#waiting.size };
  }

  /** Waits for a place, which `release` gives back. */
  acquire(): Promise<void> {
    const { places, mostWaiting, longestWaitMs, toError } = this.#options;
    if (this.#taken < places) {
      this.#taken += 1;
      return Promise.resolve();
    }
    if (this.#waiting.size >= mostWaiting) return Promise.reject(toError());
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(enter);
        reject(toError());
      }, longestWaitMs);
      this.#waiting.add(enter);
    });
  }

  /** Hands a place over to the one who has waited longest. */
  release(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#taken -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
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
