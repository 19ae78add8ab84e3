import { AppError } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { countFrequencies, Percolator, sampleJobs, type ChangedJobs } from '@firsthand/search';
import { toSavedRequest } from '../saved-query.ts';
import { listVersions, loadQueries, readFingerprint, type Pairs } from './matches.repository.ts';

/** From which is told how frequent lexemes are. */
const SAMPLE_JOBS = 500;
const AT_A_TIME = 500;
const SLICE_MS = 8;

/** All saved searches in memory, kept as they are in the store, to find those that a job fits. */
export class KeptPercolator {
  #percolator: Percolator<number> | undefined;
  readonly #versions = new Map<number, number>();
  #fingerprint = '';

  get size(): number {
    return this.#versions.size;
  }

  /** Takes over what was saved, changed and deleted since. Whatever takes long is done in slices. */
  async refresh(db: Db, now: Date, signal: AbortSignal): Promise<void> {
    const fingerprint = await readFingerprint(db);
    if (fingerprint === this.#fingerprint) return;
    this.#percolator ??= new Percolator<number>(countFrequencies(await sampleJobs(db, SAMPLE_JOBS)));
    const left = new Set(this.#versions.keys());
    const breathe = createBreath();
    for (let afterId: number | undefined = 0; afterId !== undefined;) {
      signal.throwIfAborted();
      const searches = await listVersions(db, afterId, AT_A_TIME);
      for (const { id } of searches) left.delete(id);
      const changed = searches.filter(({ id, version }) => this.#versions.get(id) !== version);
      const ids = changed.map(({ id }) => id);
      for (const { id, version, query } of await loadQueries(db, ids)) {
        this.#set(this.#percolator, id, () => toSavedRequest(query, now));
        this.#versions.set(id, version);
        await breathe();
      }
      afterId = searches.length < AT_A_TIME ? undefined : searches.at(-1)?.id;
    }
    for (const id of left) {
      this.#percolator.delete(id);
      this.#versions.delete(id);
    }
    // Of before, so that what was saved meanwhile is looked for at the next refreshing.
    this.#fingerprint = fingerprint;
  }

  /** Which searches find which of these jobs at this moment. */
  async match(jobs: ChangedJobs['jobs'], now: Date): Promise<Pairs> {
    const pairs: Pairs = { searchIds: [], jobIds: [] };
    const breathe = createBreath();
    for (const matches of this.#percolator?.match(jobs, Math.floor(now.getTime() / 1_000)) ?? []) {
      for (const { searches, jobs: found } of matches) {
        for (const jobId of found) {
          for (const search of searches) {
            pairs.searchIds.push(search);
            pairs.jobIds.push(jobId);
          }
        }
      }
      await breathe();
    }
    return pairs;
  }

  /** One with a filter that no longer exists finds nothing; its owner is told where the search is shown. */
  #set(percolator: Percolator<number>, id: number, toRequest: () => ReturnType<typeof toSavedRequest>): void {
    try {
      percolator.set(id, toRequest());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      percolator.delete(id);
    }
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
