import type { Figure } from '../expression.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * Documents that never change, in the order of search: newest first, equal ones by id. Document n is the n-th of them.
 * It is a few flat arrays, whatever their number, so that it can be written to a file as it stands.
 */
export interface Segment {
  /** Of jobs. */
  ids: Float64Array;
  /** Seconds since 1970. */
  rankAts: Float64Array;
  /** What is known of the documents in numbers; NaN: not known. */
  figures: Figures<Float64Array>;
  /** The documents in the order of their ids. */
  byId: Uint32Array;
  lexicon: Lexicon;
  /** How many documents have lexeme n. */
  counts: Uint32Array;
  /** Where the documents of lexeme n stand in `postings`. One more than there are lexemes. */
  postingStarts: Float64Array;
  postings: Uint8Array;
}

/**
 * When it was posted and first seen, in seconds since 1970; top and middle of the pay, a year; what postings of one role
 * have in common.
 */
export const FIGURES = ['postedAt', 'payTop', 'role', 'payMiddle', 'seenAt'] as const satisfies readonly (
  Figure | 'role' | 'payMiddle' | 'seenAt'
)[];
export type Figures<Value> = Record<(typeof FIGURES)[number], Value>;

export function makeFigures<Value>(make: (name: (typeof FIGURES)[number]) => Value): Figures<Value> {
  return Object.fromEntries(FIGURES.map((name) => [name, make(name)])) as Figures<Value>;
}

/** A job as search knows it. */
export interface IndexedDocument {
  id: number;
  /** Seconds since 1970. */
  rankAt: number;
  figures: Figures<number>;
  /** Without repeats. */
  lexemes: readonly string[];
}

/** What `writePostings` wrote for a lexeme. */
export function getPostings({ postings, postingStarts }: Segment, lexeme: number): Uint8Array {
  return postings.subarray(postingStarts[lexeme], postingStarts[lexeme + 1]);
}

/** The document with this id. */
export function findDocument({ ids, byId }: Segment, id: number): number | undefined {
  let low = 0;
  let high = byId.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[byId[middle] ?? 0] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  const document = byId[low];
  return document !== undefined && ids[document] === id ? document : undefined;
}

/** The documents in the order of their ids. */
export function orderById(ids: Float64Array): Uint32Array {
  return Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
}

export function toSegmentBytes({ ids, lexicon, counts, postings }: Segment): number {
  return (20 + 8 * FIGURES.length) * ids.length + lexicon.bytes.length + 16 * counts.length + postings.length;
}
