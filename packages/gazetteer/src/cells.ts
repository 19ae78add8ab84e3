import type { Point } from './distance.ts';

/**
 * The earth in square cells of degrees, in three sizes: of some 1.4, 0.35 and 0.09. Those of the smallest size are numbered
 * from the south and, in a row, from the west.
 */
export const COLUMNS = 4_096;
const ROWS = COLUMNS / 2;
const DEGREES = 360 / COLUMNS;

/** How many columns and rows of the smallest cells each size has, the largest first. */
export const SIZES = [16, 4, 1] as const;
export const LARGEST = SIZES[0];

/** The row of a latitude; beyond a pole it is the last one. */
export function toRow(latitude: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor((latitude + 90) / DEGREES)));
}

/** The column of a longitude, which may lie beyond the first or the last one. */
export function toColumn(longitude: number): number {
  return Math.floor((longitude + 180) / DEGREES);
}

/** The number of the smallest cell that holds a point. */
export function toCell({ latitude, longitude }: Point): number {
  return toRow(latitude) * COLUMNS + (toColumn(longitude) & (COLUMNS - 1));
}

/** The number of the cell of a size that holds one of the smallest. */
export function toLargerCell(cell: number, size: number): number {
  const row = Math.floor(cell / COLUMNS / size);
  return row * (COLUMNS / size) + Math.floor((cell % COLUMNS) / size);
}
