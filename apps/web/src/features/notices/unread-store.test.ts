import { ApiFailure } from '@firsthand/api-client';
import { expect, test } from 'vitest';
import { createUnreadStore } from './unread-store.ts';

function start() {
  const server = { unread: 3, asked: 0, fails: false };
  const clock = { now: 0 };
  const store = createUnreadStore({
    now: () => clock.now,
    calls: {
      listNotices: () => {
        server.asked += 1;
        if (server.fails) return Promise.reject(new ApiFailure(0, 'The server could not be reached.'));
        return Promise.resolve({ data: [], total: 9, unread: server.unread });
      },
    },
  });
  return { server, clock, store };
}

test('counts for whoever signs in, and nothing for nobody', async () => {
  const { server, store } = start();
  await store.look();
  expect([store.get(), server.asked]).toEqual([0, 0]);
  await store.follow(1);
  expect([store.get(), server.asked]).toEqual([3, 1]);
  await store.follow(1);
  expect(server.asked).toBe(1);
  await store.follow(null);
  expect(store.get()).toBe(0);
});

test('asks again after a while, and an answer of another call counts too', async () => {
  const { server, clock, store } = start();
  await store.follow(1);
  server.unread = 5;
  clock.now = 59_999;
  await store.look();
  expect(store.get()).toBe(3);
  clock.now = 60_000;
  await store.look();
  expect(store.get()).toBe(5);
  store.take(4);
  expect([store.get(), server.asked]).toEqual([4, 2]);
});

test('a server that is away leaves the count as it was', async () => {
  const { server, clock, store } = start();
  await store.follow(1);
  server.fails = true;
  clock.now = 60_000;
  await store.look();
  expect([store.get(), server.asked]).toEqual([3, 2]);
});

test('the answer for somebody who has left meanwhile is nobody’s', async () => {
  const { store } = start();
  const counting = store.follow(1);
  await store.follow(null);
  await counting;
  expect(store.get()).toBe(0);
});
