import { ApiFailure } from '@firsthand/api-client';
import { expect, test } from 'vitest';
import type { AppliedJobsResponse } from '@firsthand/contracts';
import { AppliedStore, type AppliedJob } from './applied-store.ts';

const job = (requisition_id: number): AppliedJob => ({
  application_id: requisition_id + 1_000,
  requisition_id,
  source: 'lever',
  applied_at: '2026-11-18T09:00:00.000Z',
  stage: 'applied',
});

const own = (...applied: AppliedJob[]): AppliedJobsResponse => ({ applied, prepared: [] });

/** Answers the calls in the order and at the time the test says. */
function aServer() {
  const waiting: { resolve: (jobs: AppliedJobsResponse) => void; reject: (error: Error) => void }[] = [];
  const list = () =>
    new Promise<AppliedJobsResponse>((resolve, reject) => {
      waiting.push({ resolve, reject });
    });
  return { store: new AppliedStore(list), waiting };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('asks once per person and knows each posting by its id', async () => {
  const { store, waiting } = aServer();
  store.follow(1);
  store.follow(1);
  expect(waiting).toHaveLength(1);
  waiting[0]?.resolve(own(job(7), job(8)));
  await settle();
  expect(store.get().applied.get(7)?.application_id).toBe(1_007);
  expect(store.get().applied.has(9)).toBe(false);
});

test('nobody is asked about when nobody is signed in', () => {
  const { store, waiting } = aServer();
  store.follow(null);
  expect(waiting).toHaveLength(0);
});

test('the answer about one person is not shown to the next', async () => {
  const { store, waiting } = aServer();
  store.follow(1);
  store.follow(2);
  waiting[0]?.resolve(own(job(7)));
  await settle();
  expect(store.get().applied.size).toBe(0);
  waiting[1]?.resolve(own(job(8)));
  await settle();
  expect([...store.get().applied.keys()]).toEqual([8]);
});

test('signing out forgets, and a late answer changes nothing', async () => {
  const { store, waiting } = aServer();
  store.follow(1);
  store.follow(null);
  waiting[0]?.resolve(own(job(7)));
  await settle();
  expect(store.get().applied.size).toBe(0);
});

test('of two loads the later one counts', async () => {
  const { store, waiting } = aServer();
  store.follow(1);
  void store.load();
  waiting[1]?.resolve(own(job(7), job(8)));
  waiting[0]?.resolve(own(job(7)));
  await settle();
  expect([...store.get().applied.keys()]).toEqual([7, 8]);
});

test('a failure keeps what was known', async () => {
  const { store, waiting } = aServer();
  store.follow(1);
  waiting[0]?.resolve(own(job(7)));
  await settle();
  void store.load();
  waiting[1]?.reject(new ApiFailure(503, 'The server is busy.'));
  await settle();
  expect([...store.get().applied.keys()]).toEqual([7]);
});

test('what was only prepared is known apart from what was applied to', async () => {
  const { store, waiting } = aServer();
  store.follow(1);
  const { application_id, source, requisition_id } = job(7);
  const prepared = { application_id, source, requisition_id, prepared_at: '2026-11-26T09:00:00.000Z' };
  waiting[0]?.resolve({ applied: [], prepared: [{ ...prepared, standing: 'not-sent' }] });
  await settle();
  expect(store.get().applied.size).toBe(0);
  expect(store.get().prepared.get(7)?.application_id).toBe(1_007);
});
