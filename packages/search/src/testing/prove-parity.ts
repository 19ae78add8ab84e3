import type { Database, Db } from '@firsthand/database';
import { insertBoard, insertJob } from '@firsthand/test-support';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { SearchDocument } from '../document.ts';
import { indexJobs, unindexJobs } from '../index-jobs.ts';
import type { Search } from '../search.ts';
import { createSqlSearch } from '../sql/sql-search.ts';
import { anyDocument, anyRequest } from './any-search.ts';
import { searchByRule } from './oracle.ts';

const JOBS = 120;
const REQUESTS = 8;
/** Jobs that only transactions left open change: the others would wait for them. */
const HELD_JOBS = 20;

/** A search that follows the store. */
export type Follower = Pick<Search, 'search' | 'similar'> & {
  settled(): Promise<void>;
  stop(): Promise<void>;
};

/** An executor to be held against the rule and SQL. */
export interface Follows {
  follow: (db: Db) => Promise<Follower>;
  /** Ends what it needs as a crash does, where it has such a thing. */
  kill?: () => Promise<void>;
}

interface Held {
  commit: () => Promise<void>;
  rollBack: () => Promise<void>;
}

/** Makes changes in a transaction that stays open until it is told how it ends. */
async function hold(db: Db, change: (tx: Db) => Promise<void>): Promise<Held> {
  const undone = new Error('undone');
  let end: (error?: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  let begun: () => void = () => undefined;
  const beginning = new Promise<void>((resolve) => (begun = resolve));
  const transaction = db.transaction().execute(async (tx) => {
    await change(tx);
    begun();
    await ended;
  });
  await Promise.race([beginning, transaction]);
  return {
    commit: async () => {
      end();
      await transaction;
    },
    rollBack: async () => {
      end(undone);
      await expect(transaction).rejects.toBe(undone);
    },
  };
}

/** Changes the store at random, and asks this executor and SQL for what the rule, in plain words, gives: totals, pages and all. */
export async function proveParity(
  { db, kind }: { db: Db; kind: Database['kind'] },
  { follow, kill }: Follows,
  steps: number,
): Promise<void> {
  const boardId = await insertBoard(db);
  const ids: number[] = [];
  for (let count = 0; count < JOBS; count++) ids.push(await insertJob(db, boardId));
  const free = ids.slice(HELD_JOBS);
  const held = ids.slice(0, HELD_JOBS);
  const sql = createSqlSearch(db);
  const kept = new Map<number, SearchDocument>();
  const late: { transaction: Held; documents: SearchDocument[] }[] = [];
  const firstSeed = Math.floor(Math.random() * 2 ** 30);
  let seed = firstSeed;
  const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number) =>
    fc.sample(arbitrary, { seed: seed++, numRuns });
  const pick = (count: number) => sample(fc.integer({ min: 0, max: Math.max(0, count - 1) }), 1)[0] ?? 0;
  const makeDocuments = (of: readonly number[], most: number) => {
    const chosen = new Set(Array.from({ length: 1 + pick(most) }, () => of[pick(of.length)] ?? 0));
    const documents = sample(anyDocument, chosen.size);
    return [...chosen].map((jobId, index): SearchDocument => ({ ...documents[index]!, jobId }));
  };
  const keep = (documents: readonly SearchDocument[]) =>
    documents.forEach((document) => kept.set(document.jobId, document));

  let follower = await follow(db);
  let found = 0;
  let likened = 0;
  const changes: Record<string, () => Promise<void>> = {
    index: async () => {
      const documents = makeDocuments(free, 30);
      await indexJobs(db, documents);
      keep(documents);
    },
    unindex: async () => {
      const removed = makeDocuments(free, 6).map(({ jobId }) => jobId);
      await unindexJobs(db, removed, new Date());
      removed.forEach((id) => kept.delete(id));
    },
    'both in one transaction': async () => {
      const documents = makeDocuments(free, 10);
      await db.transaction().execute(async (tx) => {
        await unindexJobs(tx, [documents[0]!.jobId], new Date());
        await indexJobs(tx, documents);
      });
      keep(documents);
    },
    'begin late': async () => {
      // The embedded database has one connection, on which nothing commits late.
      if (kind === 'embedded' || late.length > 0) return;
      const documents = makeDocuments(held, 10);
      late.push({ transaction: await hold(db, (tx) => indexJobs(tx, documents)), documents });
    },
    'commit late': async () => {
      const last = late.pop();
      await last?.transaction.commit();
      keep(last?.documents ?? []);
    },
    'roll back': async () => late.pop()?.transaction.rollBack(),
    restart: async () => {
      await follower.stop();
      follower = await follow(db);
    },
    kill: async () => kill?.(),
  };
  const likely = ['index', 'index', 'unindex', 'both in one transaction', 'begin late', 'commit late'];
  for (let step = 0; step < steps; step++) {
    const rare = step % 20 === 9 ? 'restart' : step % 20 === 19 ? 'kill' : undefined;
    const name = rare ?? [...likely, 'roll back'][pick(7)] ?? '';
    await changes[name]?.();
    await follower.settled();
    for (const request of sample(anyRequest, REQUESTS)) {
      const expected = searchByRule([...kept.values()], request);
      if (expected.total > 0) found++;
      const answer = await follower.search(request);
      expect({ firstSeed, step, name, request, ...answer }).toEqual({
        firstSeed,
        step,
        name,
        request,
        ...expected,
      });
      expect(await sql.search(request)).toEqual(expected);
    }
    const document = [...kept.values()][pick(kept.size)];
    if (document) {
      const { jobId, title, category } = document;
      const query = { jobId, title, category, country: document.places[0]?.country ?? null };
      const similar = await follower.similar(query);
      expect(await sql.similar(query)).toEqual(similar);
      if (similar.length > 0) likened++;
    }
  }
  await late.pop()?.transaction.rollBack();
  // The generated requests would prove nothing if hardly any of them found a job.
  expect(found).toBeGreaterThan((steps * REQUESTS) / 8);
  expect(likened).toBeGreaterThan(steps / 8);
}
