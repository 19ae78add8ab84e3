import { createTestDatabase } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { maintainEmbedded } from './maintain-embedded.ts';

const PGLITE_WRITES_STATISTICS_AFTER_MS = 1_100;

test('vacuums and analyses what changed much, and keeps the log from growing', async () => {
  const { db, drop } = await createTestDatabase('embedded');
  await sql`create table notes (id int primary key, text text)`.execute(db);
  await sql`insert into notes select n, repeat(md5(n::text), 40) from generate_series(1, 60000) n`.execute(
    db,
  );
  await sql`delete from notes where id > 1000`.execute(db);
  await new Promise((resolve) => setTimeout(resolve, PGLITE_WRITES_STATISTICS_AFTER_MS));
  await sql`select 1`.execute(db);

  expect(await maintainEmbedded(db)).toEqual(expect.arrayContaining(['notes', 'checkpoint']));
  const { rows } = await sql<{ dead: number; analyzed: Date | null }>`
    select n_dead_tup as dead, last_analyze as analyzed from pg_stat_user_tables where relname = 'notes'`.execute(
    db,
  );
  expect(rows[0]?.dead).toBe(0);
  expect(rows[0]?.analyzed).toBeInstanceOf(Date);
  expect(await maintainEmbedded(db)).toEqual([]);
  await drop();
});
