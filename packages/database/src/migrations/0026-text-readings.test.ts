import { createTestDatabase, insertBoard, insertJob } from '@firsthand/test-support';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from './0026-text-readings.ts';

test('texts from before were read when their jobs were first seen or last changed', async () => {
  const { db, drop } = await createTestDatabase();
  const boardId = await insertBoard(db);
  const [seen, changed] = [new Date('2026-01-05T08:00:00Z'), new Date('2026-01-09T08:00:00Z')];
  const asSeen = await insertJob(db, boardId, { first_seen_at: seen });
  const asChanged = await insertJob(db, boardId, { first_seen_at: seen, changed_at: changed });
  await sql`
    alter table verifications
      drop column text_read_at, drop column text_tried_at, drop column text_wanted_at`.execute(db);
  await up(db as unknown as Kysely<unknown>);
  const rows = await db
    .selectFrom('verifications')
    .select(['job_id', 'text_read_at', 'text_tried_at', 'text_wanted_at'])
    .orderBy('job_id')
    .execute();
  const unknown = { text_tried_at: null, text_wanted_at: null };
  expect(rows).toEqual([
    { job_id: asSeen, text_read_at: seen, ...unknown },
    { job_id: asChanged, text_read_at: changed, ...unknown },
  ]);
  // The program of the version before knows nothing of these columns.
  await sql`
    update verifications set last_verified_at = now(), checks = checks + 1 where job_id = ${asSeen}`.execute(
    db,
  );
  await drop();
});
