import { LIMITS, STATE_COUNTRIES, fold, type LocationSuggestion } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { findMeantRows, type Meant } from './find-meant-rows.ts';
import { mergeTowns } from './merge-towns.ts';
import type { StoredPlace } from './stored-place.ts';
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

/**
 * Places with open jobs that fit what was typed so far: a state of that code, the place that people call so ("NYC",
 * "Washington, DC", of a country its largest places), then names that begin so, the largest first, a town once whatever
 * its names; then, if there is room, names with a later word that begins so ("francisco"). Where there is none of these,
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

  const meant: Meant = await findMeantRows(db, q, within, wanted);
  const begun = await findByPrefix(db, typed, within, wanted);
  const begunKeys = new Set(begun.map(({ key }) => key));
  // What is called so by itself stands among the others, by its size.
  const called = meant.rows.filter(({ key }) => !begunKeys.has(key));
  const groups = [called, await findByCode(db, typed, within), begun];
  const isScarce = distinct(groups.flat()).length < wanted;
  if (!meant.isSure && isScarce && typed.length >= TYPO_LENGTH) {
    groups.push(await findByLaterWord(db, typed, within, wanted));
    if (groups.flat().length === 0) groups.push(await findByTypo(db, typed, within));
    if (groups.flat().length === 0) groups.push(await findByLikeness(db, typed, within, wanted));
  }
  const ranks = new Map<string, number>();
  for (const [rank, rows] of groups.entries())
    for (const { key } of rows) if (!ranks.has(key)) ranks.set(key, rank);
  const merged = await mergeTowns(db, distinct(groups.flat()), (key) => ranks.get(key) ?? groups.length);
  return merged.slice(0, wanted).map(toSuggestion);
}

const inCountry = (country: string | undefined) =>
  country === undefined ? sql`` : sql`and country = ${country}`;

/** "tx" → Texas. */
async function findByCode(db: Db, typed: string, country: string | undefined): Promise<StoredPlace[]> {
  if (typed.length > 3) return [];
  const countries = country === undefined ? STATE_COUNTRIES : [country];
  const keys = countries.map((code) => `state|${code}|${typed.toUpperCase()}|`);
  const { rows } = await sql<StoredPlace>`
    select * from places where key = any(${keys}::text[]) order by open_jobs desc, key`.execute(db);
  return rows;
}

async function findByPrefix(
  db: Db,
  typed: string,
  country: string | undefined,
  limit: number,
): Promise<StoredPlace[]> {
  // A folded text is letters, digits and single spaces: nothing in it means anything to LIKE. Postal codes are held
  // without their spaces.
  const code = typed.replaceAll(' ', '');
  const alsoCode = code === typed ? sql`` : sql`or (kind = 'zip' and folded like ${`${code}%`})`;
  const { rows } = await sql<StoredPlace>`
    select * from places where (folded like ${`${typed}%`} ${alsoCode}) ${inCountry(country)}
    order by open_jobs desc, key limit ${limit}`.execute(db);
  return rows;
}

async function findByLaterWord(
  db: Db,
  typed: string,
  country: string | undefined,
  limit: number,
): Promise<StoredPlace[]> {
  const { rows } = await sql<StoredPlace>`
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
): Promise<StoredPlace[]> {
  const { rows } = await sql<StoredPlace>`
    select * from places where ${typed} <% folded ${inCountry(country)}
    order by word_similarity(${typed}, folded) desc, open_jobs desc, key limit ${limit}`.execute(db);
  return rows;
}

/**
 * The nearest names within one or two slips. A slip in a short name leaves too few trigrams for likeness, so the
 * largest places that begin nearly so are judged one by one: most slips leave the first letters as they are.
 */
async function findByTypo(db: Db, typed: string, country: string | undefined): Promise<StoredPlace[]> {
  const most = typed.length < TWO_TYPOS_LENGTH ? 1 : 2;
  const swapped = typed.charAt(1) + typed.charAt(0);
  const largest = [typed.slice(0, 3), swapped, typed.slice(0, 1)].map(
    (start) => sql`
      (select * from places where folded like ${`${start}%`} and kind <> 'zip' ${inCountry(country)}
      order by open_jobs desc, key limit ${TYPO_CANDIDATES})`,
  );
  const { rows } = await sql<StoredPlace>`${sql.join(largest, sql` union `)}`.execute(db);
  const judged = rows
    .map((row) => ({ row, distance: typoDistance(typed, row.folded, most) }))
    .filter(({ distance }) => distance <= most);
  const least = Math.min(...judged.map(({ distance }) => distance));
  return judged
    .filter(({ distance }) => distance === least)
    .map(({ row }) => row)
    .sort((a, b) => b.open_jobs - a.open_jobs || (a.key < b.key ? -1 : 1));
}

function distinct(rows: readonly StoredPlace[]): StoredPlace[] {
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}

function toSuggestion(row: StoredPlace): LocationSuggestion {
  const { display, kind, city, state, zip, country, open_jobs: count } = row;
  return { display, type: kind, city, state, zip, country, count };
}
