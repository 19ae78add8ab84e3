import type { Figure } from '../expression.ts';
import { findLexeme, findPrefix } from './lexicon.ts';
import { readPostings, toBitmap } from './postings.ts';
import type { Bitmap, Roaring } from './roaring.ts';
import type { Roles } from './roles.ts';
import { findDocument, getPostings, type Segment } from './segment.ts';

/** Lexemes from number `start` on, and of each document the place of its lexeme among them, from 1; 0: it has none. */
export interface Grouping {
  start: number;
  size: number;
  places: Uint32Array;
}

/** The same for those of which a document has any number: its places stand from `starts[document]` to the next one's. */
export interface Listing {
  start: number;
  size: number;
  starts: Uint32Array;
  places: Uint32Array;
}

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
  readonly #groupings = new Map<string, Grouping>();
  readonly #listings = new Map<string, Listing>();
  readonly #cacheBytes: number;
  #roles: { of: Roles; numbers: Uint32Array } | undefined;
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
    const cached = this.#take(lexeme);
    if (cached !== undefined) return cached?.bitmap;
    const index = findLexeme(this.segment.lexicon, lexeme);
    const made = index === undefined ? null : this.#make(index);
    this.#bitmaps.set(lexeme, made);
    this.#cachedBytes += toCacheBytes(lexeme, made);
    return made?.bitmap;
  }

  /** The documents whose figure is at least this. Borrowed until the next `trim`. */
  findReaching(figure: Figure, value: number): Bitmap {
    const values = this.segment.figures[figure];
    return this.keep(`${figure}>=${value}`, () => {
      const reaching = new Uint32Array(this.size);
      let count = 0;
      for (let document = 0; document < values.length; document++) {
        if ((values[document] ?? NaN) >= value) reaching[count++] = document;
      }
      return new this.#Roaring(reaching.subarray(0, count));
    });
  }

  /** The documents with a lexeme that begins so. Borrowed until the next `trim`. */
  findBeginning(prefix: string): Bitmap {
    return this.keep(`${prefix}*`, () => {
      const { start, end } = findPrefix(this.segment.lexicon, prefix);
      const marked = new Uint8Array(this.size);
      const documents = new Uint32Array(this.size);
      for (let index = start; index < end; index++) {
        const count = this.segment.counts[index] ?? 0;
        readPostings(getPostings(this.segment, index), count, documents);
        for (let at = 0; at < count; at++) marked[documents[at] ?? 0] = 1;
      }
      let count = 0;
      for (let document = 0; document < marked.length; document++) {
        if (marked[document] === 1) documents[count++] = document;
      }
      return new this.#Roaring(documents.subarray(0, count));
    });
  }

  /** At most how many documents have a lexeme that begins so. */
  countBeginning(prefix: string): number {
    const { start, end } = findPrefix(this.segment.lexicon, prefix);
    let count = 0;
    for (let index = start; index < end && count < this.size; index++)
      count += this.segment.counts[index] ?? 0;
    return Math.min(count, this.size);
  }

  /**
   * A bitmap of documents, gone or not, that `make` gives, kept like those of lexemes. `key` is no lexeme. Borrowed until
   * the next `trim`.
   */
  keep(key: string, make: () => Bitmap): Bitmap {
    const cached = this.#take(key);
    if (cached) return cached.bitmap;
    const bitmap = make();
    const made = { bitmap, bytes: Math.min(2 * bitmap.size, Math.ceil(this.size / 8)) };
    this.#bitmaps.set(key, made);
    this.#cachedBytes += toCacheBytes(key, made);
    return bitmap;
  }

  #take(key: string): { bitmap: Bitmap; bytes: number } | null | undefined {
    const cached = this.#bitmaps.get(key);
    if (cached === undefined) return undefined;
    // To the end, where the youngest stand.
    this.#bitmaps.delete(key);
    this.#bitmaps.set(key, cached);
    return cached;
  }

  /** The documents of these jobs. The caller's. */
  findJobs(ids: readonly number[]): Bitmap {
    const documents = ids.flatMap((id) => findDocument(this.segment, id) ?? []);
    return new this.#Roaring(Uint32Array.from(documents).sort());
  }

  /** The lexemes that begin so, and which of them each document has; for those of which a document has one at most. */
  group(prefix: string): Grouping {
    const known = this.#groupings.get(prefix);
    if (known) return known;
    const { start, end } = findPrefix(this.segment.lexicon, prefix);
    const places = new Uint32Array(this.size);
    const documents = new Uint32Array(this.size);
    for (let index = start; index < end; index++) {
      const count = this.segment.counts[index] ?? 0;
      readPostings(getPostings(this.segment, index), count, documents);
      for (let at = 0; at < count; at++) places[documents[at] ?? 0] = index - start + 1;
    }
    const grouping = { start, size: end - start, places };
    this.#groupings.set(prefix, grouping);
    return grouping;
  }

  /** The lexemes that begin so, and which of them each document has. */
  list(prefix: string): Listing {
    const known = this.#listings.get(prefix);
    if (known) return known;
    const { start, end } = findPrefix(this.segment.lexicon, prefix);
    const documents = new Uint32Array(this.size);
    const visit = (onPair: (document: number, place: number) => void) => {
      for (let index = start; index < end; index++) {
        const count = this.segment.counts[index] ?? 0;
        readPostings(getPostings(this.segment, index), count, documents);
        for (let at = 0; at < count; at++) onPair(documents[at] ?? 0, index - start);
      }
    };
    const starts = new Uint32Array(this.size + 1);
    visit((document) => (starts[document + 1] = (starts[document + 1] ?? 0) + 1));
    for (let document = 0; document < this.size; document++)
      starts[document + 1] = (starts[document + 1] ?? 0) + (starts[document] ?? 0);
    const ends = starts.slice(0, this.size);
    const places = new Uint32Array(starts[this.size] ?? 0);
    visit((document, place) => {
      const at = ends[document] ?? 0;
      places[at] = place;
      ends[document] = at + 1;
    });
    const listing = { start, size: end - start, starts, places };
    this.#listings.set(prefix, listing);
    return listing;
  }

  /** The number of each document's role. */
  numberRoles(roles: Roles): Uint32Array {
    if (this.#roles?.of !== roles) {
      const numbers = Uint32Array.from(this.segment.figures.role, (role) => roles.toNumber(role));
      this.#roles = { of: roles, numbers };
    }
    return this.#roles.numbers;
  }

  /** At most how many documents have the lexeme. */
  count(lexeme: string): number {
    const index = findLexeme(this.segment.lexicon, lexeme);
    return index === undefined ? 0 : (this.segment.counts[index] ?? 0);
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
