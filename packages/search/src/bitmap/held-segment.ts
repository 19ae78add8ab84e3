import { findLexeme } from './lexicon.ts';
import { toBitmap } from './postings.ts';
import type { Bitmap, Roaring } from './roaring.ts';
import { getPostings, type Segment } from './segment.ts';

/**
 * A segment in use: which of its documents have gone, and the bitmaps that were asked for last. A bitmap is made from
 * the segment's bytes in some ten microseconds, so only what is asked for stands in the library's memory.
 */
export class HeldSegment {
  readonly segment: Segment;
  /** A bit for each document that has gone. */
  readonly dead: Uint8Array;
  readonly #Roaring: Roaring;
  readonly #deadBitmap: Bitmap;
  readonly #bitmaps = new Map<string, { bitmap: Bitmap; bytes: number } | null>();
  readonly #cacheBytes: number;
  #cachedBytes = 0;
  #deadCount = 0;

  /** Keeps bitmaps of `cacheBytes` at most. `dead` is kept and changed. */
  constructor(Roaring: Roaring, segment: Segment, options: { dead?: Uint8Array; cacheBytes: number }) {
    this.segment = segment;
    this.#Roaring = Roaring;
    this.#cacheBytes = options.cacheBytes;
    this.dead = options.dead ?? new Uint8Array((segment.ids.length + 7) >>> 3);
    this.#deadBitmap = new Roaring();
    for (const [index, bits] of this.dead.entries()) {
      for (let bit = 0; bits >>> bit !== 0; bit++) if ((bits >>> bit) & 1) this.#noteDead(8 * index + bit);
    }
  }

  get size(): number {
    return this.segment.ids.length;
  }

  get live(): number {
    return this.size - this.#deadCount;
  }

  get cachedBytes(): number {
    return this.#cachedBytes;
  }

  isDead(document: number): boolean {
    return ((this.dead[document >>> 3] ?? 0) & (1 << (document & 7))) !== 0;
  }

  /** Takes the document out. Doing it again is fine. */
  bury(document: number): void {
    if (this.isDead(document)) return;
    this.dead[document >>> 3] = (this.dead[document >>> 3] ?? 0) | (1 << (document & 7));
    this.#noteDead(document);
  }

  #noteDead(document: number): void {
    this.#deadBitmap.add(document);
    this.#deadCount += 1;
  }

  /** The documents that have gone; undefined when none have. Borrowed. */
  get deadBitmap(): Bitmap | undefined {
    return this.#deadCount === 0 ? undefined : this.#deadBitmap;
  }

  /** Every document, gone or not. The caller's. */
  everything(): Bitmap {
    return this.#Roaring.fromRange(0, this.size);
  }

  /** The documents with the lexeme; undefined when there are none. Borrowed until the next `trim`. */
  find(lexeme: string): Bitmap | undefined {
    const cached = this.#bitmaps.get(lexeme);
    if (cached !== undefined) {
      // To the end, where the youngest stand.
      this.#bitmaps.delete(lexeme);
      this.#bitmaps.set(lexeme, cached);
      return cached?.bitmap;
    }
    const index = findLexeme(this.segment.lexicon, lexeme);
    const made = index === undefined ? null : this.#make(index);
    this.#bitmaps.set(lexeme, made);
    this.#cachedBytes += toCacheBytes(lexeme, made);
    return made?.bitmap;
  }

  /** At most how many documents have the lexeme. */
  count(lexeme: string): number {
    return this.find(lexeme)?.size ?? 0;
  }

  #make(index: number): { bitmap: Bitmap; bytes: number } {
    const postings = getPostings(this.segment, index);
    const bitmap = toBitmap(this.#Roaring, postings, this.segment.counts[index] ?? 0);
    return { bitmap, bytes: postings.length };
  }

  /** Gives up the bitmaps that were not asked for lately, until the rest fits. Call it when none is borrowed. */
  trim(): void {
    for (const [lexeme, cached] of this.#bitmaps) {
      if (this.#cachedBytes <= this.#cacheBytes) return;
      cached?.bitmap.dispose?.();
      this.#cachedBytes -= toCacheBytes(lexeme, cached);
      this.#bitmaps.delete(lexeme);
    }
  }

  dispose(): void {
    for (const cached of this.#bitmaps.values()) cached?.bitmap.dispose?.();
    this.#bitmaps.clear();
    this.#deadBitmap.dispose?.();
  }
}

/** The objects around a bitmap, in JavaScript and in the library. */
const CACHE_OVERHEAD_BYTES = 200;

const toCacheBytes = (lexeme: string, cached: { bytes: number } | null) =>
  lexeme.length + CACHE_OVERHEAD_BYTES + (cached?.bytes ?? 0);
