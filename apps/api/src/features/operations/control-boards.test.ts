import { boardsResponseSchema, closingsResponseSchema } from '@firsthand/contracts';
import { indexJobs, unindexJobs } from '@firsthand/search';
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

  test('a board that we hold is given back, and an address that is none is refused in words', async () => {
    const { api, headers, audited } = await start();
    const add = (url: string) => api.inject({ method: 'POST', url: BOARDS, headers, payload: { url } });
    const known = await add('https://jobs.lever.co/acme');
    expect([known.statusCode, known.json()]).toMatchObject([200, { source: 'lever', board: 'acme' }]);
    expectRefusal(await add('no address'), 400, /^This is no web address/);
    expect(await audited()).toEqual([]);
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

  test('closings name the reading that proved them, where one did', async () => {
    const { db, api, headers, boardId } = await start();
    const at = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000);
    const close = async (
      title: string,
      minutes: number,
      close_reason: 'gone' | 'detail-gone' | 'deleted',
    ) => {
      const id = await insertJob(db, boardId, { title });
      await indexJobs(db, [id]);
      await db
        .updateTable('jobs')
        .set({ status: 'closed', closed_at: at(minutes), close_reason })
        .where('id', '=', id)
        .execute();
      await unindexJobs(db, [id], at(minutes));
      return id;
    };
    await db
      .insertInto('crawls')
      .values([
        {
          board_id: boardId,
          started_at: at(62),
          finished_at: at(58),
          outcome: 'complete',
          read: 14,
          closed: 1,
        },
        {
          board_id: boardId,
          started_at: at(32),
          finished_at: at(28),
          outcome: 'incomplete',
          read: 9,
          closed: 1,
        },
      ])
      .execute();
    await close('Gone', 60, 'gone');
    await close('Page gone', 30, 'detail-gone');
    await close('Unverified', 60, 'deleted');
    await close('Long ago', 50_000, 'gone');
    const get = async (query = '') =>
      closingsResponseSchema.parse(
        (await api.inject({ url: `/v1/api/admin/closings${query}`, headers })).json(),
      );
    const { data, total } = await get();
    expect(total).toBe(3);
    const told = data.map(({ title, reason, crawl }) => [title, reason, crawl?.read ?? null]);
    expect(told[0]).toEqual(['Page gone', 'detail-gone', 9]);
    expect(told.slice(1)).toEqual(
      expect.arrayContaining([
        ['Gone', 'gone', 14],
        ['Unverified', 'deleted', null],
      ]),
    );
    expect((await get('?limit=1&offset=1')).data).toHaveLength(1);
  });
});
