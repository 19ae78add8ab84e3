/** Gives one thing to one holder at a time, in the order of asking. */
export class FairLock {
  #held = false;
  readonly #waiting: { enter: () => void }[] = [];

  /** Whether somebody has it, and how many wait for it. */
  get figures(): { held: boolean; waiting: number } {
    return { held: this.#held, waiting: this.#waiting.length };
  }

  /** Waits for the turn. Rejects with `message` after `timeoutMs`, so that a forgotten holder is found. */
  acquire(timeoutMs: number, message: string): Promise<void> {
    if (!this.#held) {
      this.#held = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const waiter = {
        enter: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(new Error(message));
      }, timeoutMs);
      this.#waiting.push(waiter);
    });
  }

  /** Hands over to the one who has waited longest. */
  release(): void {
    const next = this.#waiting.shift();
    if (next) next.enter();
    else this.#held = false;
  }
}
