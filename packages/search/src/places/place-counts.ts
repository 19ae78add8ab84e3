import type { Place } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';
import { toPlaceRows, type PlaceRow } from './place-rows.ts';

export interface PlaceCountChange {
  /** The places of each job that opened (or has them from now on). */
  added: readonly (readonly Place[])[];
  /** The places of each job that closed (or no longer has them). */
  removed: readonly (readonly Place[])[];
}

interface Change {
  row: PlaceRow;
  delta: number;
}

/**
 * Keeps the number of open jobs per place: a job counts once for a place however often it names it. Call it last in
 * the transaction that stores the jobs, and once: it locks the rows of large places, in the order of their keys.
 */
export async function adjustPlaceCounts(executor: Executor, change: PlaceCountChange): Promise<void> {
  const changes = toChanges(change);
  if (changes.length === 0) return;
  const column = (name: keyof PlaceRow) => changes.map(({ row }) => row[name]);
  await sql`
    insert into places as p (key, kind, country, state, city, zip, display, folded, open_jobs)
    select * from unnest(
      ${column('key')}::text[], ${column('kind')}::text[], ${column('country')}::text[], ${column('state')}::text[],
      ${column('city')}::text[], ${column('zip')}::text[], ${column('display')}::text[], ${column('folded')}::text[],
      ${changes.map(({ delta }) => delta)}::integer[]
    )
    on conflict (key) do update set open_jobs = p.open_jobs + excluded.open_jobs`.execute(executor);
  const fallen = changes.filter(({ delta }) => delta < 0).map(({ row }) => row.key);
  if (fallen.length === 0) return;
  await sql`delete from places where key = any(${fallen}::text[]) and open_jobs <= 0`.execute(executor);
}

function toChanges({ added, removed }: PlaceCountChange): Change[] {
  const changes = new Map<string, Change>();
  const count = (places: readonly Place[], by: number) => {
    const rows = new Map(places.flatMap(toPlaceRows).map((row) => [row.key, row]));
    for (const row of rows.values()) {
      const change = changes.get(row.key);
      if (change) change.delta += by;
      else changes.set(row.key, { row, delta: by });
    }
  };
  for (const places of added) count(places, 1);
  for (const places of removed) count(places, -1);
  return [...changes.values()]
    .filter(({ delta }) => delta !== 0)
    .sort((a, b) => (a.row.key < b.row.key ? -1 : 1));
}
