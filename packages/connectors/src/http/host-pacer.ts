import { AsyncResource } from 'node:async_hooks';
import PQueue from 'p-queue';
import type { HostBudget } from '../contract.ts';

const DEFAULT_BUDGET = { concurrency: 1, minIntervalMs: 1_000 };

/** Thousands of tenants each have a host of their own: every so many new ones, those that are done are forgotten. */
const NEW_UNTIL_FORGOTTEN = 100;

interface Host {
  queue: PQueue;
  minIntervalMs: number;
  /** When something last ran here. */
  ranAt: number;
  restUntil: number;
}

export interface HostPacerOptions {
  budgets: readonly HostBudget[];
  /** Without pacing only the number of requests at once is limited: for a gateway on our own side. */
  paced: boolean;
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}

/** Keeps every host within its budget, and lets a host that answered 429 rest for all who ask it. */
export class HostPacer {
  readonly #hosts = new Map<string, Host>();
  readonly #options: HostPacerOptions;
  #made = 0;

  /** How many hosts are remembered. */
  get size(): number {
    return this.#hosts.size;
  }

  constructor(options: HostPacerOptions) {
    this.#options = options;
  }

  /** Runs a task when the host's budget allows; one in the background when nothing else waits for this host. */
  async run<T>(hostname: string, task: () => Promise<T>, { background = false } = {}): Promise<T> {
    const host = this.#getHost(hostname);
    // The queue would run it as a part of whatever call has just ended.
    const runHere = AsyncResource.bind(task);
    const runRested = async () => {
      for (;;) {
        const restMs = host.restUntil - this.#options.now();
        if (restMs <= 0) break;
        await this.#options.sleep(restMs);
      }
      try {
        return await runHere();
      } finally {
        host.ranAt = this.#options.now();
      }
    };
    return host.queue.add(runRested, { priority: background ? -1 : 0 });
  }

  /** Starts nothing at this host for a while. */
  rest(hostname: string, ms: number): void {
    const host = this.#getHost(hostname);
    host.restUntil = Math.max(host.restUntil, this.#options.now() + ms);
  }

  #getHost(hostname: string): Host {
    const known = this.#hosts.get(hostname);
    if (known) return known;
    const budget = findBudget(this.#options.budgets, hostname) ?? DEFAULT_BUDGET;
    const pace =
      this.#options.paced && budget.minIntervalMs > 0
        ? { interval: budget.minIntervalMs, intervalCap: 1 }
        : {};
    const queue = new PQueue({ concurrency: budget.concurrency, ...pace });
    const { minIntervalMs } = budget;
    const host = { queue, minIntervalMs, ranAt: -Infinity, restUntil: 0 };
    if (this.#made % NEW_UNTIL_FORGOTTEN === 0) this.#forgetDone();
    this.#made += 1;
    this.#hosts.set(hostname, host);
    return host;
  }

  /** Those with nothing to do that need not rest, and where the next one may run at once. */
  #forgetDone(): void {
    const now = this.#options.now();
    for (const [name, { queue, restUntil, ranAt, minIntervalMs }] of this.#hosts) {
      const isDone = queue.size + queue.pending === 0;
      if (isDone && Math.max(restUntil, ranAt + minIntervalMs) <= now) this.#hosts.delete(name);
    }
  }
}

function findBudget(budgets: readonly HostBudget[], hostname: string): HostBudget | undefined {
  return (
    budgets.find((budget) => budget.host === hostname) ??
    budgets.find((budget) => budget.host.startsWith('.') && hostname.endsWith(budget.host))
  );
}
