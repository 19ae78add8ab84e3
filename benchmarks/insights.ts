import { migrate, openDatabase, type Db } from '@firsthand/database';
import { countStatistics } from '@firsthand/search';
import { sql } from 'kysely';
import { loadCorpus } from './corpus.ts';
import { makeSearches } from './corpus/searches.ts';
import { formatPercentiles, formatTable } from './measure.ts';
import { sendRequests } from './pages/send-requests.ts';
import { onProduct, onServer, toParameters } from './product.ts';

const SEED = 1;
const JOBS = 100_000;
/** As many as a quarter of a year may bring. */
const CLOSED = 50_000;
const CLOSED_DAYS = 91;
/** No two of which are the same, since answers are kept for a minute. */
const SEARCHES = 400;

const HEAD = ['jobs', 'closed', 'asked', 'insights p50/p95/p99/worst ms', 'failed'];

/**
 * Measures the insights of searches as people make them, each asked for the first time, over HTTP from the product beside
 * PostgreSQL: one after the other, and ten at once. `--url postgres://…`: on that database, loaded when it is empty.
 */
export async function run(args: string[]): Promise<void> {
  await onServer(args, async (url) => {
    const database = await openDatabase({ kind: 'server', url, poolSize: 2 });
    try {
      await fill(database.db);
    } finally {
      await database.close();
    }
    const paths = listPaths();
    const half = Math.floor(paths.length / 2);
    const rows = await onProduct(url, async (product) => {
      const measure = async (some: readonly string[], connections: number) => {
        const options = { requests: some.length, connections };
        const { times, failed } = await sendRequests(product, (index) => some[index] ?? '', options);
        const worst = Math.max(...times).toFixed(0);
        const asked = connections === 1 ? 'one after the other' : `${connections} at once`;
        return [
          String(JOBS),
          String(CLOSED),
          asked,
          `${formatPercentiles(times)} / ${worst}`,
          String(failed),
        ];
      };
      return [await measure(paths.slice(0, half), 1), await measure(paths.slice(half), 10)];
    });
    console.log(formatTable([HEAD, ...rows]));
  });
}

function listPaths(): string[] {
  const paths = new Set<string>();
  for (const request of makeSearches(SEED, 10 * SEARCHES)) {
    paths.add(`/v1/api/insights?${new URLSearchParams(toParameters(request)).toString()}`);
    if (paths.size === SEARCHES) break;
  }
  return [...paths];
}

async function fill(db: Db): Promise<void> {
  await migrate(db);
  const { total } = await countStatistics(db);
  if (total === 0) await loadCorpus(db, { count: JOBS, seed: SEED });
  const { rows } = await sql`select from closed_search limit 1`.execute(db);
  if (rows.length === 0) await fillClosed(db);
}

/** Half of the jobs once more, as if they had closed one after the other. */
async function fillClosed(db: Db): Promise<void> {
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_attribute
    where attrelid = 'job_search'::regclass and attnum > 0 and not attisdropped and attname <> 'job_id'`.execute(
    db,
  );
  const columns = sql.join(rows.map(({ column }) => sql.ref(column)));
  await sql`
    insert into closed_search (job_id, closed_at, ${columns})
    select -job_id, now() - random() * ${CLOSED_DAYS} * interval '1 day', ${columns}
    from job_search order by job_id limit ${CLOSED}`.execute(db);
  await sql`vacuum (analyze) closed_search`.execute(db);
}
