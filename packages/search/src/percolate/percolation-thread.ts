import type { DocumentColumns } from '../bitmap/worker/protocol.ts';
import { SearchWorker } from '../bitmap/worker/search-worker.ts';
import type { SavedRequest } from './percolator.ts';

/** Which search finds which job: the one at a place of the first list the one at that place of the second. */
export interface PercolatedPairs {
  searchIds: number[];
  jobIds: number[];
}

/**
 * Percolation in a thread of its own: neither its work nor tidying up its memory keeps anybody else waiting. Every call
 * rejects once the thread has ended.
 */
export class PercolationThread {
  readonly #worker = new SearchWorker({ directory: null });

  get hasEnded(): boolean {
    return this.#worker.hasEnded;
  }

  /** Forgets all searches, and tells from these jobs which lexemes are frequent. */
  async begin(sample: DocumentColumns): Promise<void> {
    await this.#worker.call('beginPercolation', { sample });
  }

  /** Puts searches in or replaces them, and takes others out. */
  async change(changed: { id: number; request: SavedRequest }[], gone: number[]): Promise<void> {
    await this.#worker.call('changeSearches', { changed, gone });
  }

  /** What finds these jobs at this moment, in seconds since 1970. */
  match(documents: DocumentColumns, now: number): Promise<PercolatedPairs> {
    return this.#worker.call('percolate', { documents, now });
  }

  close(): Promise<void> {
    return this.#worker.terminate(new Error('The thread of percolation was ended'));
  }
}
