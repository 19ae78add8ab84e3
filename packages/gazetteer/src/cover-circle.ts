import { COLUMNS, LARGEST, SIZES, toColumn, toLargerCell, toRow } from './cells.ts';
import { toDistanceKm, toReach, type Point } from './distance.ts';
import { findFirst, openPlaces } from './gazetteer.ts';
import { UNITS_PER_DEGREE, type PlacesFile } from './places-file.ts';

/** The places within a circle: all those of some cells, and some more. None is in two of the lists. */
export interface Cover {
  /** Of each size, as a place's own `cells`. */
  cells: number[][];
  /** Ids. */
  places: number[];
}

/**
 * The places whose centres are at most so many kilometres away. A cell stands for its places when every one of them is within, so that the cover is short and still exact: some
 * hundred entries where a circle holds ten thousand places.
 */
export function coverCircle(centre: Point, radiusKm: number): Cover {
  const file = openPlaces();
  const cover: Cover = { cells: SIZES.map(() => []), places: [] };
  const isWithin = createTest(file, centre, radiusKm);
  const reach = toReach(centre, radiusKm);
  const first = toLargest(toRow(centre.latitude - reach.latitude));
  const end = toLargest(toRow(centre.latitude + reach.latitude)) + LARGEST;
  const stretches = toStretches(centre.longitude, reach.longitude);
  const parts: Part[] = [];
  for (let row = first; row < end; row++)
    for (const [from, to] of stretches)
      addParts(file, parts, { from: row * COLUMNS + from, to: row * COLUMNS + to }, isWithin);
  addToCover(cover, parts, 0);
  return cover;
}

/** Where the largest cell begins that a row or column belongs to. */
const toLargest = (line: number) => Math.floor(line / LARGEST) * LARGEST;

/** Columns from one to before another: one stretch, or two across the date line. */
function toStretches(longitude: number, reach: number): [from: number, to: number][] {
  const from = toLargest(toColumn(longitude - reach));
  const to = toLargest(toColumn(longitude + reach)) + LARGEST;
  if (to - from >= COLUMNS) return [[0, COLUMNS]];
  if (from >= 0 && to <= COLUMNS) return [[from, to]];
  const [last, first] = from < 0 ? [from + COLUMNS, to] : [from, to - COLUMNS];
  return [
    [last, COLUMNS],
    [0, first],
  ];
}

function createTest({ columns: { latitudes, longitudes } }: PlacesFile, centre: Point, radiusKm: number) {
  return (place: number) =>
    toDistanceKm(centre, {
      latitude: (latitudes[place] ?? 0) / UNITS_PER_DEGREE,
      longitude: (longitudes[place] ?? 0) / UNITS_PER_DEGREE,
    }) <= radiusKm;
}

/** One of the smallest cells that holds places. */
interface Part {
  cell: number;
  /** Ids. */
  within: number[];
  /** Whether these are all it holds. */
  isWhole: boolean;
}

/** Adds the cells of a stretch of a row. */
function addParts(
  { columns: { cells, ids } }: PlacesFile,
  parts: Part[],
  { from, to }: { from: number; to: number },
  isWithin: (place: number) => boolean,
): void {
  let place = findFirst(cells, from);
  for (let cell = cells[place] ?? to; cell < to; cell = cells[place] ?? to) {
    const start = place;
    const within: number[] = [];
    for (; cells[place] === cell; place++) if (isWithin(place)) within.push(ids[place] ?? 0);
    parts.push({ cell, within, isWhole: within.length === place - start });
  }
}

/** Each cell of a size as a whole, or by the next smaller ones; of the smallest its places. */
function addToCover(cover: Cover, parts: readonly Part[], sizeIndex: number): void {
  const size = SIZES[sizeIndex];
  if (size === undefined) {
    for (const { within } of parts) cover.places.push(...within);
    return;
  }
  const groups = new Map<number, Part[]>();
  for (const part of parts) {
    const cell = toLargerCell(part.cell, size);
    const group = groups.get(cell);
    if (group) group.push(part);
    else groups.set(cell, [part]);
  }
  for (const [cell, group] of groups) {
    if (group.every(({ isWhole }) => isWhole)) cover.cells[sizeIndex]?.push(cell);
    else addToCover(cover, group, sizeIndex + 1);
  }
}
