import { HOUR_MS, type OperationsResponse, operationsResponseSchema, SECOND_MS } from '@firsthand/contracts';
import type { Db, TasksTable } from '@firsthand/database';
import type { SearchStatus } from '@firsthand/search';
import { describeStore, insertBoard, nextNumber } from '@firsthand/test-support';
import { sql, type Insertable } from 'kysely';
import { expect, test } from 'vitest';
import { addListedJob } from '../../testing/add-listed-job.ts';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_NOW } from '../../testing/test-api.ts';

const URL = '/v1/api/admin/operations';
const before = (ms: number) => new Date(TEST_NOW.getTime() - ms);
const after = (ms: number) => before(-ms);

/** Due in an hour unless told otherwise. */
async function addTask(
  db: Db,
  {
    runAt = after(HOUR_MS),
    ...rest
  }: Partial<Omit<Insertable<TasksTable>, 'run_at'>> & { runAt?: Date } = {},
): Promise<number> {
  const task = { kind: 'crawl-board', key: `key-${nextNumber()}`, ...rest };
  const { id } = await db
    .insertInto('tasks')
    .values({ ...task, run_at: sql`${runAt}::timestamptz` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describeStore('the operations page', (open, kind) => {
  const most = kind === 'embedded' ? 300_000 : null;

  const start = async () => {
    const { db, database } = await open();
    const api = await openApi(database);
    const { headers } = await signIn(database, { email: 'root@example.com', roles: ['admin'] });
    const read = async (): Promise<OperationsResponse> => {
      const answer = await api.inject({ url: URL, headers });
      expect(answer.statusCode).toBe(200);
      return operationsResponseSchema.strict().parse(answer.json());
    };
    return { db, database, api, read };
  };

  test('shows nothing but zeros where nothing is', async () => {
    const { read } = await start();
    expect(await read()).toEqual({
      as_of: TEST_NOW.toISOString(),
      boards: {
        crawled: 0,
        failing: 0,
        never_read: 0,
        paused: 0,
        quiet: 0,
        gone: 0,
        retired: 0,
        kept_out: 0,
      },
      jobs: { open: 0, verified_last_day: 0, oldest_verified_at: null, most },
      search: null,
      queue: { waiting: 0, overdue: 0, running: 0, gave_up_total: 0, gave_up: [] },
    });
  });

  test('says how this node searches', async () => {
    const { database } = await open();
    const status: SearchStatus = {
      ...{ executor: 'bitmap', reason: null, restarts: 1 },
      answered: { bitmap: 7, opensearch: 0, sql: 2, rescued: 1 },
      ...{ index: { jobs: 4_000, bytes: 1_200_000 }, lagSeconds: 0.2 },
    };
    const api = await openApi(database, { searchStatus: () => Promise.resolve(status) });
    const { headers } = await signIn(database, { email: 'root@example.com', roles: ['admin'] });
    const answer = await api.inject({ url: URL, headers });
    expect(answer.json<OperationsResponse>().search).toEqual({ ...status, lagSeconds: undefined });
  });

  test('counts a retired board as nothing else', async () => {
    const { db, read } = await start();
    const lever = { source: 'lever', origin: 'file' } as const;
    const failed = { failures_in_a_row: 2, failure: 'unreachable', failure_message: 'no answer' };
    await db
      .insertInto('boards')
      .values([
        { ...lever, board: 'healthy', last_success_at: TEST_NOW },
        { ...lever, board: 'failing', last_success_at: TEST_NOW, ...failed },
        { ...lever, board: 'failing-from-the-start', ...failed },
        { ...lever, board: 'new' },
        { ...lever, board: 'new-too' },
        {
          ...lever,
          board: 'paused-while-failing',
          paused_at: TEST_NOW,
          last_success_at: TEST_NOW,
          ...failed,
        },
        { ...lever, board: 'retired', enabled: false, last_success_at: TEST_NOW },
        { ...lever, board: 'retired-while-failing', enabled: false, ...failed },
      ])
      .execute();
    expect((await read()).boards).toEqual({
      ...{ crawled: 6, failing: 2, never_read: 3, paused: 1, retired: 2 },
      ...{ quiet: 0, gone: 0, kept_out: 0 },
    });
  });

  test('counts open jobs alone, and a day to the moment', async () => {
    const { db, read } = await start();
    const board = await insertBoard(db);
    await addListedJob(db, board, TEST_NOW);
    await addListedJob(db, board, before(24 * HOUR_MS));
    await addListedJob(db, board, before(24 * HOUR_MS + SECOND_MS));
    await addListedJob(db, board, before(72 * HOUR_MS));
    await addListedJob(db, board, TEST_NOW, { status: 'closed' });
    await addListedJob(db, board, before(900 * HOUR_MS), { status: 'closed' });
    expect((await read()).jobs).toEqual({
      ...{ open: 4, verified_last_day: 2 },
      ...{ oldest_verified_at: before(72 * HOUR_MS).toISOString(), most },
    });
  });

  test('counts each task once', async () => {
    const { db, read } = await start();
    const leased = { leased_by: 'a-worker', attempts: 1 };
    await addTask(db);
    await addTask(db, { runAt: before(60 * SECOND_MS) });
    await addTask(db, { runAt: before(61 * SECOND_MS) });
    await addTask(db, { runAt: before(HOUR_MS), leased_until: before(SECOND_MS), ...leased });
    await addTask(db, { runAt: before(HOUR_MS), leased_until: after(SECOND_MS), ...leased });
    await addTask(db, { runAt: before(HOUR_MS), failed_at: TEST_NOW });
    await addTask(db, { failed_at: before(HOUR_MS), leased_until: after(HOUR_MS) });
    expect((await read()).queue).toMatchObject({ waiting: 4, overdue: 2, running: 1, gave_up_total: 2 });
  });

  test('names the 20 tasks that gave up last, the newest first', async () => {
    const { db, read } = await start();
    const ids: number[] = [];
    for (let hours = 1; hours <= 22; hours += 1) {
      ids.push(await addTask(db, { failed_at: before(hours * HOUR_MS), attempts: 5, last_error: 'gone' }));
    }
    const sameTime = await addTask(db, { failed_at: before(HOUR_MS), kind: 'send-mail' });
    await addTask(db, { last_error: 'to be tried again' });
    const { gave_up_total: total, gave_up: gaveUp } = (await read()).queue;
    expect(total).toBe(23);
    expect(gaveUp.map(({ id }) => id)).toEqual([sameTime, ...ids.slice(0, 19)]);
    const failed_at = before(HOUR_MS).toISOString();
    expect(gaveUp.slice(0, 2)).toEqual([
      { id: sameTime, kind: 'send-mail', attempts: 0, last_error: null, failed_at },
      { id: ids[0], kind: 'crawl-board', attempts: 5, last_error: 'gone', failed_at },
    ]);
  });

  test('never gives what a task holds of a person', async () => {
    const { db, api, database } = await start();
    const secret = 'ada-was-here';
    const refusal = `Mail was not sent: 451 4.7.1 <${secret}@example.com>: try later`;
    for (const last_error of [
      refusal,
      `postgres://firsthand:${secret}@db.example/jobs: connection refused`,
      `${'x'.repeat(490)} ${secret}@example.com`,
    ]) {
      const payload = JSON.stringify({ token: secret });
      await addTask(db, {
        kind: 'send-mail',
        key: `${secret}-${nextNumber()}`,
        payload,
        last_error,
        failed_at: TEST_NOW,
      });
    }
    await addTask(db, { key: secret, last_error: secret });
    const { headers } = await signIn(database, { email: 'admin@example.com', roles: ['admin'] });
    const answer = await api.inject({ url: URL, headers });
    expect(answer.body).not.toContain(secret);
    const errors = answer.json<OperationsResponse>().queue.gave_up.map(({ last_error }) => last_error);
    expect(errors).toEqual([
      `${'x'.repeat(490)} [address]`,
      '[address] connection refused',
      'Mail was not sent: 451 4.7.1 <[address]>: try later',
    ]);
  });

  test('cuts an error to 500 characters, and none of them in half', async () => {
    const { db, read } = await start();
    await addTask(db, { failed_at: TEST_NOW, last_error: '🧭'.repeat(501) });
    const [task] = (await read()).queue.gave_up;
    expect(task?.last_error).toBe('🧭'.repeat(500));
  });

  test('is for admins alone', async () => {
    const { api, database } = await start();
    const member = await signIn(database, { roles: ['premium'] });
    expectRefusal(await api.inject(URL), 401);
    expectRefusal(await api.inject({ url: URL, headers: member.headers }), 403, 'Only admins may see this.');
  });
});
