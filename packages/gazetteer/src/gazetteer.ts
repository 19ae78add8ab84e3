import { readFileSync } from 'node:fs';
import { SIZES, toLargerCell } from './cells.ts';
import type { Point } from './distance.ts';
import { fromBytes, UNITS_PER_DEGREE, type PlacesFile } from './places-file.ts';

/** A town, village or part of a town. */
export interface GazetteerPlace extends Point {
  /** Of GeoNames. */
  id: number;
  name: string;
  /** ISO 3166-1 alpha-2. Puerto Rico and other territories are regions of the United States here. */
  country: string;
  /** Code of ISO 3166-2; null outside the eight countries whose regions we know. */
  region: string | null;
  /** The cells that hold it, one of each size; see `coverCircle`. */
  cells: number[];
}

/** Beside the program when that is built, else where the build has put it. */
const FILE = new URL(
  import.meta.url.endsWith('.ts') ? '../build/places.bin' : './places.bin',
  import.meta.url,
);

let opened: PlacesFile | undefined;

/**
 * All there is to know of places, read with the first question: some 18 MB outside the heap, which hold until the end
 * of the program as the names of countries do.
 */
export function openPlaces(): PlacesFile {
  opened ??= fromBytes(readFileSync(FILE));
  return opened;
}

const decoder = new TextDecoder();

/** The place of a number in the file's columns. */
export function toPlace({ columns, countries, regions }: PlacesFile, number: number): GazetteerPlace {
  const { ids, latitudes, longitudes, names, nameStarts } = columns;
  const cell = columns.cells[number] ?? 0;
  const region = regions[columns.regionOf[number] ?? 0] ?? '';
  return {
    id: ids[number] ?? 0,
    name: decoder.decode(names.subarray(nameStarts[number], nameStarts[number + 1])),
    country: countries[columns.countryOf[number] ?? 0] ?? '',
    region: region === '' ? null : region,
    latitude: (latitudes[number] ?? 0) / UNITS_PER_DEGREE,
    longitude: (longitudes[number] ?? 0) / UNITS_PER_DEGREE,
    cells: SIZES.map((size) => toLargerCell(cell, size)),
  };
}

/** Where a number stands in ascending ones; undefined when it is not among them. */
export function findNumber(sorted: Float64Array, wanted: number): number | undefined {
  const at = findFirst(sorted, wanted);
  return sorted[at] === wanted ? at : undefined;
}

/** The first of ascending numbers that is not below `wanted`; their count when all are. */
export function findFirst(sorted: Float64Array | Uint32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
