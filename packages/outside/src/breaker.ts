/** When it comes to rest, and for how long. */
export interface BreakerRule {
  /** Failures in a row that make it rest, if they are those of `callers` different callers. */
  failures: number;
  callers: number;
  /** How long it rests at first, doubled with each round of tries that fails, up to the longest. */
  restMs: number;
  longestRestMs: number;
}

export type BreakerState = 'resting' | 'trying' | 'open';

interface BreakerOptions {
  rule: BreakerRule;
  /** Milliseconds that never go back. */
  now: () => number;
  onState: (state: BreakerState) => void;
}

/**
 * Rests after failures in a row of enough different callers. When a rest is over, any caller may try, each once at a time; an
 * answer opens it, and only failures of as many callers as first closed it make it rest again: who fails for a reason of
 * their own neither closes it nor keeps it closed.
 */
export class Breaker {
  readonly #options: BreakerOptions;
  readonly #failed = new Set<string>();
  readonly #trying = new Set<string>();
  #failures = 0;
  #rests = 0;
  #restsUntilMs: number | null = null;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  /** How long the caller has to wait, in milliseconds; null when they may call. 0: until another's try is answered. */
  findWait(caller: string): number | null {
    if (this.#restsUntilMs === null) return null;
    const leftMs = this.#restsUntilMs - this.#options.now();
    if (leftMs > 0) return leftMs;
    const isFull = this.#trying.size >= this.#options.rule.callers;
    return isFull || this.#trying.has(caller) ? 0 : null;
  }

  /** Before a call that need not wait; true when it tries a host that rested. */
  begin(caller: string): boolean {
    if (this.#restsUntilMs === null) return false;
    this.#trying.add(caller);
    this.#options.onState('trying');
    return true;
  }

  /** After a call, whatever became of it. */
  end(caller: string, wasTrying: boolean, outcome: 'answered' | 'failed' | 'untold'): void {
    if (wasTrying) this.#trying.delete(caller);
    if (outcome === 'answered') this.#open();
    else if (outcome === 'failed') this.#noteFailure(caller, wasTrying);
  }

  #open(): void {
    if (this.#restsUntilMs !== null) this.#options.onState('open');
    this.#failed.clear();
    this.#failures = this.#rests = 0;
    this.#restsUntilMs = null;
  }

  #noteFailure(caller: string, wasTrying: boolean): void {
    // What began before the rest says nothing new.
    if (this.#restsUntilMs !== null && !wasTrying) return;
    const { rule, now, onState } = this.#options;
    this.#failures += 1;
    if (this.#failed.size < rule.callers) this.#failed.add(caller);
    const isKnownToFail = this.#rests > 0 || this.#failures >= rule.failures;
    if (!isKnownToFail || this.#failed.size < rule.callers) return;
    this.#restsUntilMs = now() + Math.min(rule.longestRestMs, rule.restMs * 2 ** Math.min(this.#rests, 20));
    this.#rests += 1;
    this.#failed.clear();
    this.#failures = 0;
    onState('resting');
  }
}
