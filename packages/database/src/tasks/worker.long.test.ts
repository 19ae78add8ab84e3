import { AsyncLocalStorage } from 'node:async_hooks';
import { HOUR_MS, NO_TELEMETRY, type RunningWork, type Work } from '@firsthand/contracts';
import {
  buildChildProgram,
  describeDatabases,
  describeServer,
  recordTelemetry,
  startChild,
  startPostgres,
} from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import type { Db } from '../database.ts';
import { LeaseLostError } from './renew-lease.ts';
import { enqueueTask, type Task } from './queue.ts';
import { startTaskWorker } from './worker.ts';

const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 25_000, interval: 20 });
const countTasks = async (db: Db) => (await db.selectFrom('tasks').select('id').execute()).length;

describeDatabases('task worker', (open) => {
  test('runs each task once, as many at once as allowed', async () => {
    const { db } = await open();
    for (let key = 0; key < 20; key++) await enqueueTask(db, { kind: 'count', key: String(key) });
    const ran: string[] = [];
    let now = 0;
    let most = 0;
    let allowedReached: () => void = () => undefined;
    const threeAtOnce = new Promise<void>((resolve) => (allowedReached = resolve));
    const count = async (task: Task) => {
      most = Math.max(most, ++now);
      if (now === 3) allowedReached();
      await threeAtOnce;
      ran.push(task.key);
      now--;
    };
    const worker = startTaskWorker({ db, handlers: { count }, concurrency: 3, pollMs: 20 });
    await waitFor(async () => expect(await countTasks(db)).toBe(0));
    await worker.stop();
    const everyKey = Array.from({ length: 20 }, (_, key) => String(key));
    expect(ran.toSorted((a, b) => Number(a) - Number(b))).toEqual(everyKey);
    expect(most).toBe(3);
  });

  test('does all of a task as one piece of work that has its number', async () => {
    const { db } = await open();
    const scopes = new AsyncLocalStorage<string>();
    const told: unknown[] = [];
    const telemetry = {
      ...NO_TELEMETRY,
      begin: (work: Work): RunningWork => ({
        run: (part) => scopes.run(`${work.kind} ${work.id}`, part),
        end: (outcome) => told.push([`${work.kind} ${work.id}`, outcome]),
      }),
    };
    await enqueueTask(db, { kind: 'break', key: 'a', maxAttempts: 1 });
    const { id } = await db.selectFrom('tasks').select('id').executeTakeFirstOrThrow();
    const seen: unknown[] = [];
    const fail = () => {
      seen.push(scopes.getStore());
      return Promise.reject(new Error('broken'));
    };
    const onError = () => seen.push(scopes.getStore());
    const worker = startTaskWorker({ db, handlers: { break: fail }, pollMs: 10, telemetry, onError });
    await waitFor(() => expect(told).toHaveLength(1));
    await worker.stop();
    expect(seen).toEqual([`task ${id}`, `task ${id}`]);
    expect(told).toEqual([[`task ${id}`, { hasFailed: true, facts: { outcome: 'gave_up', attempt: 1 } }]]);
  });

  test('tells of every take how it ended', async () => {
    const { db } = await open();
    const { telemetry, told } = recordTelemetry();
    await enqueueTask(db, { kind: 'greet', key: 'a' });
    await enqueueTask(db, { kind: 'break', key: 'a' });
    await enqueueTask(db, { kind: 'break', key: 'last', maxAttempts: 1 });
    await enqueueTask(db, { kind: 'wait', key: 'a' });
    const handlers = {
      greet: () => Promise.resolve(),
      break: () => Promise.reject(new Error('broken')),
      wait: (_task: Task, { signal }: { signal: AbortSignal }) =>
        new Promise<void>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
    };
    const worker = startTaskWorker({ db, handlers, concurrency: 4, pollMs: 10, telemetry });
    await waitFor(() => expect(Object.keys(told())).toContain('firsthand_tasks_total break gave_up'));
    await waitFor(() => expect(Object.keys(told())).toContain('firsthand_tasks_total greet done'));
    await worker.stop();
    expect(told()).toEqual({
      'firsthand_tasks_total greet done': 1,
      'firsthand_tasks_total break failed': 1,
      'firsthand_tasks_total break gave_up': 1,
      'firsthand_tasks_total wait put_back': 1,
      'firsthand_task_seconds greet': 1,
      'firsthand_task_seconds break': 2,
      'firsthand_task_seconds wait': 1,
    });
  });

  test('looks at once when woken', async () => {
    const { db } = await open();
    const handler = vi.fn(async () => undefined);
    const worker = startTaskWorker({ db, handlers: { greet: handler }, pollMs: 3_600_000 });
    await enqueueTask(db, { kind: 'greet', key: 'a' });
    worker.wake();
    await waitFor(() => expect(handler).toHaveBeenCalledTimes(1));
    await worker.stop();
  });

  test('a failing handler is reported and its task waits for the next attempt', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'break', key: 'a' });
    const onError = vi.fn();
    const handlers = { break: () => Promise.reject(new Error('broken')) };
    const worker = startTaskWorker({ db, handlers, pollMs: 10, onError });
    await waitFor(() => expect(onError).toHaveBeenCalled());
    await waitFor(async () => {
      const row = await db.selectFrom('tasks').selectAll().executeTakeFirstOrThrow();
      expect(row).toMatchObject({ attempts: 1, last_error: 'broken', leased_by: null });
    });
    await worker.stop();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }), expect.anything());
  });

  test('a handler that takes longer than its lease keeps the task', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'slow', key: 'a' });
    let runs = 0;
    const slow = async (_: Task, { signal }: { signal: AbortSignal }) => {
      runs++;
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      expect(signal.aborted).toBe(false);
    };
    const onError = vi.fn();
    const worker = startTaskWorker({
      db,
      handlers: { slow },
      concurrency: 2,
      leaseSeconds: 2,
      pollMs: 20,
      onError,
    });
    await waitFor(async () => expect(await countTasks(db)).toBe(0));
    await worker.stop();
    expect(runs).toBe(1);
    expect(onError).not.toHaveBeenCalled();
  });

  test('the signal aborts when somebody else has the task', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'slow', key: 'a' });
    let reason: unknown;
    const slow = (_: Task, { signal }: { signal: AbortSignal }) =>
      new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          reason = signal.reason;
          resolve();
        });
      });
    const worker = startTaskWorker({ db, handlers: { slow }, leaseSeconds: 1, pollMs: 20 });
    await waitFor(async () => {
      const { numUpdatedRows } = await db
        .updateTable('tasks')
        .set({ leased_by: 'another', leased_until: new Date('2999-01-01') })
        .where('leased_by', 'is not', null)
        .executeTakeFirst();
      expect(numUpdatedRows).toBe(1n);
    });
    await waitFor(() => expect(reason).toBeInstanceOf(LeaseLostError));
    await worker.stop();
    expect(await countTasks(db)).toBe(1);
  });

  test('stopping aborts the handlers, waits for them and puts their tasks back', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'long', key: 'a' });
    const events: string[] = [];
    const long = async (_: Task, { signal }: { signal: AbortSignal }) => {
      events.push('started');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      await sql`select pg_sleep(0.05)`.execute(db);
      events.push('cleaned up');
      throw new Error('interrupted');
    };
    const worker = startTaskWorker({ db, handlers: { long }, pollMs: 10 });
    await waitFor(() => expect(events).toEqual(['started']));
    await Promise.all([worker.stop(), worker.stop()]);
    expect(events).toEqual(['started', 'cleaned up']);
    const row = await db.selectFrom('tasks').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 0, leased_by: null, last_error: null });
  });

  test('stopping does not wait for ever for a handler that ignores its signal', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'deaf', key: 'a' });
    let started = false;
    let letEnd: () => void = () => undefined;
    const deaf = () =>
      new Promise<void>((resolve) => {
        started = true;
        letEnd = resolve;
      });
    const worker = startTaskWorker({ db, handlers: { deaf }, pollMs: 10, stopMs: 50 });
    await waitFor(() => expect(started).toBe(true));
    await worker.stop();
    const row = await db.selectFrom('tasks').selectAll().executeTakeFirstOrThrow();
    expect(row.leased_by).not.toBeNull();
    letEnd();
    await waitFor(async () => expect(await countTasks(db)).toBe(0));
  });
});

describeServer('several task workers', (open) => {
  test('never run one task at the same time', async () => {
    const { db, url = '' } = await open();
    const other = await openDatabase({ kind: 'server', url });
    await sql`create table runs (key text, worker text, started timestamptz, ended timestamptz)`.execute(db);
    for (let key = 0; key < 60; key++) await enqueueTask(db, { kind: 'run', key: String(key) });
    const workers = [db, other.db, db, other.db].map((store, worker) => {
      const run = async (task: Task) => {
        await sql`insert into runs select ${task.key}, ${`worker ${worker}`}, clock_timestamp() from pg_sleep(0.01)`.execute(
          store,
        );
      };
      return startTaskWorker({ db: store, handlers: { run }, concurrency: 4, pollMs: 5 });
    });
    await waitFor(async () => expect(await countTasks(db)).toBe(0));
    for (const worker of workers) await worker.stop();
    await other.close();
    const { rows } = await sql<{ key: string; times: number }>`
      select key, count(*) as times from runs group by key having count(*) > 1`.execute(db);
    expect(rows).toEqual([]);
    const { rows: total } = await sql<{ count: number }>`select count(*) from runs`.execute(db);
    expect(total[0]?.count).toBe(60);
  });
});

describeServer('a task worker whose database goes away', () => {
  test('says so once, and works again when it is back', { timeout: 240_000 }, async () => {
    const server = await startPostgres();
    if ('reason' in server) throw new Error(server.reason);
    const { db, close } = await openDatabase({ kind: 'server', url: server.url });
    await migrate(db);
    const onError = vi.fn();
    const worker = startTaskWorker({ db, handlers: { greet: async () => undefined }, pollMs: 50, onError });
    await server.restart(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
    await enqueueTask(db, { kind: 'greet', key: 'a' });
    await vi.waitFor(async () => expect(await countTasks(db)).toBe(0), { timeout: 100_000, interval: 100 });
    expect(onError).toHaveBeenCalledTimes(1);
    await worker.stop();
    await close();
    await server.stop();
  });
});

describeServer('a task worker that is killed', (open) => {
  test('leaves its task to be taken again when the lease has run out', async () => {
    const { db, url = '' } = await open();
    const program = await buildChildProgram(new URL('../testing/take-and-hang.ts', import.meta.url));
    await enqueueTask(db, { kind: 'hang', key: 'a' });
    const child = startChild(program, [url]);
    await child.line('taken');
    await child.kill();
    await program.remove();

    const held = await db.selectFrom('tasks').selectAll().executeTakeFirstOrThrow();
    expect(held).toMatchObject({ leased_by: 'killed', attempts: 1 });
    const attempts: number[] = [];
    const hang = async (task: Task) => {
      attempts.push(task.attempts);
    };
    const worker = startTaskWorker({ db, handlers: { hang }, pollMs: 50 });
    await waitFor(async () => expect(await countTasks(db)).toBe(0));
    await worker.stop();
    expect(attempts).toEqual([2]);
  });
});

// In memory, PGlite has the clock of the test's own process, which jumps along.
describeServer('a task worker beside clocks that jump', (open) => {
  test('a clock that jumps while a handler runs takes no lease away, nor ends one', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'slow', key: 'a' });
    let runs = 0;
    const jump = async (_: Task, { signal }: { signal: AbortSignal }) => {
      runs++;
      for (const hours of [9, -9]) {
        vi.setSystemTime(Date.now() + hours * HOUR_MS);
        await new Promise((resolve) => setTimeout(resolve, 700));
      }
      expect(signal.aborted).toBe(false);
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    const onError = vi.fn();
    const options = { db, handlers: { slow: jump }, leaseSeconds: 1, pollMs: 20, onError };
    const workers = [startTaskWorker(options), startTaskWorker(options)];
    try {
      await vi.waitUntil(async () => (await countTasks(db)) === 0, { timeout: 25_000, interval: 20 });
    } finally {
      vi.useRealTimers();
      await Promise.all(workers.map((worker) => worker.stop()));
    }
    expect(runs).toBe(1);
    expect(onError).not.toHaveBeenCalled();
  });
});
