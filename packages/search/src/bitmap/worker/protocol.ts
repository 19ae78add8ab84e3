import type { SavedRequest } from '../../percolate/percolator.ts';
import type { SearchPlan } from '../../search-plan.ts';
import type { SearchResult } from '../../search.ts';
import type { Suggestion, SuggestRequest } from '../../suggest.ts';
import type { IndexStatus } from '../bitmap-index.ts';
import { makeFigures, type Figures, type IndexedDocument } from '../segment.ts';
import type { SnapshotOrigin } from '../snapshot-file.ts';

/** What the thread is started with. */
export interface WorkerOptions {
  /** Where the snapshot is; made when absent. Null in a thread that percolates and has none. */
  directory: string | null;
}

/** Documents as they travel: a job's lexemes are one text, since a million small ones would take seconds to copy. */
export interface DocumentColumns {
  ids: number[];
  /** Seconds since 1970. */
  rankAts: number[];
  figures: Figures<number[]>;
  /** Of each job, with LEXEME_SEPARATOR between them. */
  lexemes: string[];
}

/** A sign that no lexeme has. */
export const LEXEME_SEPARATOR = '\u001f';

/** What has travelled, taken apart. */
export function toDocuments({ ids, rankAts, figures, lexemes }: DocumentColumns): IndexedDocument[] {
  return ids.map((id, at) => ({
    id,
    rankAt: rankAts[at] ?? 0,
    figures: makeFigures((name) => figures[name][at] ?? NaN),
    lexemes: (lexemes[at] ?? '').split(LEXEME_SEPARATOR),
  }));
}

export interface WorkerStatus extends IndexStatus {
  /** Of the whole process. */
  rssBytes: number;
  /** The thread's own objects. */
  heapBytes: number;
  /** Buffers outside the heap: the segments' arrays and the library's memory. */
  externalBytes: number;
}

/** What can be asked of a thread that percolates, and what it answers. */
export interface PercolationCalls {
  /** Forgets all searches, and tells from these jobs which lexemes are frequent. */
  beginPercolation: { request: { sample: DocumentColumns }; answer: null };
  /** Puts saved searches in or replaces them, and takes others out. */
  changeSearches: {
    request: { changed: { id: number; request: SavedRequest }[]; gone: number[] };
    answer: null;
  };
  /** Which search finds which job, place by place. */
  percolate: {
    request: { documents: DocumentColumns; now: number };
    answer: { searchIds: number[]; jobIds: number[] };
  };
}

/** What can be asked of the thread, and what it answers. */
export interface WorkerCalls extends PercolationCalls {
  /** Reads the snapshot and takes it over; null when there is none that can be used, with the reason when it is damaged. */
  load: { request: object; answer: { origin: SnapshotOrigin | null; reason: string | null } };
  /** Forgets everything. */
  clear: { request: object; answer: null };
  /** Adds documents of a first reading, which are not searched before `compact`. */
  collect: { request: { documents: DocumentColumns }; answer: null };
  /** Makes one segment of all there are. */
  compact: { request: object; answer: null };
  /** Puts jobs in, or replaces them, and takes others out. */
  apply: { request: { documents: DocumentColumns; removed: number[] }; answer: null };
  /** Writes a snapshot of what there is at this moment. */
  save: { request: { origin: SnapshotOrigin }; answer: { bytes: number } };
  search: {
    request: { plan: SearchPlan; offset: number; limit: number; deadline: number };
    answer: SearchResult;
  };
  suggest: { request: { asked: SuggestRequest; deadline: number }; answer: Suggestion[] };
  /** For each word the one that was meant, or null. */
  correct: { request: { words: string[]; deadline: number }; answer: (string | null)[] };
  status: { request: object; answer: WorkerStatus };
}

export type CallKind = keyof WorkerCalls;

export type WorkerCall = {
  [Kind in CallKind]: { id: number; kind: Kind } & WorkerCalls[Kind]['request'];
}[CallKind];

export type WorkerAnswer =
  { id: number; value: WorkerCalls[CallKind]['answer'] } | { id: number; error: string };

/** Milliseconds that never go back and are the same in every thread, unlike those of the wall clock and of `performance`. */
export const toThreadsMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);
