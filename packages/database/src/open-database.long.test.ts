import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isUniqueViolation } from './database-errors.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

test('an embedded database keeps its rows when it is opened again', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-database-'));
  try {
    const first = await openDatabase({ kind: 'embedded', directory: join(directory, 'db') });
    expect(await migrate(first.db)).toContain('0001-jobs');
    expect(await migrate(first.db)).toEqual([]);
    await first.db
      .insertInto('boards')
      .values({ source: 'lever', board: 'acme', company: null, origin: 'file' })
      .execute();
    await first.close();
    await first.close();

    const second = await openDatabase({ kind: 'embedded', directory: join(directory, 'db') });
    expect(await migrate(second.db)).toEqual([]);
    const boards = await second.db.selectFrom('boards').select(['source', 'board']).execute();
    expect(boards).toEqual([{ source: 'lever', board: 'acme' }]);
    expect(await second.isReachable()).toBe(true);
    await second.close();
    expect(await second.isReachable()).toBe(false);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});

test('an error of a statement carries its code and leaves the database usable', async () => {
  const { db, close } = await openDatabase({ kind: 'memory' });
  await sql`create table things (id int primary key)`.execute(db);
  await sql`insert into things values (1)`.execute(db);
  const again = sql`insert into things values (1)`.execute(db);
  await expect(again).rejects.toSatisfy(isUniqueViolation);
  expect((await sql`select id from things`.execute(db)).rows).toEqual([{ id: 1 }]);
  await close();
});
