import { join } from 'node:path';
import type { Config } from '../settings/config.ts';

type Place = Pick<Config, 'dataDirectory' | 'usesSandbox'>;

/** Invented and real postings have a folder each. */
const toWorld = ({ usesSandbox }: Place) => (usesSandbox ? 'demo' : 'store');

/** Where the embedded store lies. */
export function toStoreDirectory(place: Place): string {
  return join(place.dataDirectory, toWorld(place));
}

/** Where snapshots of the search index stand. */
export function toSearchDirectory(place: Place): string {
  return join(place.dataDirectory, 'search', toWorld(place));
}
