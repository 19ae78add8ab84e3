import { describeDatabases } from '@firsthand/test-support';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from '../database.ts';
import {
  backOffSeconds,
  endLeases,
  enqueueTask,
  extendLease,
  failTask,
  finishTask,
  releaseTask,
  sweepTasks,
  takeTask,
  type Task,
} from './queue.ts';

const take = (db: Db, owner = 'worker') => takeTask(db, { kinds: ['crawl'], owner, leaseSeconds: 60 });

async function takeNow(db: Db, owner?: string): Promise<Task> {
  const task = await take(db, owner);
  if (!task) throw new Error('There should be a task');
  return task;
}

const letLeaseRunOut = (db: Db) =>
  sql`update tasks set leased_until = now() - interval '1 second'`.execute(db);
const letWaitPass = (db: Db) => sql`update tasks set run_at = now() - interval '1 second'`.execute(db);

describeDatabases('task queue', (open) => {
  test('what the dead held is taken at once when all leases are ended, and the try counts', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'crawl', key: 'a' });
    await enqueueTask(db, { kind: 'crawl', key: 'b', maxAttempts: 1 });
    const [held, last] = [await takeNow(db, 'dead'), await takeNow(db, 'dead')];
    expect(await take(db)).toBeUndefined();
    expect(await endLeases(db)).toBe(2);
    expect(await endLeases(db)).toBe(0);
    expect(await takeNow(db)).toMatchObject({ key: 'a', attempts: 2 });
    expect([await finishTask(db, held), await sweepTasks(db)]).toEqual([false, 1]);
    expect(await take(db)).toBeUndefined();
    expect(last).toMatchObject({ key: 'b', attempts: 1, maxAttempts: 1 });
  });

  test('a task is taken once, with its payload, and is gone when finished', async () => {
    const { db } = await open();
    expect(await enqueueTask(db, { kind: 'crawl', key: 'a', payload: { page: 2 } })).toBe(true);
    const task = await takeNow(db);
    expect(task).toMatchObject({
      kind: 'crawl',
      key: 'a',
      payload: { page: 2 },
      attempts: 1,
      maxAttempts: 5,
    });
    expect(await take(db)).toBeUndefined();
    expect(await finishTask(db, task)).toBe(true);
    expect(await db.selectFrom('tasks').selectAll().execute()).toEqual([]);
  });

  test('a task that waits or runs is not put in twice', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'crawl', key: 'a' });
    expect(await enqueueTask(db, { kind: 'crawl', key: 'a' })).toBe(false);
    await takeNow(db);
    expect(await enqueueTask(db, { kind: 'crawl', key: 'a' })).toBe(false);
    expect(await enqueueTask(db, { kind: 'crawl', key: 'b' })).toBe(true);
  });

  test('asking sooner moves a waiting task forward, asking later does not move it back', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'crawl', key: 'a', runAt: new Date('2999-01-01') });
    expect(await take(db)).toBeUndefined();
    await enqueueTask(db, { kind: 'crawl', key: 'a', runAt: new Date('2026-01-01') });
    await enqueueTask(db, { kind: 'crawl', key: 'a', runAt: new Date('2999-01-01') });
    expect(await takeNow(db)).toMatchObject({ key: 'a' });
  });

  test('the task that is due longest comes first, of the wanted kinds only', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'mail', key: 'oldest', runAt: new Date('2025-01-01') });
    await enqueueTask(db, { kind: 'crawl', key: 'newer', runAt: new Date('2026-02-01') });
    await enqueueTask(db, { kind: 'crawl', key: 'older', runAt: new Date('2026-01-01') });
    expect((await takeNow(db)).key).toBe('older');
    expect((await takeNow(db)).key).toBe('newer');
    expect(await take(db)).toBeUndefined();
  });

  test('a task named by its key can be taken before it is due', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'crawl', key: 'a', runAt: new Date('2999-01-01') });
    const named = await takeTask(db, { kinds: ['crawl'], owner: 'command', leaseSeconds: 60, key: 'a' });
    expect(named).toMatchObject({ key: 'a', owner: 'command' });
  });

  test('a task whose lease ran out is taken again, and its first taker can do nothing more to it', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'crawl', key: 'a' });
    const first = await takeNow(db, 'one');
    expect(await extendLease(db, first, 60)).toBe(true);
    await letLeaseRunOut(db);
    // Even by the same owner: the attempt tells them apart.
    const second = await takeNow(db, 'one');
    expect(second.attempts).toBe(2);
    expect(await extendLease(db, first, 60)).toBe(false);
    expect(await finishTask(db, first)).toBe(false);
    expect(await releaseTask(db, first)).toBe(false);
    expect(await failTask(db, first, new Error('late'))).toBe(false);
    expect(await finishTask(db, second)).toBe(true);
  });

  test('a released task can be taken at once and has lost no attempt', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'crawl', key: 'a' });
    await releaseTask(db, await takeNow(db));
    expect((await takeNow(db)).attempts).toBe(1);
  });

  test('a failed task waits, and after its last attempt keeps the error for the operator', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'crawl', key: 'a', maxAttempts: 2 });
    await failTask(db, await takeNow(db), new Error('board\0 is down'));
    expect(await take(db)).toBeUndefined();
    expect(await enqueueTask(db, { kind: 'crawl', key: 'a' })).toBe(false);
    await letWaitPass(db);
    await failTask(db, await takeNow(db), new Error('still down'));
    await letWaitPass(db);
    expect(await take(db)).toBeUndefined();
    const [row] = await db.selectFrom('tasks').selectAll().execute();
    expect(row).toMatchObject({ attempts: 2, last_error: 'still down', leased_by: null });
    expect(row?.failed_at).toBeInstanceOf(Date);
    expect(await enqueueTask(db, { kind: 'crawl', key: 'a' })).toBe(true);
  });

  test('a task that ends its worker every time is given up after its last attempt', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'crawl', key: 'deadly', maxAttempts: 1 });
    await takeNow(db);
    expect(await sweepTasks(db)).toBe(0);
    await letLeaseRunOut(db);
    expect(await take(db)).toBeUndefined();
    expect(await sweepTasks(db)).toBe(1);
    const [row] = await db.selectFrom('tasks').select(['failed_at', 'last_error']).execute();
    expect(row).toMatchObject({
      failed_at: expect.any(Date),
      last_error: expect.stringContaining('last attempt'),
    });
  });

  test('a task put in by a transaction that fails was never there', async () => {
    const { db } = await open();
    const failing = db.transaction().execute(async (trx) => {
      await enqueueTask(trx, { kind: 'crawl', key: 'a' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await take(db)).toBeUndefined();
  });
});

describe('the wait after a failure', () => {
  test('doubles with each attempt, up to an hour', () => {
    const waits = [1, 2, 3, 8, 30].map((attempts) => backOffSeconds(attempts, () => 0));
    expect(waits).toEqual([30, 60, 120, 3_600, 3_600]);
  });

  test('is shortened at random by up to half, so that many failures do not come back at once', () => {
    expect(backOffSeconds(1, () => 0.5)).toBe(22.5);
    expect(backOffSeconds(1, () => 1)).toBe(15);
  });

  test('is at least what the error asks for', () => {
    const asked = Object.assign(new Error('rate-limited'), { retryAfterSeconds: 500 });
    expect(backOffSeconds(1, () => 0, asked)).toBe(500);
    expect(backOffSeconds(8, () => 0, asked)).toBe(3_600);
  });
});
