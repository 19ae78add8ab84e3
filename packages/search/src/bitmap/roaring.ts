/** A Roaring bitmap over document numbers, as far as it is used here. */
export interface Bitmap {
  readonly size: number;
  readonly isEmpty: boolean;
  add(value: number): unknown;
  has(value: number): boolean;
  clone(): Bitmap;
  orInPlace(other: Bitmap): unknown;
  andInPlace(other: Bitmap): unknown;
  andNotInPlace(other: Bitmap): unknown;
  andCardinality(other: Bitmap): number;
  /** How many values are `value` or less. */
  rank(value: number): number;
  /** The values from the one at place `start` to before the one at place `end`. */
  sliceUint32Array(start: number, end: number): Uint32Array;
  toUint32Array(): Uint32Array;
  /** The native library leaves this to the collector. */
  dispose?(): unknown;
}

export interface Roaring {
  new (values?: Uint32Array): Bitmap;
  and(a: Bitmap, b: Bitmap): Bitmap;
  andNot(a: Bitmap, b: Bitmap): Bitmap;
  fromRange(start: number, end: number): Bitmap;
  deserialize(bytes: Uint8Array, format: 'portable'): Bitmap;
}

interface RoaringModule {
  RoaringBitmap32: Roaring;
  roaringLibraryInitialize?: () => Promise<void>;
}

/** The native library compiles when it is installed, so it is used where somebody did that, and no dependency. */
const LIBRARIES = ['roaring', 'roaring-wasm'];

/** Gives the bitmaps of the fastest library that is installed and does what is asked here. */
export async function loadRoaring(): Promise<Roaring> {
  const failures: unknown[] = [];
  for (const name of LIBRARIES) {
    try {
      const module = (await import(name)) as RoaringModule & { default?: RoaringModule };
      const { RoaringBitmap32, roaringLibraryInitialize } = module.default ?? module;
      await roaringLibraryInitialize?.();
      if (behaves(RoaringBitmap32)) return RoaringBitmap32;
      failures.push(new Error(`${name} does not do what search asks of it`));
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, 'There are no Roaring bitmaps');
}

/** Another version of a library must be refused here rather than give wrong answers. */
function behaves(Roaring: Roaring): boolean {
  // 2, 5 and 70,000 in the portable format.
  const bytes = Uint8Array.from(
    '3a 30 00 00 02 00 00 00 00 00 01 00 01 00 00 00 18 00 00 00 1c 00 00 00 02 00 05 00 70 11'.split(' '),
    (byte) => Number.parseInt(byte, 16),
  );
  const read = Roaring.deserialize(bytes, 'portable');
  const other = new Roaring(Uint32Array.of(5, 9));
  const both = Roaring.and(read, other);
  const rest = Roaring.andNot(read, other);
  const range = Roaring.fromRange(0, 6);
  const clone = read.clone();
  clone.orInPlace(other);
  clone.andInPlace(range);
  clone.andNotInPlace(both);
  range.add(9);
  const found = [
    read.toUint32Array().join(),
    [read.size, read.rank(5), read.has(5), both.isEmpty, read.andCardinality(other)].join(),
    both.toUint32Array().join(),
    rest.toUint32Array().join(),
    clone.toUint32Array().join(),
    range.toUint32Array().join(),
    read.sliceUint32Array(1, 9).join(),
  ].join('; ');
  for (const bitmap of [read, other, both, rest, range, clone]) bitmap.dispose?.();
  return found === '2,5,70000; 3,2,true,false,1; 5; 2,70000; 2; 0,1,2,3,4,5,9; 5,70000';
}
