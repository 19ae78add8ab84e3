import { describeServer, startPostgres } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { isDatabaseUnavailable } from './database-errors.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

describeServer('a database server', (open) => {
  test('that ends our connections is reached again by itself', async () => {
    const { database, url = '' } = await open();
    const { db } = database;
    const admin = await openDatabase({ kind: 'server', url });
    const endAll = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(admin.db);

    const inTransaction = db.transaction().execute(async (trx) => {
      await sql`create table half (n int)`.execute(trx);
      await endAll();
      await sql`insert into half values (1)`.execute(trx);
    });
    await expect(inTransaction).rejects.toSatisfy(isDatabaseUnavailable);

    await Promise.all(Array.from({ length: 5 }, () => sql`select 1`.execute(db)));
    await endAll();
    await vi.waitFor(() => sql`select 1`.execute(db), { timeout: 10_000 });
    expect(await database.isReachable()).toBe(true);
    await admin.close();
  });

  test('that goes away and comes back is unreachable in between', { timeout: 120_000 }, async () => {
    const server = await startPostgres();
    if ('reason' in server) throw new Error(server.reason);
    const port = Number(new URL(server.url).port);
    const database = await openDatabase({ kind: 'server', url: server.url });
    expect(await database.isReachable()).toBe(true);
    await server.stop();
    expect(await database.isReachable()).toBe(false);
    await expect(sql`select 1`.execute(database.db)).rejects.toMatchObject({ status: 503 });

    const again = await startPostgres({ port });
    if ('reason' in again) throw new Error(again.reason);
    expect(await database.isReachable()).toBe(true);
    await database.close();
    await again.stop();
  });

  test('does not let a lost connection take another one out of the pool for good', async () => {
    const { url = '' } = await open();
    const database = await openDatabase({ kind: 'server', url, poolSize: 2 });
    for (let round = 0; round < 5; round++) {
      const ended = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.db);
      await expect(ended).rejects.toSatisfy(isDatabaseUnavailable);
    }
    await Promise.all([1, 2, 3].map(() => sql`select 1`.execute(database.db)));
    await database.close();
  });

  test('is migrated once when several nodes start at the same moment', async () => {
    const { db, url = '' } = await open();
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    const nodes = await Promise.all(
      [1, 2, 3, 4].map(() => openDatabase({ kind: 'server', url, poolSize: 3 })),
    );
    const ran = await Promise.all(nodes.map((node) => migrate(node.db)));
    expect(ran.flat()).toContain('0001-jobs');
    expect(ran.flat()).toEqual([...new Set(ran.flat())]);
    for (const node of nodes) await node.close();
  });
});

describeServer('an address without a server', () => {
  test('is unreachable, with an error that says so', async () => {
    const database = await openDatabase({ kind: 'server', url: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await database.isReachable()).toBe(false);
    await expect(migrate(database.db)).rejects.toSatisfy(isDatabaseUnavailable);
    await database.close();
  });
});
