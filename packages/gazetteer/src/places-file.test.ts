import { expect, test } from 'vitest';
import { openPlaces } from './gazetteer.ts';
import { fromBytes, toBytes } from './places-file.ts';

test('a file gives back what was written, wherever it lies in memory', () => {
  const places = openPlaces();
  const { columns } = places;
  const few = { ...places, columns: { ...columns, ids: columns.ids.slice(0, 3) } };
  const bytes = toBytes(few);
  const shifted = new Uint8Array(bytes.length + 3);
  shifted.set(bytes, 3);
  for (const given of [bytes, shifted.subarray(3)])
    expect(fromBytes(given).columns.ids).toEqual(few.columns.ids);
});

test('what is no such file, or a part of one, is refused', () => {
  const bytes = toBytes(openPlaces());
  expect(() => fromBytes(new Uint8Array(2))).toThrow('no file of places');
  expect(() => fromBytes(new Uint8Array(100).fill(255))).toThrow('no file of places');
  expect(() => fromBytes(bytes.slice(0, bytes.length / 2))).toThrow();
  const other = Buffer.from(bytes.slice(0, 4_000));
  other.write('9', other.indexOf('places 2') + 'places '.length);
  expect(() => fromBytes(Uint8Array.from(other))).toThrow('another version');
});
