import type { SearchRequest } from '@firsthand/search';
import { createDirectIndex, toIndexed, type DirectIndex } from '@firsthand/search/direct-index';
import { CORPUS_NOW, generateJobs } from './corpus/generate-jobs.ts';
import { makeHostileQueries, makeSearches } from './corpus/searches.ts';
import { formatPercentiles, formatTable } from './measure.ts';

const SEED = 1;
const SIZES = [10_000, 100_000];
const LARGE = 1_000_000;
/** As a first reading of a store does it. */
const SEGMENT = 16_384;
const CHANGES = 50;

const HEAD = [
  'jobs',
  'search p50/p95/p99/worst ms',
  'with facets',
  'facets, roles',
  'while it changes',
  'hostile worst ms',
  'suggest worst ms',
  'build s',
  'index MB',
  'RSS MB',
];

/**
 * Measures the bitmaps alone, without a store and a thread: 200 searches (ten jobs and the exact total each), with
 * facets, with facets and roles counted once, between changes of 50 jobs, and of queries that nobody types. `--million`:
 * with a million jobs as well.
 */
export async function run(args: string[]): Promise<void> {
  const rows: string[][] = [];
  for (const jobs of args.includes('--million') ? [...SIZES, LARGE] : SIZES) rows.push(await measure(jobs));
  console.log(formatTable([HEAD, ...rows]));
}

async function measure(jobs: number): Promise<string[]> {
  const index = await createDirectIndex();
  const { generate, buildSeconds } = build(index, jobs);
  const searches = makeSearches(SEED).map((request) => ({ ...request, now: CORPUS_NOW.getTime() / 1_000 }));
  const time = (change: Partial<SearchRequest> = {}, before: () => void = () => undefined) =>
    searches.map((request) => {
      before();
      return timeOne(() => index.search({ ...request, ...change }));
    });
  // Once unmeasured, as a server that runs has its bitmaps at hand.
  time({ facets: true, group: true });
  const row = [time(), time({ facets: true }), time({ facets: true, group: true })];
  row.push(
    time({}, () => {
      index.apply(Array.from({ length: CHANGES }, () => toIndexed(generate.next().value)));
      index.maintain();
    }),
  );
  const hostile = makeHostileQueries(SEED).map((query) =>
    timeOne(() =>
      index.search({ query, prefix: true, filters: {}, facets: true, group: true, offset: 0, limit: 10 }),
    ),
  );
  const typed = ['a', 'se', 'sen', 'senior s', 'man', 'en', 'zz'].map((text) =>
    timeOne(() => index.suggest({ typed: text })),
  );
  const { bytes, cachedBytes } = index.status();
  index.dispose();
  return [
    String(jobs),
    ...row.map((times) => `${formatPercentiles(times)} / ${Math.max(...times).toFixed(1)}`),
    Math.max(...hostile).toFixed(0),
    Math.max(...typed).toFixed(0),
    buildSeconds.toFixed(0),
    ((bytes + cachedBytes) / 2 ** 20).toFixed(0),
    (process.memoryUsage().rss / 2 ** 20).toFixed(0),
  ];
}

function build(index: DirectIndex, jobs: number) {
  const generate = generateJobs(SEED);
  let milliseconds = 0;
  for (let built = 0; built < jobs; built += SEGMENT) {
    const documents = Array.from({ length: Math.min(SEGMENT, jobs - built) }, () =>
      toIndexed(generate.next().value),
    );
    milliseconds += timeOne(() => index.apply(documents));
    if ((built / SEGMENT) % 10 === 9) console.error(`${built + SEGMENT} of ${jobs} jobs indexed`);
  }
  milliseconds += timeOne(() => index.compact());
  return { generate, buildSeconds: milliseconds / 1_000 };
}

function timeOne(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
