import { ERROR_TEXTS, LIMITS, type BookmarksResponse } from '@firsthand/contracts';
import { aPosting, describeStore, insertBoard, insertJob } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_NOW } from '../../testing/test-api.ts';

const URL = '/v1/api/bookmarks';

describeStore('a removed bookmark', (open) => {
  const start = async () => {
    const { db, database } = await open();
    let now = TEST_NOW;
    const api = await openApi(database, { now: () => now });
    const { headers } = await signIn(database);
    return {
      ...{ db, api, database, headers },
      pass: (ms: number) => void (now = new Date(now.getTime() + ms)),
      add: (id?: number) =>
        api.inject({ method: 'POST', url: URL, headers, payload: { source: 'lever', requisition_id: id } }),
      list: async () => (await api.inject({ url: URL, headers })).json<BookmarksResponse>().bookmarks,
      remove: async (id?: number) => {
        const payload = { source: 'lever', requisition_id: id };
        const answer = await api.inject({ method: 'DELETE', url: URL, headers, payload });
        expect(answer.statusCode).toBe(200);
        return answer.json<{ undo_token: string | null }>().undo_token;
      },
      restore: (undo_token: string | null) =>
        api.inject({ method: 'POST', url: `${URL}/restore`, headers, payload: { undo_token } }),
      countAside: async () => (await db.selectFrom('removed_bookmarks').selectAll().execute()).length,
    };
  };

  test('comes back with its copy and its date, also when the posting closed meanwhile', async () => {
    const { db, add, list, remove, restore, pass, countAside } = await start();
    const board = await insertBoard(db);
    const [stays, goes] = [aPosting(), aPosting({ title: 'Gone' })];
    const [, id] = await crawlPostings(db, board, [stays, goes]);
    await add(id);
    const [before] = await list();
    pass(60_000);
    const token = await remove(id);
    expect(await list()).toEqual([]);
    await crawlPostings(db, board, [stays], new Date('2026-02-03T08:00:00.000Z'));
    expectRefusal(await add(id), 410, /closed/);

    const answer = await restore(token);
    expect(answer.statusCode).toBe(200);
    const [after] = await list();
    expect(answer.json()).toEqual({ message: 'Bookmark restored.', bookmark: after });
    expect(after).toEqual({
      ...before,
      bookmark_id: after?.bookmark_id,
      posting_status: 'closed',
      posting_status_at: '2026-02-03T08:00:00.000Z',
    });
    expect(await countAside()).toBe(0);
    expectText(await restore(token), 410, ERROR_TEXTS.bookmarkUndoGone);
    expect(await list()).toHaveLength(1);
  });

  test('stays away when another tab removed it too, which can undo it instead', async () => {
    const { db, add, list, remove, restore } = await start();
    const id = await insertJob(db, await insertBoard(db));
    await add(id);
    const mine = await remove(id);
    const others = await remove(id);
    expect(others).not.toBe(mine);
    expectText(await restore(mine), 410, ERROR_TEXTS.bookmarkUndoGone);
    expect(await list()).toEqual([]);
    expect((await restore(others)).statusCode).toBe(200);
    // Undone, and then removed on purpose.
    const last = await remove(id);
    expectText(await restore(others), 410, ERROR_TEXTS.bookmarkUndoGone);
    expect(await list()).toEqual([]);
    expect((await restore(last)).statusCode).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  test('gives way to one that was kept again meanwhile', async () => {
    const { db, add, list, remove, restore, pass } = await start();
    const id = await insertJob(db, await insertBoard(db));
    await add(id);
    const token = await remove(id);
    pass(60_000);
    await add(id);
    const [kept] = await list();
    expect((await restore(token)).json()).toMatchObject({ bookmark: { bookmark_id: kept?.bookmark_id } });
    expect(await list()).toEqual([kept]);
  });

  test('cannot be put back after ten minutes, nor after all were cleared', async () => {
    const { db, api, headers, add, list, remove, restore, pass, countAside } = await start();
    const board = await insertBoard(db);
    const [first, second] = [await insertJob(db, board), await insertJob(db, board)];
    await add(first);
    await add(second);
    const late = await remove(first);
    pass(LIMITS.bookmarkUndoMs);
    expectText(await restore(late), 410, ERROR_TEXTS.bookmarkUndoGone);
    const cleared = await remove(second);
    expect(await countAside()).toBe(1);
    await api.inject({ method: 'DELETE', url: `${URL}/clear`, headers });
    expectText(await restore(cleared), 410, ERROR_TEXTS.bookmarkUndoGone);
    expect([await countAside(), await list()]).toEqual([0, []]);
    expect(await remove(second)).toBeNull();
    for (const token of ['', 'x', null]) expectRefusal(await restore(token), 400);
  });

  test('is one of the latest few', async () => {
    const { db, add, remove, restore, pass, countAside } = await start();
    const board = await insertBoard(db);
    const tokens: (string | null)[] = [];
    for (let count = 0; count <= LIMITS.bookmarkUndosPerUser; count += 1) {
      const id = await insertJob(db, board);
      await add(id);
      tokens.push(await remove(id));
      pass(1_000);
    }
    expect(await countAside()).toBe(LIMITS.bookmarkUndosPerUser);
    expectText(await restore(tokens[0] ?? null), 410, ERROR_TEXTS.bookmarkUndoGone);
    expect((await restore(tokens[1] ?? null)).statusCode).toBe(200);
  });

  test('waits for room where as many are kept as may be', async () => {
    const { db, add, remove, restore } = await start();
    const id = await insertJob(db, await insertBoard(db));
    await add(id);
    const token = await remove(id);
    const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const rows = Array.from({ length: LIMITS.bookmarksPerUser }, (_, index) => ({
      ...{ user_id, source: 'lever' as const, requisition_id: 1_000_000 + index, external_id: 'x' },
      ...{ content_hash: 'c', posting: '{}', bookmarked_at: TEST_NOW },
    }));
    for (let from = 0; from < rows.length; from += 500) {
      await db
        .insertInto('bookmarks')
        .values(rows.slice(from, from + 500))
        .execute();
    }
    expectRefusal(await restore(token), 409, /^You have bookmarked 2000 jobs/);
    await db.deleteFrom('bookmarks').where('requisition_id', '=', 1_000_000).execute();
    expect((await restore(token)).statusCode).toBe(200);
  });

  test('is of use to nobody else', async () => {
    const { db, api, add, list, remove, restore, database } = await start();
    const id = await insertJob(db, await insertBoard(db));
    await add(id);
    const undo_token = await remove(id);
    const { headers } = await signIn(database, { email: 'bob@example.com' });
    const options = { method: 'POST', url: `${URL}/restore`, headers, payload: { undo_token } } as const;
    expectText(await api.inject(options), 410, ERROR_TEXTS.bookmarkUndoGone);
    expect((await restore(undo_token)).statusCode).toBe(200);
    expect(await list()).toHaveLength(1);
  });
});

function expectText(answer: Parameters<typeof expectRefusal>[0], status: number, text: string): void {
  expect([answer.statusCode, answer.json()]).toEqual([status, { error: text }]);
}
