import { boardsResponseSchema, type BoardsResponse } from '@firsthand/contracts';
import type { BoardsTable, CrawlsTable, Db } from '@firsthand/database';
import { describeStore } from '@firsthand/test-support';
import { sql, type Insertable } from 'kysely';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, loggedErrors, openApi, TEST_NOW } from '../../testing/test-api.ts';

const URL = '/v1/api/admin/boards';
const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * 3_600_000);
const failing = (times: number) => ({
  ...{ failures_in_a_row: times, failure: 'unreachable', failure_message: 'no answer' },
});

async function addBoard(db: Db, board: string, overrides: Partial<Insertable<BoardsTable>> = {}) {
  const values = { source: 'lever', board, company: null, origin: 'file', ...overrides } as const;
  const { id } = await db.insertInto('boards').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function addCrawl(db: Db, boardId: number, overrides: Partial<Insertable<CrawlsTable>> = {}) {
  const crawl = { board_id: boardId, started_at: TEST_NOW, outcome: 'complete', ...overrides } as const;
  await db.insertInto('crawls').values(crawl).execute();
}

const names = ({ data }: BoardsResponse) => data.map(({ board }) => board);

describeStore('the list of boards', (open) => {
  const start = async () => {
    const { db, database } = await open();
    const api = await openApi(database);
    const { headers } = await signIn(database, { email: 'root@example.com', roles: ['admin'] });
    const get = (query: Record<string, string> = {}) => api.inject({ url: URL, query, headers });
    const read = async (query: Record<string, string> = {}): Promise<BoardsResponse> => {
      const answer = await get(query);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
      return boardsResponseSchema.strict().parse(answer.json());
    };
    return { db, database, api, get, read };
  };

  test('tells how a board and its last crawl did', async () => {
    const { db, read } = await start();
    const id = await addBoard(db, 'acme', {
      ...{ company: 'Acme', origin: 'command', open_jobs: 12, interval_seconds: 900 },
      ...{ last_attempt_at: hoursAgo(1), last_success_at: hoursAgo(2) },
      ...failing(3),
    });
    await db
      .updateTable('boards')
      .set({ next_crawl_at: sql`${hoursAgo(-1)}::timestamptz` })
      .execute();
    const counts = { read: 14, created: 1, changed: 2, closed: 3, reopened: 4, rejected: 5 };
    await addCrawl(db, id, { started_at: hoursAgo(3), finished_at: hoursAgo(2) });
    await addCrawl(db, id, {
      ...{ started_at: hoursAgo(1), finished_at: hoursAgo(0.5), outcome: 'incomplete', ...counts },
      ...{ rejects: JSON.stringify({ sample: { count: 5, example: 'a sample' } }), message: 'no answer' },
    });
    expect(await read()).toEqual({
      data: [
        {
          ...{ id, source: 'lever', board: 'acme', company: 'Acme', origin: 'command', enabled: true },
          ...{ paused_at: null, open_jobs: 12, interval_seconds: 900 },
          ...{ life: 'unknown', life_since: expect.any(String), moved_from: null, kept_out_at: null },
          last_attempt_at: hoursAgo(1).toISOString(),
          last_success_at: hoursAgo(2).toISOString(),
          next_crawl_at: hoursAgo(-1).toISOString(),
          failure: { code: 'unreachable', message: 'no answer', in_a_row: 3 },
          last_crawl: {
            ...{ outcome: 'incomplete', ...counts },
            started_at: hoursAgo(1).toISOString(),
            finished_at: hoursAgo(0.5).toISOString(),
          },
        },
      ],
      ...{ total: 1, limit: 50, offset: 0 },
    });
  });

  test('gives null for what is not there: no crawl, no failure, no next one of a retired board', async () => {
    const { db, read } = await start();
    const crawled = await addBoard(db, 'running', { last_success_at: TEST_NOW });
    await addCrawl(db, crawled, { outcome: 'running' });
    await addBoard(db, 'new');
    await addBoard(db, 'retired', { enabled: false, last_success_at: TEST_NOW });
    const { data } = await read();
    expect(data).toMatchObject([
      { board: 'new', last_attempt_at: null, last_success_at: null, failure: null, last_crawl: null },
      { board: 'retired', enabled: false, next_crawl_at: null },
      { board: 'running', last_crawl: { outcome: 'running', finished_at: null } },
    ]);
    expect(data.map(({ next_crawl_at: at }) => at === null)).toEqual([false, true, false]);
  });

  test('has each board with its own newest crawl', async () => {
    const { db, read } = await start();
    for (const board of ['a', 'b', 'c']) await addBoard(db, board, { last_success_at: TEST_NOW });
    const ids = (await read()).data.map(({ id }) => id);
    for (const turn of [1, 2, 3]) {
      for (const id of ids) await addCrawl(db, id, { read: id * 10 + turn });
    }
    const { data } = await read();
    expect(data.map(({ id, last_crawl: crawl }) => [id, crawl?.read])).toEqual(
      ids.map((id) => [id, id * 10 + 3]),
    );
  });

  test('begins with what fails most, then with what was not read for longest', async () => {
    const { db, read } = await start();
    await addBoard(db, 'fresh', { last_success_at: hoursAgo(1) });
    await addBoard(db, 'old', { last_success_at: hoursAgo(50) });
    await addBoard(db, 'old-too', { source: 'greenhouseio', last_success_at: hoursAgo(50) });
    await addBoard(db, 'older-too', { last_success_at: hoursAgo(50) });
    await addBoard(db, 'never');
    await addBoard(db, 'retired', { enabled: false, last_success_at: hoursAgo(10), ...failing(9) });
    await addBoard(db, 'failing-once', { last_success_at: hoursAgo(2), ...failing(1) });
    await addBoard(db, 'failing-often', { last_success_at: hoursAgo(1), ...failing(7) });
    await addBoard(db, 'failing-often-and-never-read', failing(7));
    const sorted = [
      ...['failing-often-and-never-read', 'failing-often', 'failing-once'],
      ...['never', 'old-too', 'old', 'older-too', 'retired', 'fresh'],
    ];
    expect(names(await read())).toEqual(sorted);
    const paged: string[] = [];
    for (let offset = 0; offset < 10; offset += 2) {
      const page = await read({ limit: '2', offset: String(offset) });
      expect(page).toMatchObject({ total: 9, limit: 2, offset });
      paged.push(...names(page));
    }
    expect(paged).toEqual(sorted);
    expect(await read({ offset: '9' })).toMatchObject({ data: [], total: 9 });
  });

  test('can be of failing boards, of paused or of retired ones', async () => {
    const { db, read } = await start();
    await addBoard(db, 'healthy', { last_success_at: TEST_NOW });
    await addBoard(db, 'failing', failing(1));
    await addBoard(db, 'paused-while-failing', { paused_at: TEST_NOW, ...failing(1) });
    await addBoard(db, 'retired', { enabled: false });
    await addBoard(db, 'retired-while-failing', { enabled: false, paused_at: TEST_NOW, ...failing(2) });
    expect(await read({ state: 'all' })).toMatchObject({ total: 5 });
    const paused = await read({ state: 'paused' });
    expect([names(paused), paused.data[0]?.next_crawl_at]).toEqual([['paused-while-failing'], null]);
    const failed = await read({ state: 'failing' });
    expect([names(failed), failed.total]).toEqual([['failing'], 1]);
    const retired = await read({ state: 'retired', limit: '1' });
    expect([names(retired), retired.total]).toEqual([['retired'], 2]);
    // Why it could not be read last is still said.
    expect(await read({ search: 'retired-while' })).toMatchObject({ data: [{ failure: { in_a_row: 2 } }] });
  });

  test('is searched by a part of the company or the board, whatever the case', async () => {
    const { db, read } = await start();
    await addBoard(db, 'alpha-careers', { company: 'Ünal Öl AG' });
    await addBoard(db, 'BETA', { company: 'Acme' });
    await addBoard(db, 'gamma', { company: null, ...failing(1) });
    const search = async (text: string, state = 'all') => names(await read({ search: text, state })).sort();
    expect(await search('ÜNAL ö')).toEqual(['alpha-careers']);
    expect(await search('beta')).toEqual(['BETA']);
    expect(await search('  CME ')).toEqual(['BETA']);
    expect(await search('AMMA')).toEqual(['gamma']);
    expect(await search('a')).toEqual(['BETA', 'alpha-careers', 'gamma']);
    expect(await search('a', 'failing')).toEqual(['gamma']);
    expect(await search('beta', 'failing')).toEqual([]);
    expect(await search('')).toHaveLength(3);
    expect(await read({ search: 'beta', limit: '1', offset: '1' })).toMatchObject({ data: [], total: 1 });
  });

  test('takes what is searched for as text, never as a pattern or a command', async () => {
    const { db, read } = await start();
    await addBoard(db, 'percent', { company: '100% Nurses' });
    await addBoard(db, 'under_score', { company: 'Back\\slash (and) [more].*' });
    await addBoard(db, 'plain', { company: 'Acme' });
    const search = async (text: string) => names(await read({ search: text }));
    expect(await search('%')).toEqual(['percent']);
    expect(await search('_')).toEqual(['under_score']);
    expect(await search('\\')).toEqual(['under_score']);
    expect(await search('(AND) [')).toEqual(['under_score']);
    for (const text of ['%c%', 'p_ain', '.*e', '\\%', "'; drop table boards; --", '{}', 'a\0b']) {
      expect([text, await search(text)]).toEqual([text, []]);
    }
    expect(await search('')).toHaveLength(3);
  });

  test('cuts the message of a failure to 500 characters', async () => {
    const { db, read } = await start();
    await addBoard(db, 'acme', { ...failing(1), failure_message: 'é'.repeat(1_000) });
    const { data } = await read();
    expect(data[0]?.failure?.message).toBe('é'.repeat(500));
  });

  test('is refused with a sentence when it is asked for wrongly', async () => {
    const { get } = await start();
    const cases: [Record<string, string>, RegExp][] = [
      [{ limit: '0' }, /^The field “limit” must be at least 1\.$/],
      [{ limit: '201' }, /^The field “limit” must be at most 200\.$/],
      [{ offset: '-1' }, /^The field “offset” must be at least 0\.$/],
      [{ offset: 'x' }, /^The field “offset” /],
      [{ state: 'foo' }, /^The field “state” must be one of all, failing, paused, retired, alive, /],
      [{ search: 'x'.repeat(201) }, /^The field “search” must be at most 200/],
    ];
    for (const [query, sentence] of cases) expectRefusal(await get(query), 400, sentence);
    expect((await get({ search: 'x'.repeat(200), limit: '200' })).statusCode).toBe(200);
    expect(loggedErrors).toEqual([]);
  });

  test('is for admins alone', async () => {
    const { api, database } = await start();
    const member = await signIn(database, { roles: ['premium'] });
    expectRefusal(await api.inject(URL), 401);
    expectRefusal(await api.inject({ url: URL, headers: member.headers }), 403, 'Only admins may see this.');
  });
});
