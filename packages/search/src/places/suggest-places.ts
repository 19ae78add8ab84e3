import { LIMITS, STATE_COUNTRIES, fold, type LocationSuggestion } from '@firsthand/contracts';
import type { Db, PlacesTable } from '@firsthand/database';
import { sql, type Selectable } from 'kysely';
import { typoDistance } from './typo-distance.ts';

/** Below this length a mistyped word looks like too many others. */
const TYPO_LENGTH = 4;
/** From this length two slips are forgiven, before it one. */
const TWO_TYPOS_LENGTH = 6;
/** How many places are judged for a typo, of each way to begin. */
const TYPO_CANDIDATES = 120;

export interface PlaceQuery {
  /** What was typed; nothing is found below two letters or digits. */
  q: string;
  /** ISO 3166-1 alpha-2, any case: only places of that country. */
  country?: string | undefined;
  /** Default 8. */
  limit?: number;
}

type PlaceRow = Selectable<PlacesTable>;

/**
 * Places with open jobs that fit what was typed so far: a state of that code, then names that begin so, the largest
 * first; then, if there is room, names with a later word that begins so ("francisco"). Where there is none of these,
 * names a slip or two away ("asutin"), or else names that look alike ("dan francisco").
 */
export async function suggestPlaces(
  db: Db,
  { q, country, limit }: PlaceQuery,
): Promise<LocationSuggestion[]> {
  const typed = fold(q);
  if (typed.length < LIMITS.locationQueryMinLength) return [];
  const wanted = limit ?? LIMITS.locationSuggestions;
  const within = country === undefined || country.trim() === '' ? undefined : country.trim().toUpperCase();

  const found = [
    ...(await findByCode(db, typed, within)),
    ...(await findByPrefix(db, typed, within, wanted)),
  ];
  if (distinct(found).length < wanted && typed.length >= TYPO_LENGTH) {
    found.push(...(await findByLaterWord(db, typed, within, wanted)));
    if (found.length === 0) found.push(...(await findByTypo(db, typed, within)));
    if (found.length === 0) found.push(...(await findByLikeness(db, typed, within, wanted)));
  }
  return distinct(found).slice(0, wanted).map(toSuggestion);
}

const inCountry = (country: string | undefined) =>
  country === undefined ? sql`` : sql`and country = ${country}`;

/** "tx" → Texas. */
async function findByCode(db: Db, typed: string, country: string | undefined): Promise<PlaceRow[]> {
  if (typed.length > 3) return [];
  const countries = country === undefined ? STATE_COUNTRIES : [country];
  const keys = countries.map((code) => `state|${code}|${typed.toUpperCase()}|`);
  const { rows } = await sql<PlaceRow>`
    select * from places where key = any(${keys}::text[]) order by open_jobs desc, key`.execute(db);
  return rows;
}

async function findByPrefix(
  db: Db,
  typed: string,
  country: string | undefined,
  limit: number,
): Promise<PlaceRow[]> {
  // A folded text is letters, digits and single spaces: nothing in it means anything to LIKE. Postal codes are held
  // without their spaces.
  const code = typed.replaceAll(' ', '');
  const alsoCode = code === typed ? sql`` : sql`or (kind = 'zip' and folded like ${`${code}%`})`;
  const { rows } = await sql<PlaceRow>`
    select * from places where (folded like ${`${typed}%`} ${alsoCode}) ${inCountry(country)}
    order by open_jobs desc, key limit ${limit}`.execute(db);
  return rows;
}

async function findByLaterWord(
  db: Db,
  typed: string,
  country: string | undefined,
  limit: number,
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select * from places where folded like ${`% ${typed}%`} ${inCountry(country)}
    order by open_jobs desc, key limit ${limit}`.execute(db);
  return rows;
}

/** By trigrams: it reads much of their index, so it comes last. */
async function findByLikeness(
  db: Db,
  typed: string,
  country: string | undefined,
  limit: number,
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select * from places where ${typed} <% folded ${inCountry(country)}
    order by word_similarity(${typed}, folded) desc, open_jobs desc, key limit ${limit}`.execute(db);
  return rows;
}

/**
 * The nearest names within one or two slips. A slip in a short name leaves too few trigrams for likeness, so the
 * largest places that begin nearly so are judged one by one: most slips leave the first letters as they are.
 */
async function findByTypo(db: Db, typed: string, country: string | undefined): Promise<PlaceRow[]> {
  const most = typed.length < TWO_TYPOS_LENGTH ? 1 : 2;
  const swapped = typed.charAt(1) + typed.charAt(0);
  const largest = [typed.slice(0, 3), swapped, typed.slice(0, 1)].map(
    (start) => sql`
      (select * from places where folded like ${`${start}%`} and kind <> 'zip' ${inCountry(country)}
      order by open_jobs desc, key limit ${TYPO_CANDIDATES})`,
  );
  const { rows } = await sql<PlaceRow>`${sql.join(largest, sql` union `)}`.execute(db);
  const judged = rows
    .map((row) => ({ row, distance: typoDistance(typed, row.folded, most) }))
    .filter(({ distance }) => distance <= most);
  const least = Math.min(...judged.map(({ distance }) => distance));
  return judged
    .filter(({ distance }) => distance === least)
    .map(({ row }) => row)
    .sort((a, b) => b.open_jobs - a.open_jobs || (a.key < b.key ? -1 : 1));
}

function distinct(rows: readonly PlaceRow[]): PlaceRow[] {
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}

function toSuggestion(row: PlaceRow): LocationSuggestion {
  const { display, kind, city, state, zip, country, open_jobs: count } = row;
  return { display, type: kind, city, state, zip, country, count };
}
