import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildChildProgram,
  createTestDatabase,
  startChild,
  type TestDatabase,
} from '@firsthand/test-support';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseUnavailable } from './database-errors.ts';
import { openDatabase } from './open-database.ts';
import { OwnConnection } from './own-connection.ts';
import { PgliteDriver } from './pglite-dialect.ts';
import { startWorkerInstance } from './pglite-client.ts';

const MINUTES = 60_000;

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase('embedded');
});
afterAll(() => opened.drop());

const board = (name: string) => ({ source: 'lever', board: name, company: null, origin: 'file' }) as const;

test('a query beside an open transaction waits for its end', async () => {
  const { db } = opened;
  const order: string[] = [];
  let enter: () => void = () => undefined;
  const entered = new Promise<void>((resolve) => (enter = resolve));
  const transaction = db.transaction().execute(async (trx) => {
    enter();
    await sql`select pg_sleep(0.05)`.execute(trx);
    order.push('transaction');
  });
  await entered;
  await sql`select 1`.execute(db);
  order.push('query');
  await transaction;
  expect(order).toEqual(['transaction', 'query']);
});

test('a query on the database from within a transaction is refused instead of waiting for ever', async () => {
  const { db } = opened;
  const inside = db.transaction().execute(async (trx) => {
    await trx.insertInto('boards').values(board('inside')).execute();
    await db.selectFrom('boards').selectAll().execute();
  });
  await expect(inside).rejects.toThrow('pass the transaction');
  await expect(db.connection().execute(() => sql`select 1`.execute(db))).rejects.toThrow(
    'pass the transaction',
  );
  const nested = db.transaction().execute(() => db.transaction().execute(async () => undefined));
  await expect(nested).rejects.toThrow('pass the transaction');
  expect(await db.selectFrom('boards').where('board', '=', 'inside').selectAll().execute()).toEqual([]);
});

test('work that a transaction started may query once the transaction has ended', async () => {
  const { db } = opened;
  let later: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    later = new Promise((resolve) => setTimeout(resolve, 100)).then(() => sql`select 1`.execute(db));
  });
  await expect(later).resolves.toMatchObject({ rows: [expect.anything()] });
});

test('transactions that fail leave nothing behind and do not stop the next one', async () => {
  const { db } = opened;
  const failing = db.transaction().execute(async (trx) => {
    await trx.insertInto('boards').values(board('twice')).execute();
    await trx.insertInto('boards').values(board('twice')).execute();
  });
  await expect(failing).rejects.toMatchObject({ code: '23505', constraint: expect.any(String) });
  await db.transaction().execute((trx) => trx.insertInto('boards').values(board('twice')).execute());
  const { numDeletedRows } = await db
    .deleteFrom('boards')
    .where('board', '=', 'twice')
    .executeTakeFirstOrThrow();
  expect(numDeletedRows).toBe(1n);
});

test('what was stored survives kill -9', { timeout: 3 * MINUTES }, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-killed-'));
  const program = await buildChildProgram(new URL('./testing/write-until-killed.ts', import.meta.url));
  try {
    for (const said of ['stored 20.', 'stored 40.']) {
      const child = startChild(program, [directory]);
      await child.line(said);
      await child.kill();
    }
    const { db, close } = await openDatabase({ kind: 'embedded', directory });
    const { rows } = await sql<{
      stored: number;
    }>`select count(*) as stored from numbers where n <= 40`.execute(db);
    expect(rows[0]?.stored).toBe(40);
    await close();
  } finally {
    await program.remove();
    await rm(directory, { recursive: true, force: true });
  }
});

test(
  'a database whose thread died is started anew, but a transaction does not go on in it',
  { timeout: 3 * MINUTES },
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'firsthand-ended-'));
    const instances: Awaited<ReturnType<typeof startWorkerInstance>>[] = [];
    const connection = new OwnConnection(async () => {
      const instance = await startWorkerInstance({ directory, roomKeptMb: 0 });
      instances.push(instance);
      return instance;
    });
    const driver = new PgliteDriver(connection);
    await driver.init();
    const query = (text: string) => ({ sql: text, parameters: [] }) as never;
    const first = await driver.acquireConnection();
    await first.executeQuery(query('create table kept (n int)'));
    await driver.beginTransaction(first, {});
    await first.executeQuery(query('insert into kept values (1)'));
    await instances[0]?.close();
    await expect(first.executeQuery(query('insert into kept values (2)'))).rejects.toSatisfy(
      isDatabaseUnavailable,
    );
    await driver.releaseConnection();

    const second = await driver.acquireConnection();
    const { rows } = await second.executeQuery(query('select n from kept'));
    expect(rows).toEqual([]);
    expect(instances).toHaveLength(2);
    await driver.releaseConnection();
    await driver.destroy();
    await rm(directory, { recursive: true, force: true });
  },
);

test('a directory that holds something else is refused with its name', { timeout: 2 * MINUTES }, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-broken-'));
  await writeFile(join(directory, 'PG_VERSION'), '7\n');
  await expect(openDatabase({ kind: 'embedded', directory })).rejects.toThrow(directory);
  await rm(directory, { recursive: true, force: true });
});
