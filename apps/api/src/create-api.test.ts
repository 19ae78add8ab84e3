import { createTestDatabase, type TestDatabase } from '@firsthand/test-support';
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal, openApi } from './testing/test-api.ts';

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
