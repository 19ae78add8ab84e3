import { createTestDatabase, describeServer, type TestDatabase } from '@firsthand/test-support';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openRawConnection } from './testing/raw-connection.ts';
import { expectRefusal, loggedErrors, openApi, TEST_NOW } from './testing/test-api.ts';

const SEARCH = '/v1/api/requisitions/search';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('every answer', () => {
  test.each([SEARCH, '/v1/api/unknown', '/healthz', '/robots.txt', `${SEARCH}?limit=0`])(
    'of %s forbids what an answer of data needs not do',
    async (url) => {
      const { headers } = await (await openApi(database.database)).inject(url);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  test('asks for encrypted lines only where the site has one', async () => {
    const api = await openApi(database.database, { publicUrl: 'http://localhost:3000' });
    expect((await api.inject(SEARCH)).headers).not.toHaveProperty('strict-transport-security');
  });

  test('has the same head without its body', async () => {
    const api = await openApi(database.database);
    for (const url of [SEARCH, '/healthz', '/sitemap.xml']) {
      const head = await api.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(head.headers['content-type']).toBe((await api.inject(url)).headers['content-type']);
    }
    expect((await api.inject({ method: 'HEAD', url: `${SEARCH}?limit=0` })).statusCode).toBe(400);
  });

  test('of more than a kilobyte is compressed for those who can read it', async () => {
    const api = await openApi(database.database);
    const answer = await api.inject({ url: '/v1/openapi.json', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toHaveProperty('openapi');
  });
});

describe('with a limit of calls', () => {
  test('further calls are told to wait, other clients and health checks are not', async () => {
    const api = await openApi(database.database, { rateLimitPerMinute: 2 });
    const ask = (url: string, remoteAddress = '198.51.100.1') => api.inject({ url, remoteAddress });
    expect([(await ask(SEARCH)).statusCode, (await ask(SEARCH)).statusCode]).toEqual([200, 200]);
    const refused = await ask(SEARCH);
    expectRefusal(refused, 429, 'Too many requests. Please wait a moment and try again.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await ask(SEARCH, '198.51.100.2')).statusCode).toBe(200);
    expect((await ask('/healthz')).statusCode).toBe(200);
    expect((await ask('/readyz')).statusCode).toBe(200);
  });

  test('a client cannot pass for many by a header of its own', async () => {
    const api = await openApi(database.database, { rateLimitPerMinute: 1 });
    const ask = (forwarded: string) =>
      api.inject({ url: SEARCH, headers: { 'x-forwarded-for': forwarded }, remoteAddress: '198.51.100.1' });
    await ask('203.0.113.1');
    expect((await ask('203.0.113.2')).statusCode).toBe(429);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 200],
    ['192.0.2.1', '::ffff:c000:201', 429],
  ])('%s and then %s: %i', async (first, second, status) => {
    const api = await openApi(database.database, { rateLimitPerMinute: 1 });
    await api.inject({ url: SEARCH, remoteAddress: first });
    expect((await api.inject({ url: SEARCH, remoteAddress: second })).statusCode).toBe(status);
  });
});

test('a call with a limit of its own is counted for itself', async () => {
  const api = await openApi(database.database, { rateLimitPerMinute: 2 });
  const preview = {
    method: 'POST',
    url: '/v1/api/auth/magic-link-preview',
    payload: { token: 'x' },
  } as const;
  const statuses: number[] = [];
  for (let call = 0; call < 31; call += 1) statuses.push((await api.inject(preview)).statusCode);
  expect(statuses.slice(0, 30)).not.toContain(429);
  expect(statuses[30]).toBe(429);
  expect((await api.inject(SEARCH)).statusCode).toBe(200);
});

describeServer('calls of a client at several nodes', (open) => {
  test('count together, and not for others', async () => {
    const { database: store } = await open();
    const nodes = await Promise.all(
      [1, 2].map(() => openApi(store, { rateLimitPerMinute: 12, now: () => new Date() })),
    );
    const ask = async (node: number, remoteAddress = '198.51.100.1') => {
      const answer = await nodes[node]?.inject({ url: SEARCH, remoteAddress });
      return answer?.statusCode;
    };
    // Both have to be within one minute of the clock.
    if (Date.now() % 60_000 > 45_000) await new Promise((resolve) => setTimeout(resolve, 16_000));
    for (let call = 0; call < 6; call += 1) expect([await ask(0), await ask(1)]).toEqual([200, 200]);
    await vi.waitFor(
      async () => {
        const { rows } = await sql<{ calls: number }>`select calls from call_counts`.execute(store.db);
        expect(rows).toEqual([{ calls: 12 }]);
      },
      { timeout: 5_000 },
    );
    // A node hears of the others with its next calls.
    await ask(0);
    await ask(1);
    await vi.waitFor(async () => expect([await ask(0), await ask(1)]).toEqual([429, 429]), {
      timeout: 5_000,
    });
    expect([await ask(0, '198.51.100.2'), await ask(1, '198.51.100.2')]).toEqual([200, 200]);
    const { rows } = await sql<{ client: string }>`select client from call_counts`.execute(store.db);
    expect(JSON.stringify(rows)).not.toContain('198.51');
    for (const node of nodes) await node.close();
  }, 60_000);
});

test('an unnamed proxy is told of loudly, once in ten minutes', async () => {
  const clock = { ms: TEST_NOW.getTime() };
  const now = () => new Date(clock.ms);
  const told = () => loggedErrors.filter((fields) => JSON.stringify(fields).includes('198.51.100.77')).length;
  const ask = (app: FastifyInstance) =>
    app.inject({
      ...{ url: '/healthz', remoteAddress: '198.51.100.77' },
      headers: { 'x-forwarded-for': '203.0.113.1' },
    });
  const trusting = await openApi(database.database, { now, trustedProxies: ['10.0.0.0/8'] });
  await ask(trusting);
  expect(told()).toBe(0);
  const api = await openApi(database.database, { now });
  await api.inject({ url: '/healthz', remoteAddress: '198.51.100.77' });
  expect(told()).toBe(0);
  await ask(api);
  await ask(api);
  expect(told()).toBe(1);
  clock.ms += 10 * 60_000;
  await ask(api);
  expect(told()).toBe(2);
});

test.each(['GET', 'OPTIONS', 'POST'] as const)('%s of an address that is none is refused', async (method) => {
  const api = await openApi(database.database);
  for (const url of ['*', 'ftp://firsthand.example/', 'http://', 'http://[/', '/%00', '/v1/%00?q=a']) {
    const answer = await askByLine(await listenOnce(api), `${method} ${url} HTTP/1.1`);
    expect([url, answer]).toEqual([url, expect.stringMatching(/^HTTP\/1\.1 400 /)]);
    const body: unknown = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
    expect(body).toEqual({ error: expect.any(String) as string });
  }
});

const addresses = new Map<FastifyInstance, Promise<string>>();
function listenOnce(api: FastifyInstance): Promise<string> {
  const address = addresses.get(api) ?? api.listen({ port: 0, host: '127.0.0.1' });
  addresses.set(api, address);
  return address;
}

async function askByLine(address: string, line: string): Promise<string> {
  const connection = await openRawConnection(address);
  connection.socket.write(`${line}\r\nhost: firsthand.example\r\nconnection: close\r\n\r\n`);
  await connection.closed;
  return connection.received();
}

test('pages may use nothing of the device, and a weakness can be reported', async () => {
  const api = await openApi(database.database);
  const answer = await api.inject('/.well-known/security.txt');
  expect(answer.headers['permissions-policy']).toContain('camera=(), ');
  expect(answer.headers['permissions-policy']).toContain('payment=()');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(
    [
      'Contact: mailto:ops@firsthand.example',
      'Expires: 2026-07-31T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://firsthand.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  const demo = await openApi(database.database, { publicUrl: 'http://localhost:3000' });
  expect((await demo.inject('/.well-known/security.txt')).body).not.toContain('http:');
  const unnamed = await openApi(database.database, { securityContact: null });
  expectRefusal(await unnamed.inject('/.well-known/security.txt'), 404, /has named no address for reports/);
});

describe('the country of a visitor', () => {
  const seen: string[] = [];
  const findCountry = ({ ip }: { ip: string }) => {
    seen.push(ip);
    return 'SE';
  };

  test('is told to that visitor only', async () => {
    const api = await openApi(database.database, { findCountry });
    const answer = await api.inject('/v1/api/users/config');
    expect(answer.json()).toEqual({ ipLocation: { country: 'SE' } });
    expect(answer.headers['cache-control']).toMatch(/^private/);
  });

  test('comes from the address that a trusted proxy names, and from no one else', async () => {
    const api = await openApi(database.database, { findCountry, trustedProxies: ['10.0.0.0/8'] });
    const ask = (remoteAddress: string) =>
      api.inject({
        url: '/v1/api/users/config',
        headers: { 'x-forwarded-for': '203.0.113.9' },
        remoteAddress,
      });
    seen.length = 0;
    await ask('10.1.2.3');
    await ask('198.51.100.1');
    expect(seen).toEqual(['203.0.113.9', '198.51.100.1']);
  });
});

test('an answer under way is finished while the server closes, and its line is not kept', async () => {
  const api = await openApi(database.database);
  let arrived: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  let release: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.get('/slow', async () => {
    arrived();
    await slow;
    return { done: true };
  });
  const address = await api.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${address}/slow`);
  await arrival;
  const closed = api.close();
  setImmediate(release);
  const response = await answer;
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
  await closed;
  // The port is free again.
  const next = createServer();
  await new Promise<void>((resolve, reject) => {
    next.once('error', reject);
    next.listen(Number(new URL(address).port), '127.0.0.1', resolve);
  });
  await new Promise((resolve) => next.close(resolve));
});
