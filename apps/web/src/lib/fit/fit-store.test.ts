import { ApiFailure } from '@firsthand/api-client';
import type { FitResponse } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { expect, test, vi } from 'vitest';
import { FitStore } from './fit-store.ts';

const toAnswer = (ids: string, name = 'Nurse'): FitResponse => ({
  profile: { id: 1, profile_name: name },
  data: ids
    .split(',')
    .map(Number)
    .filter((id) => id !== 404)
    .map((id) => ({ requisition_id: id, met: 0, requirements: [], pay: null })),
});

const start = () => {
  const ask = vi.fn((ids: string) => Promise.resolve(toAnswer(ids)));
  const store = new FitStore(ask);
  return { ask, store, asked: () => ask.mock.calls.map(([ids]) => ids) };
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('what is shown together is asked for together, and not again while it is fresh', async () => {
  const { store, asked } = start();
  store.follow(7);
  const leave = store.show(1);
  store.show(2);
  store.show(404);
  await settle();
  expect(asked()).toEqual(['1,2,404']);
  expect(store.get().fits.get(404)).toBeNull();
  expect(store.get().fits.get(1)?.requisition_id).toBe(1);
  leave();
  store.show(1);
  await settle();
  expect(asked()).toHaveLength(1);
});

test('long lists are asked for in calls of the allowed size', async () => {
  const { store, asked } = start();
  store.follow(7);
  for (let id = 1; id <= LIMITS.fitJobsMax + 1; id++) store.show(id);
  await settle();
  expect(asked().map((ids) => ids.split(',').length)).toEqual([LIMITS.fitJobsMax, 1]);
});

test('nobody signed in asks for nothing, and one person never sees another’s', async () => {
  const { store, asked, ask } = start();
  store.show(1);
  await settle();
  expect(asked()).toEqual([]);
  let answer: (answer: FitResponse) => void = () => {};
  ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  store.follow(7);
  await settle();
  store.follow(8);
  await settle();
  answer(toAnswer('1', 'Of seven'));
  await settle();
  expect(store.get().profile?.profile_name).toBe('Nurse');
  store.follow(null);
  expect(store.get().profile).toBeUndefined();
});

test('a change of the profile asks again for what is on screen, and a failure can be tried again', async () => {
  const { store, asked, ask } = start();
  store.follow(7);
  store.show(1);
  await settle();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  ask.mockImplementationOnce(() => Promise.reject(new ApiFailure(503, 'Down')));
  await store.refresh();
  expect(store.get()).toMatchObject({ hasFailed: true, profile: { id: 1 } });
  await store.refresh();
  expect(asked()).toHaveLength(3);
  expect(store.get().hasFailed).toBe(false);
});
