import { beforeAll, expect, test } from 'vitest';
import { describeDatabases, type TestDatabase } from './index.ts';

const board = { source: 'lever', board: 'acme', company: null, origin: 'file' } as const;

describeDatabases('test databases', (open, kind) => {
  let shared: TestDatabase;
  beforeAll(async () => {
    shared = await open();
    await shared.db.insertInto('boards').values(board).execute();
  });

  test('two open databases know nothing of each other', async () => {
    const { db } = await open();
    expect(await db.selectFrom('boards').selectAll().execute()).toEqual([]);
    await db.insertInto('boards').values(board).execute();
  });

  test('each test gets an empty database, with ids from 1', async () => {
    const opened = await open();
    expect(opened.kind).toBe(kind);
    const { id } = await opened.db
      .insertInto('boards')
      .values(board)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(1);
  });

  test('one opened before all tests lasts through them', async () => {
    expect(await shared.db.selectFrom('boards').select('board').execute()).toEqual([{ board: 'acme' }]);
  });
});
