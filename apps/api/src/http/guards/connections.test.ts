import { request as sendRequest } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_TEXTS } from '@firsthand/contracts';
import { createTestDatabase, type TestDatabase } from '@firsthand/test-support';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRawConnection, writeForEver } from '../../testing/raw-connection.ts';
import { signIn, type SignedIn } from '../../testing/sign-in.ts';
import { openApi } from '../../testing/test-api.ts';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import { UNREAD_BODY_LIMITS } from './unread-bodies.ts';

const SLOW_MS = 60_000;
const MEGABYTE = 1024 * 1024;
const SUMMARIES = '/v1/api/summaries/jobs';
const UPLOAD = '/v1/api/job-profiles/parse-resume';
/** What lies in the buffers of two sockets when a line is cut. */
const IN_BUFFERS_BYTES = 8 * MEGABYTE;

let database: TestDatabase;
let ada: SignedIn;
beforeAll(async () => {
  database = await createTestDatabase();
  ada = await signIn(database.database);
});
afterAll(() => database.drop());

async function listen(limits = {}) {
  const api = await openApi(database.database, {}, { ...CONNECTION_LIMITS, ...limits });
  api.get('/large', { schema: { hide: true } }, () => Buffer.alloc(64 * MEGABYTE));
  const sockets: Socket[] = [];
  api.server.on('connection', (socket: Socket) => sockets.push(socket));
  const address = await api.listen({ port: 0, host: '127.0.0.1' });
  return { api, address, readBytes: () => sockets.reduce((sum, socket) => sum + socket.bytesRead, 0) };
}

const toHead = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: firsthand.example', ...headers, '', ''].join('\r\n');
const JSON_TYPE = 'content-type: application/json';
const FORM_TYPE = 'content-type: multipart/form-data; boundary=x';
const FILE_START = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
const toChunk = (content: Buffer) =>
  Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')]);
const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as unknown;

describe('a request that does not arrive', () => {
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    server = await listen({ headersMs: 300, requestMs: 600, checkEveryMs: 50 });
  });

  test.each([
    ['has half its headers', `POST ${SUMMARIES} HTTP/1.1\r\nhost: firs`],
    ['has half its body', `${toHead(SUMMARIES, JSON_TYPE, 'content-length: 100')}{"jobs": [`],
    ['has half a chunk', `${toHead(SUMMARIES, JSON_TYPE, 'transfer-encoding: chunked')}20\r\n{"jobs"`],
    [
      'has half a file',
      `${toHead(UPLOAD, 'authorization: TOKEN', FORM_TYPE, 'content-length: 5000')}${FILE_START}`,
    ],
  ])(
    'and %s is given up, in words',
    async (_what, text) => {
      const connection = await openRawConnection(server.address);
      connection.socket.write(text.replace('TOKEN', ada.headers.authorization));
      await connection.closed;
      expect(connection.received()).toMatch(/^HTTP\/1\.1 408 /);
      expect(bodyOf(connection.received())).toEqual({
        error: 'The request took too long to arrive. Please try again.',
      });
    },
    SLOW_MS,
  );

  test(
    'and comes by the byte is given up too, while others are answered',
    async () => {
      const connection = await openRawConnection(server.address);
      connection.socket.write(toHead(SUMMARIES, JSON_TYPE, 'content-length: 100'));
      const dripping = setInterval(() => connection.socket.write(' '), 20);
      expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
      await connection.closed;
      clearInterval(dripping);
      expect(connection.received()).toMatch(/^HTTP\/1\.1 408 /);
    },
    SLOW_MS,
  );

  test.each([
    ['is no HTTP', 'nonsense\r\n\r\n', 400, 'The request is not valid HTTP.'],
    [
      'has too much in its headers',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(140_000)}\r\n\r\n`,
      431,
      'The address and headers of the request are too long.',
    ],
    [
      'has a NUL in its address',
      'GET /\0 HTTP/1.1\r\nhost: a\r\n\r\n',
      400,
      'The request is not valid HTTP.',
    ],
  ])('or %s is refused in the shape of every error', async (_what, text, status, error) => {
    const connection = await openRawConnection(server.address);
    connection.socket.write(text);
    await connection.closed;
    expect(connection.received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(bodyOf(connection.received())).toEqual({ error });
  });
});

test('the longest query is an address, in whatever script', async () => {
  const { api, address } = await listen();
  const query = new URLSearchParams({ q: '職'.repeat(10_000) });
  const answer = await fetch(`${address}/v1/api/requisitions/search?${query.toString()}`);
  expect([answer.status, await answer.json()]).toMatchObject([200, { total: 0 }]);
  await api.close();
});

test(
  'a server that closes gives half a request and a reader who never reads its grace, and no more',
  async () => {
    const { api, address } = await listen({ graceMs: 300 });
    const open = async (text: string) => {
      const connection = await openRawConnection(address);
      connection.socket.write(text);
      return connection;
    };
    const connections = [
      await open(''),
      await open('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'),
      await open(`POST ${SUMMARIES} HTTP/1.1\r\nhost: firs`),
      await open(`${toHead(SUMMARIES, JSON_TYPE, 'content-length: 100')}{"jobs": [`),
    ];
    const reader = await open('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
    await new Promise((resolve) => reader.socket.once('data', resolve));
    reader.socket.pause();
    await fetch(`${address}/healthz`);
    await api.close();
    for (const { closed } of connections) await closed;
    reader.socket.resume();
    await reader.closed;
  },
  // Node's own limits would end these after a minute at the earliest.
  20_000,
);

test('a request on an open connection is answered while the server closes, and ends it', async () => {
  const { api, address } = await listen({ graceMs: 5_000 });
  const connection = await openRawConnection(address);
  connection.socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
  await new Promise((resolve) => connection.socket.once('data', resolve));
  const slow = await openRawConnection(address);
  const slowBegun = new Promise<void>((resolve) => {
    api.server.once('request', () => {
      resolve();
    });
  });
  slow.socket.write(toHead(SUMMARIES, JSON_TYPE, 'content-length: 12'));
  await slowBegun;
  const closing = api.close();
  connection.socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
  await connection.closed;
  expect(connection.received().match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  expect(connection.received()).toMatch(/connection: close/i);
  slow.socket.write('{"jobs": []}');
  await slow.closed;
  expect(slow.received()).toMatch(/^HTTP\/1\.1 (200|400) /);
  await closing;
});

describe('a body that is larger than its call takes', () => {
  let server: Awaited<ReturnType<typeof listen>>;
  let api: FastifyInstance;
  beforeAll(async () => {
    server = await listen();
    ({ api } = server);
  });

  test.each([
    ['to everybody', () => [SUMMARIES, JSON_TYPE], 413, 'What was sent is too large.'],
    ['without a session', () => [UPLOAD, FORM_TYPE], 401, 'Please log in first.'],
    [
      'as a file',
      () => [UPLOAD, FORM_TYPE, `authorization: ${ada.headers.authorization}`],
      413,
      ERROR_TEXTS.resumeTooLarge,
    ],
    ['where there is no call', () => ['/v1/api/none', JSON_TYPE], 413, 'What was sent is too large.'],
  ])(
    'and is announced %s is refused before it is sent, and never read',
    async (_what, toRequest, status, error) => {
      const [path = '', ...headers] = toRequest();
      const before = server.readBytes();
      const connection = await openRawConnection(server.address);
      connection.socket.write(toHead(path, ...headers, `content-length: ${400 * MEGABYTE}`));
      await new Promise((resolve) => connection.socket.once('data', resolve));
      expect(connection.received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(bodyOf(connection.received())).toEqual({ error });
      const written = await writeForEver(connection, Buffer.alloc(256 * 1024));
      expect(server.readBytes() - before).toBeLessThan(UNREAD_BODY_LIMITS.maxBytes + MEGABYTE);
      expect(written).toBeLessThan(UNREAD_BODY_LIMITS.maxBytes + IN_BUFFERS_BYTES);
    },
    SLOW_MS,
  );

  test.each([
    ['JSON', () => [SUMMARIES, JSON_TYPE], '{"jobs": "', 413, 'What was sent is too large.'],
    [
      'a file',
      () => [UPLOAD, FORM_TYPE, `authorization: ${ada.headers.authorization}`],
      FILE_START,
      ...([413, ERROR_TEXTS.resumeTooLarge] as const),
    ],
    [
      'a form without parts',
      () => [UPLOAD, FORM_TYPE, `authorization: ${ada.headers.authorization}`],
      'preamble',
      ...([413, ERROR_TEXTS.resumeTooLarge] as const),
    ],
    ['a stranger’s form', () => [UPLOAD, FORM_TYPE], FILE_START, 401, 'Please log in first.'],
  ])(
    'and never ends is cut: %s',
    async (_what, toRequest, start, status, error) => {
      const [path = '', ...headers] = toRequest();
      const before = server.readBytes();
      const connection = await openRawConnection(server.address);
      connection.socket.write(toHead(path, ...headers, 'transfer-encoding: chunked'));
      connection.socket.write(toChunk(Buffer.from(start)));
      await writeForEver(connection, toChunk(Buffer.alloc(64 * 1024, 'x')));
      expect(connection.received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(connection.received()).toContain(JSON.stringify({ error }));
      expect(server.readBytes() - before).toBeLessThan(UNREAD_BODY_LIMITS.maxBytes + 3 * MEGABYTE);
    },
    SLOW_MS,
  );

  const ask = (path: string, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const outgoing = sendRequest(server.address + path, { method: 'POST', headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          resolve({ status: answer.statusCode, text });
        });
      });
      outgoing.once('error', reject).end(Buffer.alloc(5 * MEGABYTE, 'x'));
    });

  const GENERAL = { status: 413, text: 'What was sent is too large.' };
  const OF_FILES = { status: 413, text: ERROR_TEXTS.resumeTooLarge };
  const OF_KINDS = { status: 415, text: 'This kind of content is not accepted here; send JSON.' };
  test.each([
    ['JSON', SUMMARIES, 'application/json', GENERAL, GENERAL],
    ['a form', UPLOAD, 'multipart/form-data; boundary=x', OF_FILES, OF_FILES],
    ['another kind', SUMMARIES, 'text/xml', GENERAL, OF_KINDS],
  ])(
    'is refused so that ordinary clients read it: 5 MB of %s',
    async (_what, path, type, announced, inChunks) => {
      const headers = { ...ada.headers, 'content-type': type };
      const sentence = (text: string) => (JSON.parse(text) as { error: string }).error;
      for (let round = 0; round < 5; round += 1) {
        const body = Buffer.alloc(5 * MEGABYTE, 'x');
        const fetched = await fetch(server.address + path, { method: 'POST', headers, body });
        expect({ status: fetched.status, text: sentence(await fetched.text()) }).toEqual(announced);
        const asked = await ask(path, headers);
        expect({ status: asked.status, text: sentence(asked.text) }).toEqual(announced);
        const chunked = await ask(path, { ...headers, 'transfer-encoding': 'chunked' });
        expect({ status: chunked.status, text: sentence(chunked.text) }).toEqual(inChunks);
      }
    },
    SLOW_MS,
  );

  test('is not asked for when the client asks first', async () => {
    const connection = await openRawConnection(server.address);
    const head = toHead(SUMMARIES, JSON_TYPE, 'expect: 100-continue', `content-length: ${5 * MEGABYTE}`);
    connection.socket.write(head);
    await new Promise((resolve) => connection.socket.once('data', resolve));
    expect(connection.received()).toMatch(/^HTTP\/1\.1 413 /);
    connection.socket.destroy();
    const small = await openRawConnection(server.address);
    const body = '{"jobs": []}';
    small.socket.write(
      toHead(SUMMARIES, JSON_TYPE, 'expect: 100-continue', `content-length: ${body.length}`),
    );
    await new Promise((resolve) => small.socket.once('data', resolve));
    expect(small.received()).toMatch(/^HTTP\/1\.1 100 Continue/);
    small.socket.end(body);
    await small.closed;
    expect(small.received()).toMatch(/HTTP\/1\.1 (200|400) /);
  });

  test('is not followed by another request on its connection', async () => {
    let asked = 0;
    api.server.on('request', () => (asked += 1));
    const connection = await openRawConnection(server.address);
    const body = Buffer.alloc(300 * 1024, 'x');
    connection.socket.write(toHead(SUMMARIES, JSON_TYPE, `content-length: ${body.length}`));
    connection.socket.write(body);
    connection.socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    await connection.closed;
    expect(connection.received().match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(connection.received()).toMatch(/^HTTP\/1\.1 413 /);
    expect(asked).toBeLessThanOrEqual(2);
  });
});
