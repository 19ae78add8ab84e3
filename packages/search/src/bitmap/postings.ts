import type { ByteSink } from './byte-sink.ts';
import type { Bitmap, Roaring } from './roaring.ts';

// The documents of a lexeme in a segment: up to SHORT of them as they are, four bytes each; more as a Roaring bitmap in
// its portable format (https://github.com/RoaringBitmap/RoaringFormatSpec), without runs.

const SHORT = 12;
const COOKIE = 12_346;
const HEADER_BYTES = 8;
const CHUNK = 65_536;
const LARGEST_ARRAY = 4_096;
const BITSET_BYTES = CHUNK / 8;

const bitset = new Uint8Array(BITSET_BYTES);

/** Writes `count` document numbers, which must ascend. */
export function writePostings(documents: Uint32Array, count: number, sink: ByteSink): void {
  if (count <= SHORT) {
    for (let at = 0; at < count; at++) sink.writeUint32(documents[at] ?? 0);
    return;
  }
  const ends = findChunkEnds(documents, count);
  sink.writeUint32(COOKIE);
  sink.writeUint32(ends.length);
  let start = 0;
  for (const end of ends) {
    sink.writeUint16((documents[start] ?? 0) >>> 16);
    sink.writeUint16(end - start - 1);
    start = end;
  }
  let offset = HEADER_BYTES + 8 * ends.length;
  start = 0;
  for (const end of ends) {
    sink.writeUint32(offset);
    offset += toContainerBytes(end - start);
    start = end;
  }
  start = 0;
  for (const end of ends) {
    writeContainer(documents, start, end, sink);
    start = end;
  }
}

function findChunkEnds(documents: Uint32Array, count: number): number[] {
  const ends: number[] = [];
  for (let at = 1; at < count; at++) {
    if ((documents[at] ?? 0) >>> 16 !== (documents[at - 1] ?? 0) >>> 16) ends.push(at);
  }
  ends.push(count);
  return ends;
}

const toContainerBytes = (count: number) => (count > LARGEST_ARRAY ? BITSET_BYTES : 2 * count);

function writeContainer(documents: Uint32Array, start: number, end: number, sink: ByteSink): void {
  if (end - start <= LARGEST_ARRAY) {
    for (let at = start; at < end; at++) sink.writeUint16((documents[at] ?? 0) & 0xffff);
    return;
  }
  bitset.fill(0);
  for (let at = start; at < end; at++) {
    const low = (documents[at] ?? 0) & 0xffff;
    bitset[low >>> 3] = (bitset[low >>> 3] ?? 0) | (1 << (low & 7));
  }
  sink.write(bitset);
}

/** Reads `count` document numbers into `documents`, ascending. */
export function readPostings(bytes: Uint8Array, count: number, documents: Uint32Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (count <= SHORT) {
    for (let at = 0; at < count; at++) documents[at] = view.getUint32(4 * at, true);
    return;
  }
  const chunks = view.getUint32(4, true);
  let at = HEADER_BYTES + 8 * chunks;
  let written = 0;
  for (let chunk = 0; chunk < chunks; chunk++) {
    const high = view.getUint16(HEADER_BYTES + 4 * chunk, true) * CHUNK;
    const size = view.getUint16(HEADER_BYTES + 4 * chunk + 2, true) + 1;
    if (size > LARGEST_ARRAY) {
      for (let word = 0; word < BITSET_BYTES; word += 4) {
        for (let bits = view.getUint32(at + word, true); bits !== 0; bits &= bits - 1) {
          documents[written++] = high + word * 8 + 31 - Math.clz32(bits & -bits);
        }
      }
    } else {
      for (let item = 0; item < size; item++)
        documents[written++] = high + view.getUint16(at + 2 * item, true);
    }
    at += toContainerBytes(size);
  }
}

/** The same as a bitmap, which the caller disposes of. */
export function toBitmap(Roaring: Roaring, bytes: Uint8Array, count: number): Bitmap {
  if (count > SHORT) return Roaring.deserialize(bytes, 'portable');
  const documents = new Uint32Array(count);
  readPostings(bytes, count, documents);
  return new Roaring(documents);
}
