import { LIMITS, type SavedSearchesResponse, type SavedSearchView } from '@firsthand/contracts';
import {
  aPosting,
  describeDatabases,
  describeStore,
  insertBoard,
  insertJob,
  type OpenTestDatabase,
} from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_NOW } from '../../testing/test-api.ts';
import { writeNotices } from '../notices/write-notices.service.ts';

const URL = '/v1/api/saved-searches';
const GONE = 'This search is no longer saved.';

const startWith =
  (open: OpenTestDatabase) =>
  async ({ roles = [] as string[] } = {}) => {
    const { db, database } = await open();
    let now = TEST_NOW;
    const api = await openApi(database, { now: () => now });
    const ada = await signIn(database, { roles });
    const call = (
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      path = '',
      payload?: object,
      who = ada.headers,
    ) => api.inject({ method, url: `${URL}${path}`, headers: who, ...(payload && { payload }) });
    return {
      ...{ db, database, ada, call },
      save: async (payload: object) => {
        const answer = await call('POST', '', payload);
        expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
        return answer.json<SavedSearchView>();
      },
      list: async (path = '', who = ada.headers) =>
        (await call('GET', path, undefined, who)).json<SavedSearchesResponse>(),
      setClock: (at: Date) => {
        now = at;
      },
    };
  };

describeStore('saved searches', (open) => {
  const start = startWith(open);

  test('is kept as it was given, with the times at which it tells', async () => {
    const { save, list, db } = await start();
    const query = { q: 'nurse "night shift"', country: 'US,CA', pay_min: 50_000, pay_currency: 'usd' };
    const kept = await save({
      ...{ name: ' Nights ', query: { ...query, limit: 10, offset: 20, facets: 'true', city: ' ' } },
      ...{ frequency: 'weekly', hour: 18, weekday: 5, time_zone: 'Europe/Berlin' },
    });
    expect(kept).toEqual({
      ...{ id: kept.id, name: 'Nights', query, frequency: 'weekly', hour: 18, weekday: 5 },
      paused_from: null,
      ...{ time_zone: 'Europe/Berlin', new_count: 0, last_seen_at: null, last_sent_at: null, problem: null },
      finds_more: false,
      words: 'nurse "night shift", Canada, United States, At least $50,000 a year',
      path: expect.stringMatching(
        /^\/search\?q=nurse.*&sort=newest&pay_currency=USD&since=2026-02-01T09%3A00%3A00\.000Z$/,
      ),
      created_at: TEST_NOW.toISOString(),
      feed_url:
        'https://firsthand.example/feeds/jobs.atom?q=nurse+%22night+shift%22&country=US%2CCA&pay_min=50000&pay_currency=usd',
    });
    const plain = await save({ query: {} });
    expect(plain).toMatchObject({
      name: 'All jobs',
      frequency: 'daily',
      hour: 8,
      weekday: 1,
      time_zone: 'UTC',
    });
    expect(await list()).toEqual({ data: [plain, kept], total: 2, wants_mail: true });
    expect(await list('?limit=1&offset=1')).toEqual({ data: [kept], total: 2, wants_mail: true });
    const rows = await db.selectFrom('saved_searches').select('next_due_at').orderBy('id').execute();
    expect(rows.map((row) => row.next_due_at?.toISOString())).toEqual([
      ...['2026-02-06T17:00:00.000Z', '2026-02-02T08:00:00.000Z'],
    ]);
  });

  test.each<[object, RegExp]>([
    [{}, /^The field “query” is missing\.$/],
    [{ query: 'nurse' }, /^The field “query” /],
    [{ query: { colour: 'red' } }, /^There is no filter “colour”\.$/],
    [{ query: { country: 'USA' } }, /^The field “country” must be a two-letter/],
    [{ query: { work_mode: 'beach' } }, /^The field “work_mode” must be one of remote/],
    [{ query: { pay_min: 5 } }, /^pay_min and pay_currency: both or neither/],
    [{ query: { radius_km: 900, near: 'Austin' } }, /^The field “radius_km” must be at most 200\.$/],
    [{ query: { q: ['a'] } }, /^The field “query\.q” must be text, a number or true or false\.$/],
    [{ query: { q: 'a\0b' } }, /^The field “query\.q” /],
    [{ query: { skill: 'sorcery' } }, /is none of the skills we know\.$/],
    [
      { query: {}, frequency: 'hourly' },
      /^The field “frequency” must be one of instant, daily, weekly, off\.$/,
    ],
    [{ query: {}, hour: 24 }, /^The field “hour” must be at most 23\.$/],
    [{ query: {}, weekday: 0 }, /^The field “weekday” must be at least 1\.$/],
    [
      { query: {}, time_zone: 'Mars/Olympus' },
      /^The field “time_zone” must be a time zone such as Europe\/Berlin\.$/,
    ],
    [{ query: {}, time_zone: '+05:00' }, /^The field “time_zone” must be a time zone/],
    [{ query: {}, name: 'x'.repeat(101) }, /^The field “name” must be at most 100 characters\.$/],
  ])('refuses %o in words', async (payload, words) => {
    const { call, list } = await start();
    expectRefusal(await call('POST', '', payload), 400, words);
    expect((await list()).total).toBe(0);
  });

  test('are changed in name and times, and not in what they look for', async () => {
    const { db, save, call } = await start();
    const { id } = await save({ query: { q: 'cook' } });
    await db.updateTable('saved_searches').set({ bounces: 2 }).execute();
    const change = async (payload: object) =>
      (await call('PATCH', `/${id}`, payload)).json<SavedSearchView>();
    const readRow = () =>
      db.selectFrom('saved_searches').select(['next_due_at', 'bounces', 'version']).executeTakeFirstOrThrow();
    const before = await readRow();
    expect(await change({ name: 'Kitchen' })).toMatchObject({ name: 'Kitchen', frequency: 'daily' });
    expect(await readRow()).toMatchObject({ next_due_at: before.next_due_at, bounces: 2, version: 2 });
    await change({ frequency: 'weekly' });
    for (const twice of [1, 2]) {
      expect([twice, await change({ frequency: 'off' })]).toMatchObject([
        twice,
        { frequency: 'off', paused_from: 'weekly' },
      ]);
    }
    expect((await readRow()).next_due_at).toBeNull();
    expect(await change({ frequency: 'daily', hour: 7, time_zone: 'Asia/Tokyo', name: ' ' })).toMatchObject({
      ...{
        name: 'cook',
        frequency: 'daily',
        paused_from: null,
        hour: 7,
        time_zone: 'Asia/Tokyo',
        query: { q: 'cook' },
      },
    });
    expect(await readRow()).toMatchObject({ next_due_at: new Date('2026-02-01T22:00:00Z'), bounces: 0 });
    expectRefusal(
      await call('PATCH', `/${id}`, { query: { q: 'baker' } }),
      ...([400, /^The field “query” cannot be changed; save the new search beside this one\.$/] as const),
    );
  });

  test('count what came since they were looked at, of what is open', async () => {
    const { db, save, call, list, setClock } = await start();
    const { id } = await save({ query: { q: 'cook' } });
    const board = await insertBoard(db);
    const match = async (status: 'open' | 'closed', minutes: number) =>
      db
        .insertInto('saved_search_matches')
        .values({
          ...{ saved_search_id: id, job_id: await insertJob(db, board, { status }) },
          matched_at: new Date(TEST_NOW.getTime() + minutes * 60_000),
        })
        .execute();
    await match('open', 1);
    await match('open', 2);
    await match('closed', 3);
    await db
      .insertInto('saved_search_matches')
      .values({ saved_search_id: id, job_id: 999_999, matched_at: TEST_NOW })
      .execute();
    expect((await list()).data[0]?.new_count).toBe(2);
    setClock(new Date(TEST_NOW.getTime() + 5 * 60_000));
    const seen = (await call('POST', `/${id}/seen`)).json<SavedSearchView>();
    expect(seen).toMatchObject({ new_count: 0, last_seen_at: '2026-02-01T09:05:00.000Z' });
    await match('open', 6);
    expect((await list()).data[0]?.new_count).toBe(1);
  });

  test('count nothing that the person hides, unless the search shows it', async () => {
    const { db, ada, save, call, list } = await start();
    const cooks = await save({ query: { q: 'cook' } });
    const all = await save({ query: { q: 'cook', hide: 'false' } });
    const ids = await crawlPostings(db, await insertBoard(db), [
      aPosting({ title: 'Cook' }),
      aPosting({ title: 'Night cook' }),
    ]);
    const matches = [cooks.id, all.id].flatMap((id) =>
      ids.map((job) => ({ saved_search_id: id, job_id: job, matched_at: TEST_NOW })),
    );
    await db.insertInto('saved_search_matches').values(matches).execute();
    const counts = async () => (await list()).data.map(({ new_count }) => new_count);
    expect(await counts()).toEqual([2, 2]);
    const rule = { user_id: ada.user.id, kind: 'word', value: 'night', created_at: TEST_NOW } as const;
    await db.insertInto('hide_rules').values(rule).execute();
    expect(await counts()).toEqual([2, 1]);
    const renamed = await call('PATCH', `/${cooks.id}`, { name: 'Days' });
    expect(renamed.json<SavedSearchView>().new_count).toBe(1);
    await db.deleteFrom('hide_rules').execute();
    expect(await counts()).toEqual([2, 2]);
  });

  test('looking at one reads the notice of what came for it, and deleting it takes its notices along', async () => {
    const { db, ada, save, call } = await start();
    const [kept, other] = [await save({ query: { q: 'cook' } }), await save({ query: { q: 'baker' } })];
    const found = [kept, other].map(({ id, name }) => ({
      ...{ userId: ada.user.id, savedSearchId: id, name, jobIds: [1] },
    }));
    await writeNotices(db, found, TEST_NOW);
    const listNotices = async () => {
      const rows = await db
        .selectFrom('notices')
        .select(['saved_search_id', 'read_at'])
        .orderBy('saved_search_id')
        .execute();
      return rows.map((row) => [row.saved_search_id, row.read_at]);
    };
    await call('POST', `/${kept.id}/seen`);
    expect(await listNotices()).toEqual([
      [kept.id, TEST_NOW],
      [other.id, null],
    ]);
    await call('DELETE', `/${kept.id}`);
    expect(await listNotices()).toEqual([[other.id, null]]);
  });

  test('with a filter that no longer exists says so and is kept', async () => {
    const { db, save, list } = await start();
    await save({ name: 'Old', query: { q: 'cook' } });
    await db
      .updateTable('saved_searches')
      .set({ query: JSON.stringify({ colour: 'red' }) })
      .execute();
    expect((await list()).data).toMatchObject([
      { name: 'Old', query: { colour: 'red' }, problem: 'There is no filter “colour”.' },
    ]);
  });

  test('of before say once that their words are understood now', async () => {
    const { db, save, list, call } = await start();
    const queries = [{ q: 'cook' }, { q: 'cook', literal: 'true' }, { q: 'wonderers' }, { country: 'US' }];
    for (const query of queries) await save({ query });
    const finding = async () => (await list()).data.map(({ finds_more }) => finds_more).reverse();
    expect(await finding()).toEqual([false, false, false, false]);
    await db.updateTable('saved_searches').set({ understood_version: 0 }).execute();
    expect(await finding()).toEqual([true, false, false, false]);
    const [first] = (await list()).data.reverse();
    expect((await call('POST', `/${first?.id}/seen`)).json<SavedSearchView>().finds_more).toBe(false);
    expect(await finding()).toEqual([false, false, false, false]);
  });

  test('are read out with their occupations and shifts, and lead to them', async () => {
    const { save, call } = await start();
    const kept = await save({ query: { occupation: 'cook,baker', shift: 'night', literal: 'true' } });
    expect(kept.words).toBe('All jobs, Baker, Cook, Night shift');
    expect(kept.path).toMatch(/^\/search\?occupation=baker%2Ccook&shift=night&literal=true&/);
    const refused = await call('POST', '', { query: { occupation: 'nobody' } });
    expectRefusal(refused, 400, /none of the occupations we know/);
  });

  test('are the person’s own, and gone once', async () => {
    const { database, save, call, list } = await start();
    const { id } = await save({ query: { q: 'cook' } });
    const bob = await signIn(database, { email: 'bob@example.com' });
    expect(await list('', bob.headers)).toEqual({ data: [], total: 0, wants_mail: true });
    expectRefusal(await call('PATCH', `/${id}`, { name: 'x' }, bob.headers), 404, GONE);
    expectRefusal(await call('POST', `/${id}/seen`, undefined, bob.headers), 404, GONE);
    expectRefusal(await call('DELETE', `/${id}`, undefined, bob.headers), 404, GONE);
    expect((await call('DELETE', `/${id}`)).json()).toEqual({ message: 'No longer saved.' });
    expectRefusal(await call('DELETE', `/${id}`), 404, GONE);
    expectRefusal(await call('DELETE', '/x'), 400);
  });
});

describeDatabases('saved searches, made from many tabs', (open) => {
  const start = startWith(open);

  test('are as many as the plan gives, from however many tabs', async () => {
    const { db, ada, call, list } = await start();
    const save = (payload: object = { query: { q: 'cook' } }) => call('POST', '', payload);
    const answers = await Promise.all(Array.from({ length: LIMITS.freeSavedSearches + 1 }, () => save()));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(LIMITS.freeSavedSearches);
    const full = answers.find((answer) => answer.statusCode !== 201);
    expectRefusal(full ?? (await save()), 403, /^You keep 10 searches.*keep up to 100 with Premium\.$/);
    const instant = { query: {}, frequency: 'instant' };
    expectRefusal(await save(instant), 403, /^Instant alerts are part of Premium\./);
    const { data } = await list();
    const path = `/${data[0]?.id}`;
    expectRefusal(await call('PATCH', path, { frequency: 'instant' }), 403, /^Instant alerts/);
    await db
      .updateTable('users')
      .set({ roles: ['premium'] })
      .where('id', '=', ada.user.id)
      .execute();
    expect((await save(instant)).statusCode).toBe(201);
    expect((await call('PATCH', path, { frequency: 'instant' })).statusCode).toBe(200);
    // It stays what it is when Premium ends, and can be changed in other ways.
    await db.updateTable('users').set({ roles: [] }).where('id', '=', ada.user.id).execute();
    expect((await call('PATCH', path, { name: 'Mine', frequency: 'instant' })).statusCode).toBe(200);
    expect((await list()).total).toBe(11);
  });
});
