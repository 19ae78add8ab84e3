import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchOutages, type Db } from '@firsthand/database';
import { createBitmapSearch, indexJobs, type SearchDocument, type SearchRequest } from '@firsthand/search';
import { generateJobs } from './corpus/generate-jobs.ts';
import { formatPercentiles, timeEach } from './measure.ts';

/** Jobs that are indexed anew, and how many of them in one transaction. */
const CHANGED = 4_000;
const CHANGED_TOGETHER = 500;
const SHOWN = 20;
const ANOTHER_SEED = 2;

export const BITMAP_HEAD = [
  'store',
  'jobs',
  'bitmaps p50/p95/p99/worst ms',
  'while it changes',
  'build s',
  'load s',
  'snapshot MB',
  'index MB',
  'changes/s',
  'visible after p50/p95/p99 ms',
];

/** Measures search by bitmaps over a filled store: the answers, and what building and following cost. */
export async function measureBitmaps(
  store: string,
  db: Db,
  searches: readonly SearchRequest[],
): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-bench-search-'));
  const open = () => {
    const log = {
      info: () => undefined,
      warn: (fields: object, text: string) => console.error(text, fields),
    };
    const outages = watchOutages({ onLost: console.error });
    return createBitmapSearch({ db, directory, log, outages });
  };
  let search = open();
  try {
    const buildSeconds = await timeSeconds(() => search.settled());
    await search.stop();
    search = open();
    const loadSeconds = await timeSeconds(() => search.settled());
    const ask = (request: SearchRequest) => search.search(request);
    // Once unmeasured, as with SQL.
    await timeEach(searches, ask);
    const times = await timeEach(searches, ask);
    const { documents, bytes } = await search.status();
    const { size } = await stat(join(directory, 'index.snapshot'));
    const { beside, changesPerSecond } = await change(db, search, searches);
    const shown = await timeEach(pickChanges(SHOWN), (document) => showOne(db, search, document));
    return [
      store,
      String(documents),
      formatWithWorst(times),
      formatWithWorst(beside),
      buildSeconds.toFixed(1),
      loadSeconds.toFixed(1),
      (size / 2 ** 20).toFixed(0),
      (bytes / 2 ** 20).toFixed(0),
      changesPerSecond.toFixed(0),
      formatPercentiles(shown),
    ];
  } finally {
    await search.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Indexes jobs anew and takes the changes over, with searches beside it. */
async function change(
  db: Db,
  search: ReturnType<typeof createBitmapSearch>,
  searches: readonly SearchRequest[],
) {
  const documents = pickChanges(CHANGED);
  for (let at = 0; at < documents.length; at += CHANGED_TOGETHER)
    await indexJobs(db, documents.slice(at, at + CHANGED_TOGETHER));
  const state = { isDone: false };
  const taking = timeSeconds(() => search.settled()).finally(() => (state.isDone = true));
  const beside: number[] = [];
  while (!state.isDone) beside.push(...(await timeEach(searches, (request) => search.search(request))));
  return { beside, changesPerSecond: CHANGED / (await taking) };
}

/** Commits a change and asks until it is found. */
async function showOne(
  db: Db,
  search: ReturnType<typeof createBitmapSearch>,
  document: SearchDocument,
): Promise<void> {
  const word = `shown${document.jobId}`;
  await indexJobs(db, [{ ...document, title: word }]);
  const request = { query: word, filters: {}, offset: 0, limit: 1 };
  while ((await search.search(request)).total === 0) await sleep(1);
}

/** Jobs that the corpus has, with other content. */
function pickChanges(count: number): SearchDocument[] {
  const documents: SearchDocument[] = [];
  for (const document of generateJobs(ANOTHER_SEED)) {
    if (documents.length === count) break;
    documents.push(document);
  }
  return documents;
}

async function timeSeconds(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1_000;
}

const formatWithWorst = (times: readonly number[]) =>
  `${formatPercentiles(times)} / ${Math.max(...times).toFixed(1)}`;
