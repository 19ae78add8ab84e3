import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase, type Database, type Db } from '@firsthand/database';
import { countStatistics, createSqlSearch, findSimilar, suggestPlaces } from '@firsthand/search';
import { startPostgres } from '@firsthand/test-support';
import { sql } from 'kysely';
import { BITMAP_HEAD, measureBitmaps } from './bitmap-search.ts';
import { loadCorpus } from './corpus.ts';
import { makeSearches, PLACE_QUERIES } from './corpus/searches.ts';
import { formatPercentiles, formatTable, timeEach } from './measure.ts';

const SEED = 1;
const SMALL = 100_000;
const LARGE = 1_000_000;
const SIMILAR_QUERIES = 50;

const HEAD = [
  'store',
  'jobs',
  'search p50/p95/p99 ms',
  'places ms',
  'similar ms',
  'statistics ms',
  'load s',
  'memory MB',
];

/** The rows of the two tables. */
interface Measured {
  sql: string[];
  bitmaps: string[];
}

/**
 * Measures search (200 queries, ten jobs and the exact total each) by SQL and by bitmaps, the place typeahead, similar jobs and statistics on
 * PGlite and PostgreSQL with 100,000 jobs. `--million`: a million on PostgreSQL as well; `--jobs N`: N instead of
 * 100,000; `--only embedded|server`; `--url postgres://…`: on that database, loaded when it is empty.
 */
export async function run(args: string[]): Promise<void> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const jobs = Number(option('--jobs') ?? SMALL);
  const only = option('--only');
  const url = option('--url');
  const measured: Measured[] = [];
  if (url !== undefined) measured.push(await measureUrl(url, jobs));
  else {
    if (only !== 'server') measured.push(await measureEmbedded(jobs));
    if (only !== 'embedded')
      measured.push(...(await measureServer(args.includes('--million') ? [jobs, LARGE] : [jobs])));
  }
  console.log(formatTable([HEAD, ...measured.map(({ sql: row }) => row)]));
  console.log(formatTable([BITMAP_HEAD, ...measured.map(({ bitmaps }) => bitmaps)]));
}

async function measureEmbedded(jobs: number): Promise<Measured> {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-bench-'));
  const database = await openDatabase({ kind: 'embedded', directory });
  try {
    return await measure('PGlite', database, jobs);
  } finally {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measureServer(sizes: readonly number[]): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const jobs of sizes) {
    const server = await startPostgres({
      settings: { shared_buffers: '1GB', maintenance_work_mem: '1GB', max_wal_size: '8GB' },
    });
    if ('reason' in server) {
      const row = ['PostgreSQL', String(jobs), `not measured: ${server.reason}`];
      return [{ sql: row, bitmaps: row }];
    }
    try {
      rows.push(await measureUrl(server.url, jobs));
    } finally {
      await server.stop();
    }
  }
  return rows;
}

async function measureUrl(url: string, jobs: number): Promise<Measured> {
  const database = await openDatabase({ kind: 'server', url, poolSize: 2 });
  try {
    return await measure('PostgreSQL', database, jobs);
  } finally {
    await database.close();
  }
}

async function measure(store: string, { db }: Database, jobs: number): Promise<Measured> {
  await migrate(db);
  const loadStart = performance.now();
  const { total: present } = await countStatistics(db);
  if (present === 0) await load(db, store, jobs);
  const loadSeconds = (performance.now() - loadStart) / 1_000;
  const executor = createSqlSearch(db);
  const searches = makeSearches(SEED);
  // Once unmeasured, as a server that runs has its index in memory.
  await timeEach(searches, (request) => executor.search(request));
  const searchTimes = await timeEach(searches, (request) => executor.search(request));
  const placeTimes = await timeEach(PLACE_QUERIES, (query) => suggestPlaces(db, query));
  const similarTimes = await timeEach(await sampleJobs(db), (job) => findSimilar(db, job));
  const statisticsTimes = await timeEach([1, 2, 3], () => countStatistics(db));
  const row = [
    store,
    String(present || jobs),
    formatPercentiles(searchTimes),
    formatPercentiles(placeTimes),
    formatPercentiles(similarTimes),
    Math.min(...statisticsTimes).toFixed(0),
    loadSeconds.toFixed(0),
    (process.memoryUsage().rss / 2 ** 20).toFixed(0),
  ];
  return { sql: row, bitmaps: await measureBitmaps(store, db, searches) };
}

async function load(db: Db, store: string, count: number): Promise<void> {
  let shown = 0;
  const onProgress = (loaded: number) => {
    if (loaded - shown < count / 10) return;
    shown = loaded;
    console.error(`${store}: ${loaded} of ${count} jobs loaded`);
  };
  await loadCorpus(db, { count, seed: SEED, descriptions: count <= SMALL, onProgress });
}

async function sampleJobs(db: Db) {
  const { rows } = await sql<{
    jobId: number;
    title: string;
    category: string | null;
    country: string | null;
  }>`
    select id as "jobId", title, category, country from jobs
    where id in (select (random() * (select max(id) from jobs))::bigint from generate_series(1, ${SIMILAR_QUERIES}::int))
  `.execute(db);
  return rows;
}
