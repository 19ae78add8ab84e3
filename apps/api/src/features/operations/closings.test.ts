import { closingsResponseSchema, MINUTE_MS } from '@firsthand/contracts';
import { unindexJobs } from '@firsthand/search';
import { describeStore, insertBoard } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { addListedJob } from '../../testing/add-listed-job.ts';
import { signIn } from '../../testing/sign-in.ts';
import { openApi, TEST_NOW } from '../../testing/test-api.ts';

const ago = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * MINUTE_MS);

describeStore('recent closings', (open) => {
  test('name the reading that proved them, where one did', async () => {
    const { db, database } = await open();
    const api = await openApi(database);
    const { headers } = await signIn(database, { email: 'root@example.com', roles: ['admin'] });
    const boardId = await insertBoard(db, { source: 'lever', board: 'acme', company: 'Acme' });
    const close = async (title: string, minutes: number, reason: 'gone' | 'detail-gone' | 'deleted') => {
      const id = await addListedJob(db, boardId, TEST_NOW, { title });
      const closed = { status: 'closed', closed_at: ago(minutes), close_reason: reason } as const;
      await db.updateTable('jobs').set(closed).where('id', '=', id).execute();
      await unindexJobs(db, [id], ago(minutes));
    };
    const crawl = { board_id: boardId, closed: 1 };
    await db
      .insertInto('crawls')
      .values([
        { ...crawl, started_at: ago(62), finished_at: ago(58), outcome: 'complete', read: 14 },
        { ...crawl, started_at: ago(32), finished_at: ago(28), outcome: 'incomplete', read: 9 },
      ])
      .execute();
    await close('Gone', 60, 'gone');
    await close('Page gone', 30, 'detail-gone');
    await close('Unverified', 61, 'deleted');
    await close('Proof no longer kept', 90, 'gone');
    await close('Long ago', 50_000, 'gone');
    const read = async (query = '') => {
      const answer = await api.inject({ url: `/v1/api/admin/closings${query}`, headers });
      return closingsResponseSchema.parse(answer.json());
    };
    const { data, total } = await read();
    expect(data.map(({ title, reason, crawl: proof }) => [title, reason, proof?.read ?? null])).toEqual([
      ['Page gone', 'detail-gone', 9],
      ['Gone', 'gone', 14],
      ['Unverified', 'deleted', null],
      ['Proof no longer kept', 'gone', null],
    ]);
    expect(total).toBe(4);
    expect(data[0]).toMatchObject({ company: 'Acme', source: 'lever', board: 'acme' });
    expect((await read('?limit=1&offset=1')).data).toMatchObject([{ title: 'Gone' }]);
  });
});
