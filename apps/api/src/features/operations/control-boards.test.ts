import { boardsResponseSchema } from '@firsthand/contracts';
import { describeStore, insertBoard, insertJob } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_NOW } from '../../testing/test-api.ts';

const BOARDS = '/v1/api/admin/boards';

describeStore('what an admin does with boards', (open) => {
  async function start() {
    const { db, database } = await open();
    const api = await openApi(database);
    const { headers, user } = await signIn(database, { email: 'root@example.com', roles: ['admin'] });
    const boardId = await insertBoard(db, { source: 'lever', board: 'acme', company: 'Acme' });
    await sql`update boards set next_crawl_at = ${TEST_NOW}::timestamptz - interval '1 minute'`.execute(db);
    const post = (act: string, id: number = boardId) =>
      api.inject({ method: 'POST', url: `${BOARDS}/${id}/${act}`, headers });
    const read = async (query = '') =>
      boardsResponseSchema.parse((await api.inject({ url: `${BOARDS}${query}`, headers })).json());
    const audited = () => db.selectFrom('audit_events').select(['action', 'actor_id', 'detail']).execute();
    return { db, database, api, headers, user, boardId, post, read, audited };
  }

  test('a paused board is not planned until it is resumed; doing either twice changes nothing', async () => {
    const { user, post, read, audited } = await start();
    const paused = await post('pause');
    expect([paused.statusCode, paused.json()]).toEqual([
      ...[200, { message: 'Acme (Lever) is paused: it is not read until you resume it.' }],
    ]);
    expect((await post('pause')).json()).toEqual({ message: 'Acme (Lever) is paused already.' });
    expect((await read('?state=paused')).data[0]).toMatchObject({
      ...{ board: 'acme', paused_at: TEST_NOW.toISOString(), next_crawl_at: null },
    });
    expect((await post('resume')).json()).toEqual({ message: 'Acme (Lever) is read again.' });
    expect((await post('resume')).json()).toEqual({ message: 'Acme (Lever) is not paused.' });
    expect((await read('?state=paused')).total).toBe(0);
    const of = { actor_id: user.id, detail: 'lever:acme' };
    expect(await audited()).toEqual([
      { action: 'board-paused', ...of },
      { action: 'board-resumed', ...of },
    ]);
  });

  test('a board is read next, unless it is paused, retired or not there', async () => {
    const { db, boardId, post } = await start();
    await sql`update boards set next_crawl_at = ${TEST_NOW}::timestamptz + interval '1 day'`.execute(db);
    expect((await post('crawl')).json()).toEqual({ message: 'Acme (Lever) is read next.' });
    const board = await db.selectFrom('boards').select('next_crawl_at').executeTakeFirst();
    expect(board?.next_crawl_at).toEqual(TEST_NOW);
    await post('pause');
    expectRefusal(await post('crawl'), 409, 'Acme (Lever) is paused. Resume it first.');
    await db.updateTable('boards').set({ enabled: false }).execute();
    for (const act of ['pause', 'resume', 'crawl'])
      expectRefusal(await post(act), 409, 'Acme (Lever) is no longer crawled.');
    expectRefusal(await post('pause', boardId + 1), 404, 'There is no such board.');
  });

  test('a resumed board has its whole time to verify its postings again', async () => {
    const { db, boardId, post } = await start();
    const other = await insertBoard(db);
    for (const board of [boardId, other]) await insertJob(db, board);
    await db.updateTable('verifications').set({ deletion_queued_at: TEST_NOW }).execute();
    const listQueued = () =>
      db
        .selectFrom('verifications')
        .innerJoin('jobs', 'jobs.id', 'verifications.job_id')
        .select('board_id')
        .where('deletion_queued_at', 'is not', null)
        .orderBy('board_id')
        .execute();
    await post('resume');
    await post('pause');
    expect(await listQueued()).toHaveLength(2);
    await post('resume');
    expect(await listQueued()).toEqual([{ board_id: other }]);
  });

  test('a board that is being read is not said to be read next', async () => {
    const { db, boardId, post } = await start();
    const leased_until = new Date(TEST_NOW.getTime() + 1_000);
    const task = { kind: 'crawl-board', key: String(boardId), leased_by: 'a worker', leased_until };
    await db.insertInto('tasks').values(task).execute();
    expect((await post('crawl')).json()).toEqual({ message: 'Acme (Lever) is being read already.' });
    await sql`update tasks set leased_until = ${TEST_NOW}::timestamptz - interval '1 second'`.execute(db);
    expect((await post('crawl')).json()).toEqual({ message: 'Acme (Lever) is read next.' });
  });

  test('members may do none of it', async () => {
    const { database, api, boardId } = await start();
    const { headers } = await signIn(database, { email: 'ada@example.com' });
    for (const url of [BOARDS, ...['pause', 'resume', 'crawl'].map((act) => `${BOARDS}/${boardId}/${act}`)]) {
      const payload = { url: 'https://jobs.lever.co/acme' };
      expect((await api.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(403);
      expect((await api.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
    }
  });
});
