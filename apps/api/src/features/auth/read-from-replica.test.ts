import { createTestDatabase, describeServer, type TestDatabase } from '@firsthand/test-support';
import { findReadScope, type Database } from '@firsthand/database';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { signIn, type SignedIn } from '../../testing/sign-in.ts';
import { openApi, TEST_NOW } from '../../testing/test-api.ts';

/** A store whose replica has replayed this far, and an API on it that tells whether a route may ask the replica. */
describeServer('what is read from the replica', (open) => {
  let store: TestDatabase;
  let api: FastifyInstance;
  let ada: SignedIn;
  const replica = { asked: [] as (string | null)[], hasAll: true };
  const later = () => new Date(TEST_NOW.getTime() + 60_000);

  async function openAt(now: () => Date): Promise<FastifyInstance> {
    const database: Database = {
      ...store.database,
      replica: {
        hasReplayed: (lastWrite) => {
          replica.asked.push(lastWrite);
          return replica.hasAll;
        },
        lagSeconds: () => 0,
      },
    };
    const app = await openApi(database, { now });
    const tell = () => ({ usesReplica: findReadScope()?.usesReplica });
    app.get('/told', { schema: { hide: true } }, tell);
    app.post('/told', { schema: { hide: true } }, tell);
    return app;
  }

  beforeEach(async () => {
    store = await open();
    Object.assign(replica, { asked: [], hasAll: true });
    ada = await signIn(store.database);
    api = await openAt(later);
  });

  const lastWriteOf = async () =>
    (await store.db.selectFrom('sessions').select('last_write').executeTakeFirstOrThrow()).last_write;
  const profile = (app = api) => app.inject({ url: '/v1/api/users/settings', headers: ada.headers });

  test('GETs of anybody are, other calls and those with a token are not', async () => {
    const told = async (method: 'GET' | 'POST', url: string) =>
      (await api.inject({ method, url })).json<unknown>();
    expect(await told('GET', '/told')).toEqual({ usesReplica: true });
    expect(await told('POST', '/told')).toEqual({ usesReplica: false });
    expect(await told('GET', '/told?token=x')).toEqual({ usesReplica: false });
    replica.hasAll = false;
    expect(await told('GET', '/told')).toEqual({ usesReplica: false });
  });

  test('of a person who wrote, the replica has to have that', async () => {
    expect((await profile()).statusCode).toBe(200);
    expect(replica.asked).toEqual([null]);
    const saved = await api.inject({
      ...{ method: 'POST', url: '/v1/api/hide-rules', headers: ada.headers },
      payload: { kind: 'word', value: 'unpaid' },
    });
    expect(saved.statusCode).toBeLessThan(300);
    const lastWrite = await lastWriteOf();
    expect(lastWrite).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
    await profile();
    expect(replica.asked).toEqual([null, lastWrite]);
  });

  test('who has just signed in reads from the primary', async () => {
    await profile(await openAt(() => TEST_NOW));
    expect(replica.asked).toEqual([]);
  });

  test('a session that was ended is ended at once', async () => {
    await store.db.updateTable('sessions').set({ ended_at: TEST_NOW, end_reason: 'signed-out' }).execute();
    expect((await profile()).statusCode).toBe(401);
  });
});

test('without a replica nothing is noted', async () => {
  const store = await createTestDatabase();
  const ada = await signIn(store.database);
  const api = await openApi(store.database);
  await api.inject({
    ...{ method: 'POST', url: '/v1/api/hide-rules', headers: ada.headers },
    payload: { kind: 'word', value: 'unpaid' },
  });
  const row = await store.db.selectFrom('sessions').select('last_write').executeTakeFirstOrThrow();
  expect(row.last_write).toBeNull();
  await store.drop();
});
