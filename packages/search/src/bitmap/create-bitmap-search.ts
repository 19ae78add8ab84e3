import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable, toPauseMs, type Db, type OutageWatch } from '@firsthand/database';
import { toSearchPlan } from '../search-plan.ts';
import { toNothing } from '../facets.ts';
import type { Search, SearchRequest, SearchResult, SimilarQuery } from '../search.ts';
import { findSimilar } from '../similar.ts';
import type { Suggestion, SuggestRequest } from '../suggest.ts';
import { readDocuments, readPosition, takeChanges } from './following/read-store.ts';
import { forgetSnapshot, isOurs, registerSnapshot } from './following/snapshot-origin.ts';
import type { JobChanges } from './job-changes.ts';
import type { WorkerStatus } from './worker/protocol.ts';
import { SearchWorker } from './worker/search-worker.ts';

const POLL_MS = 500;
const BATCH = 500;
/** Without having caught up for so long it does not answer: it may lie far behind. */
const STALE_MS = 30_000;
const SAVE_EVERY_MS = 10 * 60_000;
/** A thread that lived so long did not end because of how it was started. */
const LASTED_MS = 60_000;

/** What is told of what happens; pino's loggers fit. */
export interface SearchLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface BitmapSearchOptions {
  db: Db;
  /** Where the snapshot is kept, for this program's user alone; made when absent. */
  directory: string;
  log: SearchLog;
  outages: OutageWatch;
  /** How often the store is asked for changes, in milliseconds; default 500. */
  pollMs?: number;
}

export interface BitmapSearch extends Search, JobChanges {
  /** Whether it holds what the store held a moment ago. Only then ask it. */
  isWarm(): boolean;
  /** Since when it has not caught up with the store; null until it did once. */
  lagSeconds(): number | null;
  /** For each folded word that no job has the one of titles and companies that was meant, if one lies near; else null. */
  correct(words: string[]): Promise<(string | null)[]>;
  /** Resolves once everything committed before the call can be found. Rejects when that takes longer. */
  settled(withinMs?: number): Promise<void>;
  /** How often its thread was started again. */
  readonly restarts: number;
  /** Rejects while there is no thread. */
  status(): Promise<WorkerStatus>;
  /** Writes a snapshot and ends. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Search by an index of bitmaps in a thread of its own, which follows the store. It starts by itself, from its snapshot
 * or from the store, and starts again when its thread ends; a search is rejected when the thread cannot answer it.
 */
export function createBitmapSearch(options: BitmapSearchOptions): BitmapSearch {
  return new FollowingSearch(options);
}

class FollowingSearch implements BitmapSearch {
  readonly #options: BitmapSearchOptions;
  readonly #stopping = new AbortController();
  readonly #listeners: ((jobIds: readonly number[] | null) => void)[] = [];
  readonly #running: Promise<void>;
  #worker: SearchWorker | undefined;
  /** What the index shows. */
  #position = '';
  #caughtUpAt = -Infinity;
  #rounds = 0;
  #isChanged = false;
  #savedAt = -Infinity;
  #snapshotId: string | undefined;
  readonly #pollMs: number;
  #wake: () => void = () => undefined;
  restarts = 0;

  constructor(options: BitmapSearchOptions) {
    this.#options = options;
    this.#pollMs = options.pollMs ?? POLL_MS;
    this.#running = this.#run();
  }

  subscribe(onChange: (jobIds: readonly number[] | null) => void): void {
    this.#listeners.push(onChange);
  }

  isWarm(): boolean {
    return this.#worker !== undefined && performance.now() - this.#caughtUpAt < STALE_MS;
  }

  lagSeconds(): number | null {
    return this.#caughtUpAt === -Infinity ? null : (performance.now() - this.#caughtUpAt) / 1_000;
  }

  async search({ offset, limit, ...request }: SearchRequest): Promise<SearchResult> {
    const plan = toSearchPlan(request);
    if (plan === undefined) return toNothing(request);
    return this.#requireWorker().ask('search', { plan, offset, limit }, 'searches');
  }

  suggest(asked: SuggestRequest): Promise<Suggestion[]> {
    return this.#requireWorker().ask('suggest', { asked }, 'quick');
  }

  similar(query: SimilarQuery): Promise<number[]> {
    const worker = this.#requireWorker();
    return findSimilar(query, async (plan, limit) => {
      const { ids } = await worker.ask('search', { plan, offset: 0, limit }, 'quick');
      return ids;
    });
  }

  correct(words: string[]): Promise<(string | null)[]> {
    return this.#requireWorker().ask('correct', { words }, 'quick');
  }

  async settled(withinMs = Infinity): Promise<void> {
    const until = performance.now() + withinMs;
    // The round that runs may have read before; the one after it has not.
    const needed = this.#rounds + 2;
    while (this.#rounds < needed || !this.isWarm()) {
      if (this.#stopping.signal.aborted) throw new Error('Search is stopping');
      if (performance.now() > until) throw new Error('Search has not caught up in time');
      this.#wake();
      await sleep(5);
    }
  }

  async status(): Promise<WorkerStatus> {
    return this.#requireWorker().call('status', {});
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#wake();
    await this.#running;
  }

  #requireWorker(): SearchWorker {
    if (!this.#worker) throw new Error('The thread of search is not running');
    return this.#worker;
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#isStopping()) {
      const startedAt = performance.now();
      const failure = await this.#live();
      if (this.#isStopping()) return;
      failures = performance.now() - startedAt > LASTED_MS ? 1 : failures + 1;
      this.restarts += 1;
      const pauseMs = toPauseMs(failures);
      this.#options.log.warn({ err: failure, pauseMs }, 'the index of search ended; it is started again');
      await sleep(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }

  /** One life of the thread: gives why it ended. */
  async #live(): Promise<unknown> {
    const worker = new SearchWorker({ directory: this.#options.directory });
    this.#worker = worker;
    const following = this.#follow(worker);
    const failure = await Promise.race([
      worker.ended,
      following.then(
        () => undefined,
        (error: unknown) => error,
      ),
    ]);
    this.#worker = undefined;
    this.#caughtUpAt = -Infinity;
    await worker.terminate(new Error('The thread of search was ended'));
    this.#wake();
    await following.catch(() => undefined);
    return failure;
  }

  async #follow(worker: SearchWorker): Promise<void> {
    await this.#start(worker);
    // What changed while nobody followed is not told job by job.
    this.#tell(null);
    let failures = 0;
    while (!this.#isStopping() && !worker.hasEnded) {
      failures = (await this.#tryCatchUp(worker)) ? 0 : failures + 1;
      if (this.#isChanged && performance.now() - this.#savedAt > SAVE_EVERY_MS) await this.#save(worker);
      await this.#pause(failures === 0 ? this.#pollMs : toPauseMs(failures));
    }
    if (this.#isChanged && !worker.hasEnded) await this.#save(worker);
  }

  /** False when the database could not be asked. What the index holds stays as good as it was. */
  async #tryCatchUp(worker: SearchWorker): Promise<boolean> {
    try {
      await this.#options.outages.during(() => this.#catchUp(worker));
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return false;
    }
    if (!worker.hasEnded) this.#caughtUpAt = performance.now();
    this.#rounds += 1;
    return true;
  }

  /** Takes the snapshot over, or else reads the whole store. */
  async #start(worker: SearchWorker): Promise<void> {
    const { db, log } = this.#options;
    const { origin, reason } = await worker.call('load', {});
    if (reason !== null) log.warn({ reason }, 'the snapshot of search cannot be used; it is made anew');
    this.#isChanged = false;
    this.#savedAt = performance.now();
    if (origin && (await isOurs(db, origin))) {
      this.#position = origin.position;
      this.#snapshotId = origin.snapshotId;
      return;
    }
    if (origin) log.info({}, 'the snapshot of search shows another database; it is made anew');
    await this.#build(worker);
  }

  async #build(worker: SearchWorker): Promise<void> {
    const { db, log } = this.#options;
    const startedAt = performance.now();
    await worker.call('clear', {});
    // What is committed from here on is read as a change, whether the reading saw it or not.
    this.#position = await readPosition(db);
    let read = 0;
    for (let afterId: number | undefined = 0; afterId !== undefined;) {
      if (this.#isStopping()) return;
      const documents = await readDocuments(db, afterId, BATCH);
      read += documents.ids.length;
      afterId = documents.ids.at(-1);
      await worker.call('collect', { documents });
    }
    await worker.call('compact', {});
    await this.#catchUp(worker);
    await this.#save(worker);
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    log.info({ jobs: read, seconds }, 'the index of search is built');
  }

  /** Takes over what was committed since `#position`, in batches. */
  async #catchUp(worker: SearchWorker): Promise<void> {
    const reached = await takeChanges(
      this.#options.db,
      this.#position,
      { limit: BATCH },
      async ({ documents, removed }) => {
        await worker.call('apply', { documents, removed });
        this.#tell([...documents.ids, ...removed]);
        this.#isChanged = true;
        return { goesOn: !this.#isStopping() };
      },
    );
    this.#position = reached ?? this.#position;
  }

  #tell(jobIds: readonly number[] | null): void {
    for (const listener of this.#listeners) listener(jobIds);
  }

  /** A snapshot that cannot be written is no reason to stop answering. */
  async #save(worker: SearchWorker): Promise<void> {
    const { db, log } = this.#options;
    this.#savedAt = performance.now();
    try {
      const origin = await registerSnapshot(db, this.#position);
      await worker.call('save', { origin });
      if (this.#snapshotId !== undefined) await forgetSnapshot(db, this.#snapshotId);
      this.#snapshotId = origin.snapshotId;
      this.#isChanged = false;
    } catch (error) {
      log.warn({ err: error }, 'no snapshot of search was written');
    }
  }

  async #pause(pauseMs: number): Promise<void> {
    if (this.#isStopping()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }
}
