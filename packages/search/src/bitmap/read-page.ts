import { pickPage, type ListCursor } from '../merge-lists.ts';
import type { Bitmap } from './roaring.ts';
import type { Segment } from './segment.ts';

/** Found documents of a segment that count as so much newer. */
export interface RankedList {
  segment: Segment;
  documents: Bitmap;
  boostSeconds: number;
}

/** From this offset on, what stands before it is counted rather than walked through. */
const WALKED = 256;
const READ_AHEAD = 32;

/**
 * The ids from `offset` on, `limit` at most, in the order of search: each list is newest first by itself, so they are
 * merged. No document may stand in two lists.
 */
export function readPage(lists: readonly RankedList[], offset: number, limit: number): number[] {
  const cursors = lists.map((list) => new Cursor(list));
  const rest = offset - (offset > WALKED ? jump(cursors, offset) : 0);
  return pickPage(cursors, { offset: rest, limit });
}

/** The same of roles: the first job of each, as `isFirst` tells of jobs in their order. */
export function readRoles(
  lists: readonly RankedList[],
  page: { offset: number; limit: number },
  isFirst: (segment: Segment, document: number) => boolean,
): number[] {
  const cursors = lists.map((list) => new Cursor(list));
  return pickPage(cursors, page, ({ segment, document }) => isFirst(segment, document));
}

/** Moves the cursors past as many documents as can be told by their time alone, `offset` at most; gives how many. */
function jump(cursors: readonly Cursor[], offset: number): number {
  let latest = Math.max(...cursors.map((cursor) => cursor.newest));
  let earliest = Math.min(...cursors.map((cursor) => cursor.oldest));
  const countFrom = (time: number) => cursors.reduce((sum, cursor) => sum + cursor.countFrom(time), 0);
  // The earliest time such that no more than `offset` documents are of that time or later.
  if (!Number.isFinite(latest)) return 0;
  latest += 1;
  while (earliest < latest) {
    const middle = Math.floor((earliest + latest) / 2);
    if (countFrom(middle) <= offset) latest = middle;
    else earliest = middle + 1;
  }
  return cursors.reduce((sum, cursor) => sum + cursor.skipTo(latest), 0);
}

/** A place in a list. */
class Cursor implements ListCursor<Cursor> {
  readonly #list: RankedList;
  #next = 0;
  #buffer: Uint32Array = new Uint32Array(0);
  #at = 0;
  #virtual = 0;
  id = 0;
  document = 0;

  constructor(list: RankedList) {
    this.#list = list;
  }

  get segment(): Segment {
    return this.#list.segment;
  }

  /** When the newest of the segment count as published. */
  get newest(): number {
    const { segment, boostSeconds } = this.#list;
    return (segment.rankAts[0] ?? -Infinity) + boostSeconds;
  }

  get oldest(): number {
    const { segment, boostSeconds } = this.#list;
    return (segment.rankAts.at(-1) ?? Infinity) + boostSeconds;
  }

  /** How many count as published at this time or later. */
  countFrom(time: number): number {
    const { segment, documents, boostSeconds } = this.#list;
    let low = 0;
    let high = segment.rankAts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((segment.rankAts[middle] ?? 0) + boostSeconds >= time) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? 0 : documents.rank(low - 1);
  }

  /** Goes past those of this time or later, and gives how many they are. */
  skipTo(time: number): number {
    this.#next = this.countFrom(time);
    return this.#next;
  }

  advance(): boolean {
    if (this.#at >= this.#buffer.length) {
      this.#buffer = this.#list.documents.sliceUint32Array(this.#next, this.#next + READ_AHEAD);
      this.#next += this.#buffer.length;
      this.#at = 0;
      if (this.#buffer.length === 0) return false;
    }
    const document = this.#buffer[this.#at++] ?? 0;
    const { segment, boostSeconds } = this.#list;
    this.document = document;
    this.#virtual = (segment.rankAts[document] ?? 0) + boostSeconds;
    this.id = segment.ids[document] ?? 0;
    return true;
  }

  isBefore(other: Cursor): boolean {
    return this.#virtual === other.#virtual ? this.id < other.id : this.#virtual > other.#virtual;
  }
}
