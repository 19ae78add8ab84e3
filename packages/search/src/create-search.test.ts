import { recordTelemetry } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import type { WorkerStatus } from './bitmap/worker/protocol.ts';
import { createSearch, searchCorrected } from './create-search.ts';
import { createSearchLine } from './search-line.ts';

const aStatus = (changes: Partial<WorkerStatus>): WorkerStatus => ({
  ...{ documents: 0, segments: 1, delta: 0, dead: 0, lexemes: 0, bytes: 10, cachedBytes: 2 },
  ...{ rssBytes: 0, heapBytes: 0, externalBytes: 0 },
  ...changes,
});

const request = { query: '', filters: {}, offset: 0, limit: 10 };

test('SQL answers until the bitmaps are ready, and what they fail at', async () => {
  const state = { isWarm: false, fails: false };
  const warned: string[] = [];
  const { telemetry, told } = recordTelemetry();
  const combined = createSearch({
    sql: { search: async () => ({ total: 1, ids: [1] }), suggest: async () => [], similar: async () => [] },
    index: {
      isWarm: () => state.isWarm,
      lagSeconds: () => 0.5,
      search: async () => {
        if (state.fails) throw new Error('the thread ended');
        return { total: 2, ids: [2, 3] };
      },
      suggest: () => Promise.reject(new Error('the thread ended')),
      similar: () => Promise.reject(new Error('the thread ended')),
      correct: async (words) => words.map(() => null),
      status: () =>
        state.fails
          ? Promise.reject(new Error('the thread ended'))
          : Promise.resolve(aStatus({ documents: 9 })),
      restarts: 3,
    },
    log: { info: () => undefined, warn: (_, message) => void warned.push(message) },
    telemetry,
  });
  const ask = async () => (await combined.search(request)).total;
  expect(await ask()).toBe(1);
  state.isWarm = true;
  expect([await ask(), await ask()]).toEqual([2, 2]);
  state.fails = true;
  expect(await ask()).toBe(1);
  expect(await combined.suggest({ typed: 'nur' })).toEqual([]);
  expect(warned).toEqual(Array(2).fill('search was answered by SQL, since the bitmaps failed'));
  const answered = { bitmap: 2, opensearch: 0, sql: 1, rescued: 2 };
  const standing = { executor: 'bitmap', reason: null, answered, restarts: 3, lagSeconds: 0.5 };
  expect(await combined.status()).toEqual({ ...standing, index: null });
  expect(told()).toEqual({
    'firsthand_search_seconds search sql': 2,
    'firsthand_search_seconds search bitmap': 2,
    'firsthand_search_seconds suggest sql': 1,
    firsthand_search_rescued_total: 2,
  });
  state.fails = false;
  expect(await combined.status()).toMatchObject({ index: { jobs: 9, bytes: 12 } });
});

test('what too many wait for is refused, not asked of the database as well', async () => {
  const busy = await refuseOne();
  let asked = 0;
  const combined = createSearch({
    sql: {
      search: async () => ({ total: (asked += 1), ids: [] }),
      suggest: async () => [],
      similar: async () => [],
    },
    index: {
      ...{ isWarm: () => true, lagSeconds: () => 0.5, restarts: 0 },
      ...{ search: () => Promise.reject(busy), suggest: () => Promise.reject(busy) },
      ...{ similar: () => Promise.reject(busy), correct: () => Promise.reject(busy) },
      status: () => Promise.resolve(aStatus({})),
    },
    log: { info: () => undefined, warn: () => undefined },
  });
  await expect(combined.search(request)).rejects.toMatchObject({ code: 'search-busy', status: 503 });
  expect(asked).toBe(0);
});

test('few searches are asked of the database at once', async () => {
  const finish: (() => void)[] = [];
  const combined = createSearch({
    sql: {
      search: () => new Promise((resolve) => finish.push(() => resolve({ total: 1, ids: [1] }))),
      suggest: async () => [],
      similar: async () => [],
    },
    index: {
      ...{ isWarm: () => false, lagSeconds: () => null, restarts: 0 },
      ...{ search: never, suggest: never, similar: never, correct: never, status: never },
    },
    log: { info: () => undefined, warn: () => undefined },
  });
  const asked = Array.from({ length: 6 }, () => combined.search(request));
  await new Promise((resolve) => setImmediate(resolve));
  expect(finish).toHaveLength(4);
  while (finish.length > 0) {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(asked)).toHaveLength(6);
});

/** What a line refuses with, of which the only place is taken and in which nobody may wait. */
async function refuseOne(): Promise<Error> {
  const line = createSearchLine(1, { mostWaiting: 0 });
  await line.acquire();
  const [refused] = await Promise.allSettled([line.acquire()]);
  return refused.status === 'rejected' ? (refused.reason as Error) : new Error('was not refused');
}

const never = () => Promise.reject(new Error('was asked'));

test('a word that no job has gives way to the one that was meant, and only then', async () => {
  const asked: string[] = [];
  const combined = createSearch({
    sql: {
      search: () => Promise.reject(new Error('never asked')),
      suggest: async () => [],
      similar: async () => [],
    },
    index: {
      isWarm: () => true,
      lagSeconds: () => 0,
      search: async ({ query }) => {
        asked.push(query);
        return query.includes('Engineer') || query.includes('engineer')
          ? { total: 1, ids: [7] }
          : { total: 0, ids: [] };
      },
      suggest: async () => [],
      similar: async () => [],
      correct: async (words) => words.map((word) => (word === 'enginer' ? 'engineer' : null)),
      status: async () => aStatus({}),
      restarts: 0,
    },
    log: { info: () => undefined, warn: () => undefined },
  });
  const ask = (query: string) => combined.search({ ...request, query });
  expect(await ask('Data Enginér -junior "of it"')).toEqual({
    total: 1,
    ids: [7],
    correctedQuery: 'Data engineer -junior "of it"',
  });
  expect(asked).toHaveLength(2);
  expect(await ask('Data Engineer')).toEqual({ total: 1, ids: [7] });
  expect(await ask('nobody knows')).toEqual({ total: 0, ids: [] });
  expect(asked).toHaveLength(4);
  // Of a page of words nobody meant another one.
  expect(await ask(`enginer ${Array.from({ length: 10 }, (_, n) => `word${n}`).join(' ')}`)).toMatchObject({
    total: 0,
  });
  expect(asked).toHaveLength(5);
});

test('of a search whose jobs are all hidden no word is taken for another', async () => {
  const hidden = { total: 0, ids: [], hidden: { total: 3, counts: [3] } };
  const correct = () => Promise.reject(new Error('Nobody asks what it was meant for'));
  const answer = await searchCorrected(
    { search: async () => hidden, correct },
    { ...request, query: 'enginer' },
  );
  expect(answer).toEqual(hidden);
});
