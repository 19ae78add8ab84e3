import { ByteSink } from './byte-sink.ts';
import { inLexiconOrder, LexiconWriter } from './lexicon.ts';
import { writePostings } from './postings.ts';
import { makeFigures, orderById, type Figures, type IndexedDocument, type Segment } from './segment.ts';

interface Kept {
  rankAt: number;
  figures: Figures<number>;
  /** Of its lexemes. */
  start: number;
  end: number;
}

/** Collects documents and makes a segment of them. An id that comes again replaces what it was. */
export class SegmentBuilder {
  readonly #numbers = new Map<string, number>();
  readonly #documents = new Map<number, Kept>();
  /** The numbers of the documents' lexemes, one document after the other. */
  #tokens = new Uint32Array(1_024);
  #length = 0;

  get size(): number {
    return this.#documents.size;
  }

  add({ id, rankAt, figures, lexemes }: IndexedDocument): void {
    this.#reserve(lexemes.length);
    const start = this.#length;
    for (const lexeme of lexemes) {
      let number = this.#numbers.get(lexeme);
      if (number === undefined) this.#numbers.set(lexeme, (number = this.#numbers.size));
      this.#tokens[this.#length++] = number;
    }
    this.#documents.set(id, { rankAt, figures, start, end: this.#length });
  }

  /** The segment. Nothing may be added after it. */
  finish(): Segment {
    const ordered = [...this.#documents].sort(([a, left], [b, right]) => right.rankAt - left.rankAt || a - b);
    const { counts, documentsOf } = this.#invert(ordered.map(([, { start, end }]) => ({ start, end })));
    const lexicon = new LexiconWriter(new ByteSink(this.#numbers.size * 8), new ByteSink(1_024));
    const postings = new ByteSink(this.#length * 4);
    // A lexeme of a replaced document may be nobody's.
    const held = [...this.#numbers.keys()].filter((lexeme) => this.#count(counts, lexeme) > 0);
    const postingStarts = new Float64Array(held.length + 1);
    const heldCounts = new Uint32Array(held.length);
    for (const [index, lexeme] of held.sort(inLexiconOrder).entries()) {
      const number = this.#numbers.get(lexeme) ?? 0;
      const count = this.#count(counts, lexeme);
      lexicon.add(lexeme);
      heldCounts[index] = count;
      writePostings(documentsOf(number), count, postings);
      postingStarts[index + 1] = postings.length;
    }
    const ids = Float64Array.from(ordered, ([id]) => id);
    return {
      ids,
      rankAts: Float64Array.from(ordered, ([, { rankAt }]) => rankAt),
      figures: makeFigures((name) => Float64Array.from(ordered, ([, { figures }]) => figures[name])),
      byId: orderById(ids),
      lexicon: lexicon.finish(),
      counts: heldCounts,
      postingStarts,
      postings: postings.finish(),
    };
  }

  #count(counts: Uint32Array, lexeme: string): number {
    return counts[this.#numbers.get(lexeme) ?? 0] ?? 0;
  }

  /** From the lexemes of each document to the documents of each lexeme, ascending. */
  #invert(ranges: readonly { start: number; end: number }[]) {
    const tokens = this.#tokens;
    const counts = new Uint32Array(this.#numbers.size);
    for (const { start, end } of ranges) {
      for (let at = start; at < end; at++) counts[tokens[at] ?? 0] = (counts[tokens[at] ?? 0] ?? 0) + 1;
    }
    const ends = new Uint32Array(counts.length);
    let sum = 0;
    for (const [number, count] of counts.entries()) {
      ends[number] = sum;
      sum += count;
    }
    const documents = new Uint32Array(sum);
    for (const [document, { start, end }] of ranges.entries()) {
      for (let at = start; at < end; at++) {
        const number = tokens[at] ?? 0;
        const place = ends[number] ?? 0;
        documents[place] = document;
        ends[number] = place + 1;
      }
    }
    const documentsOf = (number: number) =>
      documents.subarray((ends[number] ?? 0) - (counts[number] ?? 0), ends[number]);
    return { counts, documentsOf };
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#tokens.length) return;
    const grown = new Uint32Array(2 * (this.#length + count));
    grown.set(this.#tokens.subarray(0, this.#length));
    this.#tokens = grown;
  }
}
