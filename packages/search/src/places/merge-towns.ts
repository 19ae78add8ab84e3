import { listTowns, toArea, type CalledTown } from '@firsthand/gazetteer';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { listTownKeys } from './place-keys.ts';
import type { StoredPlace } from './stored-place.ts';

/**
 * Each town once, under the name that most of its jobs have, with the jobs of all its names: "München" and "Munich", where
 * the first of them stood by rank, and within a rank where its size puts it. A job that has both names counts twice.
 */
export async function mergeTowns(
  db: Db,
  rows: readonly StoredPlace[],
  rankOf: (key: string) => number,
): Promise<StoredPlace[]> {
  const towns = new Map(rows.map((row) => [row.key, findTownOf(row)] as const));
  const keys = new Set([...towns.values()].flatMap((town) => (town ? listTownKeys(town) : [])));
  for (const { key } of rows) keys.delete(key);
  const siblings = keys.size === 0 ? [] : await findByKeys(db, [...keys]);
  const merged = new Map<string, { row: StoredPlace; rank: number }>();
  for (const row of [...rows, ...siblings]) {
    const town = towns.get(row.key) ?? findTownOf(row);
    const key = town ? `${row.kind} ${town.number}` : row.key;
    const held = merged.get(key);
    if (held === undefined) merged.set(key, { row, rank: rankOf(row.key) });
    else {
      const larger = row.open_jobs > held.row.open_jobs ? row : held.row;
      const jobs = row.open_jobs + held.row.open_jobs;
      merged.set(key, { ...held, row: { ...larger, open_jobs: jobs } });
    }
  }
  return [...merged.values()]
    .sort((a, b) => a.rank - b.rank || b.row.open_jobs - a.row.open_jobs)
    .map(({ row }) => row);
}

/** The town that the jobs of a row are in. */
function findTownOf({ kind, city, state, country }: StoredPlace): CalledTown | undefined {
  if (kind !== 'city' || city === null || country === null) return undefined;
  const area = toArea(country, state);
  return listTowns(city).find(
    (town) => town.country === area.country && (area.region === null || town.region === area.region),
  );
}

async function findByKeys(db: Db, keys: readonly string[]): Promise<StoredPlace[]> {
  const { rows } = await sql<StoredPlace>`select * from places where key = any(${keys}::text[])`.execute(db);
  return rows;
}
