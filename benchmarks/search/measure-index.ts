import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@firsthand/database';
import { indexJobs, type BitmapSearch, type SearchDocument, type SearchRequest } from '@firsthand/search';
import { generateJobs } from '../corpus/generate-jobs.ts';
import { timeEach } from '../measure.ts';
import type { SearchFigures } from './figures.ts';

/** What follows the store and can be asked: the bitmaps, a cluster. */
export interface MeasuredIndex extends Pick<BitmapSearch, 'search' | 'settled'> {
  status(): Promise<{ documents: number; bytes: number; cachedBytes: number }>;
}

/** Committed ten times a second while searches run. */
const CHANGED_TOGETHER = 50;
const CHANGE_EVERY_MS = 100;
const CHANGED = 4_000;
const SHOWN = 20;
const ANOTHER_SEED = 2;

const PLAIN: Partial<SearchRequest> = {};
const WITH_FACETS: Partial<SearchRequest> = { facets: true };
const GROUPED: Partial<SearchRequest> = { facets: true, group: true };

/** What is asked: `before` unmeasured, until code is compiled; others than `searches`, since answers are kept. */
export interface Asked {
  before: readonly (readonly SearchRequest[])[];
  searches: readonly SearchRequest[];
}

/** Measures an index that has caught up with the store: the answers, and what following costs. */
export async function measureIndex(
  db: Db,
  index: MeasuredIndex,
  { before, searches }: Asked,
): Promise<Omit<SearchFigures, 'executor'>> {
  for (const unmeasured of before) {
    for (const extras of [PLAIN, WITH_FACETS, GROUPED]) await askEach(index, unmeasured, extras);
  }
  const ask = (extras: Partial<SearchRequest>) => askEach(index, searches, extras);
  const { documents, bytes, cachedBytes } = await index.status();
  return {
    jobs: documents,
    ...{ times: await ask(PLAIN), withFacets: await ask(WITH_FACETS), grouped: await ask(GROUPED) },
    megabytes: (bytes + cachedBytes) / 2 ** 20,
    whileChanging: await searchWhileChanging(db, () => ask(PLAIN)),
    visibleAfter: await timeEach(takeChanges(SHOWN), (document) => showOne(db, index, document)),
  };
}

/** Milliseconds of each search; one without an answer, which the product then asks SQL, counts with what was waited for it. */
async function askEach(
  index: MeasuredIndex,
  searches: readonly SearchRequest[],
  extras: Partial<SearchRequest>,
): Promise<number[]> {
  const unanswered: unknown[] = [];
  const times = await timeEach(searches, async (request) => {
    try {
      await index.search({ ...request, ...extras });
    } catch (error) {
      unanswered.push(error);
      if (unanswered.length === searches.length) throw error;
    }
  });
  if (unanswered.length > 0) {
    const asked = `${searches.length} with ${JSON.stringify(extras)}`;
    console.error(`${unanswered.length} of ${asked} were not answered, the first since`, unanswered[0]);
  }
  return times;
}

/** Searches for as long as jobs change, 500 a second. */
async function searchWhileChanging(db: Db, search: () => Promise<number[]>): Promise<number[]> {
  const state = { isDone: false };
  const changing = changeSteadily(db).finally(() => (state.isDone = true));
  const times: number[] = [];
  while (!state.isDone) times.push(...(await search()));
  await changing;
  return times;
}

async function changeSteadily(db: Db): Promise<void> {
  const documents = takeChanges(CHANGED);
  const start = performance.now();
  for (let at = 0; at < documents.length; at += CHANGED_TOGETHER) {
    await indexJobs(db, documents.slice(at, at + CHANGED_TOGETHER));
    const due = start + ((at + CHANGED_TOGETHER) / CHANGED_TOGETHER) * CHANGE_EVERY_MS;
    await sleep(Math.max(0, due - performance.now()));
  }
  const perSecond = documents.length / ((performance.now() - start) / 1_000);
  console.error(`${perSecond.toFixed(0)} changes a second were committed`);
}

/** Commits a change and asks until it is found. */
async function showOne(db: Db, index: MeasuredIndex, document: SearchDocument): Promise<void> {
  const word = `shown${document.jobId}`;
  await indexJobs(db, [{ ...document, title: word }]);
  const request = { query: word, filters: {}, offset: 0, limit: 1 };
  while ((await index.search(request)).total === 0) await sleep(1);
}

/** Jobs that the corpus has, with other content. */
function takeChanges(count: number): SearchDocument[] {
  const documents: SearchDocument[] = [];
  for (const document of generateJobs(ANOTHER_SEED)) {
    if (documents.length === count) break;
    documents.push(document);
  }
  return documents;
}

export async function timeSeconds(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1_000;
}
