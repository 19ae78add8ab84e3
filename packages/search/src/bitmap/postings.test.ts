import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteSink } from './byte-sink.ts';
import { readPostings, toBitmap, writePostings } from './postings.ts';
import { loadRoaring } from './roaring.ts';

const range = (start: number, end: number, step: number) =>
  Array.from({ length: Math.ceil((end - start) / step) }, (_, index) => start + index * step);

// Few and many, in one chunk of 65,536 and over several, sparse and dense.
const anyDocuments = fc.oneof(
  fc.uniqueArray(fc.integer({ min: 0, max: 400_000 }), { maxLength: 300 }),
  fc
    .record({ start: fc.nat(70_000), length: fc.integer({ min: 1, max: 150_000 }), step: fc.nat(40) })
    .map(({ start, length, step }) => range(start, start + length, step + 1)),
);

test('what is written is read again, by us and by the library', async () => {
  const Roaring = await loadRoaring();
  const property = fc.property(anyDocuments, (documents) => {
    const sorted = Uint32Array.from(documents).sort();
    const sink = new ByteSink(0);
    // Beside others, as it stands in a segment.
    sink.write(Uint8Array.of(1, 2, 3));
    writePostings(sorted, sorted.length, sink);
    const bytes = sink.finish().subarray(3);
    const read = new Uint32Array(sorted.length);
    readPostings(bytes, sorted.length, read);
    expect(Buffer.compare(Buffer.from(read.buffer), Buffer.from(sorted.buffer))).toBe(0);
    const bitmap = toBitmap(Roaring, bytes, sorted.length);
    expect(bitmap.size).toBe(sorted.length);
    expect(Buffer.from(bitmap.toUint32Array().slice().buffer).equals(Buffer.from(sorted.buffer))).toBe(true);
    bitmap.dispose?.();
  });
  fc.assert(property, { numRuns: 60 });
});
