import { createTestDatabase, insertBoard, insertJob } from '@firsthand/test-support';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from './0027-same-texts.ts';

test('postings from before are found by board, title and text, whatever the case of the title', async () => {
  const { db, drop } = await createTestDatabase();
  const boardId = await insertBoard(db);
  const text = { description_text: 'You cook.\nYou bake.' };
  const first = await insertJob(db, boardId, { title: 'Cook', ...text });
  const again = await insertJob(db, boardId, { title: 'COOK', ...text });
  await insertJob(db, boardId, { title: 'Baker', ...text });
  await sql`drop index jobs_same_text`.execute(db);
  const { plan, rows } = await db.transaction().execute(async (tx) => {
    await up(tx as unknown as Kysely<unknown>);
    await sql`set local enable_seqscan = off`.execute(tx);
    const query = sql`
      select id from jobs where board_id = ${boardId}
        and md5(lower(title) || E'\\n' || description_text) = md5(${'cook\nYou cook.\nYou bake.'}) order by id`;
    return {
      plan: (await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx)).rows,
      rows: (await sql`${query}`.execute(tx)).rows,
    };
  });
  expect(rows).toEqual([{ id: first }, { id: again }]);
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('jobs_same_text');
  await drop();
});
