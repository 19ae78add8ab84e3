import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Db } from '@firsthand/database';
import { describeDatabases, describeServer, insertBoard, insertJob } from '@firsthand/test-support';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchDocument } from '../document.ts';
import { indexJobs, unindexJobs } from '../index-jobs.ts';
import { LEXEME_VERSION } from '../lexemes.ts';
import { aDocument } from '../testing/a-document.ts';
import { aPlan } from '../testing/a-plan.ts';
import { createFollowing } from '../testing/follow.ts';
import { storeDocuments } from '../testing/store-documents.ts';
import type { createBitmapSearch } from './create-bitmap-search.ts';

const BUILT = 'the index of search is built';
const UNUSABLE = 'the snapshot of search cannot be used; it is made anew';
const ELSEWHERE = 'the snapshot of search shows another database; it is made anew';
const FILE = 'index.snapshot';

const following = createFollowing();
let directory: string;
beforeEach(async () => {
  directory = await following.makeDirectory();
});
afterEach(following.close);
afterEach(() => void vi.restoreAllMocks());

type Search = ReturnType<typeof createBitmapSearch>;

const find = async (search: Search, query: string) =>
  (await search.search({ query, filters: {}, offset: 0, limit: 10 })).ids;

/** Follows the store until it answers, and stops it again: leaves a snapshot of `count` bakers. */
async function leaveSnapshot(db: Db, count = 3): Promise<SearchDocument[]> {
  const stored = await storeDocuments(
    db,
    Array.from({ length: count }, () => aDocument({ title: 'Baker' })),
  );
  const { search } = following.follow(db, directory);
  await search.settled();
  await search.stop();
  return stored;
}

describeDatabases('an index that follows the store', (open) => {
  test('begins with its snapshot and takes over what was changed since', async () => {
    const { db } = await open();
    const stored = await leaveSnapshot(db);
    await unindexJobs(db, [stored[0]!.jobId], new Date());
    await indexJobs(db, [{ ...stored[1]!, title: 'Butcher' }]);
    const { search, told } = following.follow(db, directory);
    await search.settled();
    expect(await find(search, 'baker')).toEqual([stored[2]!.jobId]);
    expect(await find(search, 'butcher')).toEqual([stored[1]!.jobId]);
    expect(told).toEqual([]);
  });

  test('is waited for no longer than one is ready to', async () => {
    const { search } = following.follow((await open()).db, directory);
    await expect(search.settled(0)).rejects.toThrow('has not caught up in time');
    await search.settled();
  });

  test('does not begin with a snapshot that the database does not know', async () => {
    const { db } = await open();
    const [first] = await leaveSnapshot(db);
    // As after the database was put back to an earlier state, in which the job was not there either.
    await db.deleteFrom('search_snapshots').execute();
    await db.deleteFrom('search_changes').where('job_id', '=', first!.jobId).execute();
    await db.deleteFrom('job_search').where('job_id', '=', first!.jobId).execute();
    const { search, told } = following.follow(db, directory);
    await search.settled();
    expect(await find(search, 'baker')).toHaveLength(2);
    expect(told).toEqual([ELSEWHERE, BUILT]);
  });

  test.each([
    ['cut short', async (path: string) => truncate(path, (await stat(path)).size - 100)],
    ['empty', (path: string) => truncate(path, 0)],
    ['changed in one bit', (path: string) => flipBit(path)],
    ['of another version', (path: string) => replaceInFile(path, '"format":3', '"format":0')],
    ['of other words', (path: string) => replaceInFile(path, `"lexemes":${LEXEME_VERSION}`, '"lexemes":0')],
  ])('makes a snapshot anew that is %s', async (_what, damage) => {
    const { db } = await open();
    await leaveSnapshot(db);
    await damage(join(directory, FILE));
    const { search, told } = following.follow(db, directory);
    await search.settled();
    expect(await find(search, 'baker')).toHaveLength(3);
    expect(told).toEqual([UNUSABLE, BUILT]);
    await search.stop();
    const again = following.follow(db, directory);
    await again.search.settled();
    expect(again.told).toEqual([]);
  });

  test('keeps its snapshot for the user of the program alone', async () => {
    const { db } = await open();
    await leaveSnapshot(db);
    expect(await readdir(directory)).toEqual([FILE]);
    expect((await stat(join(directory, FILE))).mode & 0o077).toBe(0);
  });

  test('starts its thread again when that ends', async () => {
    const { db } = await open();
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    await leaveSnapshot(db);
    const { search, told } = following.follow(db, directory);
    await search.settled();
    await (posted.mock.contexts.at(-1) as Worker).terminate();
    await expect(find(search, 'baker')).rejects.toThrow(/ended|not running/);
    expect(search.isWarm()).toBe(false);
    await search.settled();
    expect(await find(search, 'baker')).toHaveLength(3);
    expect(search.restarts).toBe(1);
    expect(told).toEqual(['the index of search ended; it is started again']);
  });

  test('reads what came in more than one batch, and says what it holds', async () => {
    const { db } = await open();
    const { search } = following.follow(db, directory);
    await search.settled();
    const boardId = await insertBoard(db);
    const jobId = await insertJob(db, boardId);
    const documents = Array.from({ length: 1_100 }, () => aDocument());
    await db.transaction().execute(async (tx) => {
      await storeDocuments(tx, documents);
      await indexJobs(tx, [{ ...aDocument({ title: 'Baker' }), jobId }]);
    });
    await search.settled();
    expect(await find(search, 'baker')).toEqual([jobId]);
    const status = await search.status();
    expect(status.documents).toBe(1_101);
    expect(status.lexemes).toBeGreaterThan(10);
    expect(status.rssBytes).toBeGreaterThan(status.bytes);
  });
});

describeServer('an index that follows a server', (open) => {
  test('does not begin with the snapshot of another database', async () => {
    const first = await open();
    await leaveSnapshot(first.db);
    const other = await open();
    await storeDocuments(other.db, [aDocument({ title: 'Baker' })]);
    // Copied with the data, as by a dump.
    const names = await first.db.selectFrom('search_snapshots').selectAll().execute();
    await other.db.insertInto('search_snapshots').values(names).execute();
    const { search, told } = following.follow(other.db, directory);
    await search.settled();
    expect(await find(search, 'baker')).toHaveLength(1);
    expect(told).toEqual([ELSEWHERE, BUILT]);
  });

  test('misses no transaction that commits after younger ones', async () => {
    const { db } = await open();
    const [first, second] = await storeDocuments(db, [aDocument(), aDocument()]);
    const { search } = following.follow(db, directory);
    await search.settled();
    await db.transaction().execute(async (old) => {
      await indexJobs(old, [{ ...first!, title: 'Baker' }]);
      await indexJobs(db, [{ ...second!, title: 'Butcher' }]);
      await search.settled();
      expect([await find(search, 'baker'), await find(search, 'butcher')]).toEqual([[], [second!.jobId]]);
    });
    await search.settled();
    expect(await find(search, 'baker')).toEqual([first!.jobId]);
  });
});

describe('a thread that is asked too much', () => {
  test('answers one after the other, and refuses what would have to wait too long', async () => {
    const { SearchWorker } = await import('./worker/search-worker.ts');
    const worker = new SearchWorker({ directory });
    const plan = aPlan({});
    const ask = () => worker.ask('search', { plan, offset: 0, limit: 1 }, 'searches');
    const asked = Promise.allSettled(Array.from({ length: 5_100 }, ask));
    expect(await worker.ask('correct', { words: [] }, 'quick')).toEqual([]);
    const answers = await asked;
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(96);
    expect(refused[0]).toMatchObject({ reason: { code: 'search-busy', status: 503, retryAfterSeconds: 5 } });
    await worker.terminate(new Error('done'));
    await expect(worker.call('status', {})).rejects.toThrow('done');
    await expect(ask()).rejects.toThrow('done');
  });
});

async function flipBit(path: string): Promise<void> {
  const bytes = await readFile(path);
  const at = bytes.length - 300;
  bytes[at] = bytes[at]! ^ 1;
  await writeFile(path, bytes);
}

async function replaceInFile(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(path, 'latin1');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to), 'latin1');
}
