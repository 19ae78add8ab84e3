import { ERROR_TEXTS, LIMITS, SOURCES, type Bookmark, type BookmarksResponse } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import {
  aPlace,
  aPosting,
  describeDatabases,
  describeStore,
  insertBoard,
  insertJob,
  type OpenTestDatabase,
} from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { signIn, type SignedIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_NOW } from '../../testing/test-api.ts';

const URL = '/v1/api/bookmarks';
const LATER = new Date('2026-02-03T08:00:00.000Z');
const EVEN_LATER = new Date('2026-02-04T08:00:00.000Z');

function callsOf(api: FastifyInstance, { headers }: SignedIn) {
  return {
    add: (payload: object) => api.inject({ method: 'POST', url: URL, headers, payload }),
    list: async () => (await api.inject({ url: URL, headers })).json<BookmarksResponse>().bookmarks,
    remove: (payload: object) => api.inject({ method: 'DELETE', url: URL, headers, payload }),
    send: (options: { url: string; headers?: Record<string, string>; payload?: string }) =>
      api.inject({ method: 'DELETE', ...options, headers: { ...headers, ...options.headers } }),
  };
}

const countRows = async (db: Db) => (await db.selectFrom('bookmarks').select('id').execute()).length;

const startWith = (open: OpenTestDatabase) => async () => {
  const { db, database } = await open();
  const api = await openApi(database);
  const signedIn = await signIn(database);
  return { db, api, ...callsOf(api, signedIn), headers: signedIn.headers, database };
};

describeStore('bookmarks', (open) => {
  const start = startWith(open);

  test('a job is kept with a copy of its posting', async () => {
    const { db, add, list } = await start();
    const board = await insertBoard(db, { board: 'acme' });
    const figures = { min: 20, max: 25, currency: 'USD', period: 'hour', sentence: null } as const;
    const pay = { ...figures, origin: 'field' } as const;
    const [id] = await crawlPostings(db, board, [
      aPosting({
        ...{ externalId: 'p1', title: 'Nurse', workMode: 'remote', places: [aPlace()], language: 'en' },
        ...{ employmentType: 'part_time', employmentTypeOrigin: 'source', pay },
      }),
    ]);
    const answer = await add({ source: 'lever', requisition_id: id });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { bookmark } = answer.json<{ bookmark: Bookmark }>();
    expect(bookmark).toEqual({
      bookmark_id: expect.any(Number) as number,
      title: 'Nurse',
      company_name: 'Acme',
      location: 'Austin, TX, United States',
      source: 'lever',
      remote: true,
      work_mode: 'remote',
      country: 'US',
      description: '<p>You build pipelines that many teams rely on.</p>',
      description_cut: false,
      summary: 'You build pipelines that many teams rely on.',
      salary: '$20 – $25 an hour',
      requisition_id: id,
      external_id: 'p1',
      external_url: 'https://jobs.example/acme/p1',
      bookmarked_at: TEST_NOW.toISOString(),
      posted_at: '2026-01-05T08:00:00.000Z',
      navigation: {
        atsType: 'lever',
        urlSafeClientName: 'acme',
        clientName: 'acme',
        domain: null,
        clientProject: null,
        urlSafeJobTitle: `nurse-${id}`,
      },
      employment_type: 'part_time',
      pay: { ...figures, source: 'field' },
      language: 'en',
      posting_status: 'open',
      posting_status_at: null,
      last_verified_at: '2026-02-01T08:00:00.000Z',
      updated_at: '2026-02-01T08:00:00.000Z',
      changed_at: null,
      first_seen_at: '2026-02-01T08:00:00.000Z',
    });
    expect(await list()).toEqual([bookmark]);
  });

  test('lists the newest first', async () => {
    const { db, add, list } = await start();
    const board = await insertBoard(db);
    const ids: number[] = [];
    for (const at of [TEST_NOW, LATER, TEST_NOW]) {
      const id = await insertJob(db, board);
      await add({ source: 'lever', requisition_id: id });
      await db.updateTable('bookmarks').set({ bookmarked_at: at }).where('requisition_id', '=', id).execute();
      ids.push(id);
    }
    expect((await list()).map((bookmark) => bookmark.requisition_id)).toEqual([ids[1], ids[2], ids[0]]);
  });

  test('lists page by page, and says of each page how many there are and of which jobs', async () => {
    const { db, api, add, headers } = await start();
    const board = await insertBoard(db);
    const ids: number[] = [];
    for (let day = 1; day <= 5; day += 1) {
      const id = await insertJob(db, board);
      await add({ source: 'lever', requisition_id: id });
      const bookmarked_at = new Date(TEST_NOW.getTime() - day * 86_400_000);
      await db.updateTable('bookmarks').set({ bookmarked_at }).where('requisition_id', '=', id).execute();
      ids.push(id);
    }
    const read = async (query: string) => {
      const answer = await api.inject({ url: `${URL}${query}`, headers });
      expect(answer.statusCode).toBe(200);
      const { bookmarks, total, requisition_ids } = answer.json<BookmarksResponse>();
      expect([total, requisition_ids]).toEqual([5, ids]);
      return bookmarks.map((bookmark) => bookmark.requisition_id);
    };
    expect(await read('')).toEqual(ids);
    expect(await read('?limit=2')).toEqual(ids.slice(0, 2));
    expect(await read('?limit=2&offset=2')).toEqual(ids.slice(2, 4));
    expect(await read('?limit=2&offset=4')).toEqual(ids.slice(4));
    expect(await read('?offset=5')).toEqual([]);
    expect(await read('?limit=0')).toEqual([]);
    for (const query of ['?limit=-1', '?limit=2001', '?limit=many', '?offset=-1']) {
      expectRefusal(await api.inject({ url: `${URL}${query}`, headers }), 400);
    }
  });

  test('a list holds the first words of a long description, the bookmark alone all of it', async () => {
    const { db, api, add, list, headers, database } = await start();
    const description_html = `<p>Long &amp; <b>hard</b>.</p>${'<p>We cook what others only eat.</p>'.repeat(600)}`;
    const id = await insertJob(db, await insertBoard(db), { description_html });
    const { bookmark } = (await add({ source: 'lever', requisition_id: id })).json<{ bookmark: Bookmark }>();
    expect(bookmark).toMatchObject({ description: description_html, description_cut: false });
    const [listed] = await list();
    expect(listed).toMatchObject({ bookmark_id: bookmark.bookmark_id, description_cut: true });
    expect(listed?.description).toMatch(/^<p>Long &amp; hard. We cook what others only eat. .*…<\/p>$/);
    expect(listed?.description.length).toBeLessThan(700);
    const dashboard = await api.inject({ url: '/v1/api/dashboard', headers });
    expect(dashboard.json()).toMatchObject({ bookmarks: 1, recent_bookmarks: [listed] });

    const url = `${URL}/${bookmark.bookmark_id}`;
    expect((await api.inject({ url, headers })).json()).toEqual(bookmark);
    const bob = await signIn(database, { email: 'bob@example.com' });
    for (const who of [bob.headers, headers]) {
      const other = who === headers ? `${URL}/999999` : url;
      expectText(await api.inject({ url: other, headers: who }), 404, ERROR_TEXTS.bookmarkNotFound);
    }
  });

  test('says when the posting changed since, while the copy stays', async () => {
    const { db, add, list } = await start();
    const board = await insertBoard(db);
    const posting = aPosting({ title: 'Nurse' });
    await crawlPostings(db, board, [posting]);
    const first = { ...posting, title: 'Head Nurse' };
    const [id] = await crawlPostings(db, board, [first], new Date('2026-02-01T08:30:00.000Z'));
    await add({ source: 'lever', requisition_id: id });
    expect(await list()).toMatchObject([{ posting_status: 'open', posting_status_at: null }]);

    await crawlPostings(db, board, [{ ...first, title: 'Chief Nurse' }], LATER);
    expect(await list()).toMatchObject([
      {
        title: 'Head Nurse',
        posting_status: 'changed',
        posting_status_at: LATER.toISOString(),
        last_verified_at: LATER.toISOString(),
      },
    ]);
    await crawlPostings(db, board, [first], EVEN_LATER);
    expect(await list()).toMatchObject([{ posting_status: 'open', posting_status_at: null }]);
  });

  test('another reading of the same text is no change', async () => {
    const { db, add, list } = await start();
    const id = await insertJob(db, await insertBoard(db));
    await add({ source: 'lever', requisition_id: id });
    await db.updateTable('jobs').set({ content_hash: 'read-in-another-way' }).execute();
    expect(await list()).toMatchObject([{ posting_status: 'open' }]);
  });

  test('says when the posting closed since, and keeps it when it was added again', async () => {
    const { db, add, list } = await start();
    const board = await insertBoard(db);
    const [stays, goes] = [aPosting(), aPosting({ title: 'Gone' })];
    const [, id] = await crawlPostings(db, board, [stays, goes]);
    await add({ source: 'lever', requisition_id: id });
    await crawlPostings(db, board, [stays], LATER);
    const closed = { title: 'Gone', posting_status: 'closed', posting_status_at: LATER.toISOString() };
    expect(await list()).toMatchObject([closed]);
    const again = await add({ source: 'lever', requisition_id: id });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ bookmark: closed });
  });

  test('a job that is no longer stored counts as closed', async () => {
    const { db, add, list } = await start();
    const id = await insertJob(db, await insertBoard(db), { title: 'Nurse' });
    await add({ source: 'lever', requisition_id: id });
    await db.deleteFrom('jobs').execute();
    expect(await list()).toMatchObject([
      { title: 'Nurse', posting_status: 'closed', posting_status_at: null, last_verified_at: null },
    ]);
  });

  test('refuses what is no job, is not there, or is closed', async () => {
    const { db, add } = await start();
    const board = await insertBoard(db);
    const id = await insertJob(db, board);
    const closed = await insertJob(db, board, { status: 'closed', closed_at: TEST_NOW });
    for (const payload of [
      {},
      { source: 'lever' },
      { requisition_id: id },
      { source: 'monster', requisition_id: id },
      { source: 'lever', requisition_id: 'seven' },
      { source: 'lever', requisition_id: [id] },
      { source: 'lever', requisition_id: null },
      { source: 7, requisition_id: id },
      { source: 'lever'.repeat(20), requisition_id: id },
    ]) {
      expectText(await add(payload), 400, ERROR_TEXTS.bookmarkInvalid);
    }
    expectText(await add({ source: 'lever', requisition_id: 999_999 }), 404, ERROR_TEXTS.jobNotFound);
    expectText(await add({ source: 'adp', requisition_id: id }), 404, ERROR_TEXTS.jobNotFound);
    expectRefusal(await add({ source: 'lever', requisition_id: closed }), 410, /closed/);
    expect(await countRows(db)).toBe(0);
  });

  test('keeps only so many', async () => {
    const { db, add, list } = await start();
    const id = await insertJob(db, await insertBoard(db));
    const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const row = { user_id: userId, source: 'lever', external_id: 'x', content_hash: 'c' } as const;
    const posting = JSON.stringify({});
    for (let from = 0; from < LIMITS.bookmarksPerUser; from += 500) {
      const rows = Array.from({ length: 500 }, (_, index) => ({
        ...row,
        requisition_id: 1_000_000 + from + index,
        posting,
        bookmarked_at: TEST_NOW,
      }));
      await db.insertInto('bookmarks').values(rows).execute();
    }
    expectRefusal(await add({ source: 'lever', requisition_id: id }), 409, /^You have bookmarked 2000 jobs/);
    await db.deleteFrom('bookmarks').where('requisition_id', '=', 1_000_000).execute();
    expect((await add({ source: 'lever', requisition_id: id })).statusCode).toBe(201);
    await db.deleteFrom('bookmarks').where('requisition_id', '!=', id).execute();
    expect(await list()).toHaveLength(1);
  });

  test('one is removed by the body, by the address, or by both alike; twice is fine', async () => {
    const { db, add, send, remove } = await start();
    const id = await insertJob(db, await insertBoard(db));
    const body = { source: 'lever', requisition_id: id, lever_requisition_id: id, adp_requisition_id: null };
    const otherFields = SOURCES.filter((source) => source !== 'lever').map(
      (source) => `${source}_requisition_id`,
    );
    const ways = [
      () => remove(body),
      // As the specification has it: every field, and all but the bookmark's own null.
      () => remove({ ...body, ...Object.fromEntries(otherFields.map((field) => [field, null])) }),
      () => remove({ lever_requisition_id: String(id) }),
      () => send({ url: `${URL}?lever_requisition_id=${id}&adp_requisition_id=` }),
      () => send({ url: `${URL}?source=lever&requisition_id=${id}` }),
      () =>
        send({
          url: `${URL}?lever_requisition_id=${id}`,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        }),
      // As a proxy leaves it that drops the body.
      () =>
        send({ url: `${URL}?lever_requisition_id=${id}`, headers: { 'content-type': 'application/json' } }),
    ];
    for (const way of ways) {
      await add({ source: 'lever', requisition_id: id });
      for (const round of ['first', 'again']) {
        const answer = await way();
        expect([round, answer.statusCode, answer.json()]).toEqual([
          round,
          200,
          { message: 'Bookmark removed.', undo_token: expect.any(String) as string },
        ]);
        expect(await countRows(db)).toBe(0);
      }
    }
  });

  test('a remove call that names no job, or two, removes nothing', async () => {
    const { db, add, send, remove } = await start();
    const id = await insertJob(db, await insertBoard(db));
    await add({ source: 'lever', requisition_id: id });
    for (const answer of [
      await remove({}),
      await remove({ lever_requisition_id: null }),
      await remove({ lever_requisition_id: [id] }),
      await remove({ lever_requisition_id: id, adp_requisition_id: [] }),
      await remove({ source: 7, requisition_id: id }),
      await remove({ lever_requisition_id: id, adp_requisition_id: id }),
      await remove({ source: 'adp', lever_requisition_id: id }),
      await send({ url: URL }),
      await send({ url: URL, headers: { 'content-type': 'application/json' } }),
      await send({ url: URL, headers: { 'content-type': 'application/json' }, payload: 'null' }),
      await send({
        url: `${URL}?lever_requisition_id=${id + 1}`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ lever_requisition_id: id }),
      }),
    ]) {
      expectText(answer, 400, ERROR_TEXTS.bookmarkRemoveInvalid);
    }
    const broken = { url: URL, headers: { 'content-type': 'application/json' }, payload: '{"lever' };
    expectText(await send(broken), 400, 'The body is not valid JSON.');
    expect(await countRows(db)).toBe(1);
  });

  test('all are removed at once, but only the own ones', async () => {
    const { db, api, add, database } = await start();
    const other = callsOf(api, await signIn(database, { email: 'bob@example.com' }));
    const board = await insertBoard(db);
    for (const id of [await insertJob(db, board), await insertJob(db, board)]) {
      await add({ source: 'lever', requisition_id: id });
      await other.add({ source: 'lever', requisition_id: id });
    }
    const cleared = await other.send({
      url: `${URL}/clear`,
      headers: { 'content-type': 'application/json' },
    });
    expect([cleared.statusCode, cleared.json()]).toEqual([200, { message: 'All bookmarks removed.' }]);
    expect(await other.list()).toEqual([]);
    expect(await countRows(db)).toBe(2);
  });
});

describeDatabases('bookmarks, changed from many tabs', (open) => {
  const start = startWith(open);

  test('twice gives the same bookmark, also as text and at once from many tabs', async () => {
    const { db, add, list } = await start();
    const id = await insertJob(db, await insertBoard(db));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        add({ source: 'lever', requisition_id: index % 2 ? String(id) : id }),
      ),
    );
    const codes = answers.map((answer) => answer.statusCode).sort();
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  test('kept and removed at once from many tabs, it ends as one of the two', async () => {
    const { db, add, list, remove, send } = await start();
    const id = await insertJob(db, await insertBoard(db));
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => [
        add({ source: 'lever', requisition_id: id }),
        remove({ lever_requisition_id: id }),
        send({ url: `${URL}/clear` }),
      ]).flat(),
    );
    expect(answers.filter((answer) => answer.statusCode >= 300)).toEqual([]);
    expect((await list()).length).toBeLessThanOrEqual(1);
    expect((await add({ source: 'lever', requisition_id: id })).statusCode).toBeLessThan(300);
    expect(await list()).toHaveLength(1);
  });

  test('nothing is kept for an account that is deleted at the same time', async () => {
    const { db, api, add, database } = await start();
    const board = await insertBoard(db);
    const ids = [await insertJob(db, board), await insertJob(db, board), await insertJob(db, board)];
    const bob = await signIn(database, { email: 'bob@example.com' });
    const answers = await Promise.all([
      ...ids.map((id) => callsOf(api, bob).add({ source: 'lever', requisition_id: id })),
      api.inject({
        ...{ method: 'DELETE', url: '/v1/api/users/account', headers: bob.headers },
        payload: { confirm_email: 'bob@example.com' },
      }),
    ]);
    expect(answers.at(-1)?.statusCode).toBe(200);
    for (const answer of answers.slice(0, -1)) expect([201, 401]).toContain(answer.statusCode);
    expect(await countRows(db)).toBe(0);
    expect((await add({ source: 'lever', requisition_id: ids[0] })).statusCode).toBe(201);
  });
});

function expectText(answer: Parameters<typeof expectRefusal>[0], status: number, text: string): void {
  expect([answer.statusCode, answer.json()]).toEqual([status, { error: text }]);
}
