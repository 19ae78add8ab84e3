import { setTimeout as sleep } from 'node:timers/promises';
import { readPrimary } from '@firsthand/database';
import type { JobChanges } from '@firsthand/search';
import { isWithin } from '../people/within.ts';

interface ViewCacheOptions<View> {
  /** Makes views; jobs that are gone are left out. */
  load: (ids: readonly number[]) => Promise<ReadonlyMap<number, View>>;
  /** Null: nobody tells of changes, so nothing is kept. */
  changes: JobChanges | null;
  /** For what changes without search being told, such as when a job was last verified. */
  keptMs: number;
  /** How much a view takes, in characters. */
  sizeOf: (view: View) => number;
  /** Characters of all views at most; those that were not asked for the longest leave first. */
  maxCharacters: number;
  now: () => Date;
}

/** Of so many jobs views are made at once. */
const BATCH = 200;
/** What is asked for next waits no longer for a load. */
const PATIENCE_MS = 1_000;

interface Waiting<View> {
  ids: readonly number[];
  resolve: (views: ReadonlyMap<number, View>) => void;
  reject: (error: unknown) => void;
}

/**
 * Views of jobs, kept until the job changes or for `keptMs`. What is asked for while others are loaded is loaded with the
 * next ones, since ten jobs cost the store hardly more than one.
 */
export class ViewCache<View> {
  readonly #options: ViewCacheOptions<View>;
  readonly #views = new Map<number, { view: View; size: number; since: number }>();
  #characters = 0;
  /** Counts the changes; which job changed at which of them, for loads that are under way. */
  #turn = 0;
  readonly #changed = new Map<number, number>();
  #allChanged = 0;
  #loads = 0;
  #isLoading = false;
  readonly #waiting: Waiting<View>[] = [];

  constructor(options: ViewCacheOptions<View>) {
    this.#options = options;
    options.changes?.subscribe((ids) => this.#drop(ids));
  }

  /** The views of these jobs, in their order; jobs that are gone are left out. */
  async get(ids: readonly number[]): Promise<View[]> {
    const views = await this.find(ids);
    return ids.flatMap((id) => views.get(id) ?? []);
  }

  /** The same by the jobs' numbers: what is not kept is loaded in one go, each job once. */
  async find(ids: readonly number[]): Promise<ReadonlyMap<number, View>> {
    const { changes, keptMs, now } = this.#options;
    const wanted = new Set(ids);
    if (!changes?.isWarm()) {
      this.#clear();
      return this.#options.load([...wanted]);
    }
    const at = now().getTime();
    const views = new Map<number, View>();
    for (const id of wanted) {
      const kept = this.#views.get(id);
      if (!kept || !isWithin(keptMs, kept.since, at)) continue;
      views.set(id, kept.view);
      // To the end, where the youngest stand.
      this.#views.delete(id);
      this.#views.set(id, kept);
    }
    const missing = [...wanted].filter((id) => !views.has(id));
    if (missing.length === 0) return views;
    const loaded = await this.#loadSoon(missing);
    for (const id of missing) {
      const view = loaded.get(id);
      if (view !== undefined) views.set(id, view);
    }
    return views;
  }

  #loadSoon(ids: readonly number[]): Promise<ReadonlyMap<number, View>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ids, resolve, reject });
      if (!this.#isLoading) void this.#loadWaiting();
    });
  }

  /** One batch after the other; a store that hangs at one keeps the next waiting for a moment only. */
  async #loadWaiting(): Promise<void> {
    this.#isLoading = true;
    while (this.#waiting.length > 0) {
      const patience = new AbortController();
      const loaded = this.#settle(this.#takeBatch()).finally(() => patience.abort());
      await Promise.race([loaded, sleep(PATIENCE_MS, undefined, patience).catch(() => undefined)]);
    }
    this.#isLoading = false;
  }

  /** Answers all of a batch, and never rejects itself. */
  async #settle(batch: readonly Waiting<View>[]): Promise<void> {
    this.#loads += 1;
    try {
      const views = await this.#load([...new Set(batch.flatMap(({ ids }) => ids))]);
      for (const { resolve } of batch) resolve(views);
    } catch (error) {
      await this.#loadApart(batch, error);
    } finally {
      this.#loads -= 1;
      if (this.#loads === 0) this.#changed.clear();
    }
  }

  #takeBatch(): Waiting<View>[] {
    let count = 0;
    let jobs = 0;
    for (const { ids } of this.#waiting) {
      jobs += ids.length;
      if (count > 0 && jobs > BATCH) break;
      count += 1;
    }
    return this.#waiting.splice(0, count);
  }

  /** A job of which no view can be made must not be in the way of the others. */
  async #loadApart(batch: readonly Waiting<View>[], error: unknown): Promise<void> {
    for (const { ids, resolve, reject } of batch) {
      if (batch.length === 1) reject(error);
      else await this.#load(ids).then(resolve, reject);
    }
  }

  async #load(ids: readonly number[]): Promise<ReadonlyMap<number, View>> {
    const turn = this.#turn;
    const at = this.#options.now().getTime();
    // A replica may not have the change yet for which a view was dropped.
    const views = await readPrimary(() => this.#options.load(ids));
    for (const [id, view] of views) {
      // What changed meanwhile may have been read before or after.
      if (Math.max(this.#changed.get(id) ?? 0, this.#allChanged) > turn) continue;
      this.#remove(id);
      const size = this.#options.sizeOf(view);
      this.#views.set(id, { view, size, since: at });
      this.#characters += size;
    }
    this.#trim();
    return views;
  }

  #drop(ids: readonly number[] | null): void {
    this.#turn += 1;
    if (ids === null) {
      this.#allChanged = this.#turn;
      this.#clear();
      return;
    }
    for (const id of ids) {
      this.#remove(id);
      if (this.#loads > 0) this.#changed.set(id, this.#turn);
    }
  }

  #trim(): void {
    for (const id of this.#views.keys()) {
      if (this.#characters <= this.#options.maxCharacters) return;
      this.#remove(id);
    }
  }

  #remove(id: number): void {
    this.#characters -= this.#views.get(id)?.size ?? 0;
    this.#views.delete(id);
  }

  #clear(): void {
    this.#views.clear();
    this.#characters = 0;
  }
}
