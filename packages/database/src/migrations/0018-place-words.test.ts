import { createTestDatabase, insertBoard, insertJob } from '@firsthand/test-support';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from './0018-place-words.ts';

test('places stored before are worded in the one form, jobs without places stay as they are', async () => {
  const { db, drop } = await createTestDatabase();
  const boardId = await insertBoard(db);
  const jobs = [
    await insertJob(db, boardId, { location_text: 'Austin, TX; EMEA' }),
    await insertJob(db, boardId, { location_text: 'Anywhere' }),
  ];
  await db.deleteFrom('job_places').execute();
  await sql`
    insert into job_places (job_id, position, text, city, state, country)
    values (${jobs[0]}, 1, 'EMEA', null, null, null), (${jobs[0]}, 0, 'Austin, TX', 'Austin', 'TX', 'US')`.execute(
    db,
  );
  await up(db as unknown as Kysely<unknown>);
  const rows = await db.selectFrom('jobs').select('location_text').orderBy('id').execute();
  expect(rows.map((row) => row.location_text)).toEqual(['Austin, TX, United States; EMEA', 'Anywhere']);
  await drop();
});
