import { expect, test } from 'vitest';
import { mapStorage } from '../../lib/session/testing/session-parts.ts';
import { createLoginRequestStore, type LoginRequest } from './login-request.ts';

const NOW = Date.parse('2026-02-01T09:00:00.000Z');
const REQUEST: LoginRequest = {
  request_token: 'r'.repeat(43),
  email: 'ada@example.com',
  expires_at: '2026-02-01T09:15:00.000Z',
};

test('a request outlives a reload of its tab', () => {
  const { storage } = mapStorage();
  createLoginRequestStore(storage, () => NOW).keep(REQUEST);
  const reloaded = createLoginRequestStore(storage, () => NOW + 60_000);
  expect(reloaded.get()).toEqual(REQUEST);
  expect(reloaded.get()).toBe(reloaded.get());
});

test('a request past its time is none', () => {
  const { storage } = mapStorage();
  createLoginRequestStore(storage, () => NOW).keep(REQUEST);
  expect(createLoginRequestStore(storage, () => NOW + 15 * 60_000).get()).toBeNull();
});

test('a request is forgotten, and listeners hear of both', () => {
  const { storage, entries } = mapStorage();
  const store = createLoginRequestStore(storage, () => NOW);
  const heard: (string | undefined)[] = [];
  store.subscribe(() => heard.push(store.get()?.email));
  store.keep(REQUEST);
  store.forget();
  expect(heard).toEqual(['ada@example.com', undefined]);
  expect(entries.size).toBe(0);
});

test.each(['{', 'null', '[]', '{"request_token":1}'])('%s in its place is no request', (text) => {
  const { storage } = mapStorage(new Map([['login_request', text]]));
  expect(createLoginRequestStore(storage, () => NOW).get()).toBeNull();
});

test('without storage a request lasts as long as the page', () => {
  const store = createLoginRequestStore({ get: () => null, set: () => false, remove: () => {} }, () => NOW);
  store.keep(REQUEST);
  expect(store.get()).toEqual(REQUEST);
  store.forget();
  expect(store.get()).toBeNull();
});
