import { createTestDatabase, insertBoard, insertJob } from '@firsthand/test-support';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from './0032-closed-search.ts';

test('jobs that closed before it are known to be unknown', async () => {
  const { db, drop } = await createTestDatabase();
  const boardId = await insertBoard(db);
  await insertJob(db, boardId);
  const readSince = async () => {
    for (const statement of [
      sql`drop table closed_search, closed_search_start`,
      sql`alter table job_search drop column pay_middle, drop column seen_at, drop column towns`,
    ])
      await statement.execute(db);
    await up(db as unknown as Kysely<unknown>);
    return (await sql<{ since: Date }>`select since from closed_search_start`.execute(db)).rows;
  };
  expect(await readSince()).toEqual([]);
  const closedAt = new Date('2026-01-20T08:00:00Z');
  await insertJob(db, boardId, { status: 'closed', closed_at: new Date('2026-01-10T08:00:00Z') });
  await insertJob(db, boardId, { status: 'closed', closed_at: closedAt });
  expect(await readSince()).toEqual([{ since: closedAt }]);
  await drop();
});
