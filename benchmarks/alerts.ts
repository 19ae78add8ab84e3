import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { countFrequencies, Percolator, type SearchRequest } from '@firsthand/search';
import { toIndexed, type IndexedDocument } from '@firsthand/search/direct-index';
import { CORPUS_NOW, generateJobs } from './corpus/generate-jobs.ts';
import { makeSavedSearches } from './corpus/saved-searches.ts';
import { measureLoading } from './alerts/loading.ts';
import { formatPercentiles, formatTable } from './measure.ts';

const SEED = 1;
const SIZES = [
  { count: 10_000 },
  { count: 100_000 },
  // As if nobody kept a place with a search.
  { count: 100_000, broad: true },
];
/** From which it is told how frequent lexemes are. */
const SAMPLE = 2_000;
const POSTINGS = 10_000;
/** As a crawl stores them. */
const BATCH = 50;
const REPLACED = 1_000;
const SEPARATOR = '\u001f';

const HEAD = [
  'saved searches',
  'different',
  'matches a posting',
  'load s',
  'index MB',
  'postings a second',
  'batch of 50, p50/p95/p99 ms',
  'replaced a second',
];

const LOADING_HEAD = [
  'saved searches',
  'read by the product in s',
  '/healthz meanwhile, p50/p95/p99/worst ms',
];

/**
 * Measures how fast new postings are matched against saved searches, without a store: seconds of one core's time, so that
 * what else runs on the machine does not count; of batches the time that passes. Then how long the product keeps
 * others waiting while it reads the saved searches of a store; `--only loading` does that alone, `--url postgres://…` there.
 */
export async function run(args: string[]): Promise<void> {
  if (!args.includes('--only')) measureMatching();
  const { searches, seconds, times } = await measureLoading(args);
  const cells = [
    String(searches),
    seconds.toFixed(1),
    `${formatPercentiles(times)} / ${Math.max(...times).toFixed(0)}`,
  ];
  console.log(formatTable([LOADING_HEAD, cells]));
}

function measureMatching(): void {
  const generate = generateJobs(SEED);
  const take = (count: number) => Array.from({ length: count }, () => toIndexed(generate.next().value));
  const sample = take(SAMPLE);
  const postings = take(POSTINGS);
  const rows = SIZES.map((size) => [
    `${size.count}${size.broad ? ', broad' : ''}`,
    ...measure(makeSavedSearches(SEED, size), sample, postings),
  ]);
  console.log(formatTable([HEAD, ...rows]));
}

function measure(
  searches: readonly SearchRequest[],
  sample: readonly IndexedDocument[],
  postings: readonly IndexedDocument[],
): string[] {
  const before = readHeapBytes();
  const percolator = new Percolator<number>(countFrequencies(sample));
  const loadSeconds = timeCpu(() => searches.forEach((request, search) => percolator.set(search, request)));
  const bytes = readHeapBytes() - before;
  const { plans } = percolator.status();
  const times: number[] = [];
  let matches = 0;
  const seconds = timeCpu(() => (matches = matchAll(percolator, postings, times)));
  const replaceSeconds = timeCpu(() => {
    for (let search = 0; search < REPLACED; search++)
      percolator.set(search, searches[searches.length - 1 - search] ?? { query: '', filters: {} });
  });
  return [
    String(plans),
    (matches / postings.length).toFixed(0),
    loadSeconds.toFixed(1),
    (bytes / 2 ** 20).toFixed(0),
    (postings.length / seconds).toFixed(0),
    formatPercentiles(times),
    (REPLACED / replaceSeconds).toFixed(0),
  ];
}

/** How many matches there are. */
function matchAll(
  percolator: Percolator<number>,
  postings: readonly IndexedDocument[],
  times: number[],
): number {
  // As they come from the store: the lexemes of a job are one text.
  const rows = postings.map(({ lexemes, ...rest }) => ({ ...rest, text: lexemes.join(SEPARATOR) }));
  let matches = 0;
  for (let at = 0; at < rows.length; at += BATCH) {
    const start = performance.now();
    const documents = rows
      .slice(at, at + BATCH)
      .map(({ text, ...rest }) => ({ ...rest, lexemes: text.split(SEPARATOR) }));
    for (const found of percolator.match(documents, CORPUS_NOW.getTime() / 1_000))
      for (const match of found) matches += match.searches.length * match.jobs.length;
    times.push(performance.now() - start);
  }
  return matches;
}

/** Seconds of processor time, of the collector's threads too. */
function timeCpu(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** What lives on the heap. */
function readHeapBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
