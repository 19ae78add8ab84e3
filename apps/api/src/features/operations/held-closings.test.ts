import { heldClosingsResponseSchema } from '@firsthand/contracts';
import { describeStore, insertBoard } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_NOW } from '../../testing/test-api.ts';

const URL = '/v1/api/admin/held-closings';

describeStore('held closings', (open) => {
  async function start() {
    const { db, database } = await open();
    const api = await openApi(database);
    const { headers, user } = await signIn(database, { email: 'root@example.com', roles: ['admin'] });
    const boardId = await insertBoard(db);
    await db
      .insertInto('held_closings')
      .values({ board_id: boardId, held_at: TEST_NOW, missing: 30, open_jobs: 40, examples: ['Nurse'] })
      .execute();
    return { db, database, api, headers, user, boardId };
  }

  test('an admin sees them and lets the next reading close them', async () => {
    const { db, api, headers, user, boardId } = await start();
    const read = async () =>
      heldClosingsResponseSchema.parse((await api.inject({ url: URL, headers })).json());
    expect(await read()).toMatchObject({
      data: [{ board_id: boardId, missing: 30, open_jobs: 40, examples: ['Nurse'], agreed_at: null }],
      total: 1,
    });
    const agreed = await api.inject({ method: 'POST', url: `${URL}/${boardId}/agree`, headers });
    expect([agreed.statusCode, agreed.json()]).toEqual([
      200,
      { message: 'The next reading may close up to 30 postings.' },
    ]);
    expect((await read()).data[0]?.agreed_at).toBe(TEST_NOW.toISOString());
    await sql`update held_closings set agreed_at = ${TEST_NOW}::timestamptz - interval '1 day'`.execute(db);
    expect((await read()).data[0]?.agreed_at).toBeNull();
    const board = await db.selectFrom('boards').select('next_crawl_at').executeTakeFirstOrThrow();
    expect(board.next_crawl_at).toEqual(TEST_NOW);
    const events = await db.selectFrom('audit_events').selectAll().execute();
    expect(events).toMatchObject([
      { action: 'closing-agreed', actor: 'person', actor_id: user.id, subject_id: null, at: TEST_NOW },
    ]);
    expect(events[0]?.detail).toMatch(/^\w+:.+, up to 30 postings$/);
  });

  test('are not agreed to while the board is paused, and are no more once it is retired', async () => {
    const { db, api, headers, boardId } = await start();
    const read = async () =>
      heldClosingsResponseSchema.parse((await api.inject({ url: URL, headers })).json());
    await db.updateTable('boards').set({ paused_at: TEST_NOW, company: 'Acme' }).execute();
    const refused = await api.inject({ method: 'POST', url: `${URL}/${boardId}/agree`, headers });
    expectRefusal(refused, 409, 'Acme (Lever) is paused. Resume it first.');
    expect((await read()).data).toMatchObject([{ is_paused: true, agreed_at: null }]);
    await db.updateTable('boards').set({ enabled: false }).execute();
    expect(await read()).toEqual({ data: [], total: 0 });
  });

  test('what is not held cannot be agreed to, and members may do neither', async () => {
    const { db, database, api, headers, boardId } = await start();
    const agree = (id: number, who: typeof headers) =>
      api.inject({ method: 'POST', url: `${URL}/${id}/agree`, headers: who });
    expectRefusal(await agree(boardId + 1, headers), 404, 'There is no such board.');
    const other = await insertBoard(db);
    expectRefusal(await agree(other, headers), 404, 'Nothing is held for this board.');
    const member = await signIn(database, { email: 'ada@example.com' });
    expect((await agree(boardId, member.headers)).statusCode).toBe(403);
    expect((await api.inject({ url: URL, headers: member.headers })).statusCode).toBe(403);
  });
});
