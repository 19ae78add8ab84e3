import { createTestDatabase, insertBoard, insertJob } from '@firsthand/test-support';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from './0003-search-counts.ts';

test('rows that were there before are counted like new ones', async () => {
  const { db, drop } = await createTestDatabase();
  const boardId = await insertBoard(db);
  const vectors = ["'p=us///' 'remote=1'", "'p=us///' 'remote=0'", "'p=de///' 'remote=1'"];
  for (const vector of vectors) {
    const jobId = await insertJob(db, boardId);
    await sql`insert into job_search (job_id, rank_at, vector) values (${jobId}, 0, ${vector}::tsvector)`.execute(
      db,
    );
  }
  await sql`alter table job_search drop column in_us, drop column remote`.execute(db);
  await up(db as unknown as Kysely<unknown>);
  const rows = await db.selectFrom('job_search').select(['in_us', 'remote']).orderBy('job_id').execute();
  expect(rows).toEqual([
    { in_us: true, remote: true },
    { in_us: true, remote: false },
    { in_us: false, remote: true },
  ]);
  await drop();
});
