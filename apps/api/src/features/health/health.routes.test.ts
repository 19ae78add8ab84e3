import { openDatabase } from '@firsthand/database';
import { createTestDatabase, describeServer, findPostgres, toDatabaseUrl } from '@firsthand/test-support';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { expectRefusal, openApi } from '../../testing/test-api.ts';

const cleanUps: (() => Promise<unknown> | undefined)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test('a process that lives says so, even when it cannot serve', async () => {
  const opened = await createTestDatabase();
  cleanUps.push(() => opened.drop());
  const api = await openApi(opened.database, { isServing: () => false });
  const alive = await api.inject('/healthz');
  expect([alive.statusCode, alive.headers['cache-control']]).toEqual([200, 'no-store']);
  expect((await api.inject('/readyz')).statusCode).toBe(503);
});

test('it is ready while it serves and its database answers', async () => {
  const opened = await createTestDatabase();
  cleanUps.push(() => opened.drop());
  let serving = true;
  const api = await openApi(opened.database, { isServing: () => serving });
  const answer = await api.inject('/readyz');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  serving = false;
  expect((await api.inject('/readyz')).statusCode).toBe(503);
});

const CALLS = [
  { url: '/v1/api/requisitions/search?q=nurse' },
  { url: '/v1/api/requisitions/statistics' },
  { url: '/v1/api/location/search?q=austin' },
  { url: '/v1/api/ats/lever/acme/job/nurse-1' },
  { url: '/sitemap.xml' },
  {
    method: 'POST' as const,
    url: '/v1/api/summaries/jobs',
    payload: { jobs: [{ ats_id: 1, ats_type: 'lever' }] },
  },
];

test('without a database every call that needs it answers 503 and when to try again', async () => {
  const database = await openDatabase({ kind: 'server', url: 'postgres://nobody@127.0.0.1:9/none' });
  cleanUps.push(() => database.close());
  const api = await openApi(database);
  for (const call of CALLS) {
    const answer = await api.inject(call);
    expectRefusal(answer, 503, 'The database cannot be reached right now. Please try again in a moment.');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await api.inject('/readyz')).statusCode).toBe(503);
  expect((await api.inject('/healthz')).statusCode).toBe(200);
  expect((await api.inject('/v1/api/users/config')).statusCode).toBe(200);
});

describeServer('a database that is lost and comes back', (open) => {
  test('is used again without a restart', async () => {
    const { url } = await open();
    const line = await openLine(url ?? '');
    const database = await openDatabase({ kind: 'server', url: line.url });
    cleanUps.push(() => database.close());
    const api = await openApi(database);
    const statuses = async () => {
      const answers = [];
      for (const call of CALLS.slice(0, 3)) answers.push((await api.inject(call)).statusCode);
      return [...answers, (await api.inject('/readyz')).statusCode];
    };

    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await line.cut();
    expect(await statuses()).toEqual([503, 200, 503, 503]);
    await line.mend();
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });
});

/** A line to the run's PostgreSQL server that can be cut and mended: the server itself serves other tests too. */
async function openLine(target: string) {
  const postgres = findPostgres();
  if ('reason' in postgres) throw new Error(postgres.reason);
  const { hostname, port } = new URL(postgres.url);
  const sockets = new Set<Socket>();
  const listen = (at: number) =>
    new Promise<Server>((resolve, reject) => {
      const server = createServer((near) => {
        const far = connect(Number(port), hostname);
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on('close', () => sockets.delete(socket));
          socket.on('error', () => undefined);
        }
        near.pipe(far).pipe(near);
      });
      server.once('error', reject);
      server.listen(at, '127.0.0.1', () => {
        resolve(server);
      });
    });
  let server = await listen(0);
  const { port: near } = server.address() as { port: number };
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
      for (const socket of sockets) socket.destroy();
    });
  cleanUps.push(cut);
  const lineUrl = new URL(toDatabaseUrl(postgres.url, new URL(target).pathname.slice(1)));
  lineUrl.port = String(near);
  return {
    url: lineUrl.href,
    cut,
    mend: async () => {
      server = await listen(near);
    },
  };
}

test('whoever asks whether it is ready is told who answers searches, and why not the index', async () => {
  const opened = await createTestDatabase();
  cleanUps.push(() => opened.drop());
  const standing = { executor: 'sql' as const, lagSeconds: null, reason: 'The index is being built.' };
  const api = await openApi(opened.database, { searchStanding: () => standing });
  const answer = await api.inject('/readyz');
  expect(answer.json()).toEqual({
    status: 'ready',
    search: { answered_by: 'sql', lag_seconds: null, reason: 'The index is being built.' },
  });
});
