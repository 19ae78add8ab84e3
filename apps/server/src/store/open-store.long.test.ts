import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirectoryLockedError, enqueueTask, readDataDirectoryOwner, takeTask } from '@firsthand/database';
import { describeServer, fillDataDirectory, insertBoard } from '@firsthand/test-support';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { describeFailure } from '../describe-failure.ts';
import { openStore, type Store } from './open-store.ts';

/** Making an embedded store takes seconds, on a busy machine most of a minute. */
const SLOW_MS = 300_000;

let directory: string;
const opened: Store[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'firsthand-store-'));
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  rmSync(directory, { recursive: true, force: true });
});

async function open(env: Record<string, string> = {}, given: string[] = []): Promise<Store> {
  const store = await openStore(readConfig({ env, directory, arguments: given }), () => undefined);
  opened.push(store);
  return store;
}

async function listBoards({ database }: Store): Promise<string[]> {
  const rows = await database.db.selectFrom('boards').select('board').execute();
  return rows.map((row) => row.board);
}

const take = ({ database }: Store, owner: string) =>
  takeTask(database.db, { kinds: ['work'], owner, leaseSeconds: 3_600 });

const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'none',
    (error: unknown) => describeFailure(error),
  );

test('a data directory has one owner, and the next one is told who', { timeout: SLOW_MS }, async () => {
  await fillDataDirectory(join(directory, 'data', 'demo'));
  const store = await open();
  expect(readDataDirectoryOwner(join(directory, 'data'))?.pid).toBe(process.pid);
  await expect(open()).rejects.toThrow(DataDirectoryLockedError);
  expect(await failureOf(open())).toMatch(
    new RegExp(`^The data directory .*data is in use by process ${process.pid} .*DATA_DIR\\.$`),
  );
  // Other settings, the same directory.
  await expect(open({}, ['--live'])).rejects.toThrow(DataDirectoryLockedError);
  await store.close();
  expect(readDataDirectoryOwner(join(directory, 'data'))).toBeNull();
});

test(
  'demo and real postings are kept apart, and each is there at the next start',
  { timeout: SLOW_MS },
  async () => {
    await fillDataDirectory(join(directory, 'data', 'demo'));
    const demo = await open();
    await insertBoard(demo.database.db, { board: 'demo' });
    await demo.database.db.updateTable('boards').set({ origin: 'sandbox' }).execute();
    await enqueueTask(demo.database.db, { kind: 'work', key: 'a' });
    expect(await take(demo, 'killed')).toMatchObject({ attempts: 1 });
    expect(await take(demo, 'other')).toBeUndefined();
    await demo.close();

    const live = await open({}, ['--live']);
    expect(await listBoards(live)).toEqual([]);
    await insertBoard(live.database.db, { board: 'real' });
    await live.close();

    const again = await open();
    expect(await listBoards(again)).toEqual(['demo']);
    // So is what a killed process had taken and not done: nobody else can be at it.
    expect(await take(again, 'next')).toMatchObject({ key: 'a', attempts: 2 });
    await again.close();
    expect(await listBoards(await open({}, ['--live']))).toEqual(['real']);
  },
);

test('a server that cannot be reached is named by its setting, without its password', async () => {
  const failure = await failureOf(open({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/none' }));
  expect(failure).toBe('The database that DATABASE_URL names cannot be reached.');
});

describeServer('a store on a server', (openTest) => {
  test('has no lock, and takes no demo among real postings', async () => {
    const { url: DATABASE_URL = '', db } = await openTest();
    const first = await open({ DATABASE_URL });
    await enqueueTask(db, { kind: 'work', key: 'a' });
    expect(await take(first, 'first')).toMatchObject({ attempts: 1 });
    const second = await open({ DATABASE_URL }, ['--live']);
    expect([first.lock, second.lock]).toEqual([null, null]);
    // What one of them works on stays its own when another comes.
    expect(await take(second, 'second')).toBeUndefined();
    await insertBoard(db, { board: 'real' });
    expect(await failureOf(open({ DATABASE_URL }))).toMatch(/^DATABASE_URL holds real postings; .*--live/);
    expect(await listBoards(await open({ DATABASE_URL }, ['--live']))).toEqual(['real']);

    await db.updateTable('boards').set({ origin: 'sandbox' }).execute();
    expect(await failureOf(open({ DATABASE_URL }, ['--live']))).toMatch(
      /^DATABASE_URL holds demo postings; /,
    );
  });
});
