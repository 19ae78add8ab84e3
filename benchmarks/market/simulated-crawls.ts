import type { HostBudget } from '@firsthand/connectors';
import type { Source } from '@firsthand/contracts';
import type { EventQueue } from './event-queue.ts';
import { findBudget, SYSTEMS, toHost, type MarketBoard } from './market.ts';

/** Postings made and stored a second by one worker of two cores: as `npm run bench -- load --only crawl` measured it. */
export const STORED_A_SECOND = 118;
/** Rows that only need their verification. */
const VERIFIED_A_SECOND = 4_000;
/** Seconds of storing that may wait before a reading asks for more. */
const STORE_BEHIND_S = 5;
/** How long a host that answered 429 is left alone. */
const REST_S = 30;

export interface Traffic {
  requests: number;
  throttled: number;
  kilobytes: number;
}

interface Host {
  budget: HostBudget;
  /** When the next request may start. */
  free: number;
  /** When each of those under way at once ends. */
  ends: number[];
}

export interface CrawlEnd {
  requests: number;
  created: number;
  changed: number;
  gone: boolean;
}

/** Reads boards as the crawler does, in the time of the events: pages, then details, each within its host's budget. */
export class SimulatedCrawls {
  readonly traffic = new Map<Source, Traffic>();
  readonly #events: EventQueue;
  readonly #budgets: readonly HostBudget[];
  readonly #random: () => number;
  readonly #hosts = new Map<string, Host>();
  /** When the store is done with what was given to it. */
  #stored = 0;

  constructor(options: { events: EventQueue; budgets: readonly HostBudget[]; random: () => number }) {
    this.#events = options.events;
    this.#budgets = options.budgets;
    this.#random = options.random;
  }

  /** Reads a board; `held` of its postings are known. */
  read(board: MarketBoard, held: number, sinceSeconds: number, onEnd: (end: CrawlEnd) => void): void {
    const system = SYSTEMS[board.source];
    const jobs = board.jobs ?? 0;
    const pages = Math.max(1, Math.ceil(jobs / system.pageSize));
    const isFirst = held === 0;
    const moved = isFirst ? jobs : Math.min(jobs, Math.round(jobs * board.moves * (sinceSeconds / 86_400)));
    const details = system.details ? moved : 0;
    let left = board.jobs === null ? 1 : pages + details;
    const requests = left;
    const next = (): void => {
      if (left === 0) {
        onEnd({
          requests,
          created: isFirst ? jobs : 0,
          changed: isFirst ? 0 : moved,
          gone: board.jobs === null,
        });
        return;
      }
      left -= 1;
      const isPage = left >= details;
      const rows = isPage ? jobs / pages : 1;
      this.#ask(board, isPage ? rows * system.rowKb : system.detailKb, () => {
        if (isPage) this.#store(system.details ? 0 : moved / pages, rows);
        else this.#store(1, 0);
        this.#events.at(this.#stored - STORE_BEHIND_S, next);
      });
    };
    next();
  }

  #store(postings: number, rows: number): void {
    this.#stored =
      Math.max(this.#stored, this.#events.now) + postings / STORED_A_SECOND + rows / VERIFIED_A_SECOND;
  }

  #ask(board: MarketBoard, kilobytes: number, onAnswer: () => void): void {
    const { latencyMs, throttledPer10k } = SYSTEMS[board.source];
    const host = this.#getHost(toHost(board));
    const traffic = this.traffic.get(board.source) ?? { requests: 0, throttled: 0, kilobytes: 0 };
    this.traffic.set(board.source, traffic);
    const slot = host.ends.indexOf(Math.min(...host.ends));
    const start = Math.max(this.#events.now, host.free, host.ends[slot] ?? 0);
    const end = start + (latencyMs / 1_000) * (0.5 + this.#random());
    host.free = start + host.budget.minIntervalMs / 1_000;
    host.ends[slot] = end;
    traffic.requests += 1;
    if (this.#random() * 10_000 < throttledPer10k) {
      traffic.throttled += 1;
      host.free = Math.max(host.free, end + REST_S);
      this.#events.at(end, () => this.#ask(board, kilobytes, onAnswer));
      return;
    }
    traffic.kilobytes += kilobytes + 1;
    this.#events.at(end, onAnswer);
  }

  #getHost(name: string): Host {
    const known = this.#hosts.get(name);
    if (known) return known;
    const budget = findBudget(this.#budgets, name);
    const host = { budget, free: 0, ends: Array.from({ length: budget.concurrency }, () => 0) };
    this.#hosts.set(name, host);
    return host;
  }
}
