import { createTestDatabase, insertBoard, insertJob, type TestDatabase } from '@firsthand/test-support';
import type { SessionResponse } from '@firsthand/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRawConnection } from '../../testing/raw-connection.ts';
import { readMail } from '../../testing/read-mail.ts';
import { signIn, type SignedIn } from '../../testing/sign-in.ts';
import { openApi, TEST_URL } from '../../testing/test-api.ts';

const EVIL = 'evil.example';

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  isSignedIn: boolean;
  takesJson: boolean;
}

let database: TestDatabase;
let api: FastifyInstance;
let ada: SignedIn;
let calls: Call[];
beforeAll(async () => {
  database = await createTestDatabase();
  api = await openApi(database.database, { offersTurboApply: true });
  ada = await signIn(database.database, { roles: ['premium', 'admin'] });
  await insertJob(database.db, await insertBoard(database.db));
  const { paths } = (await api.inject('/v1/openapi.json')).json<{
    paths: Record<string, Record<string, { security?: object[]; requestBody?: { content: object } }>>;
  }>();
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, requestBody }]) => ({
      ...{ path, method: method.toUpperCase() as Call['method'] },
      // Some calls are for everybody, and tell a person more.
      isSignedIn: security !== undefined && security.every((way) => Object.keys(way).length > 0),
      takesJson: 'application/json' in (requestBody?.content ?? {}),
    })),
  );
});
afterAll(() => database.drop());

const toAddress = ({ path }: Call) => path.replace(/\{\w+\}/g, '1');

/** What a browser sends along from anywhere, without asking first whether it may. */
describe('a page of somebody else’s', () => {
  test('cannot call in a person’s name: nothing that a browser sends by itself says who calls', async () => {
    const token = ada.headers.authorization.slice('Bearer '.length);
    const cookie = ['authorization', 'access_token', 'token', 'session']
      .map((name) => `${name}=${token}`)
      .join('; ');
    const basic = `Basic ${Buffer.from(`ada@example.com:${token}`).toString('base64')}`;
    const closed = calls.filter(({ isSignedIn }) => isSignedIn);
    expect(closed.length).toBeGreaterThan(50);
    for (const call of closed) {
      const url = `${toAddress(call)}?access_token=${token}&token=${token}&authorization=Bearer%20${token}`;
      for (const authorization of [undefined, basic]) {
        const headers = { cookie, origin: `https://${EVIL}`, ...(authorization && { authorization }) };
        const answer = await api.inject({ method: call.method, url, headers });
        expect([call.method, call.path, answer.statusCode]).toEqual([call.method, call.path, 401]);
      }
    }
  });

  test('cannot send what a call takes, since only JSON is taken and a browser asks before it sends that', async () => {
    const before = await countRows();
    for (const call of calls.filter(({ takesJson, path }) => takesJson && !path.endsWith('/webhook'))) {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const payload = '{"email":"eve@example.com","kind":"word","value":"cook","query":{"q":"cook"}}';
        const headers = { 'content-type': type, origin: `https://${EVIL}`, ...ada.headers };
        const answer = await api.inject({ method: call.method, url: toAddress(call), headers, payload });
        expect([call.path, type, Math.floor(answer.statusCode / 100)]).toEqual([call.path, type, 4]);
      }
    }
    expect(await countRows()).toEqual(before);
  });

  test('is given no answer to read, no cookie, and no leave to ask', async () => {
    const address = { origin: `https://${EVIL}`, 'access-control-request-headers': 'authorization' };
    for (const call of calls.filter(({ path }) => !/logout|account/.test(path))) {
      const asked = { ...address, 'access-control-request-method': call.method };
      const answers = [
        await api.inject({ method: 'OPTIONS', url: toAddress(call), headers: asked }),
        await api.inject({
          method: call.method,
          url: toAddress(call),
          headers: { ...asked, ...ada.headers },
        }),
      ];
      for (const { headers } of answers) {
        const told = Object.keys(headers).filter((name) => /^access-control-|^set-cookie$/.test(name));
        expect([call.path, told]).toEqual([call.path, []]);
      }
      expect(answers[0]?.statusCode).toBe(404);
    }
  });
});

describe('a host that somebody made up', () => {
  const NAMES = [
    { host: EVIL },
    { host: `firsthand.example@${EVIL}` },
    {
      host: 'firsthand.example',
      'x-forwarded-host': EVIL,
      'x-forwarded-proto': 'http',
      forwarded: `host=${EVIL}`,
    },
    {
      host: 'firsthand.example',
      'x-original-url': `//${EVIL}/`,
      'x-rewrite-url': `//${EVIL}/`,
      'x-host': EVIL,
    },
  ];

  test.each(NAMES)('%j stands in no link of a mail', async (headers) => {
    const url = '/v1/api/auth/send-magic-link';
    const email = `ada${NAMES.indexOf(headers)}@example.com`;
    expect((await api.inject({ method: 'POST', url, headers, payload: { email } })).statusCode).toBe(200);
    const { text } = await readMail(database.db, email);
    expect(text).not.toContain(EVIL);
    expect(text).toContain(`${TEST_URL}/auth/verify?token=`);
  });

  test.each(NAMES)('%j stands in no answer', async (headers) => {
    const pages = [
      '/sitemap.xml',
      '/robots.txt',
      '/.well-known/security.txt',
      '/feeds/jobs.xml',
      '/v1/docs',
      '/nothing',
    ];
    const read = calls.filter(({ method }) => method === 'GET').map(toAddress);
    for (const url of [...pages, ...read, '/v1/openapi.json']) {
      const answer = await api.inject({ url, headers: { ...ada.headers, ...headers } });
      const said = answer.body + JSON.stringify(answer.headers);
      expect([url, said.includes(EVIL)]).toEqual([url, false]);
    }
  });

  test('nor one that stands in the address itself', async () => {
    const address = await api.listen({ port: 0, host: '127.0.0.1' });
    for (const target of [
      `http://${EVIL}/sitemap.xml`,
      `//${EVIL}/sitemap.xml`,
      `http://${EVIL}@firsthand.example/`,
    ]) {
      const connection = await openRawConnection(address);
      connection.socket.write(`GET ${target} HTTP/1.1\r\nhost: ${EVIL}\r\nconnection: close\r\n\r\n`);
      await connection.closed;
      expect(connection.received()).not.toContain(EVIL);
    }
  });
});

test.each([
  ...['https://evil.example/', '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'],
  ...['/%09/evil.example', '/..//evil.example', 'javascript:alert(1)', ' //evil.example', '/\n/evil.example'],
  ...['http:evil.example', '/@evil.example', 'https:/evil.example', '////evil.example', '/./\\evil.example'],
])('a sign-in leads to pages of ours, whatever was asked for: %j', async (redirect) => {
  const email = `${Buffer.from(redirect).toString('hex').slice(0, 40)}@example.com`;
  const remoteAddress = `2001:db8:${email.length.toString(16)}:${Buffer.from(redirect).length}::1`;
  const payload = { email, redirect };
  await api.inject({ method: 'POST', url: '/v1/api/auth/send-magic-link', remoteAddress, payload });
  const { token, redirect: inMail } = await readMail(database.db, email);
  const answer = await api.inject({ url: '/v1/api/auth/verify', query: { token } });
  const { redirect: told } = answer.json<SessionResponse & { redirect?: string | null }>();
  for (const path of [inMail, told]) {
    if (path === null || path === undefined) continue;
    const leadsTo = new URL(path, TEST_URL);
    expect([leadsTo.origin, path.startsWith('/'), /^[/\\]{2}/.test(path)]).toEqual([TEST_URL, true, false]);
  }
});

/** Of every table that a call could have written to. */
async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [
    'users',
    'mails',
    'magic_links',
    'hide_rules',
    'saved_searches',
    'career_notices',
    'bookmarks',
  ] as const) {
    counts[table] = (await database.db.selectFrom(table).selectAll().execute()).length;
  }
  return counts;
}
