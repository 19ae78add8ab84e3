import { setTimeout as sleep } from 'node:timers/promises';
import { createOwner, toPauseMs, type Db, type OutageWatch } from '@firsthand/database';
import type { SearchLog } from '../bitmap/create-bitmap-search.ts';
import { listChanged, readClock, readPosition } from '../bitmap/following/read-store.ts';
import { isOurs } from '../bitmap/following/snapshot-origin.ts';
import type { JobChanges } from '../bitmap/job-changes.ts';
import { toNothing } from '../facets.ts';
import type { FollowingIndex } from '../create-search.ts';
import type { SearchRequest, SearchResult, SimilarQuery } from '../search.ts';
import { toSearchPlan } from '../search-plan.ts';
import { findSimilar } from '../similar.ts';
import type { Suggestion, SuggestRequest } from '../suggest.ts';
import type { Cluster, ClusterAddress } from './cluster.ts';
import { ClusterError, isAway, isMissing } from './cluster-error.ts';
import { connect } from './connect.ts';
import { listLost, LostJobsError, readHistories } from './histories.ts';
import { withWriteLease } from './following/hold-lease.ts';
import type { Spread } from './following/index-settings.ts';
import { writeIndex } from './following/write-index.ts';
import type { BuildProgress } from './following/write-options.ts';
import { INDEX_VERSION, toAlias } from './index-names.ts';
import { OpenSearchIndex } from './opensearch-index.ts';
import { NotOursError, requireVersion } from './require-version.ts';
import { readStanding, type IndexMeta } from './standing.ts';

const POLL_MS = 500;
const NOTE_MS = 2_000;
/** Without having caught up for so long it does not answer: it may lie far behind. */
const STALE_MS = 30_000;
/** So long after the cluster or the store has last answered it is taken for being there. */
const SEEN_MS = 5_000;
/** After so many searches in a row that it did not answer it is left alone for so long: each of them has waited for it. */
const MOST_FAILED = 3;
const REST_MS = 10_000;
/** Of more jobs that changed at once it is only told that any may have. */
const MOST_TOLD = 10_000;
/** Who does not get the lease asks again after so long. */
const ASK_AGAIN_MS = 1_000;

export interface OpenSearchOptions {
  db: Db;
  address: ClusterAddress;
  /** What all names in the cluster begin with. */
  prefix: string;
  spread: Spread;
  log: SearchLog;
  outages: OutageWatch;
  /** How often the store is asked for changes, in milliseconds; default 500. */
  pollMs?: number;
  /** How often at most the index is told how much it shows, in milliseconds; default 2,000. */
  noteMs?: number;
}

export interface OpenSearchSearch extends FollowingIndex, JobChanges {
  reason(): string | null;
  /** Resolves once everything committed before the call can be found. Rejects when that takes longer. */
  settled(withinMs?: number): Promise<void>;
  /** Lets another node write. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Search by an index in an OpenSearch cluster, which one of all nodes holds to the store at a time. It starts by itself; a
 * search is rejected when the cluster does not answer it wholly.
 */
export async function createOpenSearchSearch(options: OpenSearchOptions): Promise<OpenSearchSearch> {
  return new ClusterSearch(options, await connect(options.address));
}

class ClusterSearch implements OpenSearchSearch {
  readonly #options: OpenSearchOptions;
  readonly #cluster: Cluster;
  readonly #stopping = new AbortController();
  readonly #running: Promise<unknown>;
  #stopped: Promise<void> | undefined;
  #index: { name: string; asked: OpenSearchIndex } | undefined;
  #isKnown = false;
  #checkedOrigin = '';
  readonly #listeners: ((jobIds: readonly number[] | null) => void)[] = [];
  /** Of what listeners were told. */
  #told: string | undefined;
  #caughtUpAt = -Infinity;
  #seenAt = -Infinity;
  #isBehind = true;
  #rounds = 0;
  restarts = 0;
  /** Searches in a row. */
  #failed = 0;
  #restsUntil = -Infinity;
  /** Why it cannot be asked; null when it can. */
  #askFault: string | null = 'The index in OpenSearch has not been looked at yet.';
  /** Why this node cannot write it; null when it can, or another one does. */
  #writeFault: string | null = null;
  #building: BuildProgress | null = null;

  constructor(options: OpenSearchOptions, cluster: Cluster) {
    this.#options = options;
    this.#cluster = cluster;
    this.#running = Promise.all([this.#watch(), this.#write()]);
  }

  subscribe(onChange: (jobIds: readonly number[] | null) => void): void {
    this.#listeners.push(onChange);
  }

  isWarm(): boolean {
    const now = performance.now();
    if (this.#index === undefined || now < this.#restsUntil) return false;
    return now - this.#caughtUpAt < STALE_MS && now - this.#seenAt < SEEN_MS;
  }

  lagSeconds(): number | null {
    return this.#caughtUpAt === -Infinity ? null : (performance.now() - this.#caughtUpAt) / 1_000;
  }

  reason(): string | null {
    if (this.isWarm()) return null;
    if (this.#building) {
      const { jobs, of } = this.#building;
      const built = `The index in OpenSearch is being built: ${jobs} of ${of} jobs.`;
      return this.#writeFault === null ? built : `${built} ${this.#writeFault}`;
    }
    return this.#writeFault ?? this.#askFault ?? 'The index in OpenSearch lies behind the store.';
  }

  async search({ offset, limit, ...request }: SearchRequest): Promise<SearchResult> {
    const plan = toSearchPlan(request);
    if (plan === undefined) return toNothing(request);
    return this.#ask((index) => index.search(plan, { offset, limit }));
  }

  suggest(asked: SuggestRequest): Promise<Suggestion[]> {
    return this.#ask((index) => index.suggest(asked));
  }

  similar(query: SimilarQuery): Promise<number[]> {
    return findSimilar(query, async (plan, limit) => {
      const { ids } = await this.#ask((index) => index.search(plan, { offset: 0, limit }));
      return ids;
    });
  }

  correct(words: string[]): Promise<(string | null)[]> {
    return this.#ask((index) => index.correct(words));
  }

  async settled(withinMs = Infinity): Promise<void> {
    const until = performance.now() + withinMs;
    // The round that runs may have read before; the one after it has not.
    const needed = this.#rounds + 2;
    while (this.#rounds < needed || this.#isBehind || !this.isWarm()) {
      if (this.#isStopping()) throw new Error('Search is stopping');
      if (performance.now() > until) throw new Error('Search has not caught up in time');
      await sleep(5);
    }
  }

  /** Jobs that can be found, and what the index takes on disks without its copies. */
  async status(): Promise<IndexSize> {
    const { name } = this.#requireIndex();
    const { _all: all } = await this.#cluster.ask<Stats>('GET', `/${name}/_stats/docs,store`);
    const { docs, store } = all.primaries;
    return { documents: docs.count, bytes: store.size_in_bytes, cachedBytes: 0 };
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    // The client never says that it is closed when it was before.
    this.#stopped ??= this.#running.then(() => this.#cluster.close());
    await this.#stopped;
  }

  /** Asks the index; lets it rest when it did not answer several times in a row. */
  async #ask<Answer>(question: (index: OpenSearchIndex) => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await this.#askNow(question);
      this.#failed = 0;
      return answer;
    } catch (error) {
      // What it does not take of one search says nothing of the others.
      if (!isAway(error)) throw error;
      this.#failed += 1;
      if (this.#failed >= MOST_FAILED) {
        this.#restsUntil = performance.now() + REST_MS;
        this.#askFault = toReason(error);
      }
      throw error;
    }
  }

  /** Once more when the index has given way to another one meanwhile. */
  async #askNow<Answer>(question: (index: OpenSearchIndex) => Promise<Answer>): Promise<Answer> {
    const asked = this.#requireIndex();
    try {
      return await question(asked.asked);
    } catch (error) {
      if (!isMissing(error)) throw error;
      await this.#look();
      const now = this.#requireIndex();
      if (now.name === asked.name) throw error;
      return question(now.asked);
    }
  }

  #requireIndex() {
    if (!this.#index) throw new Error(this.#askFault ?? 'There is no index in OpenSearch');
    return this.#index;
  }

  /** Looks again and again how far the index is. */
  async #watch(): Promise<void> {
    while (!this.#isStopping()) {
      try {
        await this.#look();
        this.#rounds += 1;
      } catch (error) {
        if (error instanceof ClusterError && error.type === 'shard_missing') this.#index = undefined;
        this.#askFault = toReason(error);
      }
      await this.#pause(this.#options.pollMs ?? POLL_MS);
    }
  }

  async #look(): Promise<void> {
    const { db, prefix, outages } = this.#options;
    await this.#requireVersion();
    const standing = await readStanding(this.#cluster, prefix);
    const { name, meta } = standing.kind === 'ours' ? standing : { name: '', meta: undefined };
    if (!meta?.isWhole || !(await this.#showsOurStore(meta))) {
      this.#index = undefined;
      this.#askFault = `OpenSearch has no index ${toAlias(prefix)} of this version (${INDEX_VERSION}) and this database.`;
      return;
    }
    const histories = await readHistories(this.#cluster, name, meta.histories.length);
    const lost = listLost(meta.histories, histories);
    if (lost.length > 0) {
      this.#index = undefined;
      this.#askFault = new LostJobsError(name, `part ${lost.join(' and ')} of ${histories.length}`).message;
      return;
    }
    const { isBehind, now } = await outages.during(() => readClock(db, meta.origin.position));
    await this.#tellChanges();
    this.#seenAt = performance.now();
    this.#isBehind = isBehind;
    this.#caughtUpAt = this.#seenAt - (isBehind ? Math.max(0, now - meta.at) * 1_000 : 0);
    if (this.#index?.name !== name) this.#index = { name, asked: new OpenSearchIndex(this.#cluster, name) };
    if (this.#seenAt >= this.#restsUntil) this.#askFault = null;
  }

  /** Of the store, whatever the index shows of it. */
  async #tellChanges(): Promise<void> {
    const { db } = this.#options;
    const changed =
      this.#told === undefined
        ? { jobIds: null, position: await readPosition(db) }
        : await listChanged(db, this.#told, MOST_TOLD);
    this.#told = changed.position;
    if (changed.jobIds?.length === 0) return;
    for (const listener of this.#listeners) listener(changed.jobIds);
  }

  /** Asked until it has answered once. */
  async #requireVersion(): Promise<void> {
    if (this.#isKnown) return;
    await requireVersion(this.#cluster);
    this.#isKnown = true;
  }

  /** Asked once for each writer: each has a name of its own in the store. */
  async #showsOurStore({ origin }: IndexMeta): Promise<boolean> {
    if (this.#checkedOrigin === origin.snapshotId) return true;
    if (!(await isOurs(this.#options.db, origin))) return false;
    this.#checkedOrigin = origin.snapshotId;
    return true;
  }

  /** Writes whenever no other node does. */
  async #write(): Promise<void> {
    const { db, log, prefix, pollMs = POLL_MS, noteMs = NOTE_MS } = this.#options;
    const owner = createOwner();
    const key = `${toAlias(prefix)} ${INDEX_VERSION}`;
    const { signal } = this.#stopping;
    let failures = 0;
    while (!this.#isStopping()) {
      try {
        await this.#requireVersion();
        const wasHeld = await withWriteLease(db, { key, owner, signal }, (fence, term) =>
          writeIndex(
            {
              ...this.#options,
              ...{ cluster: this.#cluster, pollMs, noteMs },
              onBuilding: (progress) => (this.#building = progress),
              onTrouble: (error) => this.#noteTrouble(error),
            },
            { fence, signal: term },
          ),
        );
        failures = 0;
        if (!wasHeld) {
          this.#writeFault = null;
          await this.#pause(ASK_AGAIN_MS);
        }
      } catch (error) {
        if (this.#isStopping()) return;
        failures += 1;
        this.restarts += 1;
        this.#writeFault = toReason(error);
        const pauseMs = toPauseMs(failures);
        if (error instanceof NotOursError) log.warn({ pauseMs }, error.message);
        else
          log.warn(
            { err: error, pauseMs },
            'the index in OpenSearch could not be written; it is tried again',
          );
        await this.#pause(pauseMs);
      }
    }
  }

  /** Told in the log when it begins, and by the standing for as long as it lasts. */
  #noteTrouble(error: Error | null): void {
    if (error !== null && this.#writeFault === null)
      this.#options.log.warn(
        { err: error },
        'the index in OpenSearch takes no changes now; it is tried again',
      );
    this.#writeFault = error && toReason(error);
  }

  async #pause(pauseMs: number): Promise<void> {
    await sleep(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }
}

type IndexSize = Awaited<ReturnType<FollowingIndex['status']>>;

interface Stats {
  _all: { primaries: { docs: { count: number }; store: { size_in_bytes: number } } };
}

const toReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
