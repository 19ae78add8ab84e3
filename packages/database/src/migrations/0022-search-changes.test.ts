import { createTestDatabase, insertBoard, insertJob } from '@firsthand/test-support';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from './0022-search-changes.ts';

test('jobs that search held before count as changed by the migration', async () => {
  const { db, drop } = await createTestDatabase();
  const boardId = await insertBoard(db);
  const jobId = await insertJob(db, boardId);
  await insertJob(db, boardId);
  await sql`insert into job_search (job_id, rank_at, vector) values (${jobId}, 0, '')`.execute(db);
  await sql`drop table search_changes, search_snapshots`.execute(db);
  const { rows } = await db.transaction().execute(async (tx) => {
    await up(tx as unknown as Kysely<unknown>);
    return sql`select job_id, xid = pg_current_xact_id() as "isNow" from search_changes`.execute(tx);
  });
  expect(rows).toEqual([{ job_id: jobId, isNow: true }]);
  await drop();
});
