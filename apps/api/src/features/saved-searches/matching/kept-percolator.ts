import { AppError, type SavedQuery } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import {
  PercolationThread,
  sampleJobs,
  type ChangedJobs,
  type PercolatedPairs,
  type SavedRequest,
} from '@firsthand/search';
import { toAlertRequest } from '../saved-query.ts';
import { listVersions, loadQueries, readFingerprint } from './matches.repository.ts';

/** From which is told how frequent lexemes are. */
const SAMPLE_JOBS = 500;
const AT_A_TIME = 500;
const SLICE_MS = 8;

/** All saved searches in the memory of a thread, kept as they are in the store, to find those that a job fits. */
export class KeptPercolator {
  #thread: PercolationThread | undefined;
  readonly #versions = new Map<number, number>();
  #fingerprint = '';

  get size(): number {
    return this.#versions.size;
  }

  /** Takes over what was saved, changed and deleted since; all of it when the thread has ended. */
  async refresh(db: Db, now: Date, signal: AbortSignal): Promise<void> {
    if (this.#thread?.hasEnded) await this.close();
    const fingerprint = await readFingerprint(db);
    if (fingerprint === this.#fingerprint) return;
    try {
      await this.#takeOver(db, now, signal);
    } catch (error) {
      // Nobody knows how far it came.
      await this.close();
      throw error;
    }
    // Of before, so that what was saved meanwhile is looked for at the next refreshing.
    this.#fingerprint = fingerprint;
  }

  /** Which searches find which of these jobs at this moment. */
  async match(jobs: ChangedJobs['jobs'], now: Date): Promise<PercolatedPairs> {
    if (!this.#thread) return { searchIds: [], jobIds: [] };
    return this.#thread.match(jobs, Math.floor(now.getTime() / 1_000));
  }

  /** Ends the thread and forgets everything. It may be refreshed again. */
  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    this.#versions.clear();
    this.#fingerprint = '';
    await thread?.close();
  }

  async #takeOver(db: Db, now: Date, signal: AbortSignal): Promise<void> {
    const left = new Set(this.#versions.keys());
    const breathe = createBreath();
    for (let afterId: number | undefined = 0; afterId !== undefined;) {
      signal.throwIfAborted();
      const searches = await listVersions(db, afterId, AT_A_TIME);
      for (const { id } of searches) left.delete(id);
      const stale = searches.filter(({ id, version }) => this.#versions.get(id) !== version);
      const changed: { id: number; request: SavedRequest }[] = [];
      const gone: number[] = [];
      for (const { id, version, query } of await loadQueries(
        db,
        stale.map(({ id }) => id),
      )) {
        const request = findRequest(query, now);
        if (request) changed.push({ id, request });
        else gone.push(id);
        this.#versions.set(id, version);
        await breathe();
      }
      if (changed.length + gone.length > 0) await (await this.#open(db)).change(changed, gone);
      afterId = searches.length < AT_A_TIME ? undefined : searches.at(-1)?.id;
    }
    if (left.size > 0) await this.#thread?.change([], [...left]);
    for (const id of left) this.#versions.delete(id);
  }

  async #open(db: Db): Promise<PercolationThread> {
    if (this.#thread) return this.#thread;
    this.#thread = new PercolationThread();
    await this.#thread.begin(await sampleJobs(db, SAMPLE_JOBS));
    return this.#thread;
  }
}

/** One with a filter that no longer exists finds nothing; its owner is told where the search is shown. */
function findRequest(query: SavedQuery, now: Date): SavedRequest | null {
  try {
    return toAlertRequest(query, now);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Lets everything else have its turn once a slice of time has passed. */
function createBreath(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
