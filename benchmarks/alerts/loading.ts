import { setTimeout as sleep } from 'node:timers/promises';
import { migrate, openDatabase, type Db } from '@firsthand/database';
import { countStatistics, type SearchRequest } from '@firsthand/search';
import { sql } from 'kysely';
import { loadCorpus } from '../corpus.ts';
import { makeSavedSearches } from '../corpus/saved-searches.ts';
import { onProduct, onServer, toParameters } from '../product.ts';

const SEED = 1;
const JOBS = 10_000;
const SAVED = 100_000;
const INSERTED_TOGETHER = 5_000;
const ASK_EVERY_MS = 5;
const LOADED_WITHIN_MS = 600_000;
/** Where somebody looks for work, in the words of the search. */
const PLACES = [
  'Austin, TX',
  'Dallas, TX',
  'San Francisco, CA',
  'New York, NY',
  'Chicago, IL',
  'Seattle, WA',
];
const RADII = [10, 25, 40, 80, 160];

export interface Loading {
  searches: number;
  /** From the first new job until it was matched. */
  seconds: number;
  /** Milliseconds of each answer of `/healthz` meanwhile. */
  times: number[];
}

/**
 * Measures how long the product keeps others waiting while it reads all saved searches and takes them into its memory, as
 * after each start: beside PostgreSQL, with the API in the same process.
 */
export async function measureLoading(args: readonly string[]): Promise<Loading> {
  return onServer(args, async (url) => {
    const database = await openDatabase({ kind: 'server', url, poolSize: 2 });
    const { db } = database;
    try {
      await fill(db);
      return await onProduct(url, async (product) => {
        const start = performance.now();
        await sql`
          update search_changes set xid = pg_current_xact_id()
          where job_id = (select max(job_id) from job_search)`.execute(db);
        const state = { isDone: false };
        const asking = askUntil(`${product}/healthz`, () => state.isDone);
        try {
          await untilMatched(db);
        } finally {
          state.isDone = true;
        }
        return { searches: SAVED, seconds: (performance.now() - start) / 1_000, times: await asking };
      });
    } finally {
      await database.close();
    }
  });
}

async function askUntil(url: string, isDone: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isDone()) {
    const askedAt = performance.now();
    await (await fetch(url)).text();
    times.push(performance.now() - askedAt);
    await sleep(ASK_EVERY_MS);
  }
  return times;
}

/** All that stands in search was matched when this begins. */
async function untilMatched(db: Db): Promise<void> {
  const until = performance.now() + LOADED_WITHIN_MS;
  while (performance.now() < until) {
    const { rows } = await sql`
      select from search_changes, alert_progress where not pg_visible_in_snapshot(xid, position) limit 1`.execute(
      db,
    );
    if (rows.length === 0) return;
    await sleep(200);
  }
  throw new Error('The saved searches were not read in time');
}

async function fill(db: Db): Promise<void> {
  await migrate(db);
  const { total } = await countStatistics(db);
  if (total === 0) await loadCorpus(db, { count: JOBS, seed: SEED });
  const { rows } = await sql`select from saved_searches limit 1`.execute(db);
  if (rows.length === 0) await fillSearches(db);
  await sql`
    insert into alert_progress (position) values (pg_current_snapshot())
    on conflict (is_only) do update set position = excluded.position`.execute(db);
}

async function fillSearches(db: Db): Promise<void> {
  const at = new Date();
  const email = 'ada@example.com';
  const { id: user_id } = await db
    .insertInto('users')
    .values({ email, email_key: email, email_validated: true, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const searches = makeSavedSearches(SEED, { count: SAVED, broad: true });
  for (let from = 0; from < searches.length; from += INSERTED_TOGETHER) {
    const queries = searches
      .slice(from, from + INSERTED_TOGETHER)
      .map((request, index) => JSON.stringify(toKept(request, from + index)));
    await sql`
      insert into saved_searches (user_id, name, query, frequency, confirmed_at, created_at)
      select ${user_id}, 'Kept', query::jsonb, 'off', ${at}::timestamptz, ${at}::timestamptz
      from unnest(${queries}::text[]) as query`.execute(db);
  }
}

/** Four in five within a circle, as in the other table. */
function toKept(request: SearchRequest, index: number): Record<string, string> {
  // What PostgreSQL's JSON cannot hold is no part of a search that was saved.
  const { q = '', ...rest } = toParameters(request);
  const query = { q: q.replaceAll('\0', '') };
  if (index % 5 === 0) return { ...query, ...rest };
  const near = PLACES[index % PLACES.length] ?? '';
  return { ...query, near, country: 'US', radius_km: String(RADII[index % RADII.length]) };
}
