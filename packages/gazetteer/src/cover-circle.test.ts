import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverCircle } from './cover-circle.ts';
import type { Point } from './distance.ts';
import { findTown } from './find-town.ts';
import { openPlaces, toPlace, type GazetteerPlace } from './gazetteer.ts';

/** A search asks for each of them, so there must not be too many. */
const MOST_ENTRIES = 1_000;
const LARGEST_KM = 200;

const file = openPlaces();
const places: GazetteerPlace[] = Array.from(file.columns.ids, (_, number) => toPlace(file, number));

/** A point on a ball of radius one: distances are told by the chord, and so in another way than the code's. */
function toVector({ latitude, longitude }: Point): [number, number, number] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const vectors = places.map(toVector);

/** What is within by looking at every place there is; what lies on the edge to a millimetre may be either. */
function compare(centre: Point, radiusKm: number) {
  const cover = coverCircle(centre, radiusKm);
  const cells = cover.cells.map((numbers) => new Set(numbers));
  const ids = new Set(cover.places);
  const [x, y, z] = toVector(centre);
  const wrong = places.filter((place, number) => {
    const [px, py, pz] = vectors[number]!;
    const chord = Math.hypot(px - x, py - y, pz - z);
    const km = 2 * 6_371.0088 * Math.asin(Math.min(1, chord / 2));
    if (Math.abs(km - radiusKm) < 1e-6) return false;
    const isCovered = ids.has(place.id) || place.cells.some((cell, size) => cells[size]?.has(cell));
    return km <= radiusKm !== isCovered;
  });
  return { wrong, entries: cover.cells.flat().length + cover.places.length };
}

const somewhere = fc.oneof(
  fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  fc.constantFrom(...places.filter((_, number) => number % 40 === 0)),
);

test('a circle covers what is within it and nothing else', () => {
  fc.assert(
    fc.property(somewhere, fc.integer({ min: 1, max: LARGEST_KM }), (centre, radiusKm) => {
      const { wrong, entries } = compare(centre, radiusKm);
      expect(wrong).toEqual([]);
      expect(entries).toBeLessThanOrEqual(MOST_ENTRIES);
    }),
    { numRuns: 80 },
  );
}, 120_000);

test.each([
  ['across the date line', { latitude: -16.8, longitude: 179.99 }],
  ['across it from the east', { latitude: -16.8, longitude: -179.99 }],
  ['around the north pole', { latitude: 89.5, longitude: 12 }],
  ['around the south pole', { latitude: -90, longitude: 0 }],
  ['north of every road', { latitude: 78.9, longitude: 11.9 }],
])('a circle %s as well', (_, centre) => {
  for (const radiusKm of [1, 40, 200, 2_000]) expect(compare(centre, radiusKm).wrong).toEqual([]);
});

test('where towns lie closest the cover stays short', () => {
  const dense = [
    ['Frankfurt am Main', 'DE'],
    ['Liège', 'BE'],
    ['Milan', 'IT'],
    ['Surabaya', 'ID'],
    ['Newark', 'US'],
    ['Birmingham', 'GB'],
    ['Nanning', 'CN'],
  ] as const;
  for (const [name, country] of dense) {
    const centre = findTown({ name, country });
    expect(centre, name).toBeDefined();
    for (const radiusKm of [100, 170, 200]) {
      const { wrong, entries } = compare(centre!, radiusKm);
      expect(wrong).toEqual([]);
      expect(entries, `${name}, ${radiusKm} km`).toBeLessThanOrEqual(MOST_ENTRIES);
    }
  }
});
