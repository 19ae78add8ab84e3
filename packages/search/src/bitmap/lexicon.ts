import type { ByteSink } from './byte-sink.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Lexemes in the order of their UTF-8 bytes, each kept once and as bytes: a million strings would be 60 MB of objects. */
export interface Lexicon {
  /** One after the other. */
  bytes: Uint8Array;
  /** Where lexeme n begins; its end is where the next begins. One more than there are lexemes. */
  starts: Uint32Array;
}

export function countLexemes({ starts }: Lexicon): number {
  return starts.length - 1;
}

export function getLexeme({ bytes, starts }: Lexicon, index: number): string {
  return decoder.decode(bytes.subarray(starts[index], starts[index + 1]));
}

/** The bytes of both in order: below zero when lexeme `a` of `left` comes before lexeme `b` of `right`. */
export function compareLexemes(left: Lexicon, a: number, right: Lexicon, b: number): number {
  const end = left.starts[a + 1] ?? 0;
  return compareBytes(left.bytes, left.starts[a] ?? 0, end, right, b);
}

function compareBytes(bytes: Uint8Array, start: number, end: number, right: Lexicon, b: number): number {
  const from = right.starts[b] ?? 0;
  const length = Math.min(end - start, (right.starts[b + 1] ?? 0) - from);
  for (let at = 0; at < length; at++) {
    const difference = (bytes[start + at] ?? 0) - (right.bytes[from + at] ?? 0);
    if (difference !== 0) return difference;
  }
  return end - start - ((right.starts[b + 1] ?? 0) - from);
}

/** The first lexeme that is not before these bytes; the number of lexemes when all are. */
function findPlace(lexicon: Lexicon, bytes: Uint8Array): number {
  let low = 0;
  let high = countLexemes(lexicon);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareBytes(bytes, 0, bytes.length, lexicon, middle) > 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function findLexeme(lexicon: Lexicon, lexeme: string): number | undefined {
  const bytes = encoder.encode(lexeme);
  const place = findPlace(lexicon, bytes);
  if (place === countLexemes(lexicon)) return undefined;
  return compareBytes(bytes, 0, bytes.length, lexicon, place) === 0 ? place : undefined;
}

/** The lexemes that begin so: from `start` to before `end`. */
export function findPrefix(lexicon: Lexicon, prefix: string): { start: number; end: number } {
  const bytes = encoder.encode(prefix);
  // No UTF-8 text has the byte 0xff.
  const beyond = Uint8Array.from([...bytes, 0xff]);
  return { start: findPlace(lexicon, bytes), end: findPlace(lexicon, beyond) };
}

/** The order in which lexemes stand: that of UTF-8 bytes, which is that of code points and not that of `<`. */
export function inLexiconOrder(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    if (left !== right) return toCodePointOrder(left) - toCodePointOrder(right);
  }
  return a.length - b.length;
}

/** Surrogates stand for characters beyond all others. */
const toCodePointOrder = (unit: number) => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit);

/** Takes lexemes in their order and makes a lexicon of them. */
export class LexiconWriter {
  readonly #bytes: ByteSink;
  readonly #starts: ByteSink;

  constructor(bytes: ByteSink, starts: ByteSink) {
    this.#bytes = bytes;
    this.#starts = starts;
    starts.writeUint32(0);
  }

  add(lexeme: string): void {
    this.#bytes.write(encoder.encode(lexeme));
    this.#starts.writeUint32(this.#bytes.length);
  }

  copy({ bytes, starts }: Lexicon, index: number): void {
    this.#bytes.write(bytes.subarray(starts[index], starts[index + 1]));
    this.#starts.writeUint32(this.#bytes.length);
  }

  finish(): Lexicon {
    return { bytes: this.#bytes.finish(), starts: toUint32Array(this.#starts.finish()) };
  }
}

/** The same bytes as whole numbers. */
export function toUint32Array(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
}
