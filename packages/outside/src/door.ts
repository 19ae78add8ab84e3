import { DOOR_LIMITS, type DoorLimits, type DoorName } from './door-limits.ts';
import { HostRestsError } from './host-rests-error.ts';

/** Each attempt fills the budget by one and a retry takes five, so that in the long run one attempt in five may be one. */
const RETRY_COSTS = 5;
const BUDGET = 50;
/** Hosts in trouble that are remembered; of more, those that were asked longest ago are forgotten. */
const HOSTS_KEPT = 10_000;

/**
 * - `answered`: the host answered, whatever it said.
 * - `failed`: it did not, or said that it cannot (5xx).
 * - `untold`: it was not given the time, as when the program stops.
 */
export type CallOutcome = 'answered' | 'failed' | 'untold';

/** What becomes of attempts, and of hosts: they rest after failures, are tried once, and are open again after an answer. */
export type OutsideEvent =
  | { kind: 'attempt'; door: DoorName; host: string; outcome: CallOutcome | 'refused'; ms: number }
  | { kind: 'host'; door: DoorName; host: string; state: 'resting' | 'trying' | 'open' };

interface Host {
  failures: number;
  /** On the door's clock; null unless it rests. */
  restsUntilMs: number | null;
  rests: number;
  isTried: boolean;
  /** For retries. */
  budget: number;
}

interface DoorOptions {
  limits?: Partial<DoorLimits>;
  /** Milliseconds that never go back; default `performance.now`, since the wall clock may jump. */
  now?: () => number;
  onEvent?: (event: OutsideEvent) => void;
}

/**
 * Where something leaves the process: its limits, and for each host a breaker and a budget of retries. A host that failed
 * too often in a row rests: calls to it throw {@link HostRestsError} at once. After the rest one call tries it, while the
 * others are still refused.
 */
export class Door {
  readonly name: DoorName;
  readonly limits: Readonly<DoorLimits>;
  readonly #now: () => number;
  readonly #onEvent: (event: OutsideEvent) => void;
  readonly #hosts = new Map<string, Host>();

  constructor(name: DoorName, options: DoorOptions = {}) {
    this.name = name;
    this.limits = { ...DOOR_LIMITS[name], ...options.limits };
    this.#now = options.now ?? (() => performance.now());
    this.#onEvent = options.onEvent ?? (() => undefined);
  }

  /** Before each attempt. Throws when the host rests; otherwise gives what is told the outcome, once. */
  enter(name: string): (outcome: CallOutcome) => void {
    const host = this.#getHost(name);
    const isTrying = host.restsUntilMs !== null;
    if (isTrying) this.#requireRested(name, host);
    host.budget = Math.min(BUDGET, host.budget + 1);
    const enteredAt = this.#now();
    let isTold = false;
    return (outcome) => {
      if (isTold) return;
      isTold = true;
      const ms = this.#now() - enteredAt;
      this.#onEvent({ kind: 'attempt', door: this.name, host: name, outcome, ms });
      if (isTrying) host.isTried = false;
      if (outcome === 'answered') this.#open(name, host);
      else if (outcome === 'failed') this.#noteFailure(name, host, isTrying);
    };
  }

  /** Whether the host's budget allows another attempt, which is taken off it. */
  mayRetry(name: string): boolean {
    const host = this.#getHost(name);
    if (host.budget < RETRY_COSTS) return false;
    host.budget -= RETRY_COSTS;
    return true;
  }

  #requireRested(name: string, host: Host): void {
    const leftMs = (host.restsUntilMs ?? 0) - this.#now();
    if (leftMs > 0 || host.isTried) {
      this.#onEvent({ kind: 'attempt', door: this.name, host: name, outcome: 'refused', ms: 0 });
      throw new HostRestsError(name, leftMs);
    }
    host.isTried = true;
    this.#onEvent({ kind: 'host', door: this.name, host: name, state: 'trying' });
  }

  #open(name: string, host: Host): void {
    if (host.restsUntilMs !== null)
      this.#onEvent({ kind: 'host', door: this.name, host: name, state: 'open' });
    host.failures = host.rests = 0;
    host.restsUntilMs = null;
    if (host.budget === BUDGET) this.#hosts.delete(name);
  }

  #noteFailure(name: string, host: Host, wasTrying: boolean): void {
    host.failures += 1;
    // What began before the rest says nothing new.
    if (host.restsUntilMs === null ? host.failures < this.limits.failuresUntilRest : !wasTrying) return;
    const { restMs, longestRestMs } = this.limits;
    host.restsUntilMs = this.#now() + Math.min(longestRestMs, restMs * 2 ** Math.min(host.rests, 20));
    host.rests += 1;
    this.#onEvent({ kind: 'host', door: this.name, host: name, state: 'resting' });
  }

  /** Moves the host to the end of the map, whose beginning is forgotten. */
  #getHost(name: string): Host {
    const known = this.#hosts.get(name);
    const host = known ?? {
      ...{ failures: 0, restsUntilMs: null, rests: 0, isTried: false, budget: BUDGET },
    };
    if (known) this.#hosts.delete(name);
    this.#hosts.set(name, host);
    for (const oldest of this.#hosts.keys()) {
      if (this.#hosts.size <= HOSTS_KEPT) break;
      this.#hosts.delete(oldest);
    }
    return host;
  }
}

export type Doors = Readonly<Record<DoorName, Door>>;

/** All doors of a process, so that everybody who calls a host knows how it fares. */
export function openDoors(onEvent?: (event: OutsideEvent) => void): Doors {
  const options = onEvent ? { onEvent } : {};
  return {
    ats: new Door('ats', options),
    linkedin: new Door('linkedin', options),
    stripe: new Door('stripe', options),
    model: new Door('model', options),
    mail: new Door('mail', options),
  };
}
