import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CODE_COUNTRIES, toCodes } from '../find-postal-code.ts';
import type { PointCode } from './postal-sources.ts';

/** Columns of GeoNames' postal files, see https://download.geonames.org/export/zip/readme.txt. */
const [COUNTRY, CODE, NAME, REGION, COUNTY, COMMUNITY, LATITUDE, LONGITUDE] = [
  0, 1, 2, 3, 5, 7, 9, 10,
] as const;
const FEWEST_COLUMNS = 11;

/**
 * The codes of one of GeoNames' postal files, unpacked, as of all countries whose codes we can tell. A British one is
 * there as a whole and by its first half. Throws at a line that is of no such file.
 */
export function readGeonamesCodes(path: string): (PointCode & { country: string })[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    const fields = line.split('\t');
    const point = { latitude: Number(fields[LATITUDE]), longitude: Number(fields[LONGITUDE]) };
    const isNumbers = Number.isFinite(point.latitude) && Number.isFinite(point.longitude);
    if (fields.length < FEWEST_COLUMNS || !isNumbers) {
      throw new Error(`${basename(path)}, line ${at + 1}: this is no line of GeoNames’ postal codes.`);
    }
    const country = fields[COUNTRY] ?? '';
    if (!CODE_COUNTRIES.includes(country) || (point.latitude === 0 && point.longitude === 0)) return [];
    const names = [NAME, COMMUNITY, COUNTY]
      .map((column) => fields[column] ?? '')
      .filter((name) => name !== '');
    const region = fields[REGION] ?? '';
    return toCodes(fields[CODE] ?? '', country).map((code) => ({ country, code, point, names, region }));
  });
}
