import { parentPort, workerData } from 'node:worker_threads';
import { createPercolationHandlers } from '../../percolate/percolation-handlers.ts';
import { BitmapIndex } from '../bitmap-index.ts';
import { loadRoaring, type Roaring } from '../roaring.ts';
import type { SearchResult } from '../../search.ts';
import { SegmentBuilder } from '../segment-builder.ts';
import { readSnapshot, writeSnapshot } from '../snapshot-file.ts';
import { KeptAnswers } from './kept-answers.ts';
import {
  toDocuments,
  toThreadsMs,
  type CallKind,
  type WorkerAnswer,
  type WorkerCall,
  type WorkerCalls,
  type WorkerOptions,
} from './protocol.ts';

/** Of a first reading: larger segments are merged faster, smaller ones hold less beside them. */
const COLLECTED_DOCUMENTS = 16_384;
/** Changes that become searchable at once: some milliseconds' work. */
const APPLIED_TOGETHER = 50;
const MOST_SEGMENTS = 20;
/** How long something else may be done before a search that came meanwhile is answered. */
const SLICE_MS = 2;

type Handlers = {
  [Kind in CallKind]: (
    call: WorkerCalls[Kind]['request'],
  ) => WorkerCalls[Kind]['answer'] | Promise<WorkerCalls[Kind]['answer']>;
};

/** Lets what came meanwhile be answered. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Gives a pause that lets others in once a slice of time has passed. */
function createPause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await breathe();
    since = performance.now();
  };
}

function createHandlers(Roaring: Roaring, { directory }: WorkerOptions): Handlers {
  let index = new BitmapIndex(Roaring);
  let collected = new SegmentBuilder();
  let isTending = false;
  const kept = new KeptAnswers<SearchResult>();

  const clear = () => {
    index.dispose();
    index = new BitmapIndex(Roaring);
    collected = new SegmentBuilder();
    kept.clear();
    return null;
  };

  const flush = () => {
    kept.clear();
    if (collected.size > 0) index.append(collected.finish());
    collected = new SegmentBuilder();
  };

  /** Merges what should be merged, a slice at a time. */
  const tend = async () => {
    if (isTending) return;
    isTending = true;
    const pause = createPause();
    while (index.maintain()) await pause();
    isTending = false;
  };

  const throwIfLate = (deadline: number) => {
    if (toThreadsMs() > deadline) throw new Error('Its time had passed before its turn came');
  };

  return {
    ...createPercolationHandlers(),
    load: async () => {
      clear();
      if (directory === null) return { origin: null, reason: null };
      try {
        const snapshot = await readSnapshot(directory, createPause());
        if (!snapshot) return { origin: null, reason: null };
        index = new BitmapIndex(Roaring, snapshot.segments);
        kept.clear();
        return { origin: snapshot.origin, reason: null };
      } catch (error) {
        // Without a snapshot the index is built; whatever is wrong with the file is no reason to give up.
        clear();
        return { origin: null, reason: error instanceof Error ? error.message : String(error) };
      }
    },
    clear,
    collect: ({ documents }) => {
      for (const document of toDocuments(documents)) collected.add(document);
      if (collected.size >= COLLECTED_DOCUMENTS) flush();
      return null;
    },
    compact: async () => {
      flush();
      const pause = createPause();
      for (const step of index.compact()) await pause().then(() => step);
      return null;
    },
    apply: async ({ documents, removed }) => {
      const pause = createPause();
      const changed = toDocuments(documents);
      index.apply([], removed);
      kept.clear();
      for (let at = 0; at < changed.length; at += APPLIED_TOGETHER) {
        index.apply(changed.slice(at, at + APPLIED_TOGETHER), []);
        kept.clear();
        await pause();
        // Every segment is asked with every search: what comes faster than it is merged has to wait.
        while (index.segments > MOST_SEGMENTS && index.maintain()) await pause();
      }
      void tend();
      return null;
    },
    save: async ({ origin }) => {
      if (directory === null) throw new Error('There is no place for a snapshot');
      const segments = index.store();
      return { bytes: await writeSnapshot(directory, { origin, segments }, createPause()) };
    },
    search: ({ plan, offset, limit, deadline }) => {
      throwIfLate(deadline);
      return kept.get({ plan, offset, limit }, () => index.search(plan, { offset, limit }));
    },
    suggest: ({ asked, deadline }) => {
      throwIfLate(deadline);
      return index.suggest(asked);
    },
    correct: ({ words, deadline }) => {
      throwIfLate(deadline);
      return index.correct(words);
    },
    status: () => {
      const { rss, heapUsed, external } = process.memoryUsage();
      return { ...index.status(), rssBytes: rss, heapBytes: heapUsed, externalBytes: external };
    },
  };
}

async function serve(port: NonNullable<typeof parentPort>, options: WorkerOptions): Promise<void> {
  const handlers = createHandlers(await loadRoaring(), options);
  const answer = (message: WorkerAnswer) => port.postMessage(message);
  port.on('message', (call: WorkerCall) => {
    const handle = handlers[call.kind] as (call: WorkerCall) => WorkerCalls[CallKind]['answer'];
    // A search is answered within this turn; only what takes long is a promise.
    new Promise<WorkerCalls[CallKind]['answer']>((resolve) => resolve(handle(call))).then(
      (value) => answer({ id: call.id, value }),
      (error: unknown) =>
        answer({ id: call.id, error: error instanceof Error ? error.message : String(error) }),
    );
  });
}

const given = (workerData as { firsthandSearch?: WorkerOptions } | null)?.firsthandSearch;
if (parentPort && given) await serve(parentPort, given);
