import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase, type Database, type Db } from '@firsthand/database';
import { countStatistics, createSqlSearch, suggestPlaces, type SearchRequest } from '@firsthand/search';
import { startPostgres } from '@firsthand/test-support';
import { sql } from 'kysely';
import { loadCorpus } from './corpus.ts';
import { CORPUS_NOW } from './corpus/generate-jobs.ts';
import { makeSearches, PLACE_QUERIES } from './corpus/searches.ts';
import { formatPercentiles, formatTable, timeEach } from './measure.ts';
import { measureApi } from './search/api.ts';
import { measureBitmaps } from './search/bitmaps.ts';
import { measureCluster } from './search/cluster.ts';
import { measureCompared } from './search/compared.ts';
import { formatSearchFigures, type SearchFigures } from './search/figures.ts';
import type { Asked } from './search/measure-index.ts';

const SEED = 1;
/** Of Java's code much is compiled only after the second round. */
const SEEDS_BEFORE = [11, 12, 13];
const SMALL = 100_000;
const LARGE = 1_000_000;
const SIMILAR_QUERIES = 50;
/** SQL counts facets of so few, and none among a million, where one may take seconds. */
const FACETED_BY_SQL = 20;

const BESIDE_HEAD = ['store', 'jobs', 'places ms', 'similar ms', 'statistics ms', 'load s'];

/** Rows of the two tables. */
interface Measured {
  searches: SearchFigures[];
  beside: string[][];
}

/**
 * Measures search on PGlite and PostgreSQL with 100,000 jobs, 200 searches of ten jobs and the exact total each: by SQL,
 * by bitmaps and by the API, beside engines that others use; and what else is asked of the store: the place typeahead,
 * similar jobs and statistics. `--million`: a million on PostgreSQL as well; `--jobs N`: N instead of 100,000;
 * `--only embedded|server|cluster`, the last of them bitmaps and OpenSearch side by side beside PostgreSQL; `--url postgres://…`: on that
 * database, loaded when it is empty.
 */
export async function run(args: string[]): Promise<void> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const jobs = Number(option('--jobs') ?? SMALL);
  const only = option('--only');
  const url = option('--url');
  const measured: Measured[] = [];
  if (only === 'cluster') measured.push(await withServer((server) => measureSideBySide(server, jobs)));
  else if (url !== undefined) measured.push(await measureUrl(url, jobs));
  else {
    if (only !== 'server') measured.push(await measureEmbedded(jobs));
    if (only !== 'embedded') {
      for (const size of args.includes('--million') ? [jobs, LARGE] : [jobs])
        measured.push(await withServer((server) => measureUrl(server, size)));
    }
  }
  console.log(formatSearchFigures(measured.flatMap(({ searches }) => searches)));
  console.log(`\n${formatTable([BESIDE_HEAD, ...measured.flatMap(({ beside }) => beside)])}`);
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

/** A server of its own for what is measured on it. */
async function withServer(work: (url: string) => Promise<Measured>): Promise<Measured> {
  const server = await startPostgres({
    settings: { shared_buffers: '1GB', maintenance_work_mem: '1GB', max_wal_size: '8GB' },
  });
  if ('reason' in server) {
    return { searches: [], beside: [['PostgreSQL', `not measured: ${server.reason}`]] };
  }
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** The bitmaps and the cluster, one after the other, over the same jobs with the same searches. */
async function measureSideBySide(url: string, jobs: number): Promise<Measured> {
  const database = await openDatabase({ kind: 'server', url, poolSize: 4 });
  try {
    await migrate(database.db);
    await load(database.db, 'PostgreSQL', jobs);
    const asked = makeAsked();
    const bitmaps = await measureBitmaps('PostgreSQL', database.db, asked);
    // What follows takes minutes.
    console.error(formatSearchFigures([bitmaps]));
    const cluster = await measureCluster('PostgreSQL', database.db, { ...asked, jobs });
    if ('reason' in cluster) return { searches: [bitmaps], beside: [['OpenSearch', cluster.reason]] };
    return { searches: [bitmaps, cluster], beside: [] };
  } finally {
    await database.close();
  }
}

async function measureUrl(url: string, jobs: number): Promise<Measured> {
  const database = await openDatabase({ kind: 'server', url, poolSize: 2 });
  const searches = makeSearches(SEED);
  try {
    const measured = await measure('PostgreSQL', database, jobs);
    const answersPerSecond = await measureApi(url, jobs, searches);
    measured.searches = measured.searches.map((row) =>
      row.executor.startsWith('bitmaps') ? { ...row, answersPerSecond } : row,
    );
    // What follows takes minutes.
    console.error(formatSearchFigures(measured.searches));
    measured.searches.push(...(await measureCompared(jobs, SEED, searches)));
    return measured;
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
  const held = present || jobs;
  const searches = makeNowSearches();
  const bySql = await measureSql(store, db, held, searches);
  const placeTimes = await timeEach(PLACE_QUERIES, (query) => suggestPlaces(db, query));
  const similarTimes = await timeEach(await sampleJobs(db), (job) => createSqlSearch(db).similar(job));
  const statisticsTimes = await timeEach([1, 2, 3], () => countStatistics(db));
  const row = [
    ...[store, held.toLocaleString('en-US')],
    ...[placeTimes, similarTimes].map(formatPercentiles),
    Math.min(...statisticsTimes).toFixed(0),
    loadSeconds.toFixed(0),
  ];
  return { searches: [bySql, await measureBitmaps(store, db, makeAsked())], beside: [row] };
}

const makeNowSearches = (seed = SEED): SearchRequest[] =>
  makeSearches(seed).map((request) => ({ ...request, now: CORPUS_NOW.getTime() / 1_000 }));

function makeAsked(): Asked {
  const searches = makeNowSearches();
  const measured = new Set(searches.map((request) => JSON.stringify(request)));
  const before = SEEDS_BEFORE.map((seed) =>
    makeNowSearches(seed).filter((request) => !measured.has(JSON.stringify(request))),
  );
  return { before, searches };
}

async function measureSql(
  store: string,
  db: Db,
  jobs: number,
  searches: readonly SearchRequest[],
): Promise<SearchFigures> {
  const executor = createSqlSearch(db);
  const ask = (some: readonly SearchRequest[], extras: Partial<SearchRequest> = {}) =>
    timeEach(some, (request) => executor.search({ ...request, ...extras }));
  // Once unmeasured, as a server that runs has its index in memory.
  await ask(searches);
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size('job_search')::float8 as bytes`.execute(db);
  return {
    ...{ executor: `SQL, ${store}`, jobs, times: await ask(searches) },
    ...(jobs <= SMALL && {
      withFacets: await ask(searches.slice(0, FACETED_BY_SQL), { facets: true }),
      grouped: await ask(searches.slice(0, FACETED_BY_SQL), { facets: true, group: true }),
    }),
    megabytes: (rows[0]?.bytes ?? 0) / 2 ** 20,
  };
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
