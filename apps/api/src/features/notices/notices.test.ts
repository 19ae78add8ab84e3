import { LIMITS, type NoticesResponse } from '@firsthand/contracts';
import { aPlace, aPosting, describeStore, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_NOW } from '../../testing/test-api.ts';
import { writeNotices } from './write-notices.service.ts';

const URL = '/v1/api/notices';
const aMinuteLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

describeStore('notices', (open) => {
  const start = async () => {
    const { db, database } = await open();
    const api = await openApi(database);
    const ada = await signIn(database);
    const boardId = await insertBoard(db, { board: 'acme' });
    const list = async (query = '', who = ada.headers) =>
      (await api.inject({ url: `${URL}${query}`, headers: who })).json<NoticesResponse>();
    const read = (payload: object, who = ada.headers) =>
      api.inject({ method: 'POST', url: `${URL}/read`, headers: who, payload });
    const add = (at: Date, savedSearchId: number, userId = ada.user.id) =>
      writeNotices(db, [{ userId, savedSearchId, name: 'Cooks', jobIds: [1] }], at);
    return { db, database, api, ada, boardId, list, read, add };
  };

  test('name the job, and of a change what was different in the words of its history', async () => {
    const { db, api, ada, boardId, list } = await start();
    const posting = aPosting({ externalId: 'a', title: 'Cook', company: 'Acme' });
    const [cook = 0] = await crawlPostings(db, boardId, [posting]);
    const kept = await api.inject({
      ...{ method: 'POST', url: '/v1/api/bookmarks', headers: ada.headers },
      payload: { source: 'lever', requisition_id: cook },
    });
    expect(kept.statusCode).toBe(201);
    await crawlPostings(db, boardId, [{ ...posting, title: 'Head Cook', workMode: 'remote' }]);

    const { data, total, unread } = await list();
    expect([total, unread]).toEqual([1, 1]);
    expect(data).toMatchObject([
      {
        ...{ kind: 'job_changed', read_at: null, requisition_id: cook, title: 'Head Cook', company: 'Acme' },
        location: 'Austin, TX, United States',
        navigation: { atsType: 'lever', clientName: 'acme', urlSafeJobTitle: `head-cook-${cook}` },
        changes: [
          { field: 'title', before: 'Cook', after: 'Head Cook' },
          { field: 'work mode', before: null, after: 'Remote' },
        ],
        ...{ count: null, jobs: [], saved_search: null },
      },
    ]);
  });

  test('of a saved search are one until it is read, and name its newest jobs', async () => {
    const { db, ada, boardId, list, read } = await start();
    const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
    const ids = await crawlPostings(
      db,
      boardId,
      titles.map((title) => aPosting({ title })),
    );
    const found = (jobIds: number[]) => [
      { userId: ada.user.id, savedSearchId: 7, name: 'Counts', jobIds },
      { userId: ada.user.id, savedSearchId: 8, name: 'None', jobIds: [] },
      { userId: ada.user.id + 1_000, savedSearchId: 9, name: 'Of nobody', jobIds },
    ];
    await writeNotices(db, found(ids.slice(0, 2).reverse()), TEST_NOW);
    await writeNotices(db, found(ids.slice(2, 6).reverse()), aMinuteLater(1));
    const { data } = await list();
    expect(data).toMatchObject([
      {
        ...{ kind: 'new_jobs', count: 6, title: 'Six', at: aMinuteLater(1).toISOString() },
        saved_search: { id: 7, name: 'Counts', path: null },
      },
    ]);
    expect(data[0]?.jobs.map(({ title }) => title)).toEqual(['Six', 'Five', 'Four', 'Three', 'Two']);

    expect((await read({ ids: [data[0]?.id] })).json()).toEqual({ unread: 0 });
    await writeNotices(db, found(ids.slice(6)), aMinuteLater(2));
    expect((await list()).data.map(({ count, read_at }) => [count, read_at !== null])).toEqual([
      [1, false],
      [6, true],
    ]);
  });

  test('of a saved search name each role once, with its places', async () => {
    const { db, ada, boardId, list } = await start();
    const inTown = (title: string, city: string) =>
      aPosting({ title, places: [aPlace({ city, text: city })] });
    const postings = ['Austin', 'Dallas', 'Tulsa', 'Boise'].map((city) => inTown('Driver', city));
    const ids = await crawlPostings(db, boardId, [...postings, inTown('Cook', 'Austin')]);
    const tell = (jobIds: number[]) =>
      writeNotices(db, [{ userId: ada.user.id, savedSearchId: 7, name: 'All', jobIds }], TEST_NOW);
    await tell([...ids].reverse());
    const read = async () => {
      const [notice] = (await list()).data;
      return [notice?.count, notice?.jobs.map(({ title, location }) => [title, location])];
    };
    expect(await read()).toEqual([
      2,
      [
        ['Cook', 'Austin, TX, United States'],
        ['Driver', '4 places: Boise, Tulsa, Dallas and 1 more'],
      ],
    ]);
    // A further place of a role that is named already is no further role.
    const all = [...postings, inTown('Cook', 'Austin'), inTown('Driver', 'Reno'), inTown('Pilot', 'Reno')];
    const later = await crawlPostings(
      db,
      boardId,
      all.map((posting, at) => ({ ...posting, externalId: `x${at}` })),
    );
    await tell(later.slice(-2));
    expect((await read())[0]).toBe(3);
  });

  test('of a saved search lead to it, with a line where the old begins', async () => {
    const { db, ada, list, add } = await start();
    const { id } = await db
      .insertInto('saved_searches')
      .values({
        ...{ user_id: ada.user.id, name: 'Cooks', query: JSON.stringify({ q: 'cook' }), frequency: 'daily' },
        ...{ created_at: TEST_NOW, last_seen_at: aMinuteLater(1) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await add(aMinuteLater(2), id);
    expect((await list()).data[0]?.saved_search?.path).toBe(
      '/search?q=cook&sort=newest&since=2026-02-01T09%3A01%3A00.000Z',
    );
  });

  test('come newest first and page by page', async () => {
    const { list, add } = await start();
    for (const minute of [1, 3, 2]) await add(aMinuteLater(minute), minute);
    const idsOf = ({ data }: NoticesResponse) => data.map(({ saved_search: search }) => search?.id);
    expect(idsOf(await list())).toEqual([3, 2, 1]);
    const page = await list('?limit=1&offset=1');
    expect([idsOf(page), page.total, page.unread]).toEqual([[2], 3, 3]);
  });

  test('of one kind are listed and counted by themselves, and what is unread of all', async () => {
    const { db, ada, list, add } = await start();
    await add(aMinuteLater(1), 1);
    const gone = { user_id: ada.user.id, kind: 'job_closed', at: TEST_NOW, data: '{}' } as const;
    await db.insertInto('notices').values([gone, gone]).execute();
    const closed = await list('?kind=job_closed&limit=1');
    expect([closed.data.map(({ kind }) => kind), closed.total, closed.unread]).toEqual([
      ['job_closed'],
      2,
      3,
    ]);
    expect((await list('?kind=new_jobs')).total).toBe(1);
    expect((await list()).total).toBe(3);
  });

  test('are marked as read one by one or up to a time, twice too, and never those of others', async () => {
    const { database, list, add, read } = await start();
    const bob = await signIn(database, { email: 'bob@example.com', name: 'Bob' });
    for (const minute of [1, 2, 3]) await add(aMinuteLater(minute), minute);
    await add(TEST_NOW, 4, bob.user.id);
    const { data } = await list();
    const [newest, second] = data.map(({ id }) => id);
    const bobs = (await list('', bob.headers)).data[0]?.id;

    for (const answer of [await read({ ids: [second, bobs] }), await read({ ids: [second, 999_999] })]) {
      expect([answer.statusCode, answer.json()]).toEqual([200, { unread: 2 }]);
    }
    expect((await list('', bob.headers)).unread).toBe(1);
    expect((await list()).data.map(({ read_at }) => read_at)).toEqual([null, TEST_NOW.toISOString(), null]);

    // What came after the list was looked at stays unread.
    expect((await read({ up_to: aMinuteLater(2).toISOString() })).json()).toEqual({ unread: 1 });
    expect((await list()).data.filter(({ read_at }) => read_at === null).map(({ id }) => id)).toEqual([
      newest,
    ]);
  });

  test('refuse what names nothing', async () => {
    const { api, ada, read } = await start();
    for (const payload of [{}, { ids: 'all' }, { ids: [1.5] }, { up_to: 'yesterday' }]) {
      expectRefusal(await read(payload), 400);
    }
    const tooMany = Array.from({ length: LIMITS.noticesPerUser + 1 }, (_, index) => index);
    expectRefusal(await read({ ids: tooMany }), 400);
    for (const query of ['?limit=0', '?limit=101', '?offset=-1']) {
      expectRefusal(await api.inject({ url: URL + query, headers: ada.headers }), 400);
    }
  });
});
