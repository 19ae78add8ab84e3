import { Breaker, type BreakerState } from './breaker.ts';
import { findScope, isSomebody, type CallScope } from './calling-for.ts';
import { DOOR_LIMITS, type DoorLimits, type DoorName } from './door-limits.ts';
import { HostRestsError } from './host-rests-error.ts';

/** Each attempt fills the budget by one and a retry takes five, so that in the long run one attempt in five may be one. */
const RETRY_COSTS = 5;
const BUDGET = 50;
/** Failures of fewer callers are their own trouble. */
const CALLERS_UNTIL_REST = 2;
/** Hosts in trouble that are remembered, and callers of each; of more, those that were asked longest ago are forgotten. */
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
  | { kind: 'host'; door: DoorName; host: string; state: BreakerState };

interface Host {
  breaker: Breaker;
  /** Of callers that are refused alone: see {@link DoorLimits.restsForOne}. */
  own: Map<string, Breaker>;
  /** For retries. */
  budget: number;
}

interface EnterOptions {
  what?: string;
  finishes?: boolean;
}

interface DoorOptions {
  limits?: Partial<DoorLimits>;
  /** Milliseconds that never go back; default `performance.now`, since the wall clock may jump. */
  now?: () => number;
  onEvent?: (event: OutsideEvent) => void;
}

/**
 * Where something leaves the process: its limits, and for each host a breaker and a budget of retries. A host that failed
 * two different callers rests: calls to it throw {@link HostRestsError} at once. A caller is whom a call is made for
 * ({@link callFor}) and what it asks; one caller's trouble is no trouble of the host. After the rest anybody's call tries it.
 */
export class Door {
  readonly name: DoorName;
  readonly limits: Readonly<DoorLimits>;
  readonly #now: () => number;
  readonly #onEvent: (event: OutsideEvent) => void;
  readonly #hosts = new Map<string, Host>();
  readonly #letIn = new WeakSet<CallScope>();

  constructor(name: DoorName, options: DoorOptions = {}) {
    this.name = name;
    this.limits = { ...DOOR_LIMITS[name], ...options.limits };
    this.#now = options.now ?? (() => performance.now());
    this.#onEvent = options.onEvent ?? (() => undefined);
  }

  /**
   * Before each attempt; `what` is the kind of call, when the host offers several. Throws when the host rests; otherwise
   * gives what is told the outcome, once. With `finishes`, work that was let in makes its attempts to the end, although
   * the host came to rest meanwhile: an SDK that tries again by itself would otherwise hide what the first attempt met.
   */
  enter(name: string, { what = '', finishes = false }: EnterOptions = {}): (outcome: CallOutcome) => void {
    const host = this.#getHost(name);
    const scope = findScope();
    const { who } = scope;
    const caller = `${who} ${what}`;
    const own = this.#getOwn(name, host, who);
    const waitMs = host.breaker.findWait(caller) ?? own?.findWait(caller) ?? null;
    const isFinishing = waitMs !== null && finishes && this.#letIn.has(scope);
    if (waitMs !== null && !isFinishing) {
      this.#onEvent({ kind: 'attempt', door: this.name, host: name, outcome: 'refused', ms: 0 });
      throw new HostRestsError(this.name, name, waitMs);
    }
    if (isSomebody(scope)) this.#letIn.add(scope);
    const isTrying = !isFinishing && host.breaker.begin(caller);
    const isOwnTrying = !isFinishing && (own?.begin(caller) ?? false);
    host.budget = Math.min(BUDGET, host.budget + 1);
    const enteredAt = this.#now();
    let isTold = false;
    return (outcome) => {
      if (isTold) return;
      isTold = true;
      const ms = this.#now() - enteredAt;
      this.#onEvent({ kind: 'attempt', door: this.name, host: name, outcome, ms });
      host.breaker.end(caller, isTrying, outcome);
      own?.end(caller, isOwnTrying, outcome);
      if (outcome !== 'answered') return;
      host.own.delete(who);
      if (host.budget === BUDGET && host.own.size === 0) this.#hosts.delete(name);
    };
  }

  /** Whether the host's budget allows another attempt, which is taken off it. */
  mayRetry(name: string): boolean {
    const host = this.#getHost(name);
    if (host.budget < RETRY_COSTS) return false;
    host.budget -= RETRY_COSTS;
    return true;
  }

  /** The caller's own breaker; the least lately made are forgotten. */
  #getOwn(name: string, { own }: Host, who: string): Breaker | undefined {
    if (!this.limits.restsForOne) return undefined;
    const known = own.get(who);
    if (known) return known;
    const made = this.#createBreaker(name, 1);
    own.set(who, made);
    for (const oldest of own.keys()) {
      if (own.size <= HOSTS_KEPT) break;
      own.delete(oldest);
    }
    return made;
  }

  #createBreaker(name: string, callers: number): Breaker {
    const { failuresUntilRest: failures, restMs, longestRestMs } = this.limits;
    return new Breaker({
      rule: { failures, callers, restMs, longestRestMs },
      now: this.#now,
      onState: (state) => this.#onEvent({ kind: 'host', door: this.name, host: name, state }),
    });
  }

  /** Moves the host to the end of the map, whose beginning is forgotten. */
  #getHost(name: string): Host {
    const known = this.#hosts.get(name);
    const host = known ?? {
      breaker: this.#createBreaker(name, CALLERS_UNTIL_REST),
      own: new Map<string, Breaker>(),
      budget: BUDGET,
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
