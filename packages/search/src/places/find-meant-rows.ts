import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { listTownKeys } from './place-keys.ts';
import { readMeaning, joinKeys, type PlaceMeaning } from './place-meaning.ts';
import type { StoredPlace } from './stored-place.ts';
import { toTypedWords } from './typed-words.ts';

/** The rows of the place that a text means. */
export interface Meant {
  rows: StoredPlace[];
  /** It says so much that nothing else can be meant by it: "Washington, DC", "NYC", "Texas". */
  isSure: boolean;
}

const NOTHING: Meant = { rows: [], isSure: false };

/** What people call so, whatever postings call it: `'NYC'` → New York, NY. Of a country its largest places. */
export async function findMeantRows(
  db: Db,
  text: string,
  country: string | undefined,
  limit: number,
): Promise<Meant> {
  const words = toTypedWords(text.split(/\s+/).filter((word) => word !== ''));
  const span = { from: 0, to: words.length };
  const meaning = readMeaning(words, span, country === undefined ? [] : [country]);
  if (meaning === undefined || (country !== undefined && !meaning.countries.includes(country)))
    return NOTHING;
  const isSure = isSurelyMeant(meaning);
  if (meaning.kind === 'country') return { rows: await findLargest(db, meaning.countries, limit), isSure };
  return { rows: await findByKeys(db, toKeys(meaning, joinKeys(words, meaning.name))), isSure };
}

function isSurelyMeant(meaning: PlaceMeaning): boolean {
  if (meaning.kind !== 'town') return true;
  return meaning.region !== null || meaning.country !== null || meaning.town.by === 'known';
}

function toKeys(meaning: Exclude<PlaceMeaning, { kind: 'country' }>, typed: string): string[] {
  if (meaning.kind === 'town') return listTownKeys(meaning.town, [typed]);
  if (meaning.kind === 'area') return listTownKeys(meaning.area.town);
  return [`state|${meaning.region.country}|${meaning.region.code}|`];
}

async function findByKeys(db: Db, keys: readonly string[]): Promise<StoredPlace[]> {
  const { rows } = await sql<StoredPlace>`
    select * from places where key = any(${keys}::text[]) order by open_jobs desc, key`.execute(db);
  return rows;
}

async function findLargest(db: Db, countries: readonly string[], limit: number): Promise<StoredPlace[]> {
  const { rows } = await sql<StoredPlace>`
    select * from places where country = any(${countries}::text[]) and kind <> 'zip'
    order by open_jobs desc, key limit ${limit}`.execute(db);
  return rows;
}
